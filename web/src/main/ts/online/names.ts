import { text } from "../content/texts";
import type { PlayerInfo } from "./protocol";

/** The name of a player in the language of the page. */
export function playerName({ type, name }: PlayerInfo): string {
  return type === "guest" ? text("online.guest", name) : type === "deleted" ? text("online.deleted") : name;
}

/** A time control in words. */
export function timeWords(time: string): string {
  if (time === "") {
    return text("online.join.no-clock");
  }
  const [, number = "", unit = "", increment = ""] = /^(\d+)([+sd])(\d*)$/.exec(time) ?? [];
  switch (unit) {
    case "d":
      return text("online.join.days", Number(number));
    case "s":
      return text("online.join.seconds", number);
    default:
      return text("online.join.clock", number, increment);
  }
}
