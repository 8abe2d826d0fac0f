import { html, LitElement, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { BoardElement } from "../board/board";
import { text } from "../content/texts";
import type { Side } from "../generated/border";
import { Practice, showsPlayers } from "../learn/practice";
import { turnWords } from "../play/names";
import { player } from "../play/player";
import { sessionBoard } from "../play/session-board";
import { entryStrip, prompt } from "../play/strip";
import { Table } from "../table/table";
import { gameInfo } from "../wasm/games";

/** An answer to a turn of the opponent. */
export interface PlannedAnswer {
  /** The number of turns after the displayed position that are played before the opponent's. */
  after: number;
  position: string;
  opponent: string;
  own: string;
}

/** A board on which answers to turns of the opponent are entered: their turn, one's own, and so on. */
@customElement("tabuleiro-plan-board")
export class PlanBoard extends LitElement {
  @property() game = "";
  @property() position = "";
  @property() seat: Side = "first";
  @property() opponent = "";
  @property() language = "";
  @query("tabuleiro-board") private readonly board!: BoardElement | null;
  @state() private practice: Practice | undefined;
  /** The positions before each turn. */
  private positions: string[] = [];

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.practice?.table.close();
    this.practice = undefined;
  }

  private begin(): void {
    this.practice?.table.close();
    this.practice = undefined;
    const info = gameInfo(this.game);
    const table = Table.study(this.game, this.position);
    if (info !== undefined && typeof table !== "string") {
      this.positions = [this.position];
      this.practice = new Practice(
        info,
        table,
        () => this.board,
        () => this.follow(),
      );
    }
  }

  private get turns(): string[] {
    return this.practice?.table.mainLine().map(({ turn }) => turn) ?? [];
  }

  private follow(): void {
    const { practice } = this;
    if (practice !== undefined && !practice.view.begun) {
      this.positions[this.turns.length] = practice.view.position;
    }
    this.requestUpdate();
  }

  private save(): void {
    const { turns, positions } = this;
    const answers: PlannedAnswer[] = [];
    for (let after = 0; after + 1 < turns.length; after += 2) {
      const [position, opponent, own] = [positions[after], turns[after], turns[after + 1]];
      if (position !== undefined && opponent !== undefined && own !== undefined) {
        answers.push({ after, position, opponent, own });
      }
    }
    this.dispatchEvent(new CustomEvent<PlannedAnswer[]>("plan-chosen", { detail: answers }));
  }

  protected override render() {
    const { practice, turns } = this;
    if (practice === undefined) {
      return nothing;
    }
    const isOwn = turns.length % 2 === 1;
    const flipped = this.seat === "second";
    const beside = (side: Side) => (showsPlayers(practice) ? player(practice, side) : nothing);
    return html`<div class="plan-board" data-plan=${turns.length}>
      <p class="plan-step" role="status">${text(isOwn ? "online.plan.own" : "online.plan.opponent", this.opponent)}</p>
      <p class="plan-line">${turns.map((turn, i) => html`<span class=${i % 2 === 0 ? "plan-if" : "plan-then"}>${turnWords(this.game, turn)}</span> `)}</p>
      ${beside(flipped ? "first" : "second")} ${sessionBoard(practice, practice.view.scene, flipped)}
      ${beside(flipped ? "second" : "first")} ${prompt(practice)} ${entryStrip(practice, [], false)}
      <div class="actions">
        <button class="main" data-command="save-plan" ?disabled=${turns.length < 2} @click=${() => this.save()}>
          ${text("online.plan.save")}
        </button>
        <button data-command="reset-plan" ?disabled=${turns.length === 0} @click=${() => this.begin()}>${text("online.plan.again")}</button>
        <button data-command="cancel-plan" @click=${() => this.dispatchEvent(new CustomEvent("plan-chosen", { detail: [] }))}>
          ${text("table.cancel")}
        </button>
      </div>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-plan-board": PlanBoard;
  }
}
