import { load } from "games-loader";
import { asset } from "../content/assets";
import { yieldToBrowser } from "../browser/yield";
import { bindPageApi, type GameInfo, type PageApi } from "../generated/border";

let loaded: PageApi;
let infos: GameInfo[] = [];

/** The compiled games on the page's thread; valid once `loadGames` is done. */
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

/** Loads the compiled module. */
export async function loadGames(): Promise<void> {
  loaded = bindPageApi((await load(asset("games.wasm"))).exports);
  await yieldToBrowser();
  infos = loaded.games();
}
