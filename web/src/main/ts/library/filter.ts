import type { StoredGame } from "../store/store";
import { playersText } from "../store/players";
import { text } from "../content/texts";

/** The results by which the library can be filtered; won and lost are those of a person against the computer. */
export const RESULTS = ["", "won", "lost", "draw", "unfinished"] as const;
export type ResultFilter = (typeof RESULTS)[number];

/** The opponents by which the library can be filtered. */
export const OPPONENTS = ["", "computer", "person", "computers"] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** What the library shows. */
export interface Filter {
  /** The id of a game; empty for all. */
  game: string;
  result: ResultFilter;
  opponent: Opponent;
  /** Words that the title, the players, the game or the date contain. */
  words: string;
}

export const NO_FILTER: Filter = { game: "", result: "", opponent: "", words: "" };

function opponent({ first, second }: StoredGame): Opponent {
  const people = [first, second].filter((seat) => seat === "human").length;
  return people === 2 ? "person" : people === 1 ? "computer" : "computers";
}

/** The result of a stored game; empty for a decided game that was not between a person and the computer. */
export function outcomeOf(game: StoredGame): ResultFilter {
  if (!game.finished) {
    return "unfinished";
  }
  if (game.points === "1/2-1/2") {
    return "draw";
  }
  if (opponent(game) !== "computer") {
    return "";
  }
  return (game.points === "1-0") === (game.first === "human") ? "won" : "lost";
}

/** Text without case and accents, as it is compared. */
function plain(words: string): string {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether a stored game passes a filter. */
export function passes(game: StoredGame, filter: Filter): boolean {
  const searched = plain([game.title, playersText(game), text(`${game.game}.name`), game.date].join(" "));
  return (
    (filter.game === "" || game.game === filter.game) &&
    (filter.result === "" || outcomeOf(game) === filter.result) &&
    (filter.opponent === "" || opponent(game) === filter.opponent) &&
    plain(filter.words)
      .split(/\s+/)
      .every((word) => searched.includes(word))
  );
}
