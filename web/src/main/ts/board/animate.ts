import { prefersReducedMotion } from "../browser/motion";
import type { BoardLayout } from "../generated/border";
import type { Geometry } from "./geometry";

interface Move {
  from: number;
  to: number;
}

/**
 * Pairs each piece that disappears with the nearest square where an equal one appears; the others fade out.
 */
export function transition(
  place: Geometry,
  before: BoardLayout,
  after: BoardLayout,
): { moves: Move[]; gone: number[] } {
  const changed = [...before.board]
    .map((_, square) => square)
    .filter((square) => before.board[square] !== after.board[square]);
  const gone = new Set(changed.filter((square) => before.board[square] !== "."));
  const moves: Move[] = [];
  for (const to of changed.filter((square) => after.board[square] !== ".")) {
    const distance = (from: number) =>
      (place.file(from) - place.file(to)) ** 2 + (place.rank(from) - place.rank(to)) ** 2;
    const from = [...gone]
      .filter((square) => before.board[square] === after.board[to])
      .sort((one, other) => distance(one) - distance(other))[0];
    if (from !== undefined) {
      moves.push({ from, to });
      gone.delete(from);
    }
  }
  return { moves, gone: [...gone] };
}

/** Animates the pieces from one layout to the next. */
export async function animate(
  board: HTMLElement,
  place: Geometry,
  before: BoardLayout,
  after: BoardLayout,
  millis: number,
  isSkipped: () => boolean,
): Promise<void> {
  if (prefersReducedMotion() || isSkipped()) {
    return;
  }
  const { moves, gone } = transition(place, before, after);
  const find = (square: number) => board.querySelector<SVGElement>(`.board-picture use[data-square="${square}"]`);
  const running: Animation[] = [];
  for (const { from, to } of moves) {
    const transform = `translate(${place.left(to) - place.left(from)}px, ${place.top(to) - place.top(from)}px)`;
    const moved = find(from)?.animate([{ transform: "none" }, { transform }], {
      duration: millis,
      easing: "ease-in-out",
      fill: "forwards",
    });
    if (moved !== undefined) {
      running.push(moved);
    }
  }
  for (const square of gone) {
    const faded = find(square)?.animate([{ opacity: 1 }, { opacity: 0 }], { duration: millis, fill: "forwards" });
    if (faded !== undefined) {
      running.push(faded);
    }
  }
  if (running.length === 0) {
    return;
  }
  const check = setInterval(() => {
    if (isSkipped()) {
      running.forEach((each) => each.finish());
    }
  }, 16);
  await Promise.all(running.map((each) => each.finished.catch(() => undefined)));
  clearInterval(check);
  running.forEach((each) => each.cancel());
}
