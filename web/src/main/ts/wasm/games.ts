import { load } from "games-loader";
import { asset } from "../content/assets";
import { yieldToBrowser } from "../browser/yield";
import { bindPageApi, type GameInfo, type PageApi, type StartOffer } from "../generated/border";

let loaded: PageApi;
let infos: GameInfo[] = [];
let offer: StartOffer | undefined;

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

/** What can be chosen for a new game of any kind. */
export function startOffer(): StartOffer {
  offer ??= loaded.startOffer();
  return offer;
}

/** The levels of the computer. */
export function allLevels(): number[] {
  return Array.from({ length: startOffer().levels }, (_, i) => i + 1);
}

/** Loads the compiled module. */
export async function loadGames(): Promise<void> {
  loaded = bindPageApi((await load(asset("games.wasm"))).exports);
  await yieldToBrowser();
  infos = loaded.games();
}
