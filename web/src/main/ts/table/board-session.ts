import type { BoardElement } from "../board/board";
import type { ClockFaces, TableCommand, GameInfo, TurnNode, PageEvent, View } from "../generated/border";
import type { Answer, Table } from "./table";

/**
 * A table with its board on screen, whether the game is played, analysed or practised: handles input and
 * notices.
 */
export abstract class BoardSession {
  clock: ClockFaces = {};
  /** A notice of the page, which replaces the sentence of the table; empty if there is none. */
  private notice = "";
  /** Whether the notice is the reason of a refusal. */
  private isRefusal = false;
  /** Screen readers skip an unchanged live region: every other refusal ends with a no-break space. */
  private isOdd = false;

  constructor(
    readonly info: GameInfo,
    readonly table: Table,
    protected readonly board: () => BoardElement | null,
    protected readonly changed: () => void,
  ) {
    table.subscribe((events) => {
      if (events.some(({ kind }) => kind === "inputRefused")) {
        this.isOdd = !this.isOdd;
      }
      if (events.some(({ kind }) => kind !== "searchUpdated")) {
        this.clearNotice();
      }
      this.onChange(events);
    });
  }

  get view(): View {
    return this.table.view;
  }

  /** The table has changed, with its events. */
  protected abstract onChange(events: PageEvent[]): void;

  /** The prompt: what to do now, or what is going on. */
  sentence(): string {
    const said = this.notice === "" ? this.view.sentence : this.notice;
    return this.refused && this.isOdd ? `${said}\u00a0` : said;
  }

  /** Whether the sentence is a notice of the page. */
  get hasNotice(): boolean {
    return this.notice !== "";
  }

  /** Whether the sentence is the reason of a refusal. */
  get refused(): boolean {
    return this.notice === "" ? this.view.refused : this.isRefusal;
  }

  /** The section of the rule page that explains a refusal. */
  get rule(): string | undefined {
    return this.notice === "" ? this.view.rule : undefined;
  }

  /** The turns of the displayed line. */
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

  /** Clears the notice. */
  clearNotice(): void {
    this.notice = "";
    this.isRefusal = false;
  }

  /** Whether the page allows input now, besides what the table allows. */
  protected mayEnter(): boolean {
    return true;
  }

  /** Enters a click on the board or beside it; returns whether it was accepted. */
  enter(what: string): boolean {
    this.clearNotice();
    // The clicked step needs no animation; automatic steps after it do.
    return this.mayEnter() && this.entered(this.table.click(what), 2);
  }

  /** Enters a typed turn; returns whether it was accepted. */
  type(text: string): boolean {
    this.clearNotice();
    return this.mayEnter() && this.entered(this.table.type(text), 1);
  }

  /** Animates the layouts after an input; the first `seen` need no animation. */
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

  /** Runs a command and clears the notice. */
  command(command: TableCommand): boolean {
    this.clearNotice();
    return this.table.command(command);
  }
}
