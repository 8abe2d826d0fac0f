import type { StoredGame } from "../store/store";
import { playerName } from "../store/players";
import { language } from "../content/texts";

export const ORDERS = ["date", "players", "result", "game"] as const;
export type Order = (typeof ORDERS)[number];

/** The stored games sorted; the last changed first among equals. */
export function sortedGames(games: StoredGame[], order: Order): StoredGame[] {
  const compare = new Intl.Collator(language()).compare;
  const key = (one: StoredGame): string => {
    switch (order) {
      case "players":
        return `${playerName(one, "first")} ${playerName(one, "second")}`;
      case "result":
        return one.points;
      case "game":
        return one.game;
      case "date":
        return "";
    }
  };
  return [...games].sort((one, other) => compare(key(one), key(other)) || other.changed - one.changed);
}
