import { pieceId } from "../content/drawings";
import type { BoardMotion, BoardScene, MotionFrame } from "../generated/border";
import { PIECE } from "./draw";
import { type Geometry, UNIT } from "./geometry";
import { bankSlot } from "./trays";

const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const EASE_LAND = "cubic-bezier(0.3, 1.3, 0.5, 1)";
const LEAVE_MILLIS = 180;
/** How far a piece slides over the edge of the board before it goes to its tray, in squares. */
const RIM = 0.85;

/** The animation of the motions of one step. */
export interface RunningMotions {
  /** Resolves when it is over. */
  finished: Promise<unknown>;
  /** Ends it at once. */
  end(): void;
}

/** A piece that was dragged from one square to another. */
export interface Drop {
  from: number;
  to: number;
}

type Point = [number, number];
/** A motion that is drawn above the board. */
type MovingAbove = Exclude<BoardMotion, { kind: "landingMotion" }>;

/** What is drawn of a motion: a piece above the board that moves, in place of one that is hidden meanwhile. */
interface Course {
  letter: string;
  start: Point;
  keyframes: Keyframe[];
  timing: KeyframeAnimationOptions;
  hidden: Element | null;
}

/**
 * Animates how the pieces got to a frame, which the board shows already. Moving pieces are drawn above all
 * others.
 */
export function animate(board: HTMLElement, place: Geometry, frame: MotionFrame, millis: number): RunningMotions {
  const layer = board.querySelector(".board-motion");
  // What leaves is below what arrives.
  const courses = frame.motions
    .filter((motion): motion is MovingAbove => motion.kind !== "landingMotion")
    .sort((one, other) => Number(other.kind === "removalMotion") - Number(one.kind === "removalMotion"))
    .map((motion) => course(board, place, motion, millis));
  const landings = frame.motions.flatMap((motion) => {
    const piece = motion.kind === "landingMotion" ? pieceOn(board, motion.square) : null;
    return piece === null ? [] : [land(piece, millis)];
  });
  const pieces = courses.map(({ letter, start }) => drawn(place, letter, start));
  const hidden = courses.flatMap((each) => (each.hidden instanceof SVGElement ? [each.hidden] : []));
  layer?.append(...pieces);
  hidden.forEach((piece) => (piece.style.visibility = "hidden"));
  const running = [
    ...landings,
    ...courses.map(({ keyframes, timing }, i) => (pieces[i] as SVGElement).animate(keyframes, timing)),
  ];
  let isOver = false;
  const end = () => {
    // Once only: the next animation may hide the same pieces.
    if (!isOver) {
      isOver = true;
      running.forEach((each) => each.cancel());
      pieces.forEach((piece) => piece.remove());
      hidden.forEach((piece) => (piece.style.visibility = ""));
    }
  };
  return { finished: Promise.all(running.map((each) => each.finished.catch(() => undefined))).then(end), end };
}

function pieceOn(board: HTMLElement, square: number): Element | null {
  return board.querySelector(`.board-picture .piece[data-square="${square}"]:not(.ghost)`);
}

function drawn(place: Geometry, letter: string, [x, y]: Point): SVGElement {
  const piece = document.createElementNS(SVG, "use");
  const attributes = { x: x - PIECE / 2, y: y - PIECE / 2, width: PIECE, height: PIECE };
  Object.entries(attributes).forEach(([name, value]) => piece.setAttribute(name, String(value)));
  piece.setAttribute("href", `#${pieceId(place.game.id, letter)}`);
  piece.style.transformOrigin = `${x}px ${y}px`;
  return piece;
}

function land(piece: Element, millis: number): Animation {
  return piece.animate(
    [
      { transform: "scale(1.08)", opacity: 0.2 },
      { transform: "none", opacity: 1 },
    ],
    { duration: millis, easing: EASE_LAND },
  );
}

function shift([x1, y1]: Point, [x2, y2]: Point, scale = 1): string {
  return `translate(${x2 - x1}px, ${y2 - y1}px) scale(${scale})`;
}

function course(board: HTMLElement, place: Geometry, motion: MovingAbove, millis: number): Course {
  const { letter } = motion;
  const timing: KeyframeAnimationOptions = { duration: millis, easing: EASE, fill: "both" };
  switch (motion.kind) {
    case "glideMotion": {
      const start = place.centre(motion.from);
      const keyframes = [{ transform: "none" }, { transform: shift(start, place.centre(motion.to)) }];
      return { letter, start, keyframes, timing, hidden: pieceOn(board, motion.to) };
    }
    case "removalMotion": {
      const start = place.centre(motion.from);
      const keyframes = [
        { transform: "none", opacity: 1 },
        { transform: shift(start, place.centre(motion.square), 0.9), opacity: 0 },
      ];
      const duration = motion.from === motion.square ? Math.min(LEAVE_MILLIS, millis) : millis;
      return { letter, start, keyframes, timing: { ...timing, duration }, hidden: null };
    }
    case "exitMotion":
    case "entranceMotion":
      return overRim(board, place, motion, timing);
  }
}

/** The way of a stone over the edge into the tray of its owner, or back. */
function overRim(
  board: HTMLElement,
  place: Geometry,
  motion: BoardMotion & { kind: "exitMotion" | "entranceMotion" },
  timing: KeyframeAnimationOptions,
): Course {
  const { letter, square, files, ranks, hollow } = motion;
  const leaves = motion.kind === "exitMotion";
  const start = place.centre(square);
  const [x, y] = start;
  const sign = place.flipped ? -1 : 1;
  const rim: Point = [x + sign * files * RIM * UNIT, y - sign * ranks * RIM * UNIT];
  const slot = hollow === undefined ? undefined : bankSlot(place, letter, hollow);
  const keyframes: Keyframe[] = [
    { transform: "none", opacity: 1 },
    { transform: shift(start, rim), opacity: 1 },
    slot === undefined
      ? { transform: shift(start, rim, 0.9), opacity: 0 }
      : { transform: shift(start, slot.centre, slot.size / PIECE), opacity: 1 },
  ];
  return {
    letter,
    start,
    keyframes: leaves ? keyframes : keyframes.reverse(),
    timing: { ...timing, easing: "linear" },
    hidden: leaves
      ? board.querySelector(`.board-trays [data-bank="${slot?.letter ?? ""}"] use:last-of-type`)
      : pieceOn(board, square),
  };
}

/** The pieces that are struck through, by square. */
export function struckPieces(scene: BoardScene): Map<number, string> {
  return new Map(
    scene.marks.flatMap((mark) => (mark.kind === "fadedMark" ? [[mark.square, mark.letter] as const] : [])),
  );
}

/** Whether a motion needs no animation: a captured piece that stays until the turn is complete, or a dropped one. */
export function isSeen(motion: BoardMotion, scene: BoardScene, dropped?: Drop): boolean {
  return motion.kind === "removalMotion"
    ? struckPieces(scene).has(motion.square)
    : motion.kind === "glideMotion" && motion.from === dropped?.from && motion.to === dropped.to;
}

/** The pieces that were struck through and have left the board with the end of the turn. */
export function removals(struck: Map<number, string>, scene: BoardScene, { motions }: MotionFrame): BoardMotion[] {
  const still = struckPieces(scene);
  const moved = new Set(motions.flatMap((motion) => ("from" in motion ? [motion.from] : [])));
  return [...struck]
    .filter(([square]) => !still.has(square) && scene.board[square] === "." && !moved.has(square))
    .map(([square, letter]) => ({ kind: "removalMotion", letter, from: square, square }));
}
