import { text } from "../content/texts";
import type { PlayerInfo } from "./protocol";

/** The name of a player in the language of the page. */
export function playerName({ type, name }: PlayerInfo): string {
  switch (type) {
    case "guest":
      return text("online.guest", name);
    case "bot":
      return text("online.bot", name);
    case "deleted":
      return text("online.deleted");
    default:
      return name;
  }
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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The days per turn of a time control; 0 if it has none. */
function daysOf(time: string): number {
  return Number(/^(\d+)d$/.exec(time)?.[1] ?? 0);
}

/** Whether a match with a time control is played at once. */
export function isLive(time: string): boolean {
  return time !== "" && daysOf(time) === 0;
}

/** The time that is left for a turn, in words. */
export function timeLeft(millis: number): string {
  if (millis >= 2 * DAY) {
    return text("online.left.days", Math.floor(millis / DAY));
  }
  if (millis >= HOUR) {
    return text("online.left.hours", Math.floor(millis / HOUR));
  }
  return millis >= MINUTE ? text("online.left.minutes", Math.floor(millis / MINUTE)) : text("online.left.soon");
}

/** Whether less than an eighth of the days of a turn is left. */
export function isUrgent(time: string, left: number): boolean {
  const days = daysOf(time);
  return days > 0 && left < (days * DAY) / 8;
}
