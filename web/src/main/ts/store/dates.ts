import { language } from "../content/texts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function tag(): string {
  return language() === "pt" ? "pt-PT" : "en-GB";
}

/** How long ago something was, in words; the date once that is more than a week. */
export function whenWas(time: number, now = Date.now()): string {
  const gone = now - time;
  const words = new Intl.RelativeTimeFormat(tag(), { numeric: "auto" });
  if (gone < MINUTE) {
    return words.format(0, "second");
  }
  if (gone < HOUR) {
    return words.format(-Math.floor(gone / MINUTE), "minute");
  }
  if (gone < DAY) {
    return words.format(-Math.floor(gone / HOUR), "hour");
  }
  return gone < 7 * DAY ? words.format(-Math.floor(gone / DAY), "day") : dateOf(time);
}

export function dateOf(time: number): string {
  return new Intl.DateTimeFormat(tag(), { dateStyle: "medium" }).format(time);
}

/** The day as game files write it. */
export function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`;
}
