import { html, nothing } from "lit";
import type { TurnNode } from "../generated/border";
import { t } from "../content/texts";
import { shortTurn } from "./names";
import type { Play } from "./play";

/** The move list, two turns per row; a click displays the turn. */
export function moves(play: Play) {
  const { view } = play;
  const line = play.line();
  return html`<nav class="moves" aria-label=${t("tab.moves")} data-moves tabindex=${line.length > 0 ? 0 : -1}>
    <ol>
      ${line.map(
        (move, i) => html`<li class=${move.side === "first" ? "first-side" : "second-side"}>
          ${numbered(move, i === 0)}
          <button
            class=${move.takenBack ? "move taken-back" : "move"}
            data-move=${i + 1}
            data-turn=${move.turn}
            title=${shortTurn(move) === move.label ? nothing : move.turn}
            aria-current=${move.id === view.shown ? "step" : nothing}
            @click=${() => play.command({ kind: "display", place: move.id })}
          >
            ${shortTurn(move)}
          </button>
        </li>`,
      )}
    </ol>
  </nav>`;
}

/** The move number, shared by both sides' turns. */
function numbered({ number, side }: TurnNode, alone: boolean) {
  const pair = Math.ceil(number / 2);
  if (side === "first") {
    return html`<span class="number">${pair}.</span>`;
  }
  return alone ? html`<span class="number">${pair}…</span>` : nothing;
}

/** Scrolls the list to a newly displayed turn, aligned to whole rows. */
export function showTurn(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>(".move[aria-current]") ?? null;
  const isNew = list !== null && hasChanged(list, `${current?.dataset["move"] ?? ""} ${list.clientHeight}`);
  if (isNew && current !== null) {
    const rows = Math.max(1, Math.floor(list.clientHeight / current.offsetHeight));
    list.scrollTo({ top: current.offsetTop - Math.floor((rows - 1) / 2) * current.offsetHeight });
  }
}

/** Whether a list has to show something new; until then manual scrolling is respected. */
export function hasChanged(list: HTMLElement, shown: string): boolean {
  const isNew = list.dataset["shown"] !== shown;
  list.dataset["shown"] = shown;
  return isNew;
}

/** Displays the place a number of turns away, at most the start or the end. */
export function browse(play: Play, by: number): void {
  const places = [0, ...play.line().map(({ id }) => id)];
  const live = places.indexOf(play.view.live);
  const now = places.indexOf(play.view.shown);
  // Turns that were taken back can be browsed only from one of them.
  const end = now > live ? places.length - 1 : live;
  const to = places[Math.min(end, Math.max(0, now + by))];
  if (to !== undefined && to !== play.view.shown) {
    play.command({ kind: "display", place: to });
  }
}
