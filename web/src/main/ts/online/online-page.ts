import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { header } from "../app/header";
import { address, go } from "../app/route";
import { text } from "../content/texts";
import { theSide } from "../play/names";
import { newGameId } from "../store/store";
import { hasOnlinePlay } from "./available";
import { startCalls } from "./calls";
import { connection, requestId } from "./connection";
import "./invitation-card";
import { tokenOf } from "./invitations";
import { finishedMatch, openChallenge, ownChallenge, ownMatch, watchable } from "./lobby-rows";
import { isLive, timeWords } from "./names";
import { ownGames } from "./own-games";
import type { ChallengeInfo, InvitationInfo, OwnMatch, ServerMessage, WatchableMatch } from "./protocol";
import { type Freedom, StableRows } from "./stable-rows";
import "./terms-form";

/** How often the times that are left are shown anew. */
const TIME_MILLIS = 10_000;

/** The lists of the page in their order. */
type List = "own" | "waiting" | "challenges" | "watch";
const LISTS: readonly List[] = ["own", "waiting", "challenges", "watch"];

/** The lobby: one's own games, invitations and challenges, those of others, and games to watch. */
@customElement("tabuleiro-online")
export class OnlinePage extends LitElement {
  @property({ attribute: false }) query!: URLSearchParams;
  @property() language = "";
  @state() private isHere: boolean | undefined;
  @state() private challenges: ChallengeInfo[] = [];
  @state() private watchable: WatchableMatch[] = [];
  @state() private problem = "";
  @state() private isBusy = false;
  /** The lists that the pointer and the focus are in. */
  @state() private pointed: List | undefined;
  @state() private focused: List | undefined;
  private readonly ownRows = new StableRows<OwnMatch>(({ id }) => id);
  private readonly challengeRows = new StableRows<ChallengeInfo>(({ id }) => id);
  private readonly watchRows = new StableRows<WatchableMatch>(({ id }) => id);
  private readonly stops: (() => void)[] = [];

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    startCalls();
    const timer = setInterval(() => this.requestUpdate(), TIME_MILLIS);
    this.stops.push(
      ownGames.follow(() => this.requestUpdate()),
      connection.use(
        (message) => this.receive(message),
        () => this.requestUpdate(),
      ),
      () => clearInterval(timer),
    );
    void hasOnlinePlay().then((isHere) => (this.isHere = isHere));
    this.followLobby(true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.followLobby(false);
    this.stops.splice(0).forEach((stop) => stop());
  }

  private followLobby(on: boolean): void {
    connection.send({ kind: "lobby", on });
  }

  private receive(message: ServerMessage): void {
    switch (message.kind) {
      case "welcome":
        this.followLobby(true);
        break;
      case "open-challenges":
        this.challenges = message.challenges;
        break;
      case "challenges-changed": {
        const changed = new Map(message.added.map((challenge) => [challenge.id, challenge]));
        const kept = this.challenges.filter(({ id }) => !changed.has(id) && !message.removed.includes(id));
        this.challenges = [...message.added, ...kept];
        break;
      }
      case "running-matches":
        this.watchable = message.matches;
        break;
      case "invitation-accepted":
        go("match", message.match);
        break;
      case "challenge-taken":
        this.taken(message.challenge, message.match);
        break;
      default:
    }
  }

  /** A live match begins at once; others wait in the list. */
  private taken(challenge: string, match: string): void {
    const own = this.challenges.find(({ id }) => id === challenge);
    if (own !== undefined && isLive(own.terms.time)) {
      go("match", match);
    }
  }

  private async take({ id }: ChallengeInfo): Promise<void> {
    this.isBusy = true;
    this.problem = "";
    try {
      await connection.requirePlayer();
      const answer = await connection.request({ kind: "take", id: requestId(), challenge: id });
      if (answer.kind === "seated") {
        go("match", answer.match);
      } else if (answer.kind === "refused") {
        this.problem = text(`online.refused.${answer.reason}`);
      }
    } catch {
      this.problem = text("online.unavailable");
    } finally {
      this.isBusy = false;
    }
  }

  private async withdraw(invitation: InvitationInfo): Promise<void> {
    await connection.request({ kind: "withdraw", id: requestId(), invitation: invitation.id });
    ownGames.withdrawnInvitation(invitation.id);
  }

  private async withdrawChallenge({ id }: ChallengeInfo): Promise<void> {
    await connection.request({ kind: "withdraw-challenge", id: requestId(), challenge: id });
    ownGames.withdrawnChallenge(id);
  }

  /** After an invitation was made, its link is next; a challenge is listed. */
  private async created(event: CustomEvent<string>): Promise<void> {
    this.pointed = undefined;
    await this.updateComplete;
    if (event.detail === "invited") {
      this.querySelector<HTMLElement>("tabuleiro-invitation [data-link]")?.focus();
    } else {
      this.querySelector("[data-own-challenge]")?.scrollIntoView({ block: "nearest" });
    }
  }

  protected override render() {
    return html`${header(text("online.title"), this.isHere === true ? accountLink() : nothing)}
      <main class="online-page lobby">
        ${
          this.isHere === false
            ? html`<p role="alert">${text("online.not-here")}</p>`
            : html`<p class="visually-hidden" role="status">${this.dueStatus()}</p>
                ${this.connectionNotice()}
                ${this.problem === "" ? nothing : html`<p class="problem" role="alert">${this.problem}</p>`} ${this.own()}
                <div
                  class="lobby-new"
                  @pointerenter=${() => (this.pointed = "waiting")}
                  @pointerleave=${() => (this.pointed = undefined)}
                  @terms-created=${(event: CustomEvent<string>) => void this.created(event)}
                >
                  ${this.waiting()}
                  <tabuleiro-terms
                    .query=${this.query}
                    .language=${this.language}
                    .ready=${connection.status === "open"}
                  ></tabuleiro-terms>
                </div>
                ${this.openChallenges()} ${this.watch()}
                <p class="lobby-archive"><a href=${address("games")}>${text("online.archive")}</a></p>`
        }
      </main>`;
  }

  /** What screen readers announce when it is the player's turn somewhere. */
  private dueStatus(): string {
    const due = ownGames.due();
    const [match] = due;
    return match === undefined ? "" : text("online.due.status", due.length, text(`${match.game}.name`));
  }

  private connectionNotice() {
    const { status } = connection;
    return status === "open"
      ? nothing
      : html`<p class="notice" role="status" data-online="connection">
          ${text(status === "outdated" ? "online.reload" : status === "offline" ? "online.offline" : "online.connecting")}
        </p>`;
  }

  /** Nothing above the list that is used may grow or shrink, and its own rows keep their places. */
  private freedom(list: List): Freedom {
    const used = this.pointed ?? this.focused;
    const by = used === undefined ? 1 : LISTS.indexOf(list) - LISTS.indexOf(used);
    return by > 0 ? "free" : by === 0 ? "append" : "fixed";
  }

  private section(list: List, title: string, content: unknown, count = 0) {
    return html`<section
      class="online-card lobby-${list}"
      data-list=${list}
      aria-label=${title}
      @pointerenter=${() => (this.pointed = list)}
      @pointerleave=${() => (this.pointed = undefined)}
      @focusin=${() => (this.focused = list)}
      @focusout=${() => (this.focused = undefined)}
    >
      <h2>${title}${count > 0 ? html` <span class="count" data-due=${count}>${text("online.due", count)}</span>` : nothing}</h2>
      ${content}
    </section>`;
  }

  private own() {
    const rows = this.ownRows.rows(ownGames.sorted(), this.freedom("own"));
    const { finished } = ownGames;
    const empty = ownGames.isLoaded ? html`<p>${text("online.none")}</p>` : html`<p>${text("online.list.loading")}</p>`;
    const list = html`<ul class="own-matches">
      ${repeat(
        rows,
        ({ id }) => id,
        ({ item, isGone }) => html`<li>${ownMatch(item, isGone)}</li>`,
      )}
      ${repeat(
        finished.filter(({ id }) => !rows.some((row) => row.id === id)),
        ({ id }) => id,
        (match) => html`<li>${finishedMatch(match)}</li>`,
      )}
    </ul>`;
    return this.section(
      "own",
      text("online.own"),
      rows.length + finished.length === 0 ? empty : list,
      ownGames.due().length,
    );
  }

  /** What waits for somebody else, and what to do meanwhile. */
  private waiting() {
    const { invitations, challenges } = ownGames;
    if (invitations.length + challenges.length === 0) {
      return nothing;
    }
    const { game } = [...challenges, ...invitations][0] ?? { game: "eximo" };
    const computer = address("play", game, { against: "computer", clock: "", id: newGameId() });
    return html`${invitations.map((invitation) => this.invitation(invitation))}
      ${
        challenges.length === 0
          ? nothing
          : html`<section class="online-card lobby-waiting" aria-label=${text("online.challenge.yours")}>
            <h2>${text("online.challenge.yours")}</h2>
            <ul class="own-matches">
              ${repeat(
                challenges,
                ({ id }) => id,
                (challenge) =>
                  html`<li>${ownChallenge(challenge, false, () => void this.withdrawChallenge(challenge))}</li>`,
              )}
            </ul>
          </section>`
      }
      <p class="meanwhile">
        <a class="button" data-command="meanwhile" href=${computer}>${text("online.meanwhile")}</a>
        <span>${text("online.meanwhile.why")}</span>
      </p>`;
  }

  private invitation(invitation: InvitationInfo) {
    const token = tokenOf(invitation.id);
    const side = invitation.side === undefined ? undefined : invitation.side === "first" ? "second" : "first";
    return html`<section class="online-card" data-invitation=${invitation.id} aria-label=${text("online.open-invitations")}>
      <h2>${text(`${invitation.game}.name`)}</h2>
      <p>${side === undefined ? text("online.join.random") : text("online.join.you-play", theSide(invitation.game, side))} ${timeWords(invitation.terms.time)}</p>
      ${token === undefined ? nothing : html`<tabuleiro-invitation .token=${token} .language=${this.language}></tabuleiro-invitation>`}
      <p class="waiting" role="status">${text("online.invite.waiting")}</p>
      <button data-command="withdraw" @click=${() => void this.withdraw(invitation)}>${text("online.invite.withdraw")}</button>
    </section>`;
  }

  private openChallenges() {
    const others = this.challenges.filter(({ own }) => !own);
    const rows = this.challengeRows.rows(others, this.freedom("challenges"));
    return this.section(
      "challenges",
      text("online.challenges"),
      rows.length === 0
        ? html`<p>${text("online.challenges.none")}</p>`
        : html`<ul class="own-matches">
          ${repeat(
            rows,
            ({ id }) => id,
            ({ item, isGone }) =>
              html`<li>
                ${openChallenge(item, isGone, this.isBusy || connection.status !== "open", () => void this.take(item))}
              </li>`,
          )}
        </ul>`,
    );
  }

  private watch() {
    const own = new Set(ownGames.running.map(({ id }) => id));
    const rows = this.watchRows.rows(
      this.watchable.filter(({ id }) => !own.has(id)),
      this.freedom("watch"),
    );
    return this.section(
      "watch",
      text("online.watch"),
      rows.length === 0
        ? html`<p>${text("online.watch.none")}</p>`
        : html`<ul class="own-matches">
          ${repeat(
            rows,
            ({ id }) => id,
            ({ item, isGone }) => html`<li>${watchable(item, isGone)}</li>`,
          )}
        </ul>`,
    );
  }
}

function accountLink() {
  return html`<a class="button quiet" data-command="account" href=${address("account")}>${text("online.account")}</a>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-online": OnlinePage;
  }
}
