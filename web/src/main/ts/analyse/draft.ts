import { games } from "../games";
import type { Scene, Side } from "../view";

/** A position that is put together, and why it is none as long as it is not; see Draft.java. */
export interface Draft {
  game: string;
  text: string;
  side: Side;
  pending: string;
  quiet: number;
  turn: number;
  possible: boolean;
  says: string;
  names: string[];
  scene: Scene;
}

/** Changes the position by name: game, start, clear, setup, type, put, move, side, reserve, pending, quiet, turn; or only looks. */
export function edit(name: string, ...words: (string | number)[]): Draft {
  return JSON.parse(games().edit(name, words.join(" "))) as Draft;
}
