import { html, LitElement, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { text } from "../content/texts";
import { icon } from "../play/icons";
import { turnWords } from "../play/names";
import { isLive, playerName } from "./names";
import "./plan-board";
import type { PlannedAnswer } from "./plan-board";
import type { ChatLine, MatchHeader, PlannedTurn } from "./protocol";
import type { RemoteMatch } from "./remote-match";

/** What the players can say. */
const PRESETS: readonly ChatLine["preset"][] = [
  "hello",
  "good-luck",
  "nice-turn",
  "well-played",
  "one-moment",
  "sorry",
  "thanks",
  "goodbye",
];

/** The dialog about a match: what the players say, turns that the server plays, the rules of absence. */
@customElement("tabuleiro-match-panel")
export class MatchPanel extends LitElement {
  @property({ attribute: false }) remote!: RemoteMatch;
  @property() language = "";
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  @state() private isPlanning = false;
  @state() private problem = "";
  private stop: (() => void) | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stop = this.remote.subscribe(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop?.();
  }

  async open(): Promise<void> {
    await this.updateComplete;
    if (!this.dialog.open) {
      this.dialog.showModal();
    }
    this.remote.readChat();
  }

  /** Whether the dialog is on the screen. */
  get isOpen(): boolean {
    return this.dialog.open;
  }

  private closed(): void {
    this.isPlanning = false;
    this.problem = "";
  }

  /** Shows why a request was refused, if it was. */
  private async attempt(request: Promise<string>): Promise<void> {
    this.problem = await request;
  }

  private async planned(answers: PlannedAnswer[]): Promise<void> {
    this.isPlanning = false;
    const { remote } = this;
    const ply = remote.ply;
    for (const { after, position, opponent, own } of answers) {
      await this.attempt(remote.plan({ ply: ply + after, position, after: opponent, turn: own }));
    }
    await this.updateComplete;
    this.querySelector<HTMLElement>("[data-command=add-plan]")?.focus();
  }

  protected override render() {
    const { remote } = this;
    const { header, table } = remote;
    if (header === undefined || table === undefined || table.isClosed) {
      return nothing;
    }
    const { view } = table;
    const isOver = view.end !== undefined;
    const { seat } = header;
    const leave = (event: Event) => event.target === this.dialog && this.dialog.close();
    return html`<dialog class="dialog match-panel" aria-labelledby="match-panel-title" @click=${leave} @close=${() => this.closed()}>
      <div class="dialog-inside">
        <header class="dialog-bar">
          <h2 id="match-panel-title">${text("online.panel")}</h2>
          <button class="quiet close" aria-label=${text("web.close")} @click=${() => this.dialog.close()}>${icon("close")}</button>
        </header>
        ${this.problem === "" ? nothing : html`<p class="problem" role="alert">${this.problem}</p>`}
        ${
          this.isPlanning && seat !== undefined
            ? html`<tabuleiro-plan-board
                .game=${view.game}
                .position=${remote.position}
                .seat=${seat}
                .opponent=${playerName(header[seat === "first" ? "second" : "first"])}
                .language=${this.language}
                @plan-chosen=${(event: CustomEvent<PlannedAnswer[]>) => void this.planned(event.detail)}
              ></tabuleiro-plan-board>`
            : html`${seat === undefined ? nothing : this.chat(header)}
              ${seat === undefined || isOver ? nothing : this.automatic()} ${isOver ? nothing : this.rules(header)}
              <p class="hint">${text("online.spectators", remote.watching)}</p>`
        }
      </div>
    </dialog>`;
  }

  private chat(header: MatchHeader) {
    const { chat } = this.remote;
    return html`<section aria-labelledby="chat-title">
      <h3 id="chat-title">${text("online.chat")}</h3>
      <div role="log" aria-live="polite">
        <ol class="chat">
          ${chat.map(
            ({ side, preset }) =>
              html`<li><strong>${side === header.seat ? text("online.chat.you") : playerName(header[side])}</strong> ${text(`online.chat.${preset}`)}</li>`,
          )}
        </ol>
      </div>
      <div class="presets">
        ${PRESETS.map(
          (preset) => html`<button data-say=${preset} @click=${() => void this.attempt(this.remote.say(preset))}>
            ${text(`online.chat.${preset}`)}
          </button>`,
        )}
      </div>
    </section>`;
  }

  /** Conditional and forced turns. */
  private automatic() {
    const { remote } = this;
    const mayPlan = !isLive(remote.time);
    return html`<section aria-labelledby="plans-title">
      <h3 id="plans-title">${text("online.automatic")}</h3>
      <label class="setting"
        ><span>${text("online.forced")}</span
        ><input
          type="checkbox"
          role="switch"
          name="play-forced"
          .checked=${remote.forced}
          @change=${(event: Event) => void this.attempt(remote.playForced((event.target as HTMLInputElement).checked))}
      /></label>
      ${mayPlan ? this.plans() : nothing}
    </section>`;
  }

  private plans() {
    const { remote } = this;
    return html`<ul class="plans">
        ${remote.planned.map((plan) => html`<li>${this.plan(plan)}</li>`)}
      </ul>
      <p class="hint">${text(remote.isOwnTurn ? "online.plan.later" : "online.plan.why")}</p>
      <button data-command="add-plan" ?disabled=${remote.isOwnTurn} @click=${() => (this.isPlanning = true)}>
        ${icon("new")}<span>${text("online.plan.add")}</span>
      </button>`;
  }

  private plan({ ply, position, after, turn }: PlannedTurn) {
    const game = this.remote.table?.view.game ?? "";
    const words = text("online.plan.line", turnWords(game, after), turnWords(game, turn));
    const forget = () => void this.attempt(this.remote.plan({ ply, position, after }));
    return html`<span>${words}</span>
      <button class="icon" data-command="forget-plan" aria-label=${`${text("online.plan.forget")}: ${words}`} title=${text("online.plan.forget")} @click=${forget}>
        ${icon("delete")}
      </button>`;
  }

  /** What happens to a match that a player leaves, in words. */
  private rules({ first, second }: MatchHeader) {
    const { time } = this.remote;
    const key = time === "" ? "none" : isLive(time) ? "live" : "days";
    return html`<section aria-labelledby="rules-title">
      <h3 id="rules-title">${text("online.absence")}</h3>
      <p>${text(`online.absence.${key}`, playerName(first), playerName(second))}</p>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-match-panel": MatchPanel;
  }
}
