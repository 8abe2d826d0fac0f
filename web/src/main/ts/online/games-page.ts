import { html, LitElement, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { header } from "../app/header";
import { address } from "../app/route";
import { t, text } from "../content/texts";
import { choice } from "../library/choice";
import { formatDate, timeAgo } from "../store/dates";
import { allGames } from "../wasm/games";
import { type ArchiveQuery, fileAddress, searchArchive } from "./archive";
import { hasOnlinePlay } from "./available";
import "./mini-board";
import { playerName, timeWords } from "./names";
import type { ArchivedMatch } from "./protocol";

const RESULTS = ["", "won", "lost", "draw"] as const;
const DRAWN = ["", "draw"] as const;

/** The archive of finished online games: one's own, those of a player, or all of the lobby. */
@customElement("tabuleiro-games")
export class GamesPage extends LitElement {
  @property({ attribute: false }) query!: URLSearchParams;
  @property() language = "";
  @state() private search: ArchiveQuery = { player: "me", game: "", result: "", from: "", until: "" };
  @state() private found: ArchivedMatch[] | undefined;
  @state() private next = "";
  @state() private problem = "";
  /** The player that the address names. */
  private asked: string | undefined;
  /** Request token: an answer to an earlier search is dropped. */
  private request = 0;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const player = this.query.get("player") ?? "me";
    if (changed.has("query") && player !== this.asked) {
      this.asked = player;
      this.change({ player });
    }
  }

  private change(changes: Partial<ArchiveQuery>): void {
    this.search = { ...this.search, ...changes };
    if (this.search.player === "" && this.search.result !== "draw") {
      this.search.result = "";
    }
    this.found = undefined;
    void this.load("");
  }

  private async load(before: string): Promise<void> {
    this.request += 1;
    const { request } = this;
    this.problem = "";
    try {
      if (!(await hasOnlinePlay())) {
        throw new Error(text("online.not-here"));
      }
      const page = await searchArchive(this.search, before);
      if (request === this.request) {
        this.found = [...(this.found ?? []), ...page.matches];
        this.next = page.next ?? "";
      }
    } catch {
      if (request === this.request) {
        this.problem = text("online.archive.trouble");
      }
    }
  }

  /** The player whose games are shown, as a match names it. */
  private shownPlayer() {
    const { player } = this.search;
    return this.found?.flatMap(({ first, second }) => [first, second]).find(({ id }) => id === player);
  }

  protected override render() {
    const { found: matches } = this;
    return html`${header(text("online.archive"))}
      <main class="library archive">
        ${this.tools()}
        ${this.problem === "" ? nothing : html`<p class="notice" role="alert">${this.problem}</p>`}
        <p class="archive-count" role="status">
          ${matches === undefined ? nothing : matches.length === 0 ? text("online.archive.none") : nothing}
        </p>
        ${
          matches === undefined || matches.length === 0
            ? nothing
            : html`<ul class="stored-games" aria-label=${text("online.archive")}>
              ${matches.map((match) => this.row(match))}
            </ul>`
        }
        ${
          this.next === "" || matches === undefined
            ? nothing
            : html`<p><button data-command="more" @click=${() => void this.load(this.next)}>${text("online.archive.more")}</button></p>`
        }
      </main>`;
  }

  private tools() {
    const { player, game, result, from, until } = this.search;
    const { asked = "" } = this;
    const players = ["me", "", ...(asked === "" || asked === "me" ? [] : [asked])];
    const shown = this.shownPlayer();
    const nameOf = (value: string) =>
      value === "me"
        ? text("online.archive.own")
        : value === ""
          ? text("online.archive.all")
          : shown === undefined
            ? value
            : playerName(shown);
    const day = (name: "from" | "until", label: string, value: string) =>
      html`<label class="look"
        ><span>${label}</span>
        <input type="date" name=${name} .value=${value} @change=${(event: Event) => this.change({ [name]: (event.target as HTMLInputElement).value })}
      /></label>`;
    return html`<div class="library-tools">
      ${choice("player", text("online.archive.whose"), players, player, nameOf, (value) => this.change({ player: value }))}
      ${choice(
        "game",
        t("library.game"),
        ["", ...allGames().map(({ id }) => id)],
        game,
        (id) => (id === "" ? t("library.all") : text(`${id}.name`)),
        (value) => this.change({ game: value }),
      )}
      ${choice<string>(
        "result",
        t("library.result"),
        player === "" ? DRAWN : RESULTS,
        result,
        (value) => t(`library.result.${value || "all"}`),
        (value) => this.change({ result: value }),
      )}
      ${day("from", text("online.archive.from"), from)} ${day("until", text("online.archive.until"), until)}
    </div>`;
  }

  private row(match: ArchivedMatch) {
    const { id, game, first, second, points, position, time, turns, endedAt } = match;
    const players = text("online.players", playerName(first), playerName(second));
    const about = `${text(`${game}.name`)}, ${players}`;
    const others = [first, second].filter((player) => player.id !== this.search.player);
    return html`<li class="stored-game" data-id=${id} data-game=${game}>
      <div class="stored-board"><tabuleiro-mini-board .game=${game} .position=${position}></tabuleiro-mini-board></div>
      <div class="stored-title">
        <h2>${text(`${game}.name`)}</h2>
        <p>${players}</p>
        <p class="stored-time">
          <strong>${points.replace("1/2-1/2", "½–½").replace("-", "–")}</strong> · ${t("home.turns", turns)} · ${timeWords(time)}
          <time datetime=${new Date(endedAt).toISOString()} title=${formatDate(endedAt)}>${timeAgo(endedAt)}</time>
        </p>
        <p class="archive-players">
          ${others.map(
            (player) =>
              html`<a href=${address("games", "", { player: player.id })}>${text("online.archive.of", playerName(player))}</a> `,
          )}
        </p>
      </div>
      <div class="actions">
        <a class="button main" data-command="look" href=${address("match", id)} aria-label=${`${text("online.archive.look")}: ${about}`}>
          ${text("online.archive.look")}
        </a>
        <a class="button" data-command="file" href=${fileAddress(id)} download aria-label=${`${text("online.archive.file")}: ${about}`}>
          ${text("online.archive.file")}
        </a>
      </div>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-games": GamesPage;
  }
}
