import { html, LitElement, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { errorPage } from "../app/error-page";
import { header } from "../app/header";
import { setTitle } from "../app/navigation";
import { address, go } from "../app/route";
import { text } from "../content/texts";
import "../play/page";
import { icon } from "../play/icons";
import { gameNotice } from "../play/game-notice";
import type { RemoteGame } from "../play/remote-game";
import { startCalls } from "./calls";
import "./match-panel";
import type { MatchPanel } from "./match-panel";
import { MissedTurns } from "./missed-turns";
import { playerName } from "./names";
import { ownGames } from "./own-games";
import type { ChatLine, MatchHeader } from "./protocol";
import { RemoteMatch } from "./remote-match";

const NO_QUERY = new URLSearchParams();

/** The page of a match on the server, for its players and for spectators. */
@customElement("tabuleiro-match")
export class MatchPage extends LitElement {
  @property() match = "";
  @property() language = "";
  @state() private game: RemoteGame | undefined;
  @query("tabuleiro-match-panel") private readonly panel!: MatchPanel | null;
  private remote: RemoteMatch | undefined;
  private missed: MissedTurns | undefined;
  private opened = "";
  private readonly onKey = (event: KeyboardEvent) => this.key(event);

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    startCalls();
    addEventListener("keydown", this.onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.onKey);
    this.close();
  }

  /** R replays what was missed. */
  private key(event: KeyboardEvent): void {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === "r" && isPlain && !isTyping && document.querySelector("dialog[open]") === null) {
      void this.missed?.replay();
    }
  }

  /** Opens the panel of the match; its badge says that the opponent has said something. */
  private headerButton(remote: RemoteMatch) {
    const name = text("online.panel");
    const { watching, unread } = remote;
    return html`<button
      class="quiet panel-button"
      data-command="panel"
      aria-haspopup="dialog"
      aria-label=${unread === undefined ? name : `${name}: ${text("online.chat.unread")}`}
      title=${name}
      @click=${() => void this.panel?.open()}
    >
      ${icon("people")}${watching > 0 ? html`<span class="watching" data-watching=${watching} title=${text("online.spectators", watching)}>${watching}</span>` : nothing}
      ${unread === undefined ? nothing : html`<span class="badge" aria-hidden="true"></span>`}
    </button>`;
  }

  private close(): void {
    this.missed?.close();
    this.missed = undefined;
    this.remote?.close();
    this.remote = undefined;
    this.game = undefined;
    this.opened = "";
  }

  protected override willUpdate(): void {
    // The names of guests are in the language of the page: another language opens the match again.
    const at = `${this.match} ${this.language}`;
    if (at !== this.opened && this.isConnected) {
      this.close();
      this.opened = at;
      const remote = new RemoteMatch(this.match);
      this.remote = remote;
      remote.subscribe(() => this.follow(remote));
    }
  }

  private follow(remote: RemoteMatch): void {
    const { table } = remote;
    if (this.game === undefined && table !== undefined) {
      this.game = {
        id: remote.id,
        table,
        flipped: remote.flipped,
        get presence() {
          return remote.presence;
        },
        get isNudging() {
          return remote.isNudging;
        },
        header: () => this.headerButton(remote),
        notices: () => notices(remote, this.missed),
        rematch: () => remote.rematch(),
        newGame: () => go("online", "", { game: table.view.game }),
        subscribe: (listener) => {
          const stops = [remote.subscribe(listener), ownGames.follow(listener)];
          return () => stops.forEach((stop) => stop());
        },
      };
      this.missed = new MissedTurns(remote.id, table, remote.header?.seat, () => remote.refresh());
      table.subscribe(() => this.showTitle(remote));
      this.showTitle(remote);
    }
    const next = remote.header?.next;
    if (next !== undefined && remote.header?.seat !== undefined && remote.isRematchWanted) {
      go("match", next);
    }
    this.requestUpdate();
  }

  /** The title of the tab says when it is the player's turn. */
  private showTitle({ table, header }: RemoteMatch): void {
    if (table === undefined || table.isClosed || header === undefined) {
      return;
    }
    const { view } = table;
    const name = text(`${view.game}.name`);
    const isDue = header.seat !== undefined && view.result === undefined && view.toMove === header.seat;
    setTitle(isDue ? `${name}: ${text("online.your-turn")}` : name);
    if (view.end !== undefined) {
      ownGames.seen(this.match);
    }
  }

  protected override render() {
    const { remote, game } = this;
    if (remote?.problem !== undefined && remote.problem !== "") {
      return errorPage(remote.problem, html`<a class="button" href=${address("online")}>${text("online.title")}</a>`);
    }
    return game === undefined
      ? html`${header(text("online.title"))}
          <main class="online-page"><p role="status">${text(remote?.trouble() === "" ? "online.loading" : "online.connecting")}</p></main>`
      : html`<tabuleiro-game .game=${game.table.view.game} .query=${NO_QUERY} .remote=${game} .language=${this.language}></tabuleiro-game>
          <tabuleiro-match-panel .remote=${remote} .language=${this.language}></tabuleiro-match-panel>`;
  }
}

/** The name of a player of a match, such as in a sentence. */
function nameOf(header: MatchHeader, side: "first" | "second"): string {
  return playerName(header[side]);
}

function button(id: string, label: string, act: () => void, isMain = false) {
  return html`<button class=${isMain ? "main" : ""} data-command=${id} @click=${act}>${label}</button>`;
}

/** What the players need to know besides the prompt: one notice, the most pressing. */
function notices(remote: RemoteMatch, missed: MissedTurns | undefined) {
  const { header, table } = remote;
  const trouble = remote.trouble();
  if (trouble !== "") {
    return gameNotice("connection", "status", trouble);
  }
  if (header === undefined || table === undefined || table.isClosed) {
    return nothing;
  }
  if (table.view.end !== undefined) {
    return afterwards(remote, header);
  }
  const away = missed === undefined || missed.count === 0 ? undefined : missedNotice(missed);
  if (header.seat === undefined) {
    return away ?? gameNotice("watching", "status", text("online.watching"));
  }
  const seconds = remote.claimIn();
  if (remote.gone !== undefined && seconds !== undefined && remote.gone.side !== header.seat) {
    const name = nameOf(header, remote.gone.side);
    return seconds > 0
      ? gameNotice("gone", "status", text("online.gone", name, seconds))
      : gameNotice(
          "gone",
          "status",
          remote.claimProblem === "" ? text("online.gone.now", name) : remote.claimProblem,
          html`${button("claim-win", text("online.claim-win"), () => void remote.claim("claim-win"))}
          ${button("claim-draw", text("online.claim-draw"), () => void remote.claim("claim-draw"))}`,
        );
  }
  if (remote.unread !== undefined) {
    return chatNotice(remote, header, remote.unread);
  }
  if (away !== undefined) {
    return away;
  }
  if (remote.isNudging) {
    return gameNotice("nudge", "status", text("online.nudge"));
  }
  if (remote.restored && table.view.begun) {
    return gameNotice("draft", "status", text("online.draft"));
  }
  if (remote.wasReplaced) {
    return gameNotice("replaced", "status", text("online.replaced"));
  }
  return table.view.toMove === header.seat ? nothing : nextGame(remote);
}

/** Turns that were played while the player was away. */
function missedNotice(missed: MissedTurns) {
  return gameNotice(
    "missed",
    "status",
    text("online.missed", missed.count),
    button("replay-missed", text("online.missed.show"), () => void missed.replay(), true),
  );
}

/** What the opponent has said. */
function chatNotice(remote: RemoteMatch, header: MatchHeader, { side, preset }: ChatLine) {
  return gameNotice(
    "chat",
    "status",
    `${nameOf(header, side)}: ${text(`online.chat.${preset}`)}`,
    button("read-chat", text("web.link.dismiss"), () => remote.readChat()),
  );
}

/** The way to the next match that waits for the player. */
function nextGame({ id }: RemoteMatch) {
  const others = ownGames.due().filter((match) => match.id !== id);
  const [next] = others;
  return next === undefined
    ? nothing
    : gameNotice(
        "next",
        "status",
        others.length === 1 ? text("online.next.waiting") : text("online.next.more", others.length),
        html`<a class="button main" data-command="next-game" href=${address("match", next.id)}>${text("online.next")}</a>`,
      );
}

/** After the end: the offer of a rematch, which the end card makes, and its beginning. */
function afterwards(remote: RemoteMatch, header: MatchHeader) {
  const { seat, next, rematchOffer } = header;
  if (next !== undefined) {
    return gameNotice(
      "rematch",
      "status",
      "",
      html`<a class="button main" data-command="next-match" href=${address("match", next)}>${text("online.rematch.next")}</a>`,
    );
  }
  if (seat === undefined) {
    return nothing;
  }
  if (rematchOffer === undefined) {
    return nextGame(remote);
  }
  return rematchOffer === seat
    ? gameNotice("rematch", "status", text("online.rematch.offered"))
    : gameNotice(
        "rematch",
        "status",
        text("online.rematch.asked", nameOf(header, rematchOffer)),
        button("rematch", text("online.rematch.accept"), () => remote.rematch(), true),
      );
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-match": MatchPage;
  }
}
