import { t, text } from "../texts";
import type { Move, Side, View } from "../view";

/** What a side is called in a game, such as White. */
export function sideName(game: string, side: Side): string {
  return text(`${game}.side.${side}`);
}

/** What a piece in the hand of a side is called. */
export function handName(game: string, side: Side, letter: string): string {
  return text(`${game}.piece.${side === "first" ? letter : letter.toLowerCase()}`);
}

/** What the bank of a side is called. */
export function bankName(game: string, side: Side): string {
  return text(`${game}.bank.${side}`);
}

/** So many pieces of a set-up are named. */
const NAMED = 3;

/** A turn as it is shown among others: what a set-up of twenty ships is like is seen on the board, and nobody wants it read out. */
export function shortTurn({ turn, steps }: Move): string {
  return steps.length >= 2 * NAMED ? `${steps.slice(0, NAMED).join("")}…` : turn;
}

/** Who sits on a seat, in words; of two people at one screen nobody is you. */
export function playerName(view: View, side: Side): string {
  const seat = view[side];
  if (seat.startsWith("level:")) {
    return t("computer", Number(seat.slice("level:".length)));
  }
  return view.first === view.second ? "" : t("person");
}

function tagName(seat: string): string {
  return seat.startsWith("level:") ? t("computer", Number(seat.slice("level:".length))) : t("record.person");
}

/** Who played a game that is analysed, where its record does not say; nobody if it was not played against the computer. */
export function seatTags(view: View): Record<string, string> {
  const isPlayed = [view.first, view.second].some((seat) => seat.startsWith("level:"));
  return { First: isPlayed ? tagName(view.first) : "", Second: isPlayed ? tagName(view.second) : "" };
}

/** What the record of a game that was played here says about it. */
export function recordTags(view: View): Record<string, string> {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, "0");
  return {
    Event: "Tabuleiro",
    Date: `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`,
    First: tagName(view.first),
    Second: tagName(view.second),
  };
}
