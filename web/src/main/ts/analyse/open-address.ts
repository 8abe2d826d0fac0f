import { games } from "../wasm/games";
import { address } from "../app/route";
import { findGame } from "../store/store";
import { Table } from "../table/table";
import { t } from "../content/texts";
import { unpack } from "./links";
import { leftWork } from "./autosave";

/** What an address leads to: a table, and what was wrong with the address if that is not what it asked for. */
export interface Opened {
  table: Table;
  trouble: string;
  /** Where a position that is not possible can be mended. */
  mend?: string;
}

/** Opens what an address asks for. Where that cannot be had, the start of the game stands there instead, and the reason is told. */
export async function openAddress(at: string, game: string, query: URLSearchParams): Promise<Opened> {
  const left = leftWork(at);
  const found = left === undefined ? await asked(game, query) : Table.studyGame(left, 0);
  if (typeof found !== "string") {
    return { table: found, trouble: "" };
  }
  const position = query.get("p");
  const start = Table.study(game, "");
  if (typeof start === "string") {
    throw new Error(start);
  }
  return {
    table: start,
    trouble: found,
    ...(position === null ? {} : { mend: address("edit", game, { p: position }) }),
  };
}

async function asked(game: string, query: URLSearchParams): Promise<Table | string> {
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
    const kept = await findGame(id);
    return kept === undefined ? t("link.gone") : resume(kept.record);
  }
  return query.has("h") ? t("link.handed") : Table.study(game, "");
}

function resume(record: string): Table | string {
  const table = Table.studySaved(record);
  return typeof table === "string" ? t("link.game-wrong", table) : table;
}

function read(text: string): Table | string {
  const found = games().examine(text);
  if (found.kind === "unreadable") {
    return t("link.game-wrong", found.error);
  }
  return found.kind === "games" ? Table.studyGame(text, 0) : Table.study(found.game, found.position);
}
