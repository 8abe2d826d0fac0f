import type { Side } from "./view";

/** A line of an analysis, from the view of the player to move. */
export interface Line {
  score: number;
  chance: number;
  exact: boolean;
  turns: string[];
  /** In how many turns a proven win or loss comes true. */
  proven?: number;
  margin?: number;
}

/** What the engine knows so far. */
export interface Known {
  done: boolean;
  depth: number;
  nodes: number;
  millis: number;
  side: Side;
  lines: Line[];
}

/** How far the review of a whole game is. */
export interface ReviewProgress {
  judged: number;
  turns: number;
  done: boolean;
}

export interface Faults {
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

/** What came of a review. */
export interface Reviewed {
  /** The annotated game. */
  file: string;
  /** The first player's chances after each turn in thousandths; -1 where nothing is known. */
  chances: number[];
  first: Faults;
  second: Faults;
}

export interface Hint {
  begin: string;
  target: string;
  turn: string;
}

/** What the computer thinks of a game besides its turn. */
export interface Manners {
  resigns: boolean;
  offersDraw: boolean;
}

/** What the worker is asked to do. */
export type Task =
  | { kind: "play"; game: string; path: string; level: number; seed: number; millis: number }
  | { kind: "analyse"; game: string; path: string; lines: number; nodes: number }
  | { kind: "review"; file: string }
  | { kind: "hint"; game: string; path: string }
  | { kind: "manners"; game: string; path: string; side: Side; match: number }
  | { kind: "takes-draw"; game: string; path: string; side: Side; match: number };

export type ToWorker = { url: string } | { id: number; task: Task } | { stop: number };

export type FromWorker =
  | { id: number; known: Known | ReviewProgress }
  | { id: number; done: unknown }
  | { id: number; failed: string };
