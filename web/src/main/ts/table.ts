import { games } from "./games";
import type { Span } from "./learn/course";
import { settings } from "./settings";
import type { GameSummary } from "./store";
import { tagLines } from "./tags";
import type { ClockFace, Layout, Move, View } from "./view";

/** Who does not want to see things move sees numbers. */
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** What came of a click or a typed turn. */
export interface Answer {
  /** Why it was refused; empty if it was not. */
  refusal: string;
  /** What stood before and after each step that it made, those that follow by themselves included. */
  layouts: Layout[];
}

/** A game that is open on the page: what is to be seen, and what can be done. Everything is answered at once. */
export class Table {
  private readonly listeners = new Set<() => void>();
  private pointed = -1;
  /** Whether nothing can be asked or done any more. */
  isClosed = false;
  /** What has been asked for since the last change. */
  private known: { view?: View; moves?: Move[]; squares?: string[] } = {};

  private constructor(private readonly number: number) {}

  /** Opens a new game; a text is what is wrong with the position. */
  static open(game: string, position: string, first: string, second: string, clock: string): Table | string {
    return Table.from(games().open(game, position, first, second, clock));
  }

  /** Opens a game of a file; a text is what is wrong with it. */
  static read(file: string, index: number, first: string, second: string): Table | string {
    return Table.from(games().read(file, index, first, second));
  }

  /** Opens a game that was kept, as it was left; a text is what is wrong with it. */
  static resume(record: string): { table: Table; flipped: boolean } | string {
    const opened = JSON.parse(games().resume(record)) as { table: number; flipped: boolean } | { error: string };
    return "error" in opened ? opened.error : { table: new Table(opened.table), flipped: opened.flipped };
  }

  private static from(answer: string): Table | string {
    const opened = JSON.parse(answer) as { table: number } | { error: string };
    return "error" in opened ? opened.error : new Table(opened.table);
  }

  /** Calls back after every change, until the answer is called. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get view(): View {
    return (this.known.view ??= JSON.parse(games().view(this.number, this.pointed, settings().heat, STILL.matches)) as View);
  }

  private changed(): void {
    this.known = {};
    this.listeners.forEach((listener) => listener());
  }

  /** Looks again, in case the language or a setting has changed. */
  refresh(): void {
    this.changed();
  }

  /** The pointer or the keyboard is on a square, -1 for none: what a click would do there is shown. */
  point(square: number): void {
    if (square !== this.pointed) {
      this.pointed = square;
      if (this.view.mayEnter) {
        delete this.known.view;
        this.listeners.forEach((listener) => listener());
      }
    }
  }

  click(what: string): Answer {
    const answer = JSON.parse(games().click(this.number, what)) as Answer;
    this.changed();
    return answer;
  }

  type(text: string): Answer {
    const answer = JSON.parse(games().type(this.number, text)) as Answer;
    this.changed();
    return answer;
  }

  /** Plays a turn without a choice; gives what it was, or nothing. */
  playForced(): string {
    const word = games().playForced(this.number);
    if (word !== "") {
      this.changed();
    }
    return word;
  }

  /** Does something that has a name; see Table.java. Whether there was something to do. */
  command(name: string, argument: string | number = ""): boolean {
    const done = games().command(this.number, name, String(argument));
    this.changed();
    return done;
  }

  mark(squares: string[], turns: string[]): void {
    games().mark(this.number, squares.join(" "), turns.join(" "));
    this.changed();
  }

  moves(): Move[] {
    return (this.known.moves ??= JSON.parse(games().moves(this.number)) as Move[]);
  }

  /** The game itself, from its first turn to the last, without its variations. */
  mainLine(): Move[] {
    const moves = new Map(this.moves().map((move) => [move.id, move]));
    const line: Move[] = [];
    for (let at = moves.get(moves.get(0)?.children[0] ?? -1); at !== undefined; at = moves.get(at.children[0] ?? -1)) {
      line.push(at);
    }
    return line;
  }

  /** What is said about each square. */
  squares(): string[] {
    return (this.known.squares ??= JSON.parse(games().squares(this.number)) as string[]);
  }

  /** What stood before and after each step of the turn that led to a place. */
  frames(place: number): Layout[] {
    return JSON.parse(games().frames(this.number, place)) as Layout[];
  }

  /** What the clock shows now. */
  clock(): ClockFace {
    return JSON.parse(games().clock(this.number)) as ClockFace;
  }

  /** What a turn that could be played at the place that is shown looks like, and its steps. */
  preview(turn: string): { layouts: Layout[]; steps: string[] } {
    return JSON.parse(games().preview(this.number, turn)) as { layouts: Layout[]; steps: string[] };
  }

  /** What a task of the lessons says to the turn that led to a place. */
  judge(place: number, lesson: number, task: number): { reached: boolean; text: Span[] } {
    return JSON.parse(games().judge(this.number, place, lesson, task)) as { reached: boolean; text: Span[] };
  }

  /** A turn that does a task of the lessons. */
  solution(lesson: number, task: number): string {
    return games().solution(this.number, lesson, task);
  }

  record(tags: Record<string, string>): string {
    return games().record(this.number, tagLines(tags));
  }

  /** The game as it is kept, to go on with another day; the tags say what the game itself does not say yet, both players at least. */
  kept(tags: Record<string, string>, flipped: boolean): GameSummary {
    return JSON.parse(games().kept(this.number, tagLines(tags), flipped)) as GameSummary;
  }

  /** Replaces the marks and the comment of a turn. */
  note(place: number, marks: number[], comment: string): void {
    games().note(this.number, place, marks.join(" "), comment);
    this.changed();
  }

  /** Adds a line from a place on; gives the place of its first turn. */
  insert(place: number, turns: string[]): number {
    const first = games().insert(this.number, place, turns.join(" "));
    this.changed();
    return first;
  }

  /** Takes over what a game was annotated with; what was noted or deleted since it was given away stays so. */
  annotate(given: string, annotated: string): void {
    games().annotate(this.number, given, annotated);
    this.changed();
  }

  /**
   * The start and the turns up to the end of the game, or up to the place that is shown, with what has been entered there or
   * without.
   */
  path(where: "live" | "shown" | "shown-whole"): string {
    return games().path(this.number, where === "live", where === "shown");
  }

  close(): void {
    this.listeners.clear();
    this.isClosed = true;
    games().close(this.number);
  }
}
