import type { BoardElement } from "../board/board";
import type { Command, GameInfo, Move, PageEvent } from "../generated/border";
import { AtBoard } from "../table/board-session";
import type { Table } from "../table/table";
import { t } from "../content/texts";
import { Analyst } from "./live-analysis";
import { Annotator } from "./annotator";

/** What makes another game of it. */
const EDITS: ReadonlySet<Command["kind"]> = new Set<Command["kind"]>(["takeBack", "redo", "delete", "promote"]);

/** A game that is looked at and analysed: both sides are moved wherever one looks, and other turns make variations. */
export class Study extends AtBoard {
  readonly analyst: Analyst;
  readonly annotator: Annotator;
  private shown: number;
  private pointed = -1;
  private drawn = "";
  flipped = false;
  /** A comment while it is written: the page is drawn again many times meanwhile. */
  private draft: { place: number; text: string } | undefined;

  constructor(info: GameInfo, table: Table, board: () => BoardElement | null, changed: () => void) {
    super(info, table, board, changed);
    this.shown = table.view.shown;
    const renewed = () => {
      this.arrows();
      this.changed();
    };
    this.analyst = new Analyst(table, renewed);
    this.annotator = new Annotator(table, this.analyst.chances, changed);
  }

  protected override look(_events: PageEvent[]): void {
    const { shown } = this.table.view;
    if (shown !== this.shown) {
      this.shown = shown;
      this.forget();
      this.pointed = -1;
    }
    this.analyst.follow();
    this.arrows();
    this.changed();
  }

  draftComment(place: number, text: string): void {
    this.draft = { place, text };
  }

  /** What is being written about a place, if anything is. */
  draftOf(place: number): string | undefined {
    return this.draft?.place === place ? this.draft.text : undefined;
  }

  /** Takes over the comment that was being written. */
  keepComment(): void {
    const { draft } = this;
    const move = draft === undefined ? undefined : this.places().get(draft.place);
    this.draft = undefined;
    if (draft !== undefined && move !== undefined && draft.text.trim() !== move.comments.join("\n").trim()) {
      this.table.note(move.id, move.marks, draft.text);
    }
  }

  /** All places by their numbers. */
  places(): Map<number, Move> {
    return new Map(this.table.moves().map((move) => [move.id, move]));
  }

  /** The places from the beginning through the one that is shown to the end of its line; that of the game ends with the game. */
  line(): Move[] {
    const places = this.places();
    const parents = new Map(
      [...places.values()].flatMap((move) => move.children.map((child) => [child, move.id] as const)),
    );
    const line: number[] = [];
    for (let at: number | undefined = this.table.view.shown; at !== undefined; at = parents.get(at)) {
      line.unshift(at);
    }
    const next = (id: number) => places.get(places.get(id)?.children[0] ?? -1);
    const isMain = next(this.table.view.shown)?.main;
    for (let at = next(this.table.view.shown); at !== undefined && at.main === isMain; at = next(at.id)) {
      line.push(at.id);
    }
    return line.flatMap((id) => places.get(id) ?? []);
  }

  show(place: number | undefined): void {
    if (place !== undefined && place !== this.table.view.shown) {
      this.command({ kind: "display", place });
    }
  }

  /** Goes by so many turns along the line that is shown. */
  browse(by: number): void {
    const line = this.line();
    const now = line.findIndex(({ id }) => id === this.table.view.shown);
    this.show(line[Math.min(line.length - 1, Math.max(0, now + by))]?.id);
  }

  /** Goes to what was played otherwise in the same place. */
  beside(by: number): void {
    const { shown } = this.table.view;
    const siblings = this.table.moves().find(({ children }) => children.includes(shown))?.children ?? [];
    this.show(siblings[siblings.indexOf(shown) + by]);
  }

  /** Points at a line of the engine, or at none: it is shown on the board. */
  point(line: number): void {
    this.pointed = line;
    this.arrows();
  }

  /** Shows on the board the first turn of each line, or of the one that is pointed at. */
  private arrows(): void {
    const { entry } = this.table.view;
    const begun = entry !== undefined && entry.chips.length + entry.clicks.length > 0;
    const lines = begun ? [] : (this.analyst.known?.lines ?? []);
    const firsts = lines.flatMap(({ turns: [first] }, i) =>
      first !== undefined && (this.pointed < 0 || this.pointed === i || this.pointed >= lines.length) ? [first] : [],
    );
    const drawn = `${this.table.view.shown} ${firsts.join(" ")}`;
    if (drawn !== this.drawn) {
      this.drawn = drawn;
      this.table.showArrows(firsts);
    }
  }

  /** Plays the first turn of a line of the engine. */
  playLine(index: number): void {
    const turn = this.analyst.known?.lines[index]?.turns[0];
    if (turn !== undefined) {
      this.show(this.table.insert(this.table.view.shown, [turn]));
    }
  }

  /** Adds a line of the engine to the game. */
  insertLine(index: number): void {
    const line = this.analyst.known?.lines[index];
    if (line !== undefined) {
      this.table.insert(this.table.view.shown, line.turns.slice(0, 6));
      this.say(t("analysis.inserted"));
    }
  }

  override command(command: Command): boolean {
    this.board()?.skip();
    if (EDITS.has(command.kind)) {
      this.annotator.forget();
    }
    return super.command(command);
  }

  close(): void {
    this.analyst.close();
    this.annotator.close();
    this.table.close();
  }
}
