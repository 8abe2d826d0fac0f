import type { Drop } from "../board/animate";
import type { BoardElement } from "../board/board";
import type { ClockFaces, TableCommand, GameInfo, TurnNode, PageEvent, Side, View } from "../generated/border";
import type { Answer, Table } from "./table";

/** The squares and pieces that the pointer can pick up or click. */
export interface Reach {
  /** The squares whose pieces can be dragged. */
  grabbable: ReadonlySet<number>;
  clickable: ReadonlySet<number>;
  /** The letters of the pieces beside the board that are placed without being chosen first. */
  banks: string;
}

/**
 * A table with its board on screen, whether the game is played, analysed or practised: handles input and
 * notices.
 */
export abstract class BoardSession {
  clock: ClockFaces = {};
  /** Whether remote players are connected, by side. */
  presence: Partial<Record<Side, boolean>> = {};
  /** A notice of the page, which replaces the sentence of the table; empty if there is none. */
  private notice = "";
  /** Whether the notice is the reason of a refusal. */
  private isRefusal = false;
  /** Screen readers skip an unchanged live region: every other refusal ends with a no-break space. */
  private isOdd = false;
  /** The displayed place. */
  private place: number;
  /** Whether the last click was the beginning of a drag. */
  private isLifted = false;
  private reached: { view: View; reach: Reach } | undefined;

  constructor(
    readonly info: GameInfo,
    readonly table: Table,
    protected readonly board: () => BoardElement | null,
    protected readonly changed: () => void,
  ) {
    this.place = table.view.shown;
    table.subscribe((events) => {
      if (events.some(({ kind }) => kind === "inputRefused")) {
        this.isOdd = !this.isOdd;
      }
      if (events.some(({ kind }) => kind !== "searchUpdated")) {
        this.clearNotice();
      }
      this.onChange(events);
      this.animateWalk(events);
    });
  }

  /** Animates the way to another displayed place; turns that are played now have their own animation. */
  private animateWalk(events: PageEvent[]): void {
    const from = this.place;
    this.place = this.view.shown;
    if (this.place !== from && !events.some(({ kind }) => kind === "matchTurn" || kind === "studyTurn")) {
      void this.board()?.play(this.table.framesBetween(from, this.place));
    }
  }

  /** What the pointer can pick up or click now. */
  get reach(): Reach {
    const { view } = this;
    if (this.reached?.view !== view) {
      this.reached = { view, reach: this.findReach(view) };
    }
    return this.reached.reach;
  }

  private findReach({ entry, scene, side }: View): Reach {
    const { squares, reserve } = this.info;
    const isOwn = (letter = ".") => letter !== "." && (letter === letter.toUpperCase()) === (side === "first");
    const clickable = new Set((entry?.squares ?? []).map((name) => squares.indexOf(name)));
    const held = (entry?.clicks ?? []).map((name) => squares.indexOf(name));
    // A piece whose chain goes on is not clicked again.
    const going = scene.marks.flatMap((mark) =>
      mark.kind === "spotMark" && mark.spot === "must" ? [mark.square] : [],
    );
    const grabbable = [...clickable, ...held, ...(entry === undefined ? [] : going)];
    const places = entry?.pieces.length === 0 && [...clickable].some((square) => scene.board[square] === ".");
    return {
      grabbable: new Set(grabbable.filter((square) => isOwn(scene.board[square]))),
      clickable,
      banks: places && entry.clicks.length === 0 ? [...reserve].filter(isOwn).join("") : "",
    };
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

  /** Whether the sentence is a notice, of the page or of the table. */
  get hasNotice(): boolean {
    return this.notice !== "" || this.view.noticed;
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

  /** Enters a click on the board or beside it, at the end of a drag if given; returns whether it was accepted. */
  enter(what: string, dropped?: Drop): boolean {
    this.clearNotice();
    return this.mayEnter() && this.entered(this.table.click(what), dropped);
  }

  /** Enters a typed turn; returns whether it was accepted. */
  type(text: string): boolean {
    this.clearNotice();
    return this.mayEnter() && this.entered(this.table.type(text));
  }

  /** Animates what follows from an input. */
  protected entered({ taken, frames }: Answer, dropped?: Drop): boolean {
    if (frames.length > 1) {
      void this.board()?.play(frames, dropped);
    }
    return taken;
  }

  /** Whether a piece is chosen, or its chain goes on. */
  private isHeld(piece: string): boolean {
    const { entry } = this.view;
    const isClicked = entry?.squares.includes(piece) === true || entry?.pieces.includes(piece) === true;
    const isGoing = !isClicked && this.reach.grabbable.has(this.info.squares.indexOf(piece));
    return entry?.clicks.includes(piece) === true || isGoing;
  }

  /** A drag begins: chooses the piece, so that its targets are shown. */
  lift(piece: string): void {
    this.isLifted = !this.isHeld(piece) && this.enter(piece);
  }

  /** A drag has ended outside the board. */
  cancelDrag(): void {
    if (this.isLifted) {
      this.command({ kind: "undoClick" });
    }
    this.isLifted = false;
  }

  /** A drag of a square or a piece beside the board has ended on a square. */
  drag(from: string, to: string): void {
    this.isLifted = false;
    if (this.isHeld(from) || this.enter(from)) {
      const { squares } = this.info;
      this.enter(to, { from: squares.indexOf(from), to: squares.indexOf(to) });
    }
  }

  /** Runs a command and clears the notice. */
  command(command: TableCommand): boolean {
    this.clearNotice();
    return this.table.command(command);
  }
}
