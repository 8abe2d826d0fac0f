import { html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import type { BoardElement, BoardEvent } from "../board/board";
import "../board/board";
import { pieceId } from "../content/drawings";
import { allGames, gameInfo, games } from "../wasm/games";
import { header } from "../app/header";
import { address, route } from "../app/route";
import { setTitle, pageTitle } from "../app/navigation";
import type { BoardMark, DraftEdit, DraftView, GameInfo, Side } from "../generated/border";
import { settings } from "../settings/settings";
import { unknownGamePage } from "../app/error-page";
import { hasText, t, text } from "../content/texts";
import { icon } from "../play/icons";
import { setAspect } from "../play/session-board";
import { pageLink, playAddress } from "./page-link";

const MOVE = ">";
const EMPTY = ".";
/** The value of the pending field at the beginning of a turn. */
const NOTHING = "-";
const MAX_NUMBER = 9999;

/** The position editor; says why a position is impossible. */
@customElement("tabuleiro-edit")
export class EditPage extends LitElement {
  @property() game = "";
  @property({ attribute: false }) query!: URLSearchParams;
  @property() language = "";
  @query("tabuleiro-board") private readonly board!: BoardElement | null;
  @state() private draft: DraftView | undefined;
  @state() private tool = MOVE;
  @state() private lifted = -1;
  @state() private flipped = false;
  /** The position string being typed, which is shown as it is. */
  @state() private typed: string | undefined;
  private at = "";

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (
      (changed.has("game") || changed.has("query")) &&
      location.hash !== this.at &&
      gameInfo(this.game) !== undefined
    ) {
      this.at = location.hash;
      this.draft = games().edit({ kind: "setGame", game: this.game });
      this.lifted = -1;
      this.typed = undefined;
      const position = this.query.get("p");
      if (position !== null) {
        this.type(position);
      }
    } else if (changed.has("language") && this.draft !== undefined) {
      this.draft = games().draft();
    }
  }

  private do(edit: DraftEdit): void {
    this.draft = games().edit(edit);
    this.typed = undefined;
    this.lifted = -1;
    this.updateAddress();
  }

  /** Replaces the address, so that a reload loses nothing and Back leads to the previous page. */
  private updateAddress(): void {
    const { draft } = this;
    if (draft !== undefined) {
      history.replaceState(null, "", address("edit", draft.game, { p: this.typed ?? draft.text }));
      this.at = location.hash;
      setTitle(pageTitle(route()));
    }
  }

  private type(position: string): void {
    this.draft = games().edit({ kind: "type", position });
    this.typed = position;
    this.lifted = -1;
  }

  private put(square: number): void {
    const there = this.draft?.layout.board[square];
    if (this.tool !== MOVE) {
      this.do({ kind: "put", square, letter: there === this.tool ? EMPTY : this.tool });
    } else if (this.lifted >= 0) {
      this.do({ kind: "movePiece", from: this.lifted, to: square });
    } else {
      this.lifted = there === EMPTY ? -1 : square;
    }
  }

  private key(event: CustomEvent<{ key: string }>, info: GameInfo): void {
    const { key } = event.detail;
    const erase = key === "Delete" || key === "Backspace";
    if (this.board !== null && (erase || (key.length === 1 && info.pieces.includes(key)))) {
      this.do({ kind: "put", square: this.board.focusedSquare, letter: erase ? EMPTY : key });
      event.preventDefault();
    }
  }

  protected override render() {
    const { draft } = this;
    const info = gameInfo(draft?.game ?? this.game);
    if (info === undefined || draft === undefined) {
      return unknownGamePage(this.game);
    }
    setAspect(this, info.id);
    const marks: BoardMark[] =
      this.lifted < 0 ? [] : [{ kind: "spotMark", square: this.lifted, spot: "chosen", quiet: false }];
    const links = draft.possible
      ? html`${pageLink("analyse", address("analyse", info.id, { p: draft.text }), t("editor.analyse"), "")}
        ${pageLink("play", playAddress(info.id, draft.text, draft.side), t("editor.play"), "")}`
      : nothing;
    return html`${header(t("editor.title"), links)}
      <main class="analyse editor">
        <div class="analyse-table">
          <div class="stage">
            <tabuleiro-board
              .game=${info}
              .scene=${{ ...draft.layout, marks }}
              .names=${draft.names}
              .label=${text("table.board.name", text(`${info.id}.name`))}
              .coordinates=${settings().coordinates}
              .flipped=${this.flipped}
              @square-click=${({ detail }: BoardEvent) => this.put(detail.square)}
              @square-drag=${({ detail }: BoardEvent) => this.do({ kind: "movePiece", from: detail.from ?? 0, to: detail.square })}
              @board-key=${(event: CustomEvent<{ key: string }>) => this.key(event, info)}
            ></tabuleiro-board>
          </div>
        </div>
        <div class="analyse-panel">
          ${this.tools(info)}
          <p class=${draft.possible ? "editor-message" : "editor-message refusal"} role="status" data-says>${draft.message}</p>
          ${this.fields(draft, info)}
        </div>
      </main>`;
  }

  /** The tools: move, erase, or place a kind of piece; and how the chosen one is used. */
  private tools(info: GameInfo) {
    const tool = (id: string, name: string, content: unknown) =>
      html`<button class="tool" data-tool=${id} aria-pressed=${this.tool === id} title=${name} aria-label=${name} @click=${() => this.choose(id)}>${content}</button>`;
    return html`<section class="palette" aria-label=${t("editor.tools")}>
      <div class="palette-tools" role="group" aria-label=${t("editor.tools")}>
        ${tool(MOVE, t("editor.move"), icon("move"))} ${tool(EMPTY, t("editor.erase"), icon("close"))}
        ${[...info.pieces].map((letter) =>
          tool(
            letter,
            t("editor.tool", text(`${info.id}.piece.${letter}`), letter),
            html`<svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#${pieceId(info.id, letter)}`}></use></svg>`,
          ),
        )}
      </div>
      <p class="palette-hint" data-hint>${this.hint(info)}</p>
    </section>`;
  }

  private hint(info: GameInfo): string {
    switch (this.tool) {
      case MOVE:
        return t("editor.hint.move");
      case EMPTY:
        return t("editor.hint.erase");
      default:
        return t("editor.hint.place", text(`${info.id}.piece.${this.tool}`));
    }
  }

  private choose(tool: string): void {
    this.tool = tool;
    this.lifted = -1;
  }

  private fields(draft: DraftView, info: GameInfo) {
    const number = (
      id: string,
      name: string,
      least: number,
      value: number,
      change: (value: number) => void,
      unit: unknown = nothing,
    ) =>
      html`<label class="field"
        ><span>${name}</span>
        <span class="number"
          ><input
            type="number"
            data-field=${id}
            min=${least}
            max=${MAX_NUMBER}
            .value=${live(String(value))}
            @change=${(event: Event) => change(Math.min(MAX_NUMBER, Math.max(least, Math.floor(Number((event.target as HTMLInputElement).value)) || least)))}
          />
          ${unit}</span
        >
      </label>`;
    const turns = `${info.id}.no-progress`;
    return html`<div class="fields">
      <label class="field"
        ><span>${t("new.game")}</span>
        <select data-field="game" @change=${(event: Event) => this.do({ kind: "setGame", game: (event.target as HTMLSelectElement).value })}>
          ${allGames().map(({ id }) => html`<option value=${id} ?selected=${id === info.id}>${text(`${id}.name`)}</option>`)}
        </select>
      </label>
      <fieldset class="field">
        <legend>${t("editor.side")}</legend>
        <div class="sides">
          ${(["first", "second"] as Side[]).map(
            (side) => html`<label
              ><input type="radio" name="side" data-side=${side} .checked=${live(draft.side === side)} @change=${() => this.do({ kind: "setSide", side })} />
              ${text(`${info.id}.side.${side}`)}</label
            >`,
          )}
        </div>
      </fieldset>
      ${draft.next.length > 1 || draft.pending !== NOTHING ? this.next(draft) : nothing}
      ${
        info.reserve === ""
          ? nothing
          : html`<fieldset class="field wide">
            <legend>${hasText(`${info.id}.reserve`) ? text(`${info.id}.reserve`) : t("editor.reserve")}</legend>
            <div class="reserve">
              ${[...info.reserve].map((letter, i) =>
                number(
                  `reserve-${letter}`,
                  text(`${info.id}.piece.${letter}`),
                  0,
                  draft.layout.reserve[i] ?? 0,
                  (count) => this.do({ kind: "setReserve", index: i, count }),
                ),
              )}
            </div>
          </fieldset>`
      }
      ${
        hasText(turns)
          ? number(
              "quiet",
              text(turns),
              0,
              draft.noProgress,
              (quiet) => this.do({ kind: "setNoProgress", count: quiet }),
              t("editor.turns"),
            )
          : nothing
      }
      ${number("turn", t("editor.turn"), 1, draft.turn, (turn) => this.do({ kind: "setTurn", number: turn }))}
      <div class="row wide">
        <button data-command="start" @click=${() => this.do({ kind: "start" })}>${t("editor.start")}</button>
        <button data-command="clear" @click=${() => this.do({ kind: "clear" })}>${t("editor.clear")}</button>
        ${info.setups.map((name) => html`<button data-setup=${name} @click=${() => this.do({ kind: "useSetup", name })}>${this.setupName(info.id, name)}</button>`)}
        <button data-command="flip" @click=${() => (this.flipped = !this.flipped)}>${t("editor.flip")}</button>
      </div>
      <label class="field wide"
        ><span>${t("editor.position")}</span>
        <input
          type="text"
          data-field="position"
          spellcheck="false"
          autocomplete="off"
          .value=${live(this.typed ?? draft.text)}
          @input=${(event: Event) => this.typing((event.target as HTMLInputElement).value)}
        />
      </label>
    </div>`;
  }

  /** What comes next in the position, such as a new turn or the second move of one. */
  private next(draft: DraftView) {
    return html`<label class="field wide"
      ><span>${t("editor.pending")}</span>
      <select data-field="pending" @change=${(event: Event) => this.do({ kind: "setPending", pending: (event.target as HTMLSelectElement).value })}>
        ${draft.next.map(({ id, label }) => html`<option value=${id} .selected=${live(id === draft.pending)}>${label}</option>`)}
      </select>
    </label>`;
  }

  private setupName(game: string, name: string): string {
    return hasText(`${game}.setup.${name}`) ? text(`${game}.setup.${name}`) : name;
  }

  private typing(position: string): void {
    this.type(position);
    this.updateAddress();
  }
}
