import { LitElement, nothing, svg, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";

/** An arrow between two squares, or a circle round one, by the names of the squares. */
interface Annotation {
  from: string;
  to: string;
}

/** Length of an arrow's head and radius of a circle, in parts of a square. */
const HEAD = 0.3;
const RADIUS = 0.44;

/**
 * Arrows and circles that a person draws on the board beside it, with the right mouse button or with Alt and
 * the left one. The same drawn again is removed; a click on the board, or another place, removes all.
 */
@customElement("tabuleiro-annotations")
export class AnnotationsElement extends LitElement {
  /** What the board shows: with another value, everything is removed. */
  @property() shown = "";
  @property({ type: Boolean }) flipped = false;
  @state() private all: Annotation[] = [];
  @state() private drawn: Annotation | undefined;
  private readonly observer = new ResizeObserver(() => this.requestUpdate());
  private readonly cleanups: (() => void)[] = [];

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const stage = this.parentElement;
    if (stage === null) {
      return;
    }
    const press = (event: PointerEvent) => this.press(event);
    const move = (event: PointerEvent) => this.move(event);
    const release = () => this.release();
    const menu = (event: Event) => squareAt(event) !== "" && event.preventDefault();
    stage.addEventListener("pointerdown", press, { capture: true });
    stage.addEventListener("contextmenu", menu);
    addEventListener("pointermove", move);
    addEventListener("pointerup", release);
    this.observer.observe(stage);
    this.cleanups.push(
      () => stage.removeEventListener("pointerdown", press, { capture: true }),
      () => stage.removeEventListener("contextmenu", menu),
      () => removeEventListener("pointermove", move),
      () => removeEventListener("pointerup", release),
      () => this.observer.disconnect(),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.cleanups.splice(0).forEach((cleanup) => cleanup());
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("shown")) {
      this.all = [];
      this.drawn = undefined;
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("flipped") && this.all.length > 0) {
      // The squares are in their new places when the board is rendered too.
      requestAnimationFrame(() => this.requestUpdate());
    }
  }

  private press(event: PointerEvent): void {
    const square = squareAt(event);
    if (event.button === 2 || (event.button === 0 && event.altKey)) {
      if (square !== "") {
        event.stopPropagation();
        event.preventDefault();
        this.drawn = { from: square, to: square };
      }
    } else if (event.button === 0) {
      this.all = [];
    }
  }

  private move(event: PointerEvent): void {
    const to = this.drawn === undefined ? "" : squareAt(event);
    if (this.drawn !== undefined && to !== "" && to !== this.drawn.to) {
      this.drawn = { ...this.drawn, to };
    }
  }

  private release(): void {
    const { drawn } = this;
    if (drawn !== undefined) {
      const others = this.all.filter(({ from, to }) => from !== drawn.from || to !== drawn.to);
      this.all = others.length < this.all.length ? others : [...others, drawn];
      this.drawn = undefined;
    }
  }

  protected override render() {
    const all = this.drawn === undefined ? this.all : [...this.all, this.drawn];
    return all.length === 0
      ? nothing
      : svg`<svg class="annotations" aria-hidden="true">${all.map((each) => this.shape(each))}</svg>`;
  }

  private shape({ from, to }: Annotation) {
    const start = this.centre(from);
    const end = this.centre(to);
    if (start === undefined || end === undefined) {
      return nothing;
    }
    const { size } = start;
    const kind = from === to ? "circle" : "arrow";
    const path = from === to ? ring(start, RADIUS * size) : arrow(start, end, HEAD * size);
    return svg`<path class="annotation-edge" data-annotation=${kind} d=${path} stroke-width=${size * 0.13}></path>
      <path class="annotation" d=${path} stroke-width=${size * 0.08}></path>`;
  }

  /** The centre of a square on the overlay, and its size. */
  private centre(square: string): Point | undefined {
    const cell = this.parentElement?.querySelector(`.board-cell[data-square="${square}"]`)?.getBoundingClientRect();
    const own = this.getBoundingClientRect();
    return cell === undefined
      ? undefined
      : { x: cell.left + cell.width / 2 - own.left, y: cell.top + cell.height / 2 - own.top, size: cell.width };
  }
}

interface Point {
  x: number;
  y: number;
  size: number;
}

function ring({ x, y }: Point, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

function arrow(from: Point, to: Point, head: number): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const wing = (turn: number) => `L${to.x - head * Math.cos(angle + turn)} ${to.y - head * Math.sin(angle + turn)}`;
  return `M${from.x} ${from.y}L${to.x} ${to.y}${wing(0.5)}M${to.x} ${to.y}${wing(-0.5)}`;
}

/** The square under the pointer; empty outside the board. */
function squareAt(event: Event): string {
  const at = event instanceof MouseEvent ? document.elementFromPoint(event.clientX, event.clientY) : null;
  return at?.closest<HTMLElement>(".board-cell")?.dataset["square"] ?? "";
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-annotations": AnnotationsElement;
  }
}
