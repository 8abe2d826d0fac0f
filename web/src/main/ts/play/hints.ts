import { engine } from "../engine";
import type { Table } from "../table";
import { t, text } from "../texts";
import type { Hint } from "../thoughts";

const STAGES = 3;

/** Gives hints, each time a little more: which piece, where to, the whole turn. */
export class Hints {
  private asked = "";
  private known: Hint | undefined;
  private stage = 0;

  constructor(
    private readonly table: Table,
    private readonly squares: string[],
    private readonly say: (text: string) => void,
  ) {}

  /** The next turn or click needs a new one. */
  forget(): void {
    if (this.stage > 0) {
      this.stage = 0;
      this.table.mark([], []);
    }
  }

  /** Gives the next stage; thinks first where it has not yet. */
  async next(): Promise<void> {
    if (this.table.view.entry === undefined || this.table.view.entry.complete) {
      this.say(t("hint.none"));
      return;
    }
    const path = this.table.path("shown");
    this.stage = Math.min(STAGES, this.stage + 1);
    if (path === this.asked) {
      this.show();
      return;
    }
    this.asked = path;
    this.known = undefined;
    this.say(t("hint.thinking"));
    try {
      const hint = await engine.ask<Hint | undefined>({ kind: "hint", game: this.table.view.game, path }).answer;
      if (path === this.asked) {
        this.known = hint;
        if (this.stage > 0 && this.table.path("shown") === path) {
          this.show();
        }
      }
    } catch {
      if (path === this.asked) {
        this.asked = "";
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
      this.say(t(key, text(`${game}.piece.${side === "first" ? click : click.toLowerCase()}`)));
    } else {
      this.say(t(key, click));
    }
  }
}
