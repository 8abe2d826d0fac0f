import { loadJson } from "../content/assets";
import type { BoardElement } from "../board/board";
import type { BoardLayout } from "../generated/border";

/** So long after one board the next one plays a turn. */
const PAUSE_MILLIS = 1100;
/** So long after they could not be loaded the recorded games are asked for again. */
const TRY_AGAIN_MILLIS = 30_000;
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether nothing may move by itself. */
export function isStill(): boolean {
  return STILL.matches;
}

let recorded: Promise<Record<string, string[]>> | undefined;
let failed = -Infinity;

/** The recorded games; none where they cannot be loaded: then the boards stand still for a while. */
async function games(): Promise<Record<string, string[]>> {
  if (recorded === undefined && performance.now() - failed < TRY_AGAIN_MILLIS) {
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
 * Lets small boards play short games that were recorded when the site was made, one turn of one board at a time. Boards that are not
 * seen stand still.
 */
export class Miniatures {
  private readonly at = new Map<BoardElement, number>();
  private readonly seen = new Set<Element>();
  private readonly observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      this.seen[isIntersecting ? "add" : "delete"](target);
    }
  });
  private timer: ReturnType<typeof setInterval> | undefined;
  private turn = 0;

  /** Takes care of a board, which stays where it is if it was here before. */
  show(board: BoardElement): void {
    if (!this.at.has(board)) {
      this.at.set(board, 0);
      this.observer.observe(board);
    }
  }

  move(wanted: boolean): void {
    if (!wanted || STILL.matches) {
      clearInterval(this.timer);
      this.timer = undefined;
    } else {
      this.timer ??= setInterval(() => void this.tick(), PAUSE_MILLIS);
    }
  }

  private async tick(): Promise<void> {
    const boards = [...this.at.keys()].filter((board) => this.seen.has(board));
    const board = boards[this.turn++ % Math.max(1, boards.length)];
    if (board === undefined || document.hidden || STILL.matches) {
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
    this.move(false);
    this.observer.disconnect();
  }
}

function layout(board: string | undefined): BoardLayout | undefined {
  return board === undefined ? undefined : { board, reserve: [] };
}
