import { address } from "../app/route";
import { Table } from "../table/table";
import { handOver } from "./autosave";

/** The address where a game of a text is analysed. */
export function gameAddress(text: string, index: number): string {
  const table = Table.studyGame(text, index);
  if (typeof table === "string") {
    throw new Error(table);
  }
  const at = handOver(table.view.game, table.shared());
  table.close();
  return at;
}

export function positionAddress(game: string, position: string): string {
  return address("analyse", game, { p: position });
}
