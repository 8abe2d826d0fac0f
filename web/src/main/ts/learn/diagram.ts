import { html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { BoardElement } from "../board/board";
import type { BoardLayout, BoardScene, GameInfo, Side } from "../generated/border";
import { player } from "../play/player";
import { entryStrip, prompt } from "../play/strip";
import { Table } from "../table/table";
import { t } from "../content/texts";
import { board, hasBeside } from "./board";
import { Practice } from "./practice";

/** Between two steps that are shown one after the other. */
const PAUSE_MILLIS = 600;

/** Boards about one screen away come to life: a page of many would be slow if all did at once. */
const NEAR = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        (target as DiagramElement).wake();
      }
    }
  },
  { rootMargin: "100% 0px" },
);

/** On paper all boards are seen: they are drawn before the page goes there, those far away too. */
addEventListener("beforeprint", () => {
  document.querySelectorAll<DiagramElement>("tabuleiro-diagram").forEach((diagram) => diagram.wake());
});

/** A board among the rules: shows its turn step by step on demand, and lets the reader try moves of their own. */
@customElement("tabuleiro-diagram")
export class DiagramElement extends LitElement {
  @property({ attribute: false }) game!: GameInfo;
  @property() position = "";
  @property() turn = "";
  @property() language = "";
  @query("tabuleiro-board") private readonly board!: BoardElement | null;
  /** How many steps of the turn are shown as made. */
  @state() private made = 0;
  @state() private awake = false;
  @state() private tried = false;
  private practice: Practice | undefined;
  private layouts: BoardLayout[] = [];
  private steps: string[] = [];
  /** Counts what was asked for, so that what was asked for before ends. */
  private showing = 0;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Who goes from one control to the next stops here, which brings it near.
    this.tabIndex = 0;
    NEAR.observe(this);
  }

  /** Shows the board, on which things can then be done. */
  wake(): void {
    NEAR.unobserve(this);
    this.awake = true;
    void this.updateComplete
      .then(() => this.board?.updateComplete)
      .then(() => {
        if (this.board === null) {
          // It has gone again.
          return;
        }
        // Who has come by keyboard goes on to the board.
        if (document.activeElement === this) {
          this.board.focusSquare(this.board.focusedSquare);
        }
        this.removeAttribute("tabindex");
      });
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.awake) {
      return;
    }
    if (changed.has("position") || changed.has("turn") || changed.has("awake")) {
      this.begin();
    } else if (changed.has("language")) {
      this.practice?.table.refresh();
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    NEAR.unobserve(this);
    this.awake = false;
    this.showing++;
    this.practice?.table.close();
    this.practice = undefined;
  }

  /** The diagram as it stands on the page: the position, with the turn as arrows. */
  private begin(): void {
    this.showing++;
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
    ({ layouts: this.layouts, steps: this.steps } =
      this.turn === "" ? { layouts: [], steps: [] } : table.preview(this.turn));
    table.showArrows(this.turn === "" ? [] : [this.turn]);
    this.made = 0;
    this.tried = false;
  }

  private async reset(): Promise<void> {
    this.board?.skip();
    this.begin();
    this.requestUpdate();
    await this.updateComplete;
    // The button has gone: the keyboard stays at this board.
    const next = this.querySelector<HTMLElement>(".diagram-play");
    if (next === null) {
      this.board?.focusSquare(this.board.focusedSquare);
    } else {
      next.focus();
    }
  }

  /** Shows the next step, after the last one the first again. */
  private async step(): Promise<void> {
    this.stop();
    const from = this.made % this.steps.length;
    await this.show(from, ++this.showing);
  }

  private async show(from: number, showing: number): Promise<void> {
    this.made = from;
    await this.board?.play(this.layouts.slice(from, from + 2));
    if (this.showing === showing) {
      this.made = from + 1;
    }
  }

  private async play(): Promise<void> {
    this.stop();
    const showing = ++this.showing;
    for (let from = 0; from < this.steps.length && this.showing === showing; from++) {
      await this.show(from, showing);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLIS));
    }
  }

  /** Ends what is being shown and what was tried. */
  private stop(): void {
    if (this.tried) {
      this.begin();
    }
    this.showing++;
    this.board?.skip();
  }

  /** The first thing that is tried ends what is being shown. */
  private mayTry(): boolean {
    if (!this.tried) {
      this.stop();
      this.made = 0;
      this.tried = true;
      this.practice?.table.showArrows([]);
    }
    return true;
  }

  private get scene(): BoardScene {
    const layout = this.layouts[this.made];
    return this.made > 0 && layout !== undefined ? { ...layout, marks: [] } : (this.practice as Practice).view.scene;
  }

  protected override render() {
    const { practice } = this;
    if (practice === undefined) {
      return html`<div class="diagram asleep"></div>`;
    }
    return html`<figure class="diagram">
      ${this.beside(practice, "second")} ${board(practice, this.scene)} ${this.beside(practice, "first")}
      <figcaption>${this.caption(practice)}</figcaption>
    </figure>`;
  }

  private beside(practice: Practice, side: Side) {
    return hasBeside(practice) ? player(practice, side) : nothing;
  }

  private caption(practice: Practice) {
    return html`${
      this.turn === ""
        ? nothing
        : html`<p class="diagram-turn">
            ${t("learn.turn")}
            ${this.steps.map((step, i) => html`<code class=${i < this.made ? "made" : ""}>${step}</code> `)}
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
          this.made > 0 || this.tried
            ? html`<button class="diagram-reset" @click=${() => void this.reset()}>${t("learn.reset")}</button>`
            : nothing
        }
      </div>
      ${this.tried || practice.view.result !== undefined ? prompt(practice) : nothing} ${this.tried ? entryStrip(practice, [], false) : nothing}`;
  }
}
