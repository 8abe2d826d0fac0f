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
  prompt: string;
  chips: string[];
  clicks: string[];
  words: { word: string; label: string }[];
  pieces: string[];
  squares: string[];
  complete: boolean;
  setup?: { count: number; placed: number; presets: { name: string; label: string }[] };
}

/** What a page shows of a game; see TableView.java. */
export interface View {
  game: string;
  /** The side to move at the place that is shown. */
  side: Side;
  /** The side to move at the end of the game. */
  toMove: Side;
  position: string;
  live: number;
  shown: number;
  free: boolean;
  mayEnter: boolean;
  /** Whether something of a turn has been entered, here or where one will return to. */
  begun: boolean;
  canTakeBack: boolean;
  canRedo: boolean;
  /** Whether a note or a variation can be taken back. */
  canUndoEdit: boolean;
  canRedoEdit: boolean;
  first: string;
  second: string;
  scores?: number[];
  result?: { text: string; winner: Side | "" };
  /** How the game ended at the place that is shown, if the rules ended it there. */
  shownResult?: { text: string; winner: Side | "" };
  /** How many pieces of each side are out of the game for good. */
  lost: number[];
  /** What the clock was set to, such as 5+3. */
  clock?: string;
  entry?: Entry;
  scene: Scene;
}

/** What a clock shows; nothing where there is none. */
export interface ClockFace {
  first?: { text: string; low: boolean };
  second?: { text: string; low: boolean };
  fallen?: boolean;
}

/** A place in the tree of turns. */
export interface Move {
  id: number;
  turn: string;
  /** The texts of the steps of the turn. */
  steps: string[];
  number: number;
  side: Side | "";
  marks: number[];
  comments: string[];
  children: number[];
}
