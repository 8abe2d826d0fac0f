import { engine, type Thought } from "./engine";
import { settings } from "./settings";
import type { Table } from "./table";
import { t } from "./texts";
import type { Known, Manners } from "./thoughts";
import type { Side } from "./view";

const LEVEL = /^level:([1-8])$/;
/** How long a turn of a game between computers takes at least, so that one can watch. */
const WATCHED_MILLIS = 1200;
const PATIENCE = 3;

/** What has happened to the engine, in words. */
export function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  // A worker that cannot be loaded gives no reason.
  return message === "" ? t("play.not-loaded") : t("play.failed", message);
}

export function other(side: Side): Side {
  return side === "first" ? "second" : "first";
}

/**
 * The computers at a table: each is asked when its turn comes, whatever happened to the game in between. An answer counts only if
 * nothing else was wanted since the question.
 */
export class Match {
  private wanted = 0;
  private asked = -1;
  private seats = "";
  private thoughts: Thought<unknown>[] = [];
  private hurried: (() => void) | undefined;
  private stepping = false;
  /** Makes what the computers choose here differ from other games; it names the match, too. */
  private readonly seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 1;
  private readonly stopListening: () => void;
  /** What the computer that thinks knows by now. */
  known: Known | undefined;
  /** Why the engine has broken off; empty if it has not. */
  failure = "";
  private offer: { side: Side; live: number } | undefined;
  isPaused = false;

  constructor(
    private readonly table: Table,
    private readonly changed: () => void,
  ) {
    this.stopListening = table.listen(() => this.look());
    this.look();
  }

  /** The computer that has offered a draw in this position. */
  get offered(): Side | undefined {
    return this.offer?.live === this.table.view.live ? this.offer.side : undefined;
  }

  get isThinking(): boolean {
    return this.asked >= 0;
  }

  /** The level of the computer on a side; none where a person sits. */
  level(side: Side): number | undefined {
    const found = LEVEL.exec(this.table.view[side]);
    return found === null ? undefined : Number(found[1]);
  }

  /** Whether only computers play. */
  get isWatched(): boolean {
    return this.level("first") !== undefined && this.level("second") !== undefined;
  }

  /** Whether a computer is to move, and has been told to wait. */
  get isWaiting(): boolean {
    return this.isPaused && this.level(this.table.view.toMove) !== undefined;
  }

  private look(): void {
    const { view } = this.table;
    const level = this.level(view.toMove);
    const seats = `${view.first} ${view.second}`;
    if (seats !== this.seats) {
      this.seats = seats;
      this.stop();
    }
    const wanted =
      level !== undefined &&
      view.result === undefined &&
      !view.free &&
      this.failure === "" &&
      (!this.isPaused || this.stepping);
    if (!wanted) {
      this.stop();
    } else if (view.live !== this.asked) {
      this.stop();
      this.asked = view.live;
      this.offer = undefined;
      const number = this.wanted;
      this.think(number, view.toMove, level).catch((error: unknown) => {
        if (number === this.wanted) {
          this.asked = -1;
          this.failure = failureText(error);
          this.changed();
        }
      });
    }
  }

  private ask<T>(task: Parameters<typeof engine.ask>[0], known?: (known: Known) => void): Promise<T> {
    const thought = engine.ask<T>(task, known);
    this.thoughts.push(thought);
    return thought.answer;
  }

  private async think(number: number, side: Side, level: number): Promise<void> {
    const { view } = this.table;
    const { game } = view;
    const path = this.table.path("live");
    const begun = performance.now();
    const isOld = () => number !== this.wanted;
    let manners: Manners | undefined;
    if (this.level(other(side)) === undefined) {
      manners = await this.ask<Manners | undefined>({ kind: "manners", game, path, side, match: this.seed });
      if (isOld()) {
        return;
      }
      if (manners?.resigns === true && settings().resigns) {
        this.asked = -1;
        this.table.command("resign", side);
        return;
      }
    }
    const tell = (known: Known) => {
      if (!isOld()) {
        this.known = known;
        this.changed();
      }
    };
    let turn: string | undefined;
    // Who is hurried before having had a thought is asked once more.
    for (let i = 0; i < PATIENCE && turn === undefined && !isOld(); i++) {
      const task = { kind: "play", game, path, level, seed: this.seed, millis: this.millis() } as const;
      turn = await this.ask<string | undefined>(task, tell);
    }
    if (!isOld() && this.isWatched && !this.stepping) {
      await this.wait(WATCHED_MILLIS - (performance.now() - begun));
    }
    if (isOld()) {
      return;
    }
    if (turn === undefined) {
      throw new Error(t("play.no-turn"));
    }
    this.asked = -1;
    this.wanted++;
    this.stepping = false;
    this.known = undefined;
    this.table.command("play", turn);
    if (manners?.offersDraw === true && this.table.view.result === undefined) {
      this.offer = { side, live: this.table.view.live };
      this.changed();
    }
  }

  /** With a clock, full strength needs no more for a turn than it earns. */
  private millis(): number {
    const increment = Number(this.table.view.clock?.split("+")[1] ?? Infinity);
    return Math.min(1000 * settings().seconds, 800 * increment);
  }

  /** Waits, unless somebody is in a hurry. */
  private wait(millis: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, millis));
      this.hurried = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Makes the computer play what it thinks best now. */
  hurry(): void {
    this.thoughts.at(-1)?.stop();
    this.hurried?.();
  }

  /** Lets the computers wait, or go on. */
  setPaused(paused: boolean): void {
    this.isPaused = paused;
    this.stepping = false;
    this.table.command("halt", paused ? "on" : "off");
    this.look();
  }

  /** Lets a computer play one turn, and wait again. */
  step(): void {
    this.isPaused = true;
    this.stepping = true;
    this.table.command("halt", "on");
    this.look();
  }

  /** Asks once more after a failure. */
  retry(): void {
    this.failure = "";
    this.look();
    this.changed();
  }

  /** The offer of a draw is answered. */
  forgetOffer(): void {
    this.offer = undefined;
    this.changed();
  }

  /** Whether the computer on a side agrees to a draw; nothing if the game has gone on before it answered. */
  async takesDraw(side: Side): Promise<boolean | undefined> {
    const thinking = this.isThinking;
    const answer = await this.askForDraw(side);
    // A computer that was thinking has played first: the offer stands until the other side plays.
    const stands = thinking && this.level(this.table.view.toMove) === undefined && this.table.view.result === undefined;
    return answer ?? (stands ? this.askForDraw(side) : undefined);
  }

  private async askForDraw(side: Side): Promise<boolean | undefined> {
    const { game, live } = this.table.view;
    const task = { kind: "takes-draw", game, path: this.table.path("live"), side, match: this.seed } as const;
    const agrees = await engine.ask<boolean>(task).answer;
    return this.table.view.live === live && this.table.view.result === undefined ? agrees : undefined;
  }

  private stop(): void {
    this.wanted++;
    this.thoughts.forEach((thought) => thought.stop());
    this.thoughts = [];
    this.hurried = undefined;
    this.known = undefined;
    this.asked = -1;
  }

  close(): void {
    this.stopListening();
    this.stop();
  }
}
