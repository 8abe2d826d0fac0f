import { asset } from "./assets";
import { breathe } from "./breathe";
import { loadGames, type Exports } from "./games-exports";

/** What must be known about a game to draw it. */
export interface GameInfo {
  id: string;
  width: number;
  height: number;
  squares: string[];
  pieces: string;
  reserve: string;
  /** Whether turns are entered by clicks on pieces beside the board. */
  hands: boolean;
  /** The position from which it is begun unless another one is chosen. */
  start: string;
  setups: string[];
}

let loaded: Exports;
let infos: GameInfo[] = [];

/** The games on the page's own thread, once they are loaded. */
export function games(): Exports {
  return loaded;
}

/** All games, in their order. */
export function allGames(): GameInfo[] {
  return infos;
}

/** The game with an id, if there is one. */
export function gameInfo(id: string): GameInfo | undefined {
  return infos.find((info) => info.id === id);
}

/** Loads the games for the page. */
export async function startGames(): Promise<void> {
  loaded = await loadGames(asset("games.wasm"));
  await breathe();
  infos = JSON.parse(loaded.games()) as GameInfo[];
}
