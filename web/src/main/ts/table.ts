import { engine, type Inbox } from "./engine";
import { games } from "./games";
import type { Span } from "./learn/course";
import { settings } from "./settings";
import type { GameSummary } from "./store";
import type { PlayerRequest } from "./thoughts";
import type { Choice, ClockFace, Layout, Move, TableEvent, View } from "./view";

/** Who does not want to see things move sees numbers. */
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** The longest time that a timer can wait. */
const MAX_TIMER_MILLIS = 2 ** 31 - 1;

/** What came of a click or a typed turn. */
export interface Answer {
  taken: boolean;
  /** What stood before and after each step that it made, those that follow by themselves included. */
  layouts: Layout[];
  /** Whether a whole turn was played. */
  isPlayed: boolean;
}

/** What has happened since the last call; see PageTable.java. */
interface Drained {
  changed: boolean;
  events: TableEvent[];
  requests: PlayerRequest[];
  wakeIn: number;
}

type Listener = (events: TableEvent[]) => void;

/** A game that is open on the page: what is to be seen, and what can be done. Only the programs that play take their time. */
export class Table implements Inbox {
  private readonly listeners = new Set<Listener>();
  private pointed = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether nothing can be asked or done any more. */
  isClosed = false;
  /** What has been asked for since the last change. */
  private known: { view?: View; moves?: Move[]; squares?: string[] } = {};

  private constructor(private readonly number: number) {}

  /** Opens a new game; a text is what is wrong with the position. */
  static open(game: string, position: string, first: string, second: string, clock: string): Table | string {
    return Table.from(games().open(game, position, first, second, clock));
  }

  /** Opens a study of a position; a text is what is wrong with it. */
  static study(game: string, position: string): Table | string {
    return Table.from(games().study(game, position));
  }

  /** Opens a study of a game of a file; a text is what is wrong with it. */
  static studyGame(file: string, index: number): Table | string {
    return Table.from(games().studyGame(file, index));
  }

  /** Opens a study of a game that was kept; a text is what is wrong with it. */
  static studyKept(record: string): Table | string {
    return Table.from(games().studyKept(record));
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

  /** Subscribes to changes, with what has happened; returns the function that unsubscribes. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get view(): View {
    return (this.known.view ??= JSON.parse(games().view(this.number, this.pointed, settings().heat, STILL.matches)) as View);
  }

  /** Forwards what the players are asked, sets the timer, and tells what has happened. */
  private settle(): TableEvent[] {
    const { changed, events, requests, wakeIn } = JSON.parse(games().drain(this.number)) as Drained;
    engine.forward(this, requests);
    clearTimeout(this.timer);
    if (wakeIn >= 0) {
      this.timer = setTimeout(() => this.command("tick"), Math.min(wakeIn, MAX_TIMER_MILLIS));
    }
    if (changed) {
      // What a program thinks changes neither turns nor squares.
      const isThought = events.length > 0 && events.every(({ kind }) => kind === "thinking");
      if (isThought) {
        delete this.known.view;
      } else {
        this.known = {};
      }
      this.tell(events);
    }
    return events;
  }

  private tell(events: TableEvent[]): void {
    [...this.listeners].forEach((listener) => listener(events));
  }

  /** Looks again, in case the language or a setting has changed. */
  refresh(): void {
    this.known = {};
    this.tell([]);
  }

  /** Takes an answer of a player. */
  receive(text: string): void {
    if (!this.isClosed) {
      games().answer(this.number, text);
      this.settle();
    }
  }

  fail(question: number, reason: string): void {
    if (!this.isClosed) {
      games().fail(this.number, question, reason);
      this.settle();
    }
  }

  /** The pointer or the keyboard is on a square, -1 for none: what a click would do there is shown. */
  point(square: number): void {
    if (square !== this.pointed) {
      this.pointed = square;
      if (this.view.mayEnter) {
        delete this.known.view;
        this.tell([]);
      }
    }
  }

  click(what: string): Answer {
    return this.answered(games().click(this.number, what));
  }

  type(text: string): Answer {
    return this.answered(games().type(this.number, text));
  }

  private answered(json: string): Answer {
    const isPlayed = this.settle().some(({ kind }) => kind === "played" || kind === "tried");
    return { ...(JSON.parse(json) as Omit<Answer, "isPlayed">), isPlayed };
  }

  /** Does something that has a name; see PageCommands.java. Returns whether there was something to do. */
  command(name: string, argument: string | number = ""): boolean {
    const done = games().command(this.number, name, String(argument));
    this.settle();
    return done;
  }

  /** Whether something can be chosen now. */
  offers(choice: Choice): boolean {
    return this.view.choices.includes(choice);
  }

  /** Shows turns as arrows. */
  showArrows(turns: string[]): void {
    games().showArrows(this.number, turns.join(" "));
    delete this.known.view;
    this.tell([]);
  }

  moves(): Move[] {
    return (this.known.moves ??= JSON.parse(games().moves(this.number)) as Move[]);
  }

  /** The game itself, from its first turn to the last, without its variations. */
  mainLine(): Move[] {
    return this.moves().filter(({ id, main }) => main && id !== 0);
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

  /** The game file; the date is that of a game which does not say when it was played. */
  record(date = ""): string {
    return games().record(this.number, date);
  }

  /** The game as it is kept, to go on with another day. */
  kept(date: string, flipped: boolean): GameSummary {
    return JSON.parse(games().kept(this.number, date, flipped)) as GameSummary;
  }

  /** Replaces the marks and the comment of a turn. */
  note(place: number, marks: number[], comment: string): void {
    games().note(this.number, place, marks.join(" "), comment);
    this.settle();
  }

  /** Adds a line from a place on; gives the place of its first turn. */
  insert(place: number, turns: string[]): number {
    const first = games().insert(this.number, place, turns.join(" "));
    this.settle();
    return first;
  }

  /** Takes over what a game was annotated with; what was noted or deleted since it was given away stays so. */
  annotate(given: string, annotated: string): void {
    games().annotate(this.number, given, annotated);
    this.settle();
  }

  /** The start and the turns up to the end of the game, or up to the displayed place. */
  path(where: "live" | "shown"): string {
    return games().path(this.number, where === "live");
  }

  close(): void {
    clearTimeout(this.timer);
    this.listeners.clear();
    this.isClosed = true;
    const { requests } = JSON.parse(games().close(this.number)) as Drained;
    engine.forward(this, requests);
  }
}
