import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { header } from "../app/header";
import { address, go } from "../app/route";
import { text } from "../content/texts";
import { sidePicture, segments } from "../start/new-game";
import { sideName } from "../play/names";
import { allGames, gameInfo, startOffer } from "../wasm/games";
import type { GameInfo } from "../generated/border";
import { hasOnlinePlay } from "./available";
import { connection, requestId } from "./connection";
import "./invitation-card";
import { rememberToken, tokenOf } from "./invitations";
import { playerName, timeWords } from "./names";
import type { InvitationInfo, OwnMatch, SeatChoice, ServerMessage } from "./protocol";

/** The page of online play: invites a friend by a link, and lists one's own games. */
@customElement("tabuleiro-online")
export class OnlinePage extends LitElement {
  @property({ attribute: false }) query!: URLSearchParams;
  @property() language = "";
  @state() private isHere: boolean | undefined;
  @state() private running: OwnMatch[] = [];
  @state() private invitations: InvitationInfo[] = [];
  @state() private problem = "";
  @state() private isCreating = false;
  @state() private game = "";
  @state() private seat: SeatChoice = "random";
  @state() private time = "";
  @state() private setup = "";
  private stopUsing: (() => void) | undefined;
  private at = "";

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.stopUsing = connection.use(
      (message) => this.receive(message),
      () => this.requestUpdate(),
    );
    void hasOnlinePlay().then((isHere) => (this.isHere = isHere));
    this.list();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stopUsing?.();
  }

  protected override willUpdate(): void {
    const at = this.query.toString();
    if (at !== this.at || this.game === "") {
      this.at = at;
      const info = gameInfo(this.query.get("game") ?? "") ?? allGames()[0];
      this.choose(info?.id ?? "");
      const side = this.query.get("side");
      this.seat = side === "first" || side === "second" ? side : "random";
      this.time = startOffer().clocks.find((clock) => clock === this.query.get("clock")) ?? "";
      this.setup = info?.setups.find((setup) => setup === this.query.get("setup")) ?? this.setup;
    }
  }

  private choose(game: string): void {
    this.game = game;
    this.setup = gameInfo(game)?.options.setup ?? "";
  }

  private list(): void {
    connection.send({ kind: "list-own" });
  }

  private receive(message: ServerMessage): void {
    switch (message.kind) {
      case "welcome":
        this.list();
        break;
      case "own-matches":
        this.running = message.matches;
        this.invitations = message.invitations.filter(({ state }) => state === "open");
        break;
      case "invitation-accepted":
        go("match", message.match);
        break;
      case "rematch-begun":
        this.list();
        break;
      default:
    }
  }

  private async create(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { game, seat, time, setup } = this;
    this.isCreating = true;
    this.problem = "";
    try {
      await connection.requirePlayer();
      const answer = await connection.request({ kind: "invite", id: requestId(), game, setup, time, seat });
      if (answer.kind === "invited") {
        rememberToken(answer.invitation.id, answer.token);
        this.invitations = [answer.invitation, ...this.invitations];
        await this.updateComplete;
        this.querySelector<HTMLElement>("tabuleiro-invitation [data-link]")?.focus();
      } else if (answer.kind === "refused") {
        this.problem = text(`online.refused.${answer.reason}`);
      }
    } catch {
      this.problem = text("online.unavailable");
    } finally {
      this.isCreating = false;
    }
  }

  private async withdraw(invitation: InvitationInfo): Promise<void> {
    await connection.request({ kind: "withdraw", id: requestId(), invitation: invitation.id });
    this.invitations = this.invitations.filter(({ id }) => id !== invitation.id);
  }

  protected override render() {
    return html`${header(text("online.title"))}
      <main class="online-page">
        ${
          this.isHere === false
            ? html`<p role="alert">${text("online.not-here")}</p>`
            : html`${this.connectionNotice()} ${this.invitationList()} ${this.form()} ${this.ownMatches()}`
        }
      </main>`;
  }

  private connectionNotice() {
    const { status } = connection;
    return status === "open"
      ? nothing
      : html`<p class="notice" role="status" data-online="connection">
          ${text(status === "outdated" ? "online.reload" : status === "offline" ? "online.offline" : "online.connecting")}
        </p>`;
  }

  private invitationList() {
    return this.invitations.map((invitation) => {
      const token = tokenOf(invitation.id);
      const side = invitation.side === undefined ? undefined : invitation.side === "first" ? "second" : "first";
      return html`<section class="online-card" data-invitation=${invitation.id} aria-label=${text("online.open-invitations")}>
        <h2>${text(`${invitation.game}.name`)}</h2>
        <p>${side === undefined ? text("online.join.random") : text("online.join.you-play", sideName(invitation.game, side))} ${timeWords(invitation.terms.time)}</p>
        ${token === undefined ? nothing : html`<tabuleiro-invitation .token=${token} .language=${this.language}></tabuleiro-invitation>`}
        <p class="waiting" role="status">${text("online.invite.waiting")}</p>
        <button data-command="withdraw" @click=${() => void this.withdraw(invitation)}>${text("online.invite.withdraw")}</button>
      </section>`;
    });
  }

  private form() {
    const info = gameInfo(this.game);
    if (info === undefined) {
      return nothing;
    }
    const clocks = startOffer().clocks.map((clock): [string, string] => [
      clock,
      clock === "" ? text("table.new.no-clock") : clock,
    ]);
    return html`<form class="online-card invite-form" @submit=${(event: SubmitEvent) => void this.create(event)}>
      <h2>${text("online.invite")}</h2>
      <label class="field"
        ><span>${text("online.game")}</span>
        <select name="game" @change=${(event: Event) => this.choose((event.target as HTMLSelectElement).value)}>
          ${allGames().map(({ id }) => html`<option value=${id} .selected=${id === this.game}>${text(`${id}.name`)}</option>`)}
        </select>
      </label>
      ${segments(
        "seat",
        text("online.side"),
        this.seat,
        [
          ["first", sideName(info.id, "first"), sidePicture(info, "first")],
          ["second", sideName(info.id, "second"), sidePicture(info, "second")],
          ["random", text("table.new.random")],
        ],
        (value) => (this.seat = value as SeatChoice),
      )}
      ${segments("time", text("table.new.clock"), this.time, clocks, (value) => (this.time = value))}
      ${info.setups.length === 0 ? nothing : this.setups(info)}
      ${this.problem === "" ? nothing : html`<p class="problem" role="alert">${this.problem}</p>`}
      <button class="main" data-command="create-invitation" ?disabled=${this.isCreating || connection.status !== "open"}>
        ${text("online.invite.create")}
      </button>
    </form>`;
  }

  private setups(info: GameInfo) {
    const names: [string, string][] = [
      ...info.setups.map((setup): [string, string] => [setup, text(`${info.id}.setup.${setup}`)]),
      ["", text("table.new.by-hand")],
    ];
    return html`<label class="field"
      ><span>${text("table.new.begin")}</span>
      <select name="setup" @change=${(event: Event) => (this.setup = (event.target as HTMLSelectElement).value)}>
        ${names.map(([value, name]) => html`<option value=${value} .selected=${value === this.setup}>${name}</option>`)}
      </select>
    </label>`;
  }

  private ownMatches() {
    const due = ({ toMove, seat }: OwnMatch) => (toMove === seat ? 0 : 1);
    const sorted = [...this.running].sort(
      (a, b) => due(a) - due(b) || (a.deadline ?? Infinity) - (b.deadline ?? Infinity),
    );
    return html`<section class="online-card" aria-label=${text("online.own")}>
      <h2>${text("online.own")}</h2>
      ${
        sorted.length === 0
          ? html`<p>${text("online.none")}</p>`
          : html`<ul class="own-matches">${sorted.map((match) => html`<li>${ownMatch(match)}</li>`)}</ul>`
      }
    </section>`;
  }
}

function ownMatch({ id, game, opponent, seat, toMove }: OwnMatch) {
  const name = playerName(opponent);
  const isDue = toMove === seat;
  return html`<a class=${isDue ? "own-match due" : "own-match"} href=${address("match", id)} data-match=${id}>
    <strong>${text("online.open-match", text(`${game}.name`), name)}</strong>
    <span>${isDue ? text("online.own-turn") : text("online.their-turn")}</span>
  </a>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-online": OnlinePage;
  }
}
