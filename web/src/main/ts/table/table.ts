import { engine, type Inbox } from "../engine/engine";
import { games } from "../wasm/games";
import type {
  BoardLayout,
  Choice,
  ClickAnswer,
  ClockFaces,
  GameLine,
  GameSummary,
  TurnNode,
  TableOpening,
  PageEvent,
  PlayerAnswer,
  TableCommand,
  TaskAnswer,
  TurnPreview,
  View,
} from "../generated/border";
import { colours, gameDrawing } from "../content/drawings";
import { settings } from "../settings/settings";

/** Who does not want to see things move sees numbers. */
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** The longest time that a timer can wait. */
const MAX_TIMER_MILLIS = 2 ** 31 - 1;

/** What came of a click or a typed turn. */
export interface Answer extends ClickAnswer {
  /** Whether a whole turn was played. */
  isPlayed: boolean;
}

type Listener = (events: PageEvent[]) => void;

/** A game that is open on the page: what is to be seen, and what can be done. Only the programs that play take their time. */
export class Table implements Inbox {
  private readonly listeners = new Set<Listener>();
  private pointed = -1;
  private moveHints = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether nothing can be asked or done any more. */
  isClosed = false;
  /** What has been asked for since the last change. */
  private known: { view?: View; moves?: TurnNode[]; squares?: string[] } = {};

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

  /** Opens a study of a saved game; a text is what is wrong with it. */
  static studySaved(saved: string): Table | string {
    return Table.from(games().studySaved(saved));
  }

  /** Opens a saved game as it was left; a text is what is wrong with it. */
  static resume(saved: string): { table: Table; flipped: boolean } | string {
    const opening = games().resume(saved);
    return opening.kind === "notOpened" ? opening.error : { table: new Table(opening.table), flipped: opening.flipped };
  }

  private static from(opening: TableOpening): Table | string {
    return opening.kind === "notOpened" ? opening.error : new Table(opening.table);
  }

  /** Subscribes to changes, with what has happened; returns the function that unsubscribes. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get view(): View {
    this.known.view ??= games().view(this.number, {
      pointed: this.pointed,
      heat: settings().heat,
      numbered: STILL.matches,
      moveHints: this.moveHints,
    });
    return this.known.view;
  }

  /** Shows or hides the marks of what can be clicked, and of what would come of it. */
  showMoveHints(shown: boolean): void {
    this.moveHints = shown;
    delete this.known.view;
  }

  /** The displayed position as a standalone SVG picture; the size is that of its longer side in pixels. */
  picture(flipped: boolean, size: number): string {
    const { coordinates, heat, board } = settings();
    return games().picture(this.number, {
      flipped,
      coordinates,
      heat,
      numbered: STILL.matches,
      size,
      drawing: gameDrawing(this.view.game),
      colours: colours(board),
    });
  }

  /** Forwards what the players are asked, sets the timer, and tells what has happened. */
  private settle(): PageEvent[] {
    const { changed, events, requests, wakeIn } = games().drain(this.number);
    engine.forward(this, requests);
    clearTimeout(this.timer);
    if (wakeIn !== undefined) {
      this.timer = setTimeout(() => this.command({ kind: "tick" }), Math.min(wakeIn, MAX_TIMER_MILLIS));
    }
    if (changed) {
      // What a program thinks changes neither turns nor squares.
      const isThought = events.length > 0 && events.every(({ kind }) => kind === "searchUpdated");
      if (isThought) {
        delete this.known.view;
      } else {
        this.known = {};
      }
      this.tell(events);
    }
    return events;
  }

  private tell(events: PageEvent[]): void {
    [...this.listeners].forEach((listener) => listener(events));
  }

  /** Looks again, in case the language or a setting has changed. */
  refresh(): void {
    this.known = {};
    this.tell([]);
  }

  /** Takes an answer of a player. */
  receive(answer: PlayerAnswer): void {
    if (!this.isClosed) {
      games().answer(this.number, answer);
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

  private answered(answer: ClickAnswer): Answer {
    const isPlayed = this.settle().some(({ kind }) => kind === "turnPlayed" || kind === "turnTried");
    return { ...answer, isPlayed };
  }

  /** Runs a command; returns whether there was something to do. */
  command(command: TableCommand): boolean {
    const done = games().command(this.number, command);
    this.settle();
    return done;
  }

  /** Whether something can be chosen now. */
  offers(choice: Choice): boolean {
    return this.view.choices.includes(choice);
  }

  /** Shows turns as arrows. */
  showArrows(turns: string[]): void {
    games().showArrows(this.number, turns);
    delete this.known.view;
    this.tell([]);
  }

  moves(): TurnNode[] {
    this.known.moves ??= games().moves(this.number);
    return this.known.moves;
  }

  /** The game itself, from its first turn to the last, without its variations. */
  mainLine(): TurnNode[] {
    return this.moves().filter(({ id, main }) => main && id !== 0);
  }

  /** What is said about each square. */
  squares(): string[] {
    this.known.squares ??= games().squares(this.number);
    return this.known.squares;
  }

  /** What stood before and after each step of the turn that led to a place. */
  frames(place: number): BoardLayout[] {
    return games().frames(this.number, place);
  }

  /** What the clock shows now. */
  clock(): ClockFaces {
    return games().clock(this.number);
  }

  /** What a turn that could be played at the place that is shown looks like, and its steps. */
  preview(turn: string): TurnPreview {
    return games().preview(this.number, turn);
  }

  /** What a task of the lessons says to the turn that led to a place. */
  judge(place: number, lesson: number, task: number): TaskAnswer {
    return games().judge(this.number, place, lesson, task);
  }

  /** A turn that does a task of the lessons. */
  solution(lesson: number, task: number): string {
    return games().solution(this.number, lesson, task);
  }

  /** The game file; the date is that of a game which does not say when it was played. */
  record(date = ""): string {
    return games().record(this.number, date);
  }

  /** The game file for a reader of any language. */
  shared(date = ""): string {
    return games().shared(this.number, date);
  }

  /** The game with everything that is needed to resume it. */
  saved(date: string, flipped: boolean): GameSummary {
    return games().saved(this.number, date, flipped);
  }

  /** Replaces the marks and the comment of a turn. */
  note(place: number, marks: number[], comment: string): void {
    games().note(this.number, place, marks, comment);
    this.settle();
  }

  /** Adds a line from a place on; gives the place of its first turn. */
  insert(place: number, turns: string[]): number {
    const first = games().insert(this.number, place, turns);
    this.settle();
    return first;
  }

  /** Takes over what a game was annotated with; what was noted or deleted since it was given away stays so. */
  annotate(given: string, annotated: string): void {
    games().annotate(this.number, given, annotated);
    this.settle();
  }

  /** The line to the live place, or to the displayed one. */
  line(where: "live" | "shown"): GameLine {
    return games().line(this.number, where === "live");
  }

  close(): void {
    clearTimeout(this.timer);
    this.listeners.clear();
    this.isClosed = true;
    const { requests } = games().close(this.number);
    engine.forward(this, requests);
  }
}
