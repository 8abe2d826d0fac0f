import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { header } from "../app/header";
import { address, go } from "../app/route";
import { subscribeToLook, variant } from "../app/theme";
import { asset } from "../content/assets";
import { text } from "../content/texts";
import { theSide } from "../play/names";
import { settings } from "../settings/settings";
import { startCalls } from "./calls";
import { connection, requestId } from "./connection";
import "./invitation-card";
import { playerName, timeWords } from "./names";
import type { InvitationInfo, ServerMessage } from "./protocol";

/**
 * The page of an invitation link: says what is offered. Nobody is seated before the button is pressed, since
 * programs that preview links open them, too.
 */
@customElement("tabuleiro-join")
export class JoinPage extends LitElement {
  @property() token = "";
  @property() language = "";
  @state() private invitation: InvitationInfo | undefined;
  @state() private problem = "";
  @state() private isJoining = false;
  private shown = "";
  private readonly stops: (() => void)[] = [];

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    startCalls();
    this.stops.push(
      connection.use(
        (message) => this.receive(message),
        () => this.requestUpdate(),
      ),
      subscribeToLook(() => this.requestUpdate()),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stops.splice(0).forEach((stop) => stop());
    this.shown = "";
  }

  protected override willUpdate(): void {
    if (this.token !== this.shown && this.isConnected) {
      this.shown = this.token;
      this.invitation = undefined;
      this.problem = "";
      void this.show(this.token);
    }
  }

  private async show(token: string): Promise<void> {
    const answer = await connection.request({ kind: "show-invitation", id: requestId(), token });
    if (token !== this.shown) {
      return;
    }
    if (answer.kind === "invitation") {
      this.invitation = answer.invitation;
    } else if (answer.kind === "refused") {
      this.problem = text(`online.refused.${answer.reason}`);
    }
  }

  private receive(message: ServerMessage): void {
    if (message.kind === "invitation-accepted" && message.invitation === this.invitation?.id) {
      if (this.invitation.own) {
        go("match", message.match);
      } else {
        void this.show(this.token);
      }
    }
  }

  private async join(): Promise<void> {
    this.isJoining = true;
    this.problem = "";
    try {
      await connection.requirePlayer();
      const answer = await connection.request({ kind: "join", id: requestId(), token: this.token });
      if (answer.kind === "seated") {
        // The way back leads before the invitation, which is used up.
        location.replace(address("match", answer.match));
      } else if (answer.kind === "refused") {
        this.problem = text(`online.refused.${answer.reason}`);
        void this.show(this.token);
      }
    } catch {
      this.problem = text("online.unavailable");
    } finally {
      this.isJoining = false;
    }
  }

  protected override render() {
    const { invitation, problem } = this;
    return html`${header(text("online.title"))}
      <main class="online-page join-page">
        ${problem === "" || invitation === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`}
        ${
          invitation !== undefined
            ? this.card(invitation)
            : problem === ""
              ? html`<p role="status">${text(connection.status === "offline" ? "online.offline" : "online.join.loading")}</p>`
              : noInvitation(problem)
        }
      </main>`;
  }

  private card(invitation: InvitationInfo) {
    const { game, by, side, terms } = invitation;
    return html`<section class="online-card join-card" data-invitation=${invitation.id}>
      <img class="board-image" src=${asset(`card-${game}-${settings().board}-${variant()}.svg`)} alt="" />
      <h2>${text("online.join.title", text(`${game}.name`), playerName(by))}</h2>
      <p>${text(`${game}.aim`)}</p>
      <p>${side === undefined ? text("online.join.random") : text("online.join.you-play", theSide(game, side))} ${timeWords(terms.time)}</p>
      ${this.answer(invitation)}
    </section>`;
  }

  private answer({ state, own, match, seat, game }: InvitationInfo) {
    if (match !== undefined) {
      return html`${seat === undefined ? html`<p>${text("online.join.taken")}</p>` : nothing}
        <a class="button main" data-command="open-match" href=${address("match", match)}>${text(seat === undefined ? "online.join.watch" : "online.join.go")}</a>`;
    }
    if (state !== "open") {
      return html`<p role="status">${text(state === "withdrawn" ? "online.join.withdrawn" : "online.join.expired")}</p>
        <a class="button" href=${address("online")}>${text("online.invite")}</a>`;
    }
    if (own) {
      return html`<p role="status">${text("online.join.own")}</p>
        <tabuleiro-invitation .token=${this.token} .language=${this.language}></tabuleiro-invitation>`;
    }
    return html`<div class="join-actions">
      <button class="main" data-command="join" ?disabled=${this.isJoining || connection.status !== "open"} @click=${() => void this.join()}>
        ${text("online.join.accept")}
      </button>
      <a class="button" href=${address("learn", game)}>${text("table.home.learn")}</a>
    </div>`;
  }
}

/** Why there is no invitation, and what can be done instead. */
function noInvitation(problem: string) {
  return html`<section class="online-card join-card">
    <div role="alert"><h2>${problem}</h2></div>
    <p>${text("online.join.unknown")}</p>
    <div class="join-actions">
      <a class="button main" href=${address("online")}>${text("online.invite")}</a>
      <a class="button" href=${address("")}>${text("web.home")}</a>
    </div>
  </section>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-join": JoinPage;
  }
}
