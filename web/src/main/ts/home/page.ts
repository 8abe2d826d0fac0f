import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { whileConnected } from "../browser/subscription";
import { allGames, games } from "../wasm/games";
import type { GameInfo, GameScore } from "../generated/border";
import { brand, settingsButton, showSettings, siteLinks } from "../app/header";
import { removeShell } from "../app/shell";
import { resumeCard, lastUnfinished, type Unfinished } from "./unfinished-games";
import { address } from "../app/route";
import { subscribeToLook, variant } from "../app/theme";
import { asset, lessonCount } from "../content/assets";
import { hasOnlinePlay } from "../online/available";
import { doneLessons } from "../learn/progress";
import { change, choices, settings } from "../settings/settings";
import { storedGames, subscribeToGames, storeProblem } from "../store/store";
import { LANGUAGES, t, text } from "../content/texts";

/** Longest wait for the stored games before the page is rendered, to avoid a layout shift. */
const LIST_TIMEOUT_MILLIS = 200;

/** The home page: what this is, the last unfinished game, a card per game, results. */
@customElement("tabuleiro-home")
export class HomePage extends LitElement {
  @property() language = "";
  @state() private unfinished: Unfinished | undefined;
  @state() private results: GameScore[] = [];
  /** Whether this site has online play. */
  @state() private isOnline = false;

  constructor() {
    super();
    whileConnected(this, () => subscribeToGames(() => void this.load()));
    whileConnected(this, () => subscribeToLook(() => this.requestUpdate()));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    setTimeout(() => (this.unfinished ??= lastUnfinished([])), LIST_TIMEOUT_MILLIS);
    void this.load();
    void hasOnlinePlay().then((isOnline) => (this.isOnline = isOnline));
  }

  private async load(): Promise<void> {
    const { kept } = await storedGames();
    const finished = kept.filter((game) => game.finished);
    this.results = games().scores(finished.map(({ game, first, second, points }) => ({ game, first, second, points })));
    this.unfinished = lastUnfinished(kept.filter((game) => !game.finished));
  }

  protected override updated(): void {
    if (this.unfinished !== undefined) {
      removeShell();
    }
  }

  protected override render() {
    if (this.unfinished === undefined) {
      return nothing;
    }
    const problem = storeProblem();
    return html`<header class="bar">
        ${brand()}<span class="spacer"></span> ${this.onlineLink("page-name")}
        ${siteLinks()} ${this.languageButton()} ${settingsButton()}
      </header>
      <main class="home">
        <div class="hero">
          <h1>${t("home.headline")} <span>${t("home.promise")}</span></h1>
          ${resumeCard(this.unfinished)}
        </div>
        ${problem === "" ? nothing : html`<p class="notice" role="status">${problem}</p>`}
        <div class="cards">${allGames().map((game) => this.card(game))}</div>
        ${this.footer()}
      </main>`;
  }

  /** The way to online play, where the site has it: in the header, or in the footer of narrow screens. */
  private onlineLink(place: "page-name" | "narrow") {
    return this.isOnline
      ? html`<a class="button quiet ${place}" data-command="online" href=${address("online")}>${text("online.title")}</a>`
      : nothing;
  }

  /** Switches to the other language. */
  private languageButton() {
    return choices("language")
      .filter((code) => code !== this.language)
      .map(
        (
          code,
        ) => html`<button class="quiet language-button" lang=${code} title=${LANGUAGES[code]} @click=${() => change({ language: code })}>
          <span class="line-icon globe"></span><span class="wide">${LANGUAGES[code]}</span
          ><span class="narrow">${code.toUpperCase()}</span>
        </button>`,
      );
  }

  private card(game: GameInfo) {
    const name = text(`${game.id}.name`);
    const lessons = lessonCount(game.id);
    const done = Math.min(lessons, doneLessons(game.id).size);
    const best = this.results.find((result) => result.game === game.id)?.best ?? 0;
    const progress = t("home.lessons", done, lessons);
    const play = address("play", game.id, { against: "computer" });
    return html`<section class="card" aria-label=${name} data-game=${game.id}>
      <a class="card-board" href=${play} tabindex="-1" aria-hidden="true">
        <img class="board-image" src=${asset(`card-${game.id}-${settings().board}-${variant()}.svg`)} alt="" />
      </a>
      <div class="card-text">
        <h2>${name}</h2>
        <p class="motto">${text(`${game.id}.motto`)}</p>
        <p class="like">${text(`${game.id}.like`)}</p>
        <p class="facts">${text(`${game.id}.time`)} · ${text(`${game.id}.difficulty`)}</p>
      </div>
      <div class="card-progress ${done + best === 0 ? "none" : ""}">
        <progress max=${lessons} value=${done} aria-label=${progress}></progress>
        <span>${progress}</span>
        ${best > 0 ? html`<span class="beaten">${t("record.beaten", best)}</span>` : nothing}
      </div>
      <div class="card-actions">
        ${way("main", "play", play, t("home.play"), name)} ${way("", "book", address("learn", game.id), t("home.learn"), name)}
        ${way("", "people", address("play", game.id, { against: "person" }), t("home.person"), name)}
      </div>
    </section>`;
  }

  /** The results so far, and the way to the settings. */
  private footer() {
    const sum = (of: (result: GameScore) => number) => this.results.reduce((total, result) => total + of(result), 0);
    const best = this.results.reduce<GameScore | undefined>(
      (one, other) => (other.best > (one?.best ?? 0) ? other : one),
      undefined,
    );
    const done = allGames().reduce((total, { id }) => total + Math.min(lessonCount(id), doneLessons(id).size), 0);
    const lessons = allGames().reduce((total, { id }) => total + lessonCount(id), 0);
    return html`<footer class="home-footer">
      ${
        this.results.length === 0
          ? nothing
          : html`<span>${t(
              "home.won",
              sum(({ won }) => won),
              sum(({ played }) => played),
            )}</span>`
      }
      ${done === 0 ? nothing : html`<span>${t("home.lessons-done", done, lessons)}</span>`}
      ${best === undefined ? nothing : html`<span>${t("home.best", best.best, text(`${best.game}.name`))}</span>`}
      <span class="spacer"></span>
      ${this.onlineLink("narrow")}
      <a class="button quiet narrow" href=${address("analyse")}>${t("button.analyse")}</a>
      <a class="button quiet" href=${address("library", "", { import: "yes" })}>${t("home.import")}</a>
      <button class="quiet" aria-haspopup="dialog" @click=${showSettings}>${t("home.look")}</button>
    </footer>`;
  }
}

/** A way to start: a link with an icon and a label. */
function way(kind: string, icon: string, href: string, label: string, game: string) {
  return html`<a class="button ${kind}" href=${href} aria-label=${`${label}: ${game}`}>
    <span class="line-icon ${icon}"></span><span>${label}</span>
  </a>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-home": HomePage;
  }
}
