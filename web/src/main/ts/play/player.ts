import { html, nothing } from "lit";
import { hasTrays, pieceId } from "../content/drawings";
import type { Side } from "../generated/border";
import { t, text } from "../content/texts";
import type { BoardSession } from "../table/board-session";
import { handDrag } from "./hand-drag";
import { sideName } from "./names";

/** A player's row beside the board: turn marker, name, hand or bank, lost pieces, score and clock. */
export function player(play: BoardSession, side: Side) {
  const { view } = play;
  const toMove = view.mover === side;
  const name = sideName(view.game, side);
  const who = view.names[side];
  const title = who === "" ? name : `${name} · ${who}`;
  const score = view.scores?.[side === "first" ? 0 : 1];
  const clock = play.clock[side];
  return html`<div
    class=${toMove ? "player to-move" : "player"}
    role="group"
    data-player=${side}
    aria-label=${toMove ? t("to-move", title) : title}
  >
    <span class="turn-marker" aria-hidden="true"></span>
    <span class="player-name"><b>${name}</b>${who === "" ? nothing : html`<span class="person"> · ${who}</span>`}</span>
    ${hand(play, side)}
    ${
      score === undefined
        ? nothing
        : html`<span class="score" data-score=${side} role="img" aria-label=${t("score", score)}>${score}</span>`
    }
    ${
      clock === undefined || view.clock === undefined
        ? nothing
        : html`<span class=${clock.low ? "clock low" : "clock"} data-clock=${side} role="timer" aria-label=${t("time-left", clock.text)}
          >${clock.text}</span
        >`
    }
  </div>`;
}

function isOf(letter: string, side: Side): boolean {
  return (letter === letter.toUpperCase()) === (side === "first");
}

function picture(game: string, letter: string) {
  return html`<svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#${pieceId(game, letter)}`}></use></svg>`;
}

/** Pieces in hand; buttons in games whose turns begin with one. The board shows banks in its trays. */
function hand(play: BoardSession, side: Side) {
  const { info, view } = play;
  // A reserve that is only for the set-up disappears when it is empty.
  const own = [...info.reserve]
    .map((letter, i) => ({ letter, count: view.scene.reserve[i] ?? 0 }))
    .filter(({ letter, count }) => isOf(letter, side) && (count > 0 || info.setups.length === 0));
  if (own.length === 0 || hasTrays(info.id)) {
    return nothing;
  }
  const mine = view.entry !== undefined && view.side === side;
  return html`<span class=${info.hands ? "hand pieces" : "hand"}>
    ${own.map(({ letter, count }) => {
      const name = `${text(`${info.id}.piece.${letter}`)} ×${count}`;
      const click = letter.toUpperCase();
      const content = html`${picture(info.id, letter)}${info.hands && count < 2 ? nothing : html`<span class="count">${count}</span>`}`;
      if (!info.hands) {
        return html`<span class=${count === 0 ? "in-bank empty" : "in-bank"} data-bank=${letter} role="img" aria-label=${name} title=${name}>${content}</span>`;
      }
      return count === 0
        ? nothing
        : html`<button
            class="in-hand"
            data-piece=${letter}
            aria-label=${name}
            title=${name}
            aria-pressed=${mine && (view.entry?.clicks.includes(click) ?? false)}
            ?disabled=${!mine}
            @click=${() => play.enter(click)}
            @pointerdown=${(event: PointerEvent) => mine && handDrag(event, (square) => play.drag(click, square))}
          >
            ${content}
          </button>`;
    })}
  </span>`;
}
