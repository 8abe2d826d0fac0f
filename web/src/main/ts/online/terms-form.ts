import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { text } from "../content/texts";
import type { GameInfo } from "../generated/border";
import { sideName } from "../play/names";
import { type ClockChoice, clockChoice, clockFields } from "../start/clock-fields";
import { segments, sidePicture } from "../start/segments";
import { allGames, games, gameInfo, startOffer } from "../wasm/games";
import { connection, requestId } from "./connection";
import { rememberToken } from "./invitations";
import type { SeatChoice, ServerMessage } from "./protocol";

/** The choices of days per turn. */
const DAYS = [1, 3, 7, 14];
/** The choices of how many matches of a standing challenge run at once. */
const STANDING = [1, 2, 3, 5, 10];

/** The form that invites a friend by a link, or challenges anybody in the lobby. */
@customElement("tabuleiro-terms")
export class TermsForm extends LitElement {
  @property({ attribute: false }) query!: URLSearchParams;
  @property() language = "";
  /** Whether there is a connection. */
  @property({ type: Boolean }) ready = false;
  @state() private problem = "";
  @state() private isCreating = false;
  @state() private opponent: "friend" | "anybody" = "friend";
  @state() private game = "";
  @state() private seat: SeatChoice = "random";
  @state() private time: ClockChoice = { clock: "", hasOwn: false };
  @state() private setup = "";
  @state() private standing = 0;
  @state() private accountsOnly = false;
  private at: string | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(): void {
    const at = this.query.toString();
    if (at !== this.at) {
      this.at = at;
      const info = gameInfo(this.query.get("game") ?? "") ?? allGames()[0];
      this.choose(info?.id ?? "");
      const side = this.query.get("side");
      this.seat = side === "first" || side === "second" ? side : "random";
      this.time = clockChoice(this.clockOf(info));
      this.setup = info?.setups.find((setup) => setup === this.query.get("setup")) ?? this.setup;
      this.opponent = this.query.get("with") === "anybody" ? "anybody" : this.opponent;
    }
  }

  /** The clock of the address, if it is one. */
  private clockOf(info: GameInfo | undefined): string {
    const clock = this.query.get("clock")?.replace(" ", "+") ?? "";
    if (info === undefined || clock === "" || DAYS.some((days) => clock === `${days}d`)) {
      return clock;
    }
    return games().readOptions(info.id, { clock }, { ...info.options, clock: "" }).options.clock;
  }

  private choose(game: string): void {
    this.game = game;
    this.setup = gameInfo(game)?.options.setup ?? "";
  }

  private async create(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { game, seat, time, setup, standing, accountsOnly, opponent } = this;
    const terms = { id: requestId(), game, setup, time: time.clock, seat };
    this.isCreating = true;
    this.problem = "";
    try {
      await connection.requirePlayer();
      const answer = await connection.request(
        opponent === "friend" ? { kind: "invite", ...terms } : { kind: "challenge", ...terms, standing, accountsOnly },
      );
      this.created(answer);
    } catch {
      this.problem = text("online.unavailable");
    } finally {
      this.isCreating = false;
    }
  }

  private created(answer: ServerMessage): void {
    if (answer.kind === "invited") {
      rememberToken(answer.invitation.id, answer.token);
    }
    if (answer.kind === "invited" || answer.kind === "challenged") {
      this.dispatchEvent(new CustomEvent("terms-created", { bubbles: true, detail: answer.kind }));
    } else if (answer.kind === "refused") {
      this.problem = text(`online.refused.${answer.reason}`);
    }
  }

  protected override render() {
    const info = gameInfo(this.game);
    if (info === undefined) {
      return nothing;
    }
    const isFriend = this.opponent === "friend";
    return html`<form class="online-card invite-form" @submit=${(event: SubmitEvent) => void this.create(event)}>
      <h2>${text("online.new")}</h2>
      ${segments(
        "opponent",
        text("online.opponent"),
        this.opponent,
        [
          ["friend", text("online.friend")],
          ["anybody", text("online.anybody")],
        ],
        (value) => (this.opponent = value === "friend" ? "friend" : "anybody"),
      )}
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
      ${clockFields("time", this.time, (choice) => (this.time = choice), DAYS)}
      ${info.setups.length === 0 ? nothing : this.setups(info)} ${isFriend ? nothing : this.openness()}
      ${this.problem === "" ? nothing : html`<p class="problem" role="alert">${this.problem}</p>`}
      <button
        class="main"
        data-command=${isFriend ? "create-invitation" : "create-challenge"}
        ?disabled=${this.isCreating || !this.ready}
      >
        ${text(isFriend ? "online.invite.create" : "online.challenge.create")}
      </button>
    </form>`;
  }

  /** Who can take a challenge, and how often. */
  private openness() {
    const { clocks } = startOffer();
    const isLive = this.time.clock !== "" && (clocks.includes(this.time.clock) || !this.time.clock.endsWith("d"));
    return html`<label class="field"
        ><span>${text("online.standing")}</span>
        <select name="standing" @change=${(event: Event) => (this.standing = Number((event.target as HTMLSelectElement).value))}>
          <option value="0" .selected=${this.standing === 0}>${text("online.standing.once")}</option>
          ${STANDING.map((most) => html`<option value=${most} .selected=${most === this.standing}>${text("online.standing.most", most)}</option>`)}
        </select>
      </label>
      ${
        connection.player?.type === "person"
          ? html`<label class="check"
              ><input
                type="checkbox"
                name="accounts-only"
                .checked=${this.accountsOnly}
                @change=${(event: Event) => (this.accountsOnly = (event.target as HTMLInputElement).checked)}
              />${text("online.accounts-only")}</label
            >`
          : nothing
      }
      <p class="hint">${text(isLive ? "online.challenge.live" : "online.challenge.days")}</p>`;
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
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-terms": TermsForm;
  }
}
