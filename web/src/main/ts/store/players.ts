import type { Side } from "../generated/border";
import type { StoredGame } from "./store";
import { t, text } from "../content/texts";

const LEVEL = /^level:(\d)$/;

/** The name of a player of a stored game, or the level of the computer. */
export function playerName(game: StoredGame, side: Side): string {
  const level = LEVEL.exec(game[side])?.[1];
  if (level !== undefined) {
    return text("table.computer", level);
  }
  const name = side === "first" ? game.firstName : game.secondName;
  return isNamed(name) ? name : text("table.record.person");
}

/** Whether a name tag holds a real name. */
function isNamed(name: string): boolean {
  return name !== "" && name !== "?" && name !== "human";
}

/** Both players, as in "Ana against Rui". */
export function playersText(game: StoredGame): string {
  if (game.first === "human" && game.second === "human" && !isNamed(game.firstName) && !isNamed(game.secondName)) {
    return text("table.home.person");
  }
  return t("store.players", playerName(game, "first"), playerName(game, "second"));
}

/** The opponent of a person, or both players where there is no person or there are two. */
export function opponentText(game: StoredGame): string {
  if ((game.first === "human") === (game.second === "human")) {
    return playersText(game);
  }
  return playerName(game, game.first === "human" ? "second" : "first");
}
