import { prefersReducedMotion } from "../browser/motion";
import { loadJson } from "../content/assets";
import type { BoardElement } from "../board/board";
import type { BoardLayout } from "../generated/border";

/** Time between two turns, each on another board. */
const PAUSE_MILLIS = 1100;
/** Time before a failed load of the recorded games is retried. */
const RETRY_MILLIS = 30_000;
let recorded: Promise<Record<string, string[]>> | undefined;
let failed = -Infinity;

/** The recorded games; none while they cannot be loaded, so that the boards stand still. */
async function games(): Promise<Record<string, string[]>> {
  if (recorded === undefined && performance.now() - failed < RETRY_MILLIS) {
    return {};
  }
  recorded ??= loadJson<Record<string, string[]>>("miniatures.json");
  try {
    return await recorded;
  } catch {
    recorded = undefined;
    failed = performance.now();
    return {};
  }
}

/**
 * Animates miniature boards with short games that were recorded when the site was built, one turn of one
 * board at a time. Only visible boards are animated.
 */
export class Miniatures {
  private readonly at = new Map<BoardElement, number>();
  private readonly visible = new Set<Element>();
  private readonly observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      this.visible[isIntersecting ? "add" : "delete"](target);
    }
  });
  private timer: ReturnType<typeof setInterval> | undefined;
  private turn = 0;

  /** Adds a board; one that was added before continues from its position. */
  show(board: BoardElement): void {
    if (!this.at.has(board)) {
      this.at.set(board, 0);
      this.observer.observe(board);
    }
  }

  setMoving(moving: boolean): void {
    if (!moving || prefersReducedMotion()) {
      clearInterval(this.timer);
      this.timer = undefined;
    } else {
      this.timer ??= setInterval(() => void this.tick(), PAUSE_MILLIS);
    }
  }

  private async tick(): Promise<void> {
    const boards = [...this.at.keys()].filter((board) => this.visible.has(board));
    const board = boards[this.turn++ % Math.max(1, boards.length)];
    if (board === undefined || document.hidden || prefersReducedMotion()) {
      return;
    }
    const game = (await games())[board.game.id] ?? [];
    const at = this.at.get(board) ?? 0;
    const next = at + 1 < game.length ? at + 1 : 0;
    const [before, after] = [layout(game[at]), layout(game[next])];
    if (before === undefined || after === undefined) {
      return;
    }
    this.at.set(board, next);
    if (next > 0) {
      await board.play([before, after]);
    }
    board.scene = { ...after, marks: [] };
  }

  close(): void {
    this.setMoving(false);
    this.observer.disconnect();
  }
}

function layout(board: string | undefined): BoardLayout | undefined {
  return board === undefined ? undefined : { board, reserve: [] };
}
