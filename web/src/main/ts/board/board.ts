import { html, LitElement, nothing, svg, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { BoardLayout, BoardScene, GameInfo } from "../generated/border";
import { usesKeyboard, usesPointer } from "../browser/keyboard";
import { subscribeToLook, variant } from "../app/theme";
import { boardAddress, boardColours, boardFrame } from "../content/drawings";
import { animate } from "./animate";
import { drawScene } from "./draw";
import { Geometry, UNIT } from "./geometry";
import { drawTrays } from "./trays";

/** An event on a board: a click, a drag from one square to another, or the pointer on a square. */
export type BoardEvent = CustomEvent<{ square: number; from?: number }>;

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
 * Events: square-click, square-drag (from and square), square-point (-1 when the pointer leaves), board-key
 * for other keys.
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
  @state() private focused = 0;
  /**
   * Whether the focus was not set by a key: then no focus ring and no preview is shown until a key is
   * pressed.
   */
  @state() private focusHidden = false;
  @state() private frame: BoardLayout | undefined;
  private drag: { from: number; moved: boolean; id: number } | undefined;
  private skipFrames: (() => void) | undefined;
  private stopListening: (() => void) | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  private get place(): Geometry {
    return new Geometry(this.game, this.flipped);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stopListening = subscribeToLook(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stopListening?.();
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
    const shown = this.frame === undefined ? this.scene : { ...this.frame, marks: [] };
    const picture = svg`<svg class="board-picture" viewBox=${`0 0 ${width * UNIT} ${height * UNIT}`} aria-hidden="true">
      ${drawScene(this.place, shown, this.coordinates && !this.still)}</svg>`;
    const trays = svg`<svg class="board-trays" viewBox=${`0 0 ${width * UNIT} ${height * UNIT}`}>${this.still ? nothing : drawTrays(this.place, shown)}</svg>`;
    return html`<div class="board-frame">
      <img class="board-ground" src=${boardAddress(id, variant(), this.still)} alt="" draggable="false" />${trays}${picture}${this.still ? nothing : this.grid()}</div>`;
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
              class="board-cell"
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
      this.drag = { from: square, moved: false, id: event.pointerId };
      // A touch points at a square while it is down.
      this.emit("square-point", { square });
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    }
  }

  /** Whether the event is of another pointer than the one that began the drag. */
  private isOtherPointer(event: PointerEvent): boolean {
    return this.drag !== undefined && this.drag.id !== event.pointerId;
  }

  private move(event: PointerEvent): void {
    if (this.isOtherPointer(event)) {
      return;
    }
    const square = this.squareAt(event);
    if (this.drag !== undefined && square !== this.drag.from) {
      this.drag.moved = true;
    }
    if (this.drag?.moved === true) {
      this.moveDragged(event);
    }
    if (event.pointerType === "mouse" || this.drag !== undefined) {
      this.emit("square-point", { square });
    }
  }

  /** Moves the dragged piece with the pointer. */
  private moveDragged(event: PointerEvent): void {
    const picture = this.querySelector<SVGSVGElement>(".board-picture");
    const piece = picture?.querySelector<SVGElement>(`use[data-square="${this.drag?.from ?? -1}"]`);
    const box = picture?.getBoundingClientRect();
    if (piece && box) {
      const scale = (this.game.width * UNIT) / box.width;
      const [x, y] = this.place.centre(this.drag?.from ?? 0);
      piece.style.transform = `translate(${(event.clientX - box.left) * scale - x}px, ${(event.clientY - box.top) * scale - y}px)`;
      piece.classList.add("carried");
    }
  }

  private resetDragged(): void {
    this.querySelectorAll<SVGElement>("use.carried").forEach((piece) => {
      piece.style.transform = "";
      piece.classList.remove("carried");
    });
  }

  private release(event: PointerEvent): void {
    if (this.isOtherPointer(event)) {
      return;
    }
    const drag = this.drag;
    this.drag = undefined;
    this.resetDragged();
    const square = this.squareAt(event);
    if (event.pointerType !== "mouse") {
      this.leave();
    }
    if (drag === undefined || square < 0) {
      return;
    }
    this.focused = square;
    if (drag.moved && square !== drag.from) {
      this.emit("square-drag", { square, from: drag.from });
    } else if (!drag.moved) {
      this.emit("square-click", { square });
    }
  }

  private cancel(event: PointerEvent): void {
    if (!this.isOtherPointer(event)) {
      this.cancelDrag();
    }
  }

  /** Cancels the drag. */
  private cancelDrag(): void {
    this.drag = undefined;
    this.resetDragged();
    this.leave();
  }

  private leave(): void {
    this.emit("square-point", { square: -1 });
  }

  /** Animates a sequence of layouts; any input skips to its end. Resolves when it is done. */
  async play(layouts: BoardLayout[]): Promise<void> {
    this.skip();
    let skipped = false;
    const skip = () => {
      skipped = true;
      this.frame = undefined;
    };
    this.skipFrames = skip;
    const millis = Math.min(250, 1500 / Math.max(1, layouts.length - 1));
    for (let i = 0; i + 1 < layouts.length && !skipped; i++) {
      const before = layouts[i] as BoardLayout;
      const after = layouts[i + 1] as BoardLayout;
      this.frame = before;
      await this.updateComplete;
      await animate(this, this.place, before, after, millis, () => skipped);
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
