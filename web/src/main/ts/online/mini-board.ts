import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "../board/board";
import { yieldToBrowser } from "../browser/yield";
import { gameInfo, games } from "../wasm/games";

/** Boards that came into view and are not drawn yet: one is drawn per task. */
const waiting: MiniBoard[] = [];
let isDrawing = false;

async function draw(): Promise<void> {
  if (isDrawing) {
    return;
  }
  isDrawing = true;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    next.show();
    await next.updateComplete;
    await yieldToBrowser();
  }
  isDrawing = false;
}

const NEAR = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) {
      NEAR.unobserve(target);
      waiting.push(target as MiniBoard);
    }
  }
  void draw();
});

/** A small board with a position, drawn once it is in view. */
@customElement("tabuleiro-mini-board")
export class MiniBoard extends LitElement {
  @property() game = "";
  @property() position = "";
  @property({ type: Boolean }) flipped = false;
  @state() private isSeen = false;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.setAttribute("aria-hidden", "true");
    NEAR.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    NEAR.unobserve(this);
  }

  show(): void {
    this.isSeen = true;
  }

  protected override render() {
    const info = gameInfo(this.game);
    if (!this.isSeen || info === undefined) {
      return nothing;
    }
    const layout = games().layout(this.game, this.position === "" ? info.start : this.position);
    return layout.board === ""
      ? nothing
      : html`<tabuleiro-board
          still
          .game=${info}
          .scene=${{ ...layout, marks: [] }}
          .flipped=${this.flipped}
          .coordinates=${false}
        ></tabuleiro-board>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-mini-board": MiniBoard;
  }
}
