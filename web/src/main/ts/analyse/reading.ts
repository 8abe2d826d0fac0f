import { games } from "../games";
import { address } from "../route";
import { Table } from "../table";
import { handOver } from "./work";

export interface FoundGame {
  game: string;
  first: string;
  second: string;
  event: string;
  date: string;
  result: string;
  turns: number;
}

/** What a text turned out to be; see Imports.java. */
export type Found =
  | { games: FoundGame[] }
  | { game: string; position: string }
  | { error: string; line?: number; column?: number; drawn?: string };

export function examine(text: string): Found {
  return JSON.parse(games().examine(text)) as Found;
}

/** Where a game of a text is analysed. */
export function gameAddress(text: string, index: number): string {
  const table = Table.studyGame(text, index);
  if (typeof table === "string") {
    throw new Error(table);
  }
  const at = handOver(table.view.game, table.record());
  table.close();
  return at;
}

export function positionAddress(game: string, position: string): string {
  return address("analyse", game, { p: position });
}
