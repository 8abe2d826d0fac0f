import { games } from "../wasm/games";
import type { Side } from "../generated/border";
import { text } from "../content/texts";

/** The name of a side, such as White. */
export function sideName(game: string, side: Side): string {
  return text(`${game}.side.${side}`);
}

/** The name of a side as an object, with its article where the language has one, such as "as Brancas". */
export function theSide(game: string, side: Side): string {
  return text(`${game}.side.${side}.the`);
}

/** The name of a side as an owner, with its preposition where the language joins them, such as "das Brancas". */
export function ofSide(game: string, side: Side): string {
  return text(`${game}.side.${side}.of`);
}

/** The name of a piece in hand. */
export function handName(game: string, side: Side, letter: string): string {
  return text(`${game}.piece.${side === "first" ? letter : letter.toLowerCase()}`);
}

/** A step that may be a word. Tested first, as engine lines are rendered often and most turns have none. */
const WORD = /(?:^|,)[a-z]+(?:,|$)/;

/** A turn with its words translated. */
export function turnWords(game: string, turn: string): string {
  return WORD.test(turn) ? games().turnWords(game, turn) : turn;
}
