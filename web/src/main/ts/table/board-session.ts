import type { BoardElement } from "../board/board";
import type { ClockFaces, TableCommand, GameInfo, TurnNode, PageEvent, View } from "../generated/border";
import type { Answer, Table } from "./table";

/** A game on the screen in which turns are entered, whether it is played, analysed or learned: takes what people do, and answers. */
export abstract class BoardSession {
  clock: ClockFaces = {};
  /** What the page itself has to say; empty if nothing. */
  private notice = "";
  /** Whether that is the reason of a refusal. */
  private isRefusal = false;
  /** A text that stays the same is not read out: every other refusal ends in a blank that nobody sees. */
  private isOdd = false;

  constructor(
    readonly info: GameInfo,
    readonly table: Table,
    protected readonly board: () => BoardElement | null,
    protected readonly changed: () => void,
  ) {
    table.listen((events) => {
      if (events.some(({ kind }) => kind === "inputRefused")) {
        this.isOdd = !this.isOdd;
      }
      if (events.some(({ kind }) => kind !== "searchUpdated")) {
        this.forget();
      }
      this.look(events);
    });
  }

  get view(): View {
    return this.table.view;
  }

  /** Something has happened at the table, or is to be looked at again. */
  protected abstract look(events: PageEvent[]): void;

  /** One sentence: what to do now, or what is going on. */
  sentence(): string {
    const said = this.notice === "" ? this.view.sentence : this.notice;
    return this.refused && this.isOdd ? `${said}\u00a0` : said;
  }

  /** Whether the sentence is the reason of a refusal. */
  get refused(): boolean {
    return this.notice === "" ? this.view.refused : this.isRefusal;
  }

  /** The turns of the line that one looks at. */
  abstract line(): TurnNode[];

  say(text: string): void {
    this.notice = text;
    this.isRefusal = false;
    this.changed();
  }

  refuse(reason: string): void {
    this.notice = reason;
    this.isRefusal = true;
    this.isOdd = !this.isOdd;
    this.changed();
  }

  /** What the page has said is no longer true. */
  forget(): void {
    this.notice = "";
    this.isRefusal = false;
  }

  /** Whether the page lets something be entered now; the table has its own say. */
  protected mayEnter(): boolean {
    return true;
  }

  /** Takes a click on the board or beside it; whether it was taken. */
  enter(what: string): boolean {
    this.forget();
    // The piece that was clicked is there already; what follows by itself is shown.
    return this.mayEnter() && this.entered(this.table.click(what), 2);
  }

  /** Enters what was typed; whether it could be. */
  type(text: string): boolean {
    this.forget();
    return this.mayEnter() && this.entered(this.table.type(text), 1);
  }

  /** Shows what came of a click or a typed turn; of the layouts, so many need not be shown. */
  protected entered({ taken, layouts }: Answer, seen: number): boolean {
    if (layouts.length > seen) {
      void this.board()?.play(layouts);
    }
    return taken;
  }

  drag(from: string, to: string): void {
    const held = this.view.entry?.clicks.includes(from) ?? false;
    if (held || this.enter(from)) {
      this.enter(to);
    }
  }

  /** Runs a command; what was said before is forgotten. */
  command(command: TableCommand): boolean {
    this.forget();
    return this.table.command(command);
  }
}
