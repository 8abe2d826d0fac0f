import { fileText } from "../file-text";
import { games } from "../games";
import { keepGames, type GameSummary, type KeptGame } from "../store";

/** What came of reading files: how many games are new here, how many were here already, and what is wrong with the others. */
export interface Imported {
  kept: number;
  known: number;
  faults: { file: string; fault: string }[];
}

/** The game as a file for everybody; undefined if it cannot be read. */
export function gameFile(game: GameSummary): string | undefined {
  const answer = JSON.parse(games().gameFile(game.record)) as { file: string } | { error: string };
  return "file" in answer ? answer.file : undefined;
}

/** Why a game cannot be read, in words; empty if it can. */
export function faultOf(game: GameSummary): string {
  const answer = JSON.parse(games().gameFile(game.record)) as { file: string } | { error: string };
  return "error" in answer ? answer.error : "";
}

/** One file with all games that can be read. */
export function exportGames(kept: KeptGame[]): string {
  return kept.flatMap((game) => gameFile(game) ?? []).join("\n");
}

/** Keeps all games of files; what cannot be read is told and spoils nothing else. */
export async function importFiles(files: File[], here: KeptGame[]): Promise<Imported> {
  const known = new Set(here.map(gameFile));
  const result: Imported = { kept: 0, known: 0, faults: [] };
  for (const file of files) {
    const read = await fileText(file);
    if (typeof read !== "string") {
      result.faults.push({ file: file.name, fault: read.error });
      continue;
    }
    const harvest = JSON.parse(games().harvest(read)) as { games: GameSummary[]; faults: string[] };
    result.faults.push(...harvest.faults.map((fault) => ({ file: file.name, fault })));
    const fresh = harvest.games.filter((game) => {
      const text = gameFile(game);
      return !known.has(text) && known.add(text);
    });
    await keepGames(fresh);
    result.kept += fresh.length;
    result.known += harvest.games.length - fresh.length;
  }
  return result;
}
