import { engine, type Thought } from "../engine";
import type { Table } from "../table";
import { t } from "../texts";
import type { Hint } from "../thoughts";
import { handName } from "./names";

const STAGES = 3;

/** Gives hints, each time a little more: which piece, where to, the whole turn. */
export class Hints {
  private asked = "";
  /** What is being thought; none once it is known. */
  private thought: Thought<Hint | undefined> | undefined;
  private known: Hint | undefined;
  private stage = 0;

  constructor(
    private readonly table: Table,
    private readonly squares: string[],
    private readonly say: (text: string) => void,
  ) {}

  /** The next turn or click needs a new one. */
  forget(): void {
    this.stop();
    if (this.stage > 0) {
      this.stage = 0;
      this.table.mark([], []);
    }
  }

  /** What is not known yet is not wanted any more: the computer that answers next does not wait for it. */
  stop(): void {
    if (this.thought !== undefined) {
      this.thought.stop();
      this.thought = undefined;
      this.asked = "";
    }
  }

  /** Gives the next stage; thinks first where it has not yet. */
  async next(): Promise<void> {
    const { entry } = this.table.view;
    if (entry === undefined || entry.complete) {
      this.say(t(entry === undefined ? "hint.none" : "complete"));
      return;
    }
    const path = this.table.path("shown");
    if (this.thought !== undefined && path === this.asked) {
      // It comes.
      return;
    }
    this.stage = Math.min(STAGES, this.stage + 1);
    if (path === this.asked) {
      this.show();
      return;
    }
    this.stop();
    this.asked = path;
    this.known = undefined;
    this.say(t("hint.thinking"));
    const thought = engine.ask<Hint | undefined>({ kind: "hint", game: this.table.view.game, path });
    this.thought = thought;
    try {
      const hint = await thought.answer;
      if (thought === this.thought) {
        this.thought = undefined;
        this.known = hint;
        if (this.stage > 0 && this.table.path("shown") === path) {
          this.show();
        }
      }
    } catch {
      if (thought === this.thought) {
        this.forget();
        this.say(t("play.no-hint"));
      }
    }
  }

  private show(): void {
    const hint = this.known;
    if (hint === undefined) {
      return;
    }
    if (this.stage === 2 && hint.target === "") {
      this.stage = STAGES;
    }
    const marked = [hint.begin, this.stage > 1 ? hint.target : ""].filter((name) => this.squares.includes(name));
    this.table.mark(marked, this.stage === STAGES ? [hint.turn] : []);
    if (this.stage === STAGES) {
      this.say(t("hint.turn", hint.turn));
    } else if (this.stage === 1) {
      this.sayClick("hint.begin", hint.begin || hint.turn);
    } else {
      this.sayClick("hint.target", hint.target);
    }
  }

  /** Words are called what their buttons are called, pieces in hand by their names. */
  private sayClick(key: string, click: string): void {
    const { entry, game, side } = this.table.view;
    const word = entry?.words.find((each) => each.word === click);
    if (word !== undefined) {
      this.say(t("hint.turn", word.label));
    } else if (entry?.pieces.includes(click) === true) {
      this.say(t(key, handName(game, side, click)));
    } else {
      this.say(t(key, click));
    }
  }
}
