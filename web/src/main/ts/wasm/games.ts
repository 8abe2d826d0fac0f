import { load } from "games-loader";
import { asset } from "../content/assets";
import { breathe } from "../browser/yield";
import { bindPageApi, type GameInfo, type PageApi } from "../generated/border";

let loaded: PageApi;
let infos: GameInfo[] = [];

/** The games on the page's own thread, once they are loaded. */
export function games(): PageApi {
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
  loaded = bindPageApi((await load(asset("games.wasm"))).exports);
  await breathe();
  infos = loaded.games();
}
