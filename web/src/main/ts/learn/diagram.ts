import { html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { BoardElement } from "../board/board";
import type { BoardScene, GameInfo, MotionFrame, Side } from "../generated/border";
import { player } from "../play/player";
import { sessionBoard } from "../play/session-board";
import { entryStrip, prompt } from "../play/strip";
import { Table } from "../table/table";
import { t } from "../content/texts";
import { Practice, showsPlayers } from "./practice";
import { code } from "./rich-text";

/** Pause between two animated steps. */
const PAUSE_MILLIS = 600;

/**
 * Boards within one screen of the viewport become interactive: a page with many would be slow if all did at
 * once.
 */
const NEAR = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        (target as DiagramElement).activate();
      }
    }
  },
  { rootMargin: "100% 0px" },
);

/** In print all boards are visible: those outside the viewport are drawn first. */
addEventListener("beforeprint", () => {
  document.querySelectorAll<DiagramElement>("tabuleiro-diagram").forEach((diagram) => diagram.activate());
});

/** A diagram of a rule page: plays its turn step by step on demand, and lets the reader try turns. */
@customElement("tabuleiro-diagram")
export class DiagramElement extends LitElement {
  @property({ attribute: false }) game!: GameInfo;
  @property() position = "";
  @property() turn = "";
  @property() language = "";
  @query("tabuleiro-board") private readonly board!: BoardElement | null;
  /** The number of steps of the turn that are shown as played. */
  @state() private played = 0;
  @state() private active = false;
  @state() private tried = false;
  private practice: Practice | undefined;
  private frames: MotionFrame[] = [];
  private steps: string[] = [];
  /** Animation token: starting another animation ends the one before. */
  private animation = 0;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // A tab stop, so that keyboard navigation scrolls the diagram into view and activates it.
    this.tabIndex = 0;
    NEAR.observe(this);
  }

  /** Renders the interactive board. */
  activate(): void {
    NEAR.unobserve(this);
    this.active = true;
    void this.updateComplete
      .then(() => this.board?.updateComplete)
      .then(() => {
        if (this.board === null) {
          // The element was removed meanwhile.
          return;
        }
        // Keyboard focus on the placeholder moves to the board.
        if (document.activeElement === this) {
          this.board.focusSquare(this.board.focusedSquare);
        }
        this.removeAttribute("tabindex");
      });
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.active) {
      return;
    }
    if (changed.has("position") || changed.has("turn") || changed.has("active")) {
      this.begin();
    } else if (changed.has("language")) {
      this.practice?.table.refresh();
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    NEAR.unobserve(this);
    this.active = false;
    this.animation++;
    this.practice?.table.close();
    this.practice = undefined;
  }

  /** Resets the diagram to its position, with the turn as arrows. */
  private begin(): void {
    this.animation++;
    this.practice?.table.close();
    const table = Table.study(this.game.id, this.position);
    if (typeof table === "string") {
      throw new Error(table);
    }
    this.practice = new Practice(
      this.game,
      table,
      () => this.board,
      () => this.requestUpdate(),
      () => {},
      () => this.mayTry(),
    );
    ({ frames: this.frames, steps: this.steps } =
      this.turn === "" ? { frames: [], steps: [] } : table.preview(this.turn));
    table.showArrows(this.turn === "" ? [] : [this.turn]);
    this.played = 0;
    this.tried = false;
  }

  private async reset(): Promise<void> {
    this.board?.skip();
    this.begin();
    this.requestUpdate();
    await this.updateComplete;
    // The focused button was removed: the focus stays at this diagram.
    const next = this.querySelector<HTMLElement>(".diagram-play");
    if (next === null) {
      this.board?.focusSquare(this.board.focusedSquare);
    } else {
      next.focus();
    }
  }

  /** Plays the next step; after the last one, the first again. */
  private async step(): Promise<void> {
    this.stop();
    const from = this.played % this.steps.length;
    await this.show(from, ++this.animation);
  }

  private async show(from: number, animation: number): Promise<void> {
    this.played = from;
    await this.board?.play(this.frames.slice(from, from + 2));
    if (this.animation === animation) {
      this.played = from + 1;
    }
  }

  private async play(): Promise<void> {
    this.stop();
    const animation = ++this.animation;
    for (let from = 0; from < this.steps.length && this.animation === animation; from++) {
      await this.show(from, animation);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLIS));
    }
  }

  /** Stops the animation and discards turns that were tried. */
  private stop(): void {
    if (this.tried) {
      this.begin();
    }
    this.animation++;
    this.board?.skip();
  }

  /** The first input stops the animation. */
  private mayTry(): boolean {
    if (!this.tried) {
      this.stop();
      this.played = 0;
      this.tried = true;
      this.practice?.table.showArrows([]);
    }
    return true;
  }

  private get scene(): BoardScene {
    const layout = this.frames[this.played];
    return this.played > 0 && layout !== undefined ? { ...layout, marks: [] } : (this.practice as Practice).view.scene;
  }

  protected override render() {
    const { practice } = this;
    if (practice === undefined) {
      return html`<div class="diagram inactive"></div>`;
    }
    return html`<figure class="diagram">
      ${this.beside(practice, "second")} ${sessionBoard(practice, this.scene)} ${this.beside(practice, "first")}
      <figcaption>${this.caption(practice)}</figcaption>
    </figure>`;
  }

  private beside(practice: Practice, side: Side) {
    return showsPlayers(practice) ? player(practice, side) : nothing;
  }

  private caption(practice: Practice) {
    return html`${
      this.turn === ""
        ? nothing
        : html`<p class="diagram-turn">
            ${t("learn.turn")}
            ${this.steps.map((step, i) => html`${code(step, i < this.played ? "played" : "")} `)}
          </p>`
    }
      <div class="actions">
        ${
          this.turn === ""
            ? nothing
            : html`<button class="diagram-play" @click=${() => void this.play()}>${t("learn.play")}</button>
              ${
                this.steps.length > 1
                  ? html`<button class="diagram-step" @click=${() => void this.step()}>${t("learn.step")}</button>`
                  : nothing
              }`
        }
        ${
          this.played > 0 || this.tried
            ? html`<button class="diagram-reset" @click=${() => void this.reset()}>${t("learn.reset")}</button>`
            : nothing
        }
      </div>
      ${this.tried || practice.view.result !== undefined ? prompt(practice) : nothing} ${this.tried ? entryStrip(practice, [], false) : nothing}`;
  }
}
