import { html, LitElement } from "lit";
import { customElement, property } from "lit/decorators.js";
import "../board/board";
import { picture } from "../drawings";
import { allGames, type GameInfo } from "../games";
import { address } from "../route";
import { change, settings } from "../settings";
import { Table } from "../table";
import { LANGUAGES, t, text, type Language } from "../texts";
import type { Scene } from "../view";

/** The first page: the four games, and what one can do with them. */
@customElement("tabuleiro-home")
export class HomePage extends LitElement {
  @property() language = "";

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    return html`<header class="bar">
        <h1>Tabuleiro</h1>
        ${this.languages()}
      </header>
      <main class="home">${allGames().map((game) => this.card(game))}</main>`;
  }

  private languages() {
    return html`<nav class="languages" aria-label=${t("language")}>
      ${Object.entries(LANGUAGES).map(
        ([code, name]) => html`<button
          lang=${code}
          aria-pressed=${settings().language === code}
          @click=${() => change({ language: code as Language })}
        >
          ${name}
        </button>`,
      )}
    </nav>`;
  }

  private card(game: GameInfo) {
    const name = text(`${game.id}.name`);
    return html`<section class="card" aria-label=${name}>
      <h2>${name}</h2>
      <a class="card-board" href=${address("play", game.id, { against: "computer" })} tabindex="-1" aria-hidden="true">
        <tabuleiro-board still .game=${game} .scene=${scene(game)} .coordinates=${false}></tabuleiro-board>
      </a>
      <p>${text(`${game.id}.aim`)}</p>
      <div class="actions">
        <a class="button main" href=${address("play", game.id, { against: "computer" })}>${t("home.computer")}</a>
        <a class="button" href=${address("play", game.id, { against: "person" })}>${t("home.person")}</a>
        <a class="button" href=${address("learn", game.id)}>${t("home.learn")}</a>
      </div>
    </section>`;
  }
}

const scenes = new Map<string, Scene>();

/** What a miniature shows; the same every time. */
function scene(game: GameInfo): Scene {
  const known = scenes.get(game.id);
  if (known !== undefined) {
    return known;
  }
  const table = Table.open(game.id, picture(game.id), "human", "human", "");
  if (typeof table === "string") {
    throw new Error(table);
  }
  const made = { ...table.view.scene, marks: [] };
  table.close();
  scenes.set(game.id, made);
  return made;
}
