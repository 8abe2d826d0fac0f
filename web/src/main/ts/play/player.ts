import { html, nothing } from "lit";
import { hasTrays, pieceId } from "../content/drawings";
import type { Side } from "../generated/border";
import { t, text } from "../content/texts";
import type { BoardSession } from "../table/board-session";
import { levelOf } from "../start/game-options";
import { dragFromBank, dragFromHand } from "./hand-drag";
import { sideName } from "./names";

/** A player beside the board: piece, name and level, hand, score and clock. */
export function player(play: BoardSession, side: Side, place: "top" | "bottom" = "top") {
  const { info, view } = play;
  const toMove = view.mover === side;
  const { name, detail } = titles(play, side);
  const title = [name, detail].filter((part) => part !== "").join(" · ");
  const score = view.scores?.[side === "first" ? 0 : 1];
  const clock = play.clock[side];
  return html`<div
    class=${["player", place, ...(toMove ? ["to-move"] : [])].join(" ")}
    role="group"
    data-player=${side}
    aria-label=${toMove ? t("to-move", title) : title}
  >
    <span class="avatar" aria-hidden="true">${picture(info.id, avatar(info.pieces, side))}</span>
    <span class="player-name"
      ><span class="who">${presence(play.presence[side], name)}${name}</span>${detail === "" ? nothing : html`<span class="person"><span class="dot"> · </span>${detail}</span>`}</span
    >
    ${hand(play, side)}
    ${
      score === undefined
        ? nothing
        : html`<span class="score" data-score=${side} role="img" title=${t("score", score)} aria-label=${t("score", score)}>${score}</span>`
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

/** A dot for a remote player who is connected, a ring for one who is not. */
function presence(isHere: boolean | undefined, name: string) {
  if (isHere === undefined) {
    return nothing;
  }
  const label = text(isHere ? "online.presence.here" : "online.presence.away", name);
  return html`<span class=${isHere ? "presence here" : "presence"} data-presence=${isHere} role="img" aria-label=${label} title=${label}></span>`;
}

/** The name of a player, and the side with the level; an unnamed player is called by the side. */
function titles({ view }: BoardSession, side: Side): { name: string; detail: string } {
  const ofSide = sideName(view.game, side);
  const level = levelOf(view[side]);
  if (level > 0) {
    return { name: t("computer-player"), detail: `${ofSide} · ${levelName(level)}` };
  }
  const who = view.names[side];
  return who === "" ? { name: ofSide, detail: "" } : { name: who, detail: ofSide };
}

/** A level with its word, such as: level 3, easy opponent. */
export function levelName(level: number): string {
  return t("level-name", t("level-number", level), text(`level.word.${level}`));
}

function isOf(letter: string, side: Side): boolean {
  return (letter === letter.toUpperCase()) === (side === "first");
}

function avatar(pieces: string, side: Side): string {
  return [...pieces].find((letter) => isOf(letter, side)) ?? "";
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
  return html`<span class=${info.hands ? "hand pieces" : "hand"}>
    ${own.map(({ letter, count }) => (info.hands ? inHand(play, side, letter, count) : inBank(play, letter, count)))}
  </span>`;
}

/** The name of pieces beside the board with their number. */
function counted({ info }: BoardSession, letter: string, count: number): string {
  return `${text(`${info.id}.piece.${letter}`)} ×${count}`;
}

/** Pieces that are placed without being chosen first. */
function inBank(play: BoardSession, letter: string, count: number) {
  const name = counted(play, letter, count);
  const isGrabbable = count > 0 && play.reach.banks.includes(letter);
  return html`<span
    class=${isGrabbable ? "in-bank grabbable" : "in-bank"}
    data-bank=${letter}
    role="img"
    aria-label=${name}
    title=${name}
    @pointerdown=${(event: PointerEvent) => isGrabbable && dragFromBank(play, letter, event)}
    >${picture(play.info.id, letter)}<span class="count">${count}</span></span
  >`;
}

/** A cell of the hand; the cell of a used-up kind keeps its place and shows the shadow of the piece. */
function inHand(play: BoardSession, side: Side, letter: string, count: number) {
  const { view } = play;
  const click = letter.toUpperCase();
  const mine = view.entry !== undefined && view.side === side;
  const name = counted(play, letter, count);
  const piece = picture(play.info.id, letter);
  return count === 0
    ? html`<span class="in-hand used-up" aria-hidden="true">${piece}</span>`
    : html`<button
        class="in-hand"
        data-piece=${letter}
        aria-label=${name}
        title=${name}
        aria-pressed=${mine && (view.entry?.clicks.includes(click) ?? false)}
        ?disabled=${!mine}
        @click=${() => play.enter(click)}
        @pointerdown=${(event: PointerEvent) => mine && dragFromHand(play, letter, event)}
      >
        ${piece}${count < 2 ? nothing : html`<span class="count">${count}</span>`}
      </button>`;
}
