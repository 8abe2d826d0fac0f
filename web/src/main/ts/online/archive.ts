import { api } from "./available";
import type { ArchivePage } from "./protocol";

/** What is searched for; empty fields do not matter. */
export interface ArchiveQuery {
  /** The id of a player, or "me". */
  player: string;
  game: string;
  /** The result for the player: won, lost or draw. */
  result: string;
  from: string;
  until: string;
}

/** The matches of a search after those of earlier pages; the own ones of a visitor without a player are none. */
export async function searchArchive(query: ArchiveQuery, before: string): Promise<ArchivePage> {
  const url = api("matches");
  for (const [name, value] of Object.entries({ ...query, before })) {
    if (value !== "") {
      url.searchParams.set(name, value);
    }
  }
  const response = await fetch(url, { cache: "no-store" });
  if (response.status === 401) {
    return { matches: [] };
  }
  if (!response.ok) {
    throw new Error(String(response.status));
  }
  return (await response.json()) as ArchivePage;
}

/** The address of the file of a match. */
export function fileAddress(id: string): string {
  return api(`matches/${id}/file`).href;
}
