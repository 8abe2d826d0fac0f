import { readTextFile } from "../browser/text-file";
import { games } from "../wasm/games";
import type { GameSummary } from "../generated/border";
import { storedGames, saveGames, type StoredGame } from "../store/store";

/** What came of reading files: how many games are new here, how many were here already, and what is wrong with the others. */
export interface Imported {
  kept: number;
  known: number;
  faults: { file: string; fault: string }[];
}

/** The game as a file for everybody; undefined if it cannot be read. */
export function gameFile(game: GameSummary): string | undefined {
  const answer = games().gameFile(game.record);
  return answer.kind === "exportedFile" ? answer.file : undefined;
}

/** Why a game cannot be read, in words; empty if it can. */
export function readError(game: GameSummary): string {
  const answer = games().gameFile(game.record);
  return answer.kind === "notExported" ? answer.error : "";
}

/** One file with all games that can be read. */
export function exportGames(kept: StoredGame[]): string {
  return kept.flatMap((game) => gameFile(game) ?? []).join("\n");
}

/** Keeps all games of files; what cannot be read is told and spoils nothing else. */
export async function importFiles(files: File[], here: StoredGame[]): Promise<Imported> {
  const known = new Set(here.map(gameFile));
  const result: Imported = { kept: 0, known: 0, faults: [] };
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
    result.kept += fresh.length;
    result.known += found.length - fresh.length;
  }
  return result;
}

/** Keeps a game as one of its own; whether it was not there already. */
export async function keepRecord(record: string): Promise<boolean> {
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
