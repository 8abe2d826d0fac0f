import { html, nothing } from "lit";
import { readError } from "../library/import-export";
import { savedBoard } from "../app/saved-board";
import { address } from "../app/route";
import type { StoredGame } from "../store/store";
import { opponentText } from "../store/players";
import { timeAgo } from "../store/dates";
import { t, text } from "../content/texts";

/** The unfinished games as the home page shows them. */
export interface Unfinished {
  /** The last changed readable game. */
  game?: StoredGame;
  /** The number of other games. */
  others: number;
  /** The number of unreadable games that were found before the readable one. */
  damaged: number;
}

/** Finds the last changed game that is readable. */
export function lastUnfinished(stored: StoredGame[]): Unfinished {
  const at = stored.findIndex((game) => readError(game) === "");
  const game = stored[at];
  return game === undefined
    ? { others: 0, damaged: stored.length }
    : { game, others: stored.length - at - 1, damaged: at };
}

/** The last unfinished game with its board and a link to resume it; the others are in the library. */
export function resumeCard({ game, others, damaged }: Unfinished) {
  remember(game !== undefined);
  if (game === undefined && damaged === 0) {
    return nothing;
  }
  return html`<section class="unfinished-games" aria-label=${t("home.left")}>
    ${
      game === undefined
        ? nothing
        : html`<a class="unfinished-game" href=${address("play", game.game, { id: game.id })} data-id=${game.id}>
          <span class="unfinished-board">${savedBoard(game.game, game.record)}</span>
          <span class="unfinished-title">
            <strong>${text(`${game.game}.name`)}</strong>
            <span>${opponentText(game)}</span>
            <span class="unfinished-time">${t("home.turns", game.turns)} · ${timeAgo(game.changed)}</span>
          </span>
          <span class="button unfinished-action">${t("home.resume")}</span>
        </a>`
    }
    ${others > 0 ? html`<a class="unfinished-more" href=${address("library")}>${t("home.more-left", others)}</a>` : nothing}
    ${damaged > 0 ? html`<a class="unfinished-more damaged" href=${address("library")}>${t("home.damaged", damaged)}</a>` : nothing}
  </section>`;
}

/** Stores whether there is a card, so that the shell of the next visit leaves room for it. */
function remember(shown: boolean): void {
  try {
    localStorage.setItem("tabuleiro.resume", shown ? "yes" : "");
  } catch {
    // Storage is denied: the card appears without room.
  }
}
