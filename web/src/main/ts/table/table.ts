import { prefersReducedMotion } from "../browser/motion";
import { engine, type Inbox } from "../engine/engine";
import { games } from "../wasm/games";
import type {
  Choice,
  ClickAnswer,
  ClockFaces,
  GameLine,
  GameOptions,
  GameSummary,
  MotionFrame,
  TurnNode,
  TableOpening,
  PageEvent,
  PlayerAnswer,
  RemoteRequest,
  TableCommand,
  TurnPreview,
  View,
} from "../generated/border";
import { variant } from "../app/theme";
import type { MatchHeader, MatchState } from "../online/protocol";
import { boardAddress, boardColours, gameDrawing } from "../content/drawings";
import { settings } from "../settings/settings";

/** The longest delay of setTimeout. */
const MAX_TIMER_MILLIS = 2 ** 31 - 1;

/** The result of a click or a typed turn. */
export interface Answer extends ClickAnswer {
  /** Whether a whole turn was played. */
  isPlayed: boolean;
}

type Listener = (events: PageEvent[]) => void;

/**
 * A table of the compiled module: cached views, commands and events. All calls are synchronous; only players
 * answer later.
 */
export class Table implements Inbox {
  private readonly listeners = new Set<Listener>();
  private pointed = -1;
  private moveHints = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Receives the requests of a match to its server. */
  onRequest: (request: RemoteRequest) => void = () => {};
  /** Whether the table is closed and must not be used. */
  isClosed = false;
  /** Cache of results since the last change. */
  private cache: { view?: View; moves?: TurnNode[]; squares?: string[] } = {};

  private constructor(private readonly number: number) {}

  /** Opens a new game, in which a random side is drawn now; a string is the error. */
  static open(game: string, position: string, options: GameOptions): Table | string {
    return Table.from(games().open(game, position, options, Math.random() < 0.5));
  }

  /** Opens a study of a position; a string is the error. */
  static study(game: string, position: string): Table | string {
    return Table.from(games().study(game, position));
  }

  /** Opens a study of a game of a file; a string is the error. */
  static studyGame(file: string, index: number): Table | string {
    return Table.from(games().studyGame(file, index));
  }

  /** Opens a study of a saved game; a string is the error. */
  static studySaved(saved: string): Table | string {
    return Table.from(games().studySaved(saved));
  }

  /** Opens a saved game as it was left; a string is the error. */
  static resume(saved: string): { table: Table; flipped: boolean } | string {
    const opening = games().resume(saved);
    return opening.kind === "notOpened" ? opening.error : { table: new Table(opening.table), flipped: opening.flipped };
  }

  /** Opens a match on a server; a string is the error. */
  static match(header: MatchHeader, state: MatchState, session: string): { table: Table; flipped: boolean } | string {
    const opening = games().openMatch(header, state, session);
    return opening.kind === "notOpened" ? opening.error : { table: new Table(opening.table), flipped: opening.flipped };
  }

  /** The table of a lesson's task, which is open already. */
  static ofLesson(number: number): Table {
    return new Table(number);
  }

  private static from(opening: TableOpening): Table | string {
    return opening.kind === "notOpened" ? opening.error : new Table(opening.table);
  }

  /** The options of this game; those that it does not show are the last ones. */
  playedOptions(last: GameOptions): GameOptions {
    return games().playedOptions(this.number, last);
  }

  /** The options of a rematch. */
  rematchOptions(last: GameOptions): GameOptions {
    return games().rematchOptions(this.number, last);
  }

  /** Subscribes to changes, with their events. Returns the unsubscribe function. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get view(): View {
    this.cache.view ??= games().view(this.number, {
      pointed: this.pointed,
      heat: settings().heat,
      // Numbered arrows replace the animation of the last turn.
      numbered: prefersReducedMotion(),
      moveHints: this.moveHints,
    });
    return this.cache.view;
  }

  /** Shows or hides the marks of what can be clicked, and of what would come of it. */
  showMoveHints(shown: boolean): void {
    this.moveHints = shown;
    delete this.cache.view;
  }

  /** The displayed position as a standalone SVG picture; the size is that of its longer side in pixels. */
  async picture(flipped: boolean, size: number): Promise<string> {
    const { coordinates, heat } = settings();
    const { game } = this.view;
    const board = await (await fetch(boardAddress(game, variant(), false))).text();
    return games().picture(this.number, {
      flipped,
      coordinates,
      heat,
      numbered: prefersReducedMotion(),
      size,
      drawing: gameDrawing(game),
      board,
      colours: boardColours(game, variant()),
    });
  }

  /** Empties the outbox: forwards requests to the worker, sets the timer, and notifies subscribers. */
  private flush(): PageEvent[] {
    const { changed, events, requests, remote, wakeIn } = games().drain(this.number);
    engine.forward(this, requests);
    remote.forEach((request) => this.onRequest(request));
    clearTimeout(this.timer);
    if (wakeIn !== undefined) {
      this.timer = setTimeout(() => this.command({ kind: "tick" }), Math.min(wakeIn, MAX_TIMER_MILLIS));
    }
    if (changed) {
      // Search progress changes neither turns nor squares.
      const isProgress = events.length > 0 && events.every(({ kind }) => kind === "searchUpdated");
      if (isProgress) {
        delete this.cache.view;
      } else {
        this.cache = {};
      }
      this.notify(events);
    }
    return events;
  }

  private notify(events: PageEvent[]): void {
    [...this.listeners].forEach((listener) => listener(events));
  }

  /** Calls a function of the compiled module about this table. */
  call<T>(ask: (number: number) => T): T {
    return ask(this.number);
  }

  /** Delivers a message of the server of its match to this table. */
  deliver(message: (number: number) => void): void {
    if (!this.isClosed) {
      message(this.number);
      this.flush();
    }
  }

  /** Follows changes that were made at this table by another function. */
  update(): void {
    this.flush();
  }

  /** Clears the cache after a change of language or settings. */
  refresh(): void {
    this.cache = {};
    this.notify([]);
  }

  /** Delivers an answer of a player. */
  receive(answer: PlayerAnswer): void {
    if (!this.isClosed) {
      games().answer(this.number, answer);
      this.flush();
    }
  }

  fail(question: number, reason: string): void {
    if (!this.isClosed) {
      games().fail(this.number, question, reason);
      this.flush();
    }
  }

  /** Sets the square under the pointer or focus, -1 for none: a click there is previewed. */
  point(square: number): void {
    if (square !== this.pointed) {
      this.pointed = square;
      if (this.view.mayEnter) {
        delete this.cache.view;
        this.notify([]);
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
    const isPlayed = this.flush().some(({ kind }) => kind === "matchTurn" || kind === "studyTurn");
    return { ...answer, isPlayed };
  }

  /** Runs a command; returns whether there was something to do. */
  command(command: TableCommand): boolean {
    const done = games().command(this.number, command);
    this.flush();
    return done;
  }

  /** Whether a choice is available now. */
  offers(choice: Choice): boolean {
    return this.view.choices.includes(choice);
  }

  /** Shows turns as arrows. */
  showArrows(turns: string[]): void {
    games().showArrows(this.number, turns);
    delete this.cache.view;
    this.notify([]);
  }

  moves(): TurnNode[] {
    this.cache.moves ??= games().moves(this.number);
    return this.cache.moves;
  }

  /** The game itself, from its first turn to the last, without its variations. */
  mainLine(): TurnNode[] {
    return this.moves().filter(({ id, main }) => main && id !== 0);
  }

  /** The description of each square for screen readers. */
  squares(): string[] {
    this.cache.squares ??= games().squares(this.number);
    return this.cache.squares;
  }

  /** The pieces before and after each step of the turn that led to a place. */
  frames(place: number): MotionFrame[] {
    return games().frames(this.number, place);
  }

  /** The pieces on the way from one place to another. */
  framesBetween(from: number, to: number): MotionFrame[] {
    return games().framesBetween(this.number, from, to);
  }

  /** The clocks now. */
  clock(): ClockFaces {
    return games().clock(this.number);
  }

  /** The frames and steps of a turn that could be played at the displayed place. */
  preview(turn: string): TurnPreview {
    return games().preview(this.number, turn);
  }

  /** The game file; the date is used if the game has none. */
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
    this.flush();
  }

  /** Inserts a line at a place; returns the place of its first turn. */
  insert(place: number, turns: string[]): number {
    const first = games().insert(this.number, place, turns);
    this.flush();
    return first;
  }

  /**
   * Merges the annotations of a reviewed copy; notes edited or turns deleted since the copy was made stay so.
   */
  annotate(given: string, annotated: string): void {
    games().annotate(this.number, given, annotated);
    this.flush();
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
