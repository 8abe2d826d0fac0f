import { games } from "../games";
import { address } from "../route";
import { Table } from "../table";
import { t } from "../texts";
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

const MOST_BYTES = 16 << 20;

export function examine(text: string): Found {
  return JSON.parse(games().examine(text)) as Found;
}

/** Reads a file as text; a fault says what was expected. */
export async function readFile(file: File): Promise<string | { error: string }> {
  if (file.size > MOST_BYTES) {
    return { error: t("import.huge", file.name, MOST_BYTES >> 20) };
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return { error: t("import.binary", file.name) };
  }
}

/** Where a game of a text is analysed. */
export function gameAddress(text: string, index: number): string {
  const table = Table.read(text, index, "human", "human");
  if (typeof table === "string") {
    throw new Error(table);
  }
  const at = handOver(table.view.game, table.record({ First: "", Second: "" }));
  table.close();
  return at;
}

export function positionAddress(game: string, position: string): string {
  return address("analyse", game, { p: position });
}
