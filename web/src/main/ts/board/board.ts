import { html, LitElement, nothing, svg, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { whileConnected } from "../browser/subscription";
import type { BoardLayout, BoardScene, GameInfo, MotionFrame } from "../generated/border";
import { usesKeyboard, usesPointer } from "../browser/keyboard";
import { prefersReducedMotion } from "../browser/motion";
import { subscribeToLook, variant } from "../app/theme";
import { boardAddress, boardColours, boardFrame } from "../content/drawings";
import { animate, type Drop, isSeen, removals, type RunningMotions, struckPieces } from "./animate";
import { CarriedPiece, isDrag } from "./carried-piece";
import { drawScene, PIECE } from "./draw";
import { hatching } from "./marks";
import { Geometry, UNIT } from "./geometry";
import { drawTrays } from "./trays";

/** An event on a board: a click, a drag from one square to another, or the pointer on a square. */
export type BoardEvent = CustomEvent<{ square: number; from?: number }>;
/** A press on a stone in a tray. */
export type BankEvent = CustomEvent<{ letter: string; press: PointerEvent }>;

/** The longest times of a step and of a turn, in milliseconds. */
const STEP_MILLIS = 220;
const TURN_MILLIS = 1500;

/** The radius of the corners of most boards, so that no light shows between the drawing and its shadow. */
const CORNER = 16;

/** A press on the board that may become a drag. */
interface Drag {
  from: number;
  press: PointerEvent;
  /** Whether the pointer has left the square where it was pressed. */
  left: boolean;
  carried?: CarriedPiece;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * A board: draws a scene and dispatches input events. It knows no rules. It is one tab stop; arrow keys move,
 * Enter clicks.
 *
 * Events: square-click, square-lift when the drag of a piece begins, square-drag when it ends on another square
 * (from and square), drag-cancel when it ends elsewhere, square-point (-1 when the pointer leaves), bank-press,
 * board-key for other keys.
 */
@customElement("tabuleiro-board")
export class BoardElement extends LitElement {
  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) scene!: BoardScene;
  @property({ attribute: false }) names: string[] = [];
  @property({ type: Boolean }) flipped = false;
  @property({ type: Boolean }) coordinates = true;
  @property({ type: Boolean }) still = false;
  @property() label = "";
  /** The squares whose pieces can be dragged; undefined for all. */
  @property({ attribute: false }) grabbable: ReadonlySet<number> | undefined;
  /** The squares that can be clicked. */
  @property({ attribute: false }) clickable: ReadonlySet<number> = new Set();
  /** The letters of the stones in trays that can be dragged to the board. */
  @property() banks = "";
  /** The squares of a turn that is being sent. */
  @property({ attribute: false }) pending: readonly number[] = [];
  @state() private focused = 0;
  /**
   * Whether the focus was not set by a key: then no focus ring and no preview is shown until a key is
   * pressed.
   */
  @state() private focusHidden = false;
  @state() private frame: BoardLayout | undefined;
  /** The square whose piece is being dragged; -1 for none. */
  @state() private away = -1;
  private drag: Drag | undefined;
  private skipFrames: (() => void) | undefined;

  constructor() {
    super();
    whileConnected(this, () => subscribeToLook(() => this.requestUpdate()));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  private get place(): Geometry {
    return new Geometry(this.game, this.flipped);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("game")) {
      this.focused = 0;
    }
    this.measure();
    this.colour();
  }

  /** Sets the measures of the board as CSS properties: its shape, and where the field lies in the frame. */
  private measure(): void {
    const { left, top, width, height } = boardFrame(this.game.id, this.still);
    const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
    for (const [name, value] of Object.entries({
      "--aspect": String(width / height),
      "--corner": `${share(CORNER, width)} / ${share(CORNER, height)}`,
      "--field-left": share(left, width),
      "--field-top": share(top, height),
      "--field-width": share(this.game.width * UNIT, width),
      "--field-height": share(this.game.height * UNIT, height),
    })) {
      this.style.setProperty(name, value);
    }
  }

  /** Sets the colours of board and marks as CSS properties; those of the main board also for what is beside it. */
  private colour(): void {
    for (const [use, colour] of Object.entries(boardColours(this.game.id, variant()))) {
      this.style.setProperty(`--board-${use}`, colour);
      if (!this.still) {
        document.documentElement.style.setProperty(`--board-${use}`, colour);
      }
    }
  }

  protected override render() {
    const { id, width, height } = this.game;
    // The last frame of an animation shows the marks of its end.
    const isScene = this.frame === undefined || this.frame.board === this.scene.board;
    const shown = isScene ? this.scene : { ...(this.frame as BoardLayout), marks: [] };
    const picture = svg`<svg class="board-picture" viewBox=${`0 0 ${width * UNIT} ${height * UNIT}`} aria-hidden="true">
      ${drawScene(this.place, shown, this.coordinates && !this.still, this.away)}${this.pending.map((square) => hatching(this.place, square))}<g class="board-motion"></g></svg>`;
    const trays = svg`<svg class="board-trays" viewBox=${`0 0 ${width * UNIT} ${height * UNIT}`}>${this.still ? nothing : this.trays(shown)}</svg>`;
    return html`<div class="board-frame">
      <img class="board-ground" src=${boardAddress(id, variant(), this.still)} alt="" draggable="false" />${trays}${picture}${this.still ? nothing : this.grid()}</div>`;
  }

  private trays(shown: BoardLayout) {
    const press = (letter: string, event: PointerEvent) => {
      this.dispatchEvent(new CustomEvent("bank-press", { detail: { letter, press: event } }));
    };
    return drawTrays(this.place, shown, this.banks, press);
  }

  /** What the pointer says about a square: its piece can be dragged, it can be clicked, or neither. */
  private reach(square: number): string {
    if (this.grabbable?.has(square) ?? this.scene.board[square] !== ".") {
      return "board-cell grabbable";
    }
    return this.clickable.has(square) ? "board-cell clickable" : "board-cell";
  }

  private grid() {
    return html`<div
      role="grid"
      aria-label=${this.label}
      class=${this.focusHidden ? "board-grid focus-hidden" : "board-grid"}
      @keydown=${this.key}
      @pointerdown=${this.press}
      @pointermove=${this.move}
      @pointerup=${this.release}
      @pointercancel=${this.cancel}
      @pointerleave=${this.leave}
    >
      ${this.place.rows().map(
        (row) => html`<div role="row" class="board-row">
          ${row.map(
            (square) => html`<div
              role="gridcell"
              class=${this.reach(square)}
              data-square=${this.game.squares[square] ?? ""}
              tabindex=${square === this.focused ? 0 : -1}
              aria-label=${this.names[square] ?? this.game.squares[square] ?? ""}
              @focus=${() => this.onFocus(square)}
            ></div>`,
          )}
        </div>`,
      )}
    </div>`;
  }

  private emit(kind: string, detail: { square: number; from?: number } | { key: string; shift: boolean }): boolean {
    return this.dispatchEvent(new CustomEvent(kind, { detail, bubbles: true, cancelable: true }));
  }

  private cell(square: number): HTMLElement | null {
    return this.querySelector(`.board-cell[data-square="${this.game.squares[square] ?? ""}"]`);
  }

  /** The square with the keyboard focus. */
  get focusedSquare(): number {
    return this.focused;
  }

  /** Whether arrow keys move the focused square: not where the focus came by pointer. */
  get isEnteredByKeyboard(): boolean {
    return !this.focusHidden || !usesPointer();
  }

  /** Focuses a square. */
  focusSquare(square: number): void {
    this.focused = square;
    this.cell(square)?.focus();
  }

  private onFocus(square: number): void {
    this.focused = square;
    this.focusHidden = !usesKeyboard();
    if (!this.focusHidden) {
      this.emit("square-point", { square });
    }
  }

  private key(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      this.cancelDrag();
    }
    const step = ARROWS[event.key];
    const place = this.place;
    if (event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    if (this.focusHidden) {
      this.onFocus(this.focused);
    }
    if (step !== undefined) {
      const row = place.row(this.focused) + step[0];
      const column = place.column(this.focused) + step[1];
      if (row >= 0 && row < this.game.height && column >= 0 && column < this.game.width) {
        this.focusSquare(place.at(row, column));
      }
      event.preventDefault();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.skip();
      this.emit("square-click", { square: this.focused });
    } else if (!this.emit("board-key", { key: event.key, shift: event.shiftKey })) {
      event.preventDefault();
    }
  }

  private squareAt(event: PointerEvent): number {
    const box = this.querySelector(".board-grid")?.getBoundingClientRect();
    if (box === undefined) {
      return -1;
    }
    const column = Math.floor(((event.clientX - box.left) / box.width) * this.game.width);
    const row = Math.floor(((event.clientY - box.top) / box.height) * this.game.height);
    const inside = row >= 0 && row < this.game.height && column >= 0 && column < this.game.width;
    return inside ? this.place.at(row, column) : -1;
  }

  private press(event: PointerEvent): void {
    this.skip();
    const square = this.squareAt(event);
    if (event.button === 0 && event.isPrimary && square >= 0) {
      this.drag = { from: square, press: event, left: false };
      // A touch points at a square while it is down.
      this.emit("square-point", { square });
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    }
  }

  /** Whether the event is of another pointer than the one that began the drag. */
  private isOtherPointer(event: PointerEvent): boolean {
    return this.drag !== undefined && this.drag.press.pointerId !== event.pointerId;
  }

  private move(event: PointerEvent): void {
    if (this.isOtherPointer(event)) {
      return;
    }
    const square = this.squareAt(event);
    const { drag } = this;
    if (drag !== undefined) {
      drag.left ||= square !== drag.from;
      this.carry(drag, event);
    }
    if (event.pointerType === "mouse" || drag !== undefined) {
      this.emit("square-point", { square });
    }
  }

  /** Lifts the piece when the press has become a drag, and moves it with the pointer. */
  private carry(drag: Drag, event: PointerEvent): void {
    const letter = this.scene.board[drag.from] ?? ".";
    const mayGrab = letter !== "." && (this.grabbable?.has(drag.from) ?? drag.left);
    if (drag.carried === undefined && mayGrab && (drag.left || isDrag(drag.press, event))) {
      const side = (this.cell(drag.from)?.getBoundingClientRect().width ?? 0) * (PIECE / UNIT);
      drag.carried = new CarriedPiece(this.game.id, letter, side, event);
      this.away = drag.from;
      this.emit("square-lift", { square: drag.from });
    }
    drag.carried?.moveTo(event);
  }

  private release(event: PointerEvent): void {
    if (this.isOtherPointer(event)) {
      return;
    }
    const drag = this.drag;
    this.endDrag();
    const square = this.squareAt(event);
    if (event.pointerType !== "mouse") {
      this.leave();
    }
    if (drag === undefined) {
      return;
    }
    if (square < 0) {
      if (drag.carried !== undefined) {
        this.emit("drag-cancel", { square });
      }
      return;
    }
    this.focused = square;
    if (square !== drag.from) {
      this.emit("square-drag", { square, from: drag.from });
    } else if (!drag.left && drag.carried === undefined) {
      this.emit("square-click", { square });
    }
  }

  private cancel(event: PointerEvent): void {
    if (!this.isOtherPointer(event)) {
      this.cancelDrag();
    }
  }

  private endDrag(): void {
    this.drag?.carried?.remove();
    this.drag = undefined;
    this.away = -1;
  }

  /** Cancels the drag. */
  private cancelDrag(): void {
    if (this.drag?.carried !== undefined) {
      this.emit("drag-cancel", { square: -1 });
    }
    this.endDrag();
    this.leave();
  }

  private leave(): void {
    this.emit("square-point", { square: -1 });
  }

  /**
   * Animates a sequence of frames, the first of which is where it begins; any input skips to its end. A piece that
   * was `dropped` on its square by hand is there already. Resolves when it is done.
   */
  async play(frames: MotionFrame[], dropped?: Drop): Promise<void> {
    this.skip();
    if (prefersReducedMotion()) {
      return;
    }
    let isSkipped = false;
    let running: RunningMotions | undefined;
    const skip = () => {
      isSkipped = true;
      this.frame = undefined;
      running?.end();
    };
    this.skipFrames = skip;
    const struck = struckPieces(this.scene);
    const steps = frames.slice(1);
    for (const [i, frame] of steps.entries()) {
      this.frame = frame;
      await this.updateComplete;
      if (isSkipped) {
        return;
      }
      const motions = [
        ...frame.motions.filter((motion) => !isSeen(motion, this.scene, dropped)),
        ...(i === steps.length - 1 ? removals(struck, this.scene, frame) : []),
      ];
      running = animate(this, this.place, { ...frame, motions }, Math.min(STEP_MILLIS, TURN_MILLIS / steps.length));
      await running.finished;
    }
    // A skipped animation may end after the next one has begun.
    if (this.skipFrames === skip) {
      this.skipFrames = undefined;
      this.frame = undefined;
    }
  }

  /** Skips to the end of the running animation. */
  skip(): void {
    this.skipFrames?.();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-board": BoardElement;
  }
}
