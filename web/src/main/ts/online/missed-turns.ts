import { prefersReducedMotion } from "../browser/motion";
import type { Side } from "../generated/border";
import type { Table } from "../table/table";
import { MatchNumbers } from "./match-numbers";

/** The number of turns that this browser has shown of each match. */
const SEEN = new MatchNumbers("tabuleiro.online.seen");
/** The time that each missed turn stays, besides its animation. */
const TURN_MILLIS = 900;
const STEP_MILLIS = 220;

/** The turns of a match that were played while the player was away. */
export class MissedTurns {
  /** The number of turns that were seen before the missed ones; undefined if none were missed. */
  private from: number | undefined;
  private seen: number;
  private isReplaying = false;
  private readonly stops: (() => void)[];

  constructor(
    private readonly match: string,
    private readonly table: Table,
    private readonly seat: Side | undefined,
    private readonly changed: () => void,
  ) {
    const { length } = this.line();
    const before = SEEN.get(match);
    this.seen = length;
    this.from = before !== undefined && before < length ? before : undefined;
    if (this.from === undefined) {
      this.remember();
    }
    this.stops = [table.subscribe(() => this.follow())];
  }

  /** The number of turns that were missed. */
  get count(): number {
    return this.from === undefined || this.isReplaying ? 0 : this.seen - this.from;
  }

  private line() {
    return this.table.mainLine();
  }

  /** What is played in a hidden tab is missed; the player's own turn ends the interest in what was before. */
  private follow(): void {
    if (this.table.isClosed) {
      return;
    }
    const { length } = this.line();
    if (length === this.seen) {
      return;
    }
    const isOwn = this.seat !== undefined && this.table.view.toMove !== this.seat;
    if (length < this.seen || (!document.hidden && (isOwn || this.from === undefined))) {
      this.from = undefined;
    } else {
      this.from ??= this.seen;
    }
    this.seen = length;
    if (this.from === undefined) {
      this.remember();
    }
    this.changed();
  }

  private remember(): void {
    SEEN.set(this.match, this.seen);
  }

  /** Shows the missed turns one after the other, until the player looks at something else. */
  async replay(): Promise<void> {
    const { from, table } = this;
    if (from === undefined || this.isReplaying) {
      return;
    }
    this.isReplaying = true;
    this.changed();
    const places = [0, ...this.line().map(({ id }) => id)];
    for (const [i, place] of places.slice(from).entries()) {
      table.command({ kind: "display", place });
      const steps = i === 0 || prefersReducedMotion() ? 0 : table.frames(place).length - 1;
      await new Promise((resolve) => setTimeout(resolve, TURN_MILLIS + steps * STEP_MILLIS));
      if (table.isClosed || table.view.shown !== place) {
        break;
      }
    }
    this.isReplaying = false;
    this.from = undefined;
    this.remember();
    this.changed();
  }

  close(): void {
    this.stops.splice(0).forEach((stop) => stop());
    if (this.from !== undefined) {
      // They were on the board: the next visit begins after them.
      this.remember();
    }
  }
}
