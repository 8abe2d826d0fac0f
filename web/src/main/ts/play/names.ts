import { games } from "../wasm/games";
import type { TurnNode, Side } from "../generated/border";
import { text } from "../content/texts";

/** What a side is called in a game, such as White. */
export function sideName(game: string, side: Side): string {
  return text(`${game}.side.${side}`);
}

/** What a piece in the hand of a side is called. */
export function handName(game: string, side: Side, letter: string): string {
  return text(`${game}.piece.${side === "first" ? letter : letter.toLowerCase()}`);
}

/** What the bank of a side is called. */
export function bankName(game: string, side: Side): string {
  return text(`${game}.bank.${side}`);
}

/** So many pieces of a set-up are named. */
const NAMED = 3;

/** A turn as it is shown among others: what a set-up of twenty ships is like is seen on the board, and nobody wants it read out. */
export function shortTurn({ label, steps }: TurnNode): string {
  return steps.length >= 2 * NAMED ? `${steps.slice(0, NAMED).join("")}…` : label;
}

/** A step that may be a word; most turns have none, and the lines of an engine that thinks are drawn all the time. */
const WORD = /(?:^|,)[a-z]+(?:,|$)/;

/** A turn as people read it: words are called by their names. */
export function turnWords(game: string, turn: string): string {
  return WORD.test(turn) ? games().turnWords(game, turn) : turn;
}
