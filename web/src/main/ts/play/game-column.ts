import { html, LitElement, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { whileConnected } from "../browser/subscription";
import { address } from "../app/route";
import { lessonCount } from "../content/assets";
import { t, text } from "../content/texts";
import type { GameScore } from "../generated/border";
import { doneLessons } from "../learn/progress";
import { change, settings } from "../settings/settings";
import { storedGames, subscribeToGames } from "../store/store";
import { games } from "../wasm/games";
import { levelOf } from "../start/game-options";
import { icon, type Icon } from "./icons";
import type { Play } from "./play";
import { levelName } from "./player";

/** The column about the game beside the board of a large screen: its aim, and how far the player has come. */
@customElement("tabuleiro-game-column")
export class GameColumnElement extends LitElement {
  @property() game = "";
  @property() language = "";
  /** Whether the aim is shown elsewhere. */
  @property({ type: Boolean }) isAimElsewhere = false;
  /** The level of the computer; 0 for none. */
  @property({ type: Number }) level = 0;
  @state() private score: GameScore | undefined;

  constructor() {
    super();
    whileConnected(this, () => subscribeToGames(() => void this.load()));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has("game") || changed.has("level")) {
      this.score = undefined;
      void this.load();
    }
  }

  /** Counts the finished games against this level. */
  private async load(): Promise<void> {
    const { game, level } = this;
    const { kept } = await storedGames();
    const seat = `level:${level}`;
    const finished = kept.filter(
      (each) => each.finished && each.game === game && (each.first === seat || each.second === seat),
    );
    if (game === this.game && level === this.level) {
      this.score = games().scores(
        finished.map(({ game: id, first, second, points }) => ({ game: id, first, second, points })),
      )[0];
    }
  }

  protected override render() {
    const { game, level, score } = this;
    const lessons = lessonCount(game);
    const done = Math.min(lessons, doneLessons(game).size);
    return html`<aside class="game-column" aria-label=${t("play.this-game")}>
      <p class="eyebrow">${t("play.this-game")}</p>
      <h2>${text(`${game}.name`)}</h2>
      ${
        this.isAimElsewhere
          ? nothing
          : html`<p class="aim">${text(`${game}.aim`)}</p>
        <p class="how">${text(`${game}.how`)}</p>`
      }
      <p class="like">${text(`${game}.like`)}.</p>
      <ul>
        <li>
          <a class="fact" href=${address("learn", game)} data-fact="lessons">
            ${icon("learn")}<span>${t("home.lessons-done", done, lessons)}</span>
            <progress max=${lessons} value=${done} aria-hidden="true"></progress>
          </a>
        </li>
        ${
          level === 0
            ? nothing
            : html`<li>${fact("level", "level", levelName(level))}</li>
              <li>${fact("record", "people", this.record(score))}</li>
              <li>${warnings()}</li>`
        }
        <li>${fact("time", "clock", `${text(`${game}.time`)} · ${text(`${game}.difficulty`)}`)}</li>
      </ul>
    </aside>`;
  }

  private record(score: GameScore | undefined): string {
    return score === undefined || score.played === 0 ? t("play.no-record") : t("play.record", score.played, score.won);
  }
}

function fact(id: string, picture: Icon, label: string) {
  return html`<span class="fact" data-fact=${id}>${icon(picture)}<span>${label}</span></span>`;
}

/** The switch of the warnings for beginners. */
function warnings() {
  return html`<label class="fact" data-fact="warnings">
    ${icon("hint")}<span>${t("command.warnings")}</span>
    <input
      type="checkbox"
      role="switch"
      .checked=${settings().warnings}
      @change=${(event: Event) => change({ warnings: (event.target as HTMLInputElement).checked })}
    />
  </label>`;
}

/** The column about a game in play. */
export function gameColumn(play: Play, language: string) {
  const { info, view } = play;
  const level = levelOf(view.first) || levelOf(view.second);
  // Before the first turn the aim is in the place of the list.
  return html`<tabuleiro-game-column
    .game=${info.id}
    .level=${level}
    .language=${language}
    .isAimElsewhere=${play.line().length === 0}
  ></tabuleiro-game-column>`;
}

declare global {
  interface HTMLElementTagNameMap {
    "tabuleiro-game-column": GameColumnElement;
  }
}
