import { html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import type { BoardElement, BoardEvent } from "../board/board";
import "../board/board";
import { pieceId } from "../drawings";
import { gameInfo, type GameInfo } from "../games";
import { Match } from "../match";
import { address } from "../route";
import { settings } from "../settings";
import { Table } from "../table";
import { t, text } from "../texts";
import type { Move, Side } from "../view";

/** A game that is being played. */
@customElement("tabuleiro-game")
export class GamePage extends LitElement {
  @property() game = "";
  @property({ attribute: false }) query!: URLSearchParams;
  @property() language = "";
  @query("tabuleiro-board") private readonly board!: BoardElement;
  @state() private notice = "";
  private info: GameInfo | undefined;
  private table: Table | undefined;
  private match: Match | undefined;
  private seen = -1;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("game") || changed.has("query")) {
      this.begin();
    } else if (changed.has("language")) {
      this.table?.refresh();
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.match?.close();
    this.table?.close();
  }

  private begin(): void {
    this.match?.close();
    this.table?.close();
    this.info = gameInfo(this.game);
    if (this.info === undefined) {
      return;
    }
    const second = this.query.get("against") === "computer" ? `level:${settings().level}` : "human";
    const table = Table.open(this.info.id, "", "human", second, "");
    if (typeof table === "string") {
      this.notice = table;
      return;
    }
    this.table = table;
    this.seen = table.view.live;
    table.listen(() => this.changed());
    this.match = new Match(table, () => this.requestUpdate());
  }

  private changed(): void {
    const { table } = this;
    if (table === undefined) {
      return;
    }
    if (table.view.live !== this.seen) {
      this.seen = table.view.live;
      void this.replay(table.view.live);
    }
    this.requestUpdate();
  }

  /** Shows the turn of a computer step by step. */
  private async replay(place: number): Promise<void> {
    const moves = this.table?.moves() ?? [];
    const last = moves.find((move) => move.id === place);
    if (last !== undefined && last.side !== "" && this.match?.level(last.side) !== undefined) {
      await this.board.play(this.table?.frames(place) ?? []);
    }
    const forced = this.table?.playForced() ?? "";
    if (forced !== "") {
      this.notice = t("forced", text(`${this.game}.side.${this.table?.view.toMove ?? "first"}`), forced);
    }
  }

  private enter(what: string): boolean {
    const answer = this.table?.click(what);
    this.notice = answer?.refusal ?? "";
    return this.notice === "";
  }

  private drag({ detail }: BoardEvent): void {
    const from = this.info?.squares[detail.from ?? 0] ?? "";
    const held = this.table?.view.entry?.clicks.includes(from) ?? false;
    if (held || this.enter(from)) {
      this.enter(this.info?.squares[detail.square] ?? "");
    }
  }

  private key(event: CustomEvent<{ key: string; shift: boolean }>): void {
    if (event.detail.key === "Backspace") {
      this.table?.command("undo-click");
    } else if (event.detail.key === "Escape") {
      this.table?.command("reset-turn");
    } else {
      return;
    }
    this.notice = "";
    event.preventDefault();
  }

  protected override render() {
    const { info, table } = this;
    if (info === undefined || table === undefined) {
      return html`<main class="sorry"><p>${t("unknown-game")}</p><a class="button" href="#/">${t("home")}</a></main>`;
    }
    const { view } = table;
    return html`<header class="bar">
        <a href=${address("")} class="button" aria-label=${t("home")}>‹</a>
        <h1>${text(`${info.id}.name`)}</h1>
      </header>
      <main class="game">
        ${this.hand("second")}
        <tabuleiro-board
          .game=${info}
          .scene=${view.scene}
          .names=${table.squares()}
          .label=${text("table.board.name", text(`${info.id}.name`))}
          .coordinates=${settings().coordinates}
          @square-click=${({ detail }: BoardEvent) => this.enter(info.squares[detail.square] ?? "")}
          @square-drag=${this.drag}
          @square-point=${({ detail }: BoardEvent) => table.point(detail.square)}
          @board-key=${this.key}
        ></tabuleiro-board>
        ${this.hand("first")} ${this.strip()} ${this.moves(table.moves())}
      </main>`;
  }

  /** What a side has beside the board. */
  private hand(side: Side) {
    const { info, table } = this;
    if (info === undefined || table === undefined || info.reserve === "") {
      return nothing;
    }
    const own = [...info.reserve].map((letter, i) => ({ letter, count: table.view.scene.reserve[i] ?? 0 }));
    const first = (letter: string) => letter === letter.toUpperCase();
    return html`<div class="hand ${side}">
      ${own
        .filter(({ letter, count }) => count > 0 && first(letter) === (side === "first"))
        .map(
          ({ letter, count }) => html`<button
            class="in-hand"
            data-piece=${letter}
            aria-label=${`${text(`${info.id}.piece.${letter}`)}, ${count}`}
            ?disabled=${!(table.view.entry?.pieces.includes(letter.toUpperCase()) ?? false) || table.view.side !== side}
            @click=${() => this.enter(letter)}
          >
            <svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#${pieceId(info.id, letter)}`}></use></svg>
            ${count > 1 ? html`<span>${count}</span>` : nothing}
          </button>`,
        )}
    </div>`;
  }

  private strip() {
    const { table, match } = this;
    const entry = table?.view.entry;
    const said =
      this.notice !== ""
        ? this.notice
        : (table?.view.result?.text ?? entry?.prompt ?? (match?.isThinking === true ? t("thinking") : ""));
    return html`<div class="strip">
      <p class=${this.notice !== "" ? "prompt refusal" : "prompt"} role="status">${said}</p>
      <div class="chips">
        ${entry?.chips.map((chip, i) => html`<button class="chip" @click=${() => table?.command("return-to", i)}>${chip}</button>`)}
        ${entry?.words.map(({ word, label }) => html`<button class="word" @click=${() => this.enter(word)}>${label}</button>`)}
        ${entry?.complete === true ? html`<button class="main" @click=${() => table?.command("confirm")}>${t("confirm")}</button>` : nothing}
      </div>
    </div>`;
  }

  private moves(moves: Move[]) {
    return html`<ol class="moves">
      ${moves.slice(1).map((move) => html`<li><button @click=${() => this.table?.command("show", move.id)}>${move.turn}</button></li>`)}
    </ol>`;
  }
}
