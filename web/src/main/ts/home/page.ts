import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import "../board/board";
import { picture } from "../content/drawings";
import { allGames } from "../wasm/games";
import type { BoardScene, GameInfo } from "../generated/border";
import { settingsButton } from "../app/header";
import { unfinishedGamesList, listGames, type ListedGames } from "./unfinished-games";
import { prefersReducedMotion } from "../browser/motion";
import { Miniatures } from "./miniatures";
import { address } from "../app/route";
import { change, choices, subscribeToSettings, settings } from "../settings/settings";
import { unfinishedGames, subscribeToGames, storeProblem } from "../store/store";
import { LANGUAGES, t, text } from "../content/texts";

/** Longest wait for the list of unfinished games before the page is rendered, to avoid a layout shift. */
const LIST_TIMEOUT_MILLIS = 200;

/** The home page: a card per game, unfinished games, language and look. */
@customElement("tabuleiro-home")
export class HomePage extends LitElement {
  @property() language = "";
  @state() private unfinished: ListedGames | undefined;
  private miniatures: Miniatures | undefined;
  private stopListening: (() => void) | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.miniatures = new Miniatures();
    const stops = [subscribeToGames(() => void this.load()), subscribeToSettings(() => this.requestUpdate())];
    this.stopListening = () => stops.forEach((stop) => stop());
    setTimeout(() => (this.unfinished ??= listGames([])), LIST_TIMEOUT_MILLIS);
    void this.load();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stopListening?.();
    this.miniatures?.close();
  }

  private async load(): Promise<void> {
    this.unfinished = listGames(await unfinishedGames());
  }

  protected override updated(): void {
    this.querySelectorAll("tabuleiro-board").forEach((board) => this.miniatures?.show(board));
    this.miniatures?.setMoving(settings().moving);
  }

  protected override render() {
    if (this.unfinished === undefined) {
      return nothing;
    }
    const problem = storeProblem();
    return html`<header class="bar">
        <h1>Tabuleiro</h1>
        ${this.languages()} ${settingsButton()}
      </header>
      <main class="home">
        ${unfinishedGamesList(this.unfinished)} ${problem === "" ? nothing : html`<p class="notice" role="status">${problem}</p>`}
        <div class="cards">${allGames().map((game) => this.card(game))}</div>
        <nav class="home-links" aria-label=${t("home.more")}>
          <a class="button" href=${address("library")}>${t("library")}</a>
          <a class="button" href=${address("library", "", { import: "yes" })}>${t("home.import")}</a>
        </nav>
        <div class="home-looks">
          ${this.choice("colours", t("settings.colours"), (value) =>
            value === "system" ? t("settings.system") : text(`table.command.look.${value}`),
          )}
          ${this.choice("board", t("settings.board"), (value) => text(`table.command.theme.${value}`))}
          ${
            prefersReducedMotion()
              ? nothing
              : html`<button class="pause" aria-pressed=${!settings().moving} @click=${() => change({ moving: !settings().moving })}>
                ${t("home.pause")}
              </button>`
          }
        </div>
      </main>`;
  }

  private languages() {
    return html`<nav class="languages" aria-label=${t("language")}>
      ${choices("language").map(
        (code) => html`<button
          lang=${code}
          aria-pressed=${settings().language === code}
          title=${LANGUAGES[code]}
          @click=${() => change({ language: code })}
        >
          <span class="wide">${LANGUAGES[code]}</span><span class="narrow">${code.toUpperCase()}</span>
        </button>`,
      )}
    </nav>`;
  }

  private choice(name: "colours" | "board", label: string, labelOf: (value: string) => string) {
    return html`<label class="look">
      ${label}
      <select name=${name} @change=${(event: Event) => change({ [name]: (event.target as HTMLSelectElement).value })}>
        ${choices(name).map((value) => html`<option value=${value} .selected=${settings()[name] === value}>${labelOf(value)}</option>`)}
      </select>
    </label>`;
  }

  private card(game: GameInfo) {
    const name = text(`${game.id}.name`);
    return html`<section class="card" aria-label=${name} data-game=${game.id}>
      <a class="card-board" href=${address("play", game.id, { against: "computer" })} tabindex="-1" aria-hidden="true">
        <tabuleiro-board still .game=${game} .scene=${scene(game)} .coordinates=${false}></tabuleiro-board>
      </a>
      <div class="card-text">
        <h2>${name}</h2>
        <p>${text(`${game.id}.aim`)}</p>
      </div>
      <div class="card-actions">
        <a class="button main" href=${address("play", game.id, { against: "computer" })}>${t("home.computer")}</a>
        <a class="button" href=${address("play", game.id, { against: "person" })}>${t("home.person")}</a>
        <a class="button" href=${address("learn", game.id)}>${t("home.learn")}</a>
        <a class="button" href=${address("analyse", game.id)}>${t("button.analyse")}</a>
      </div>
    </section>`;
  }
}

const scenes = new Map<string, BoardScene>();

/**
 * The initial scene of a miniature; always the same object, so that rendering the page again does not reset a
 * board.
 */
function scene(game: GameInfo): BoardScene {
  const made = scenes.get(game.id) ?? { ...picture(game.id), marks: [] };
  scenes.set(game.id, made);
  return made;
}
