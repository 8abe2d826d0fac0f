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

/** What the worker is asked to do besides playing. */
export type Task =
  | { kind: "analyse"; game: string; path: string; lines: number; nodes: number }
  | { kind: "review"; file: string };

/** What a player of a table asks of the worker; the text is for Answering.java. */
export interface PlayerRequest {
  player: number;
  kind: "ask" | "cancel" | "hurry" | "close";
  question: number;
  text: string;
}

/** What the worker answers to a player; the text is for the table. */
export interface PlayerAnswer {
  player: number;
  question: number;
  /** Whether nothing more comes about the question. */
  final: boolean;
  text: string;
}

export type ToWorker = { url: string } | { id: number; task: Task } | { stop: number } | { request: string };

export type FromWorker =
  | { id: number; known: Known | ReviewProgress }
  | { id: number; done: unknown }
  | { id: number; failed: string }
  | { answer: PlayerAnswer }
  /** Nothing more can be expected of this worker; no reason if it could not be loaded. */
  | { broken: string };
