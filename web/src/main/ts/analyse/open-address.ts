import { games } from "../wasm/games";
import { address } from "../app/route";
import { findGame } from "../store/store";
import { Table } from "../table/table";
import { t } from "../content/texts";
import { unpack } from "./links";
import { restoreAnalysis } from "./autosave";

/** The table that an address opened, and the problem if it is not what the address asks for. */
export interface Opened {
  table: Table;
  problem: string;
  /** The address of the editor where an impossible position can be corrected. */
  editAddress?: string;
}

/** Opens what an address asks for; where that fails, the start of the game, and the reason. */
export async function openAddress(at: string, game: string, query: URLSearchParams): Promise<Opened> {
  const saved = restoreAnalysis(at);
  const found = saved === undefined ? await openQuery(game, query) : Table.studyGame(saved, 0);
  if (typeof found !== "string") {
    return { table: found, problem: "" };
  }
  const position = query.get("p");
  const start = Table.study(game, "");
  if (typeof start === "string") {
    throw new Error(start);
  }
  return {
    table: start,
    problem: found,
    ...(position === null ? {} : { editAddress: address("edit", game, { p: position }) }),
  };
}

async function openQuery(game: string, query: URLSearchParams): Promise<Table | string> {
  const position = query.get("p");
  if (position !== null) {
    const table = Table.study(game, position.trim());
    return typeof table === "string" ? t("link.position", table) : table;
  }
  const packed = query.get("g");
  if (packed !== null) {
    const text = await unpack(packed);
    return text === undefined ? t("link.game") : read(text);
  }
  const id = query.get("id");
  if (id !== null) {
    const stored = await findGame(id);
    return stored === undefined ? t("link.gone") : resume(stored.record);
  }
  return query.has("h") ? t("link.handed") : Table.study(game, "");
}

function resume(record: string): Table | string {
  const table = Table.studySaved(record);
  return typeof table === "string" ? t("link.game-wrong", table) : table;
}

function read(text: string): Table | string {
  const found = games().examine(text);
  if (found.kind === "unreadableText") {
    return t("link.game-wrong", found.error);
  }
  return found.kind === "pastedGames" ? Table.studyGame(text, 0) : Table.study(found.game, found.position);
}
