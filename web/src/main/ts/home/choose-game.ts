import { html, LitElement, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { whileConnected } from "../browser/subscription";
import { header } from "../app/header";
import { address } from "../app/route";
import { subscribeToLook, variant } from "../app/theme";
import { asset, lessonCount } from "../content/assets";
import { t, text } from "../content/texts";
import type { GameInfo } from "../generated/border";
import { doneLessons } from "../learn/progress";
import { settings } from "../settings/settings";
import { allGames } from "../wasm/games";

/** The page that asks which game to learn or to analyse. */
@customElement("tabuleiro-choose-game")
export class ChooseGamePage extends LitElement {
  @property() page: "learn" | "analyse" = "learn";
  @property() language = "";

  constructor() {
    super();
    whileConnected(this, () => subscribeToLook(() => this.requestUpdate()));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    const { page } = this;
    return html`${header(t(page === "learn" ? "home.learn" : "button.analyse"))}
      <main class="choose-game">
        <h2>${t(`choose.${page}`)}</h2>
        <ul>${allGames().map((game) => html`<li>${this.choice(game)}</li>`)}</ul>
      </main>`;
  }

  private choice({ id }: GameInfo) {
    const lessons = lessonCount(id);
    const done = Math.min(lessons, doneLessons(id).size);
    return html`<a class="game-choice" href=${address(this.page, id)} data-game=${id}>
      <img class="board-image" src=${asset(`card-${id}-${settings().board}-${variant()}.svg`)} alt="" />
      <strong>${text(`${id}.name`)}</strong><span>${text(`${id}.motto`)}</span>
      ${this.page === "learn" ? html`<span class="progress">${t("home.lessons", done, lessons)}</span>` : nothing}
    </a>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-choose-game": ChooseGamePage;
  }
}
