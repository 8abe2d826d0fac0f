import { readTextFile } from "../browser/text-file";
import { games } from "../wasm/games";
import type { GameSummary } from "../generated/border";
import { storedGames, saveGames, type StoredGame } from "../store/store";

/** The result of an import: counts of new and of already stored games, and the errors. */
export interface Imported {
  added: number;
  known: number;
  faults: { file: string; fault: string }[];
}

/** A game as a game file without stored state; undefined if it cannot be read. */
export function gameFile(game: GameSummary): string | undefined {
  const answer = games().gameFile(game.record);
  return answer.kind === "exportedFile" ? answer.file : undefined;
}

/** Why a stored game cannot be read; empty if it can. */
export function readError(game: GameSummary): string {
  const answer = games().gameFile(game.record);
  return answer.kind === "notExported" ? answer.error : "";
}

/** One file with all readable games. */
export function exportGames(stored: StoredGame[]): string {
  return stored.flatMap((game) => gameFile(game) ?? []).join("\n");
}

/** Imports all readable games of files; the others are reported. */
export async function importFiles(files: File[], here: StoredGame[]): Promise<Imported> {
  const known = new Set(here.map(gameFile));
  const result: Imported = { added: 0, known: 0, faults: [] };
  for (const file of files) {
    const read = await readTextFile(file);
    if (typeof read !== "string") {
      result.faults.push({ file: file.name, fault: read.error });
      continue;
    }
    const { games: found, faults } = games().readGames(read);
    result.faults.push(...faults.map((fault) => ({ file: file.name, fault })));
    const fresh = found.filter((game) => {
      const text = gameFile(game);
      return !known.has(text) && known.add(text);
    });
    await saveGames(fresh);
    result.added += fresh.length;
    result.known += found.length - fresh.length;
  }
  return result;
}

/** Adds a game to the library; returns whether it is new there. */
export async function addRecord(record: string): Promise<boolean> {
  const [game] = games().readGames(record).games;
  if (game === undefined) {
    return false;
  }
  const file = gameFile(game);
  const { kept } = await storedGames();
  const isKnown = kept.some(
    (other) => other.game === game.game && other.turns === game.turns && gameFile(other) === file,
  );
  if (!isKnown) {
    await saveGames([game]);
  }
  return !isKnown;
}
