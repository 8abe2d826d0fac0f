import { language } from "../content/texts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function tag(): string {
  return language() === "pt" ? "pt-PT" : "en-GB";
}

/** A time relative to now, such as "3 hours ago"; the date if it is more than a week ago. */
export function timeAgo(time: number, now = Date.now()): string {
  const elapsed = now - time;
  const words = new Intl.RelativeTimeFormat(tag(), { numeric: "auto" });
  if (elapsed < MINUTE) {
    return words.format(0, "second");
  }
  if (elapsed < HOUR) {
    return words.format(-Math.floor(elapsed / MINUTE), "minute");
  }
  if (elapsed < DAY) {
    return words.format(-Math.floor(elapsed / HOUR), "hour");
  }
  return elapsed < 7 * DAY ? words.format(-Math.floor(elapsed / DAY), "day") : formatDate(time);
}

export function formatDate(time: number): string {
  return new Intl.DateTimeFormat(tag(), { dateStyle: "medium" }).format(time);
}

/** Today as in the Date tag of game files. */
export function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`;
}
