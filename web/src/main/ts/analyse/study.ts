import type { BoardElement } from "../board/board";
import type { BoardScene, MarkKind, TableCommand, GameInfo, Side, TurnNode, PageEvent } from "../generated/border";
import { BoardSession } from "../table/board-session";
import type { Table } from "../table/table";
import { turnText } from "../table/turn-list";
import { t, text } from "../content/texts";
import { LiveAnalysis } from "./live-analysis";
import { Annotator } from "./annotator";

/** Commands that change the game, so that a review no longer matches it. */
const EDITS: ReadonlySet<TableCommand["kind"]> = new Set<TableCommand["kind"]>([
  "undoTurn",
  "redoTurn",
  "delete",
  "promote",
]);

/** The marks of squares that do not tell what can be played. */
const READ_MARKS: readonly MarkKind[] = ["last", "hint", "capture"];
/** The marks of a review: a mistake, a blunder, an inaccuracy. */
const JUDGEMENTS = [2, 4, 6];

/**
 * A game in the analysis board: turns of both sides can be entered at any place, and alternatives become
 * variations.
 */
export class Study extends BoardSession {
  readonly analysis: LiveAnalysis;
  readonly annotator: Annotator;
  private shown: number;
  private pointed = -1;
  private drawn = "";
  flipped: boolean;
  /** The side whose mistakes are reviewed. */
  learningSide: Side = "first";
  /** Whether the editor of notes was opened or closed by the user. */
  private notesOpen: boolean | undefined;
  /** The comment being typed: the page is rendered many times meanwhile. */
  private draft: { place: number; text: string } | undefined;

  constructor(info: GameInfo, table: Table, board: () => BoardElement | null, changed: () => void) {
    super(info, table, board, changed);
    this.shown = table.view.shown;
    this.flipped = table.view.own === "second";
    const updated = () => {
      this.updateArrows();
      this.changed();
    };
    this.analysis = new LiveAnalysis(table, updated);
    this.annotator = new Annotator(table, this.analysis.chances, changed);
  }

  protected override onChange(_events: PageEvent[]): void {
    const { shown } = this.table.view;
    if (shown !== this.shown) {
      this.shown = shown;
      this.clearNotice();
      this.pointed = -1;
    }
    this.analysis.follow();
    this.updateArrows();
    this.changed();
  }

  /** The first player's winning chance at a place: from the analysis, or else as it is noted. */
  chance({ id, chance }: TurnNode): number | undefined {
    return this.analysis.chances.get(id) ?? (chance === undefined ? undefined : chance / 100);
  }

  /** The first player's winning chance at the displayed place. */
  currentChance(): number | undefined {
    const shown = this.places().get(this.view.shown);
    return this.analysis.chance() ?? (shown === undefined ? undefined : this.chance(shown));
  }

  /** Whether the editor of notes is shown: in a reviewed game only on demand, so that the list has room. */
  get showsNotes(): boolean {
    return this.notesOpen ?? !this.table.mainLine().some(({ chance }) => chance !== undefined);
  }

  /** Whether a reviewed game is read: what its rules would demand next is of no use until a turn is begun. */
  get isReading(): boolean {
    const isReviewed = this.table.mainLine().some(({ chance }) => chance !== undefined);
    return isReviewed && !this.isLearning && !this.view.begun && !this.hasNotice && this.view.status !== "over";
  }

  /** The displayed turn of a game that is read, and the judgement on it. */
  replayed(): string {
    const { game, shown } = this.view;
    const turn = this.places().get(shown);
    if (turn?.side === undefined) {
      return t("replay.start");
    }
    const played = t("played", text(`${game}.side.${turn.side}`), turnText(turn));
    const judgement = turn.marks.find((mark) => JUDGEMENTS.includes(mark));
    return judgement === undefined ? played : `${played} ${t(`replay.mark.${judgement}`)}`;
  }

  /** What the board shows. */
  get scene(): BoardScene {
    const { scene } = this.view;
    return this.isReading
      ? { ...scene, marks: scene.marks.filter((mark) => mark.kind !== "spotMark" || READ_MARKS.includes(mark.spot)) }
      : scene;
  }

  toggleNotes(): void {
    this.saveComment();
    this.notesOpen = !this.showsNotes;
    this.changed();
  }

  /** Whether the person looks for better turns instead of their mistakes. */
  get isLearning(): boolean {
    return this.view.mistakes !== undefined;
  }

  /** Whether there is nothing to enter: the mistake is solved, its solution is shown, or there is none. */
  get isAnswered(): boolean {
    const stage = this.view.mistakes?.stage;
    return stage === "reviewing" || stage === "solved" || stage === "shown" || stage === "done";
  }

  /** Leads the person through the mistakes of a side; without the engine, which would tell the solution. */
  learn(side: Side = this.view.own ?? (this.flipped ? "second" : "first")): void {
    this.saveComment();
    this.analysis.on = false;
    this.learningSide = side;
    this.flipped = side === "second";
    this.command({ kind: "reviewMistakes", side });
  }

  endLearning(): void {
    this.command({ kind: "endMistakes" });
  }

  draftComment(place: number, text: string): void {
    this.draft = { place, text };
  }

  /** The comment being typed for a place, if any. */
  draftOf(place: number): string | undefined {
    return this.draft?.place === place ? this.draft.text : undefined;
  }

  /** Saves the comment being typed. */
  saveComment(): void {
    const { draft } = this;
    const move = draft === undefined ? undefined : this.places().get(draft.place);
    this.draft = undefined;
    if (draft !== undefined && move !== undefined && draft.text.trim() !== move.note.trim()) {
      this.table.note(move.id, move.marks, draft.text);
    }
  }

  /** All places by number. */
  places(): Map<number, TurnNode> {
    return new Map(this.table.moves().map((move) => [move.id, move]));
  }

  /** The places from the start to the displayed one. */
  path(): TurnNode[] {
    const places = this.places();
    const parents = new Map(
      [...places.values()].flatMap((move) => move.children.map((child) => [child, move.id] as const)),
    );
    const path: number[] = [];
    for (let at: number | undefined = this.table.view.shown; at !== undefined; at = parents.get(at)) {
      path.unshift(at);
    }
    return path.flatMap((id) => places.get(id) ?? []);
  }

  /**
   * The places from the start through the displayed one to the end of its line; the main line ends with the
   * game.
   */
  line(): TurnNode[] {
    const places = this.places();
    const line = this.path().map(({ id }) => id);
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

  /** Moves along the displayed line by a number of turns. */
  browse(by: number): void {
    if (this.isLearning) {
      // The turns that follow would tell too much.
      return;
    }
    const line = this.line();
    const now = line.findIndex(({ id }) => id === this.table.view.shown);
    this.show(line[Math.min(line.length - 1, Math.max(0, now + by))]?.id);
  }

  /** Moves to a sibling variation. */
  browseSiblings(by: number): void {
    if (this.isLearning) {
      return;
    }
    const { shown } = this.table.view;
    const siblings = this.table.moves().find(({ children }) => children.includes(shown))?.children ?? [];
    this.show(siblings[siblings.indexOf(shown) + by]);
  }

  /** Highlights one engine line on the board; -1 for all. */
  point(line: number): void {
    this.pointed = line;
    this.updateArrows();
  }

  /** Shows the first turn of each engine line as an arrow, or only that of the highlighted line. */
  private updateArrows(): void {
    const { entry } = this.table.view;
    const begun = entry !== undefined && entry.chips.length + entry.clicks.length > 0;
    const lines = begun ? [] : (this.analysis.result?.lines ?? []);
    const firsts = lines.flatMap(({ turns: [first] }, i) =>
      first !== undefined && (this.pointed < 0 || this.pointed === i || this.pointed >= lines.length) ? [first] : [],
    );
    const drawn = `${this.table.view.shown} ${firsts.join(" ")}`;
    if (drawn !== this.drawn) {
      this.drawn = drawn;
      this.table.showArrows(firsts);
    }
  }

  /** Plays the first turn of an engine line. */
  playLine(index: number): void {
    const turn = this.analysis.result?.lines[index]?.turns[0];
    if (turn !== undefined) {
      this.show(this.table.insert(this.table.view.shown, [turn]));
    }
  }

  /** Inserts an engine line as a variation. */
  insertLine(index: number): void {
    const line = this.analysis.result?.lines[index];
    if (line !== undefined) {
      this.table.insert(this.table.view.shown, line.turns.slice(0, 6));
      this.say(t("analysis.inserted"));
    }
  }

  override command(command: TableCommand): boolean {
    this.board()?.skip();
    if (EDITS.has(command.kind)) {
      this.annotator.clear();
    }
    return super.command(command);
  }

  close(): void {
    this.analysis.close();
    this.annotator.close();
    this.table.close();
  }
}
