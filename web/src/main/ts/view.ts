export type Side = "first" | "second";

/** Something drawn on the board beside the pieces; see Mark.java. */
export type Mark =
  | { kind: "last" | "zone" | "chosen" | "must" | "go" | "take" | "jump" | "push" | "place" | "hint" | "capture"; square: number }
  | { kind: "arrow"; from: number; to: number; number: number; rank: number }
  | { kind: "trail" | "handle"; from: number; to: number }
  | { kind: "ghost"; square: number; letter: string }
  | { kind: "faded"; square: number; letter: string }
  | { kind: "heat"; square: number; first: number; second: number };

/** What stands where. */
export interface Layout {
  board: string;
  reserve: number[];
}

export interface Scene extends Layout {
  marks: Mark[];
}

const OFFERS = new Set(["go", "take", "jump", "push", "must", "place", "zone", "handle", "chosen", "ghost", "faded", "capture"]);

/** A scene that does not say what could be clicked, nor what would come of it. */
export function withoutOffers(scene: Scene): Scene {
  return { ...scene, marks: scene.marks.filter(({ kind }) => !OFFERS.has(kind)) };
}

/** The turn that is being entered. */
export interface Entry {
  chips: string[];
  clicks: string[];
  words: { word: string; label: string }[];
  pieces: string[];
  squares: string[];
  complete: boolean;
  setup?: { count: number; placed: number; presets: { name: string; label: string }[] };
}

/** What is going on; see Status.java. */
export type Status = "entering" | "complete" | "pending" | "thinking" | "waiting" | "paused" | "failed" | "browsing" | "over";

/** What can be chosen; see Choice.java. */
export type Choice =
  | "CONFIRM"
  | "UNDO_CLICK"
  | "RESET_TURN"
  | "TAKE_BACK"
  | "REDO"
  | "HINT"
  | "OFFER_DRAW"
  | "ACCEPT_DRAW"
  | "DECLINE_DRAW"
  | "RESIGN"
  | "HURRY"
  | "PAUSE"
  | "RESUME"
  | "STEP"
  | "RETRY"
  | "TAKE_OVER"
  | "PLAY_ON"
  | "SWAP_SEATS"
  | "ANALYSE"
  | "END_ANALYSIS"
  | "GO_LIVE";

/** What a page shows of a game; see TableView.java. */
export interface View {
  game: string;
  status: Status;
  /** One sentence: what to do now, what has happened, or why something was refused. */
  sentence: string;
  refused: boolean;
  /** What the program that thinks has found; it changes all the time. */
  thoughts: string;
  choices: Choice[];
  /** The side to move at the displayed place, after what was entered there. */
  side: Side;
  /** The side to move at the end of the game. */
  toMove: Side;
  /** Whose turn it is at the displayed place; nobody's at the end. */
  mover: Side | "";
  /** The person here who is to move, or the only one; nobody where only programs play. */
  person: Side | "";
  position: string;
  /** Grows with everything that happens in the match. */
  revision: number;
  live: number;
  shown: number;
  mayEnter: boolean;
  /** Whether something of a turn has been entered, here or where one will return to. */
  begun: boolean;
  /** Who plays each side, such as human or level:3. */
  first: string;
  second: string;
  /** What the players are called; may be empty. */
  names: Record<Side, string>;
  scores?: number[];
  result?: { text: string; winner: Side | "" };
  /** How many pieces of each side are out of the game for good. */
  lost: number[];
  /** What the clock was set to, such as 5+3. */
  clock?: string;
  entry?: Entry;
  scene: Scene;
}

/** Something that has happened at a table; see TableEvent.java. */
export type TableEvent =
  | { kind: "played"; place: number; side: Side; here: boolean; forced: boolean; capture: boolean; setup: boolean }
  | { kind: "tried"; place: number }
  | { kind: "draw-offered" | "draw-declined"; side: Side }
  | { kind: "refused" | "went-back" | "ended" | "thinking" | "failed" };

/** What a clock shows; nothing where there is none. */
export interface ClockFace {
  first?: { text: string; low: boolean };
  second?: { text: string; low: boolean };
}

/** A place in the tree of turns. */
export interface Move {
  id: number;
  turn: string;
  /** The texts of the steps of the turn. */
  steps: string[];
  number: number;
  side: Side | "";
  /** Whether it is part of the game itself. */
  main: boolean;
  /** Whether it was taken back and can be played again. */
  takenBack: boolean;
  marks: number[];
  /** The turn as people read it. */
  label: string;
  comments: string[];
  children: number[];
}
