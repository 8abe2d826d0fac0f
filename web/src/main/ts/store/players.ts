import type { Side } from "../generated/border";
import type { KeptGame } from "./store";
import { t, text } from "../content/texts";

const LEVEL = /^level:(\d)$/;

/** How a player of a game that was kept is called: by the computer's level, or by name. */
export function playerName(game: KeptGame, side: Side): string {
  const level = LEVEL.exec(game[side])?.[1];
  if (level !== undefined) {
    return text("table.computer", level);
  }
  const name = side === "first" ? game.firstName : game.secondName;
  return isSaid(name) ? name : text("table.record.person");
}

/** Whether somebody has given a name. */
function isSaid(name: string): boolean {
  return name !== "" && name !== "?" && name !== "human";
}

/** Who plays whom. */
export function whoPlays(game: KeptGame): string {
  return t("store.players", playerName(game, "first"), playerName(game, "second"));
}
