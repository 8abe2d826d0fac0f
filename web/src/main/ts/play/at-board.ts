import type { BoardElement } from "../board/board";
import type { GameInfo } from "../games";
import type { Answer, Table } from "../table";
import type { ClockFace, Move, View } from "../view";

/** A game on the screen in which turns are entered, whether it is played, analysed or learned: takes what people do, and answers. */
export abstract class AtBoard {
  clock: ClockFace = {};
  /** What was said last besides the prompt; empty if nothing. */
  notice = "";
  /** Whether that is the reason of a refusal. */
  refused = false;
  /** The last refusal, as it was said. */
  private refusal = "";

  constructor(
    readonly info: GameInfo,
    readonly table: Table,
    protected readonly board: () => BoardElement | null,
    protected readonly changed: () => void,
  ) {}

  get view(): View {
    return this.table.view;
  }

  /** One sentence: what to do now, or what is going on. */
  abstract sentence(): string;

  /** What is shown after it and not read out, as it changes all the time; often nothing. */
  aside(): string {
    return "";
  }

  /** The turns of the line that one looks at. */
  abstract line(): Move[];

  say(text: string): void {
    this.notice = text;
    this.refused = false;
    this.changed();
  }

  refuse(reason: string): void {
    // A text that stays the same is not read out: the same refusal once more differs by a blank that nobody sees.
    this.notice = this.refusal === reason ? `${reason}\u00a0` : reason;
    this.refusal = this.notice;
    this.refused = true;
    this.changed();
  }

  /** What was said is no longer true. */
  forget(): void {
    this.notice = "";
    this.refused = false;
  }

  /** Whether something can be entered now; says why not. */
  protected mayEnter(): boolean {
    const may = this.view.entry !== undefined;
    if (!may) {
      this.refuse(this.sentence());
    }
    return may;
  }

  /** Takes a click on the board or beside it; whether it was taken. */
  enter(what: string): boolean {
    this.forget();
    // The piece that was clicked is there already; what follows by itself is shown.
    return this.mayEnter() && this.taken(this.table.click(what), 2);
  }

  /** Enters what was typed; whether it could be. */
  type(text: string): boolean {
    this.forget();
    return this.mayEnter() && this.taken(this.table.type(text), 1);
  }

  private taken({ refusal, layouts }: Answer, seen: number): boolean {
    if (refusal !== "") {
      this.refuse(refusal);
    } else if (layouts.length > seen) {
      void this.board()?.play(layouts);
    }
    return refusal === "";
  }

  drag(from: string, to: string): void {
    const held = this.view.entry?.clicks.includes(from) ?? false;
    if (held || this.enter(from)) {
      this.enter(to);
    }
  }

  /** Does something to the turn or the game; what was said before is forgotten. */
  command(name: string, argument: string | number = ""): boolean {
    this.forget();
    return this.table.command(name, argument);
  }
}
