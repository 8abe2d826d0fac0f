import type { BoardElement } from "../board/board";
import type { GameInfo } from "../games";
import type { AtBoard } from "../play/at-board";
import type { Table } from "../table";
import { t } from "../texts";
import type { ClockFace, Move, View } from "../view";

/** Turns that are entered to learn something: takes what people do and says what is going on. */
export class Trial implements AtBoard {
  readonly clock: ClockFace = {};
  private notice = "";
  refused = false;

  constructor(
    readonly info: GameInfo,
    readonly table: Table,
    private readonly board: () => BoardElement | null,
    private readonly changed: () => void,
    /** Asked before anything is entered; whether it may be. */
    private readonly mayEnter: () => boolean = () => true,
  ) {}

  /** Set-ups are learned ship by ship. */
  get view(): View {
    const { view } = this.table;
    if (view.entry?.setup === undefined) {
      return view;
    }
    const { setup: _, ...entry } = view.entry;
    return { ...view, entry };
  }

  line(): Move[] {
    return this.table.moves().slice(1);
  }

  say(text: string): void {
    this.notice = text;
    this.refused = false;
    this.changed();
  }

  forget(): void {
    this.notice = "";
    this.refused = false;
  }

  /** Takes a click on the board or beside it; whether it was taken. */
  enter(what: string): boolean {
    this.forget();
    if (!this.mayEnter() || this.view.entry === undefined) {
      this.changed();
      return false;
    }
    const { refusal, layouts } = this.table.click(what);
    if (refusal !== "") {
      this.notice = refusal;
      this.refused = true;
      this.changed();
    } else if (layouts.length > 2) {
      // The piece that was clicked is there already; what follows by itself is shown.
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

  /** Does something to the turn; what was said before is forgotten. */
  command(name: string, argument: string | number = ""): boolean {
    this.forget();
    return this.mayEnter() && this.table.command(name, argument);
  }

  /** One sentence: what to do now, why not, or how it ended. */
  sentence(): string {
    const { entry, result } = this.view;
    if (this.notice !== "" || result !== undefined) {
      return this.notice !== "" ? this.notice : (result?.text ?? "");
    }
    return entry?.complete === true ? t("complete") : (entry?.prompt ?? "");
  }
}
