import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { gameInfo } from "../wasm/games";
import type { LessonView } from "../generated/border";
import { header } from "../app/header";
import { address } from "../app/route";
import { unknownGamePage } from "../app/error-page";
import { language, t, text } from "../content/texts";
import { type Course, loadCourse } from "./course";
import "./lesson";
import { doneLessons, resetLessons } from "./progress";
import { rulePage } from "./rules";

/** The lessons and rules of a game, or one lesson. */
@customElement("tabuleiro-learn")
export class LearnPage extends LitElement {
  @property() game = "";
  @property() lesson = "";
  /** The section of the rules to scroll to; empty for the beginning of the page. */
  @property() section = "";
  @property() language = "";
  @state() private course: Course | undefined;
  @state() private loadError = "";
  /** Whether the question to reset the progress is shown. */
  @state() private asking = false;
  private isScrolled = false;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (gameInfo(this.game) !== undefined && (changed.has("game") || changed.has("language"))) {
      void this.load();
    }
    if (changed.has("lesson") || changed.has("game") || changed.has("section")) {
      this.asking = false;
      this.isScrolled = false;
      scrollTo(0, 0);
    }
  }

  /** Scrolls to the section as soon as it is there. */
  protected override updated(): void {
    if (!this.isScrolled && this.section !== "" && this.course !== undefined) {
      this.isScrolled = true;
      const heading = this.querySelector<HTMLElement>(`[data-section="${CSS.escape(this.section)}"]`);
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    }
  }

  private async load(): Promise<void> {
    const { game } = this;
    const requested = language();
    this.loadError = "";
    if (this.course?.game !== game) {
      this.course = undefined;
    }
    try {
      this.course = (await loadCourse(game, requested)) ?? this.course;
    } catch (error) {
      if (this.game === game && language() === requested) {
        this.loadError = t("learn.trouble", String(error));
      }
    }
  }

  protected override render() {
    const game = gameInfo(this.game);
    if (game === undefined) {
      return unknownGamePage(this.game);
    }
    const { course } = this;
    const index = course?.lessons.findIndex(({ id }) => id === this.lesson) ?? -1;
    if (course !== undefined && index >= 0) {
      return html`<tabuleiro-lesson .game=${game} .course=${course} .index=${index}></tabuleiro-lesson>`;
    }
    if (course === undefined && this.lesson !== "" && this.loadError === "") {
      return nothing;
    }
    const name = text(`${game.id}.name`);
    const play = html`<a href=${address("play", game.id, { against: "computer" })} class="button">${t("learn.to-game")}</a>`;
    return html`${header(t("learn.title", name), play)}
      <main class="learn">
        ${
          this.loadError === ""
            ? nothing
            : html`<p class="error-page" role="alert">${this.loadError} <button @click=${() => void this.load()}>${t("learn.again")}</button></p>`
        }
        ${
          course === undefined
            ? nothing
            : html`${this.lesson !== "" ? html`<p class="error-page">${t("learn.unknown-lesson")}</p>` : nothing}
              ${this.lessons(course)}
              <section class="rules" aria-labelledby="rules">
                <h2 id="rules">${t("learn.rules")}</h2>
                <p class="rules-note">${t("learn.try")}</p>
                ${rulePage(game, course.language, course.rules)}
              </section>`
        }
      </main>`;
  }

  private lessons({ game, lessons }: Course): TemplateResult {
    const done = doneLessons(game);
    const count = lessons.filter(({ id }) => done.has(id)).length;
    const next = lessons.find(({ id }) => !done.has(id));
    return html`<section class="course" aria-labelledby="lessons">
      <h2 id="lessons">${t("learn.lessons")}</h2>
      <p class="course-progress">
        <progress max=${lessons.length} value=${count} aria-labelledby="lessons"></progress>
        ${t("learn.progress", count, lessons.length)}
      </p>
      ${
        next === undefined
          ? html`<a class="button main" href=${address("play", game, { against: "computer", level: "1" })}>${t("learn.play-first")}</a>`
          : html`<a class="button main course-next" href=${address("learn", `${game}/${next.id}`)}
            >${t(count === 0 ? "learn.begin" : "learn.continue")}</a
          >`
      }
      <ol class="lesson-list">
        ${lessons.map((lesson) => this.entry(game, lesson, done.has(lesson.id)))}
      </ol>
      ${count === 0 ? nothing : this.resetProgress(game)}
    </section>`;
  }

  private resetProgress(game: string): TemplateResult {
    return this.asking
      ? html`<p role="alert">${t("learn.forget.ask", text(`${game}.name`))}</p>
          <div class="actions">
            <button class="warning forget-yes" @click=${() => void this.forget(game)}>${t("learn.forget.yes")}</button>
            <button class="forget-no" @click=${() => void this.ask(false, ".course-forget")}>${text("table.cancel")}</button>
          </div>`
      : html`<button class="course-forget" @click=${() => void this.ask(true, ".forget-no")}>${t("learn.forget")}</button>`;
  }

  private entry(game: string, lesson: LessonView, done: boolean): TemplateResult {
    return html`<li>
      <a href=${address("learn", `${game}/${lesson.id}`)} data-lesson=${lesson.id} class=${done ? "done" : ""}>
        <span>${lesson.title}</span>
        ${done ? html`<span class="tick" role="img" aria-label=${t("learn.done")}>✓</span>` : nothing}
      </a>
    </li>`;
  }

  private async forget(game: string): Promise<void> {
    resetLessons(game);
    await this.ask(false, ".course-next");
  }

  /** Shows or hides the question, and moves the focus to what replaces the pressed button. */
  private async ask(asking: boolean, next: string): Promise<void> {
    this.asking = asking;
    await this.updateComplete;
    this.querySelector<HTMLElement>(next)?.focus();
  }
}
