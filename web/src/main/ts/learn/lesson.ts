import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { whileConnected } from "../browser/subscription";
import { setTitle } from "../app/navigation";
import type { BoardElement } from "../board/board";
import { settingsButton } from "../app/header";
import { icon } from "../play/icons";
import { player } from "../play/player";
import { sessionBoard, setAspect } from "../play/session-board";
import { entryStrip, fitPrompt, prompt } from "../play/strip";
import { address } from "../app/route";
import { subscribeToSettings } from "../settings/settings";
import { t, text } from "../content/texts";
import type { GameInfo, Side } from "../generated/border";
import type { Course } from "./course";
import { LessonRun, type Stage } from "./lesson-run";
import { showsPlayers } from "./practice";
import { code, richText } from "./rich-text";

/** The page of a lesson: text, tasks and a board. */
@customElement("tabuleiro-lesson")
export class LessonElement extends LitElement {
  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) course!: Course;
  @property({ type: Number }) index = 0;
  /** On narrow screens the text is shown first, then the task. */
  @state() private reading = true;
  @query("tabuleiro-board") private readonly board!: BoardElement | null;
  @query(".lesson-go") private readonly continueButton!: HTMLElement | null;
  @query(".lesson-task") private readonly taskText!: HTMLElement;
  private run!: LessonRun;
  private stage: Stage = "entering";

  constructor() {
    super();
    whileConnected(this, () => subscribeToSettings(() => (this.run as LessonRun | undefined)?.table.refresh()));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("course");
    setAspect(this, this.game.id);
    if (changed.has("index") || (changed.has("course") && before?.game !== this.course.game)) {
      (this.run as LessonRun | undefined)?.close();
      this.reading = true;
      this.run = new LessonRun(
        this.course,
        this.index,
        this.game,
        () => this.board,
        () => this.onChange(),
      );
    } else if (changed.has("course")) {
      this.run.setCourse(this.course);
    }
  }

  private onChange(): void {
    this.reading = this.reading && !this.run.table.view.begun && this.run.stage === "entering";
    this.requestUpdate();
  }

  /** After an answer, moves the focus to the button that continues. */
  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("index") || changed.has("course")) {
      setTitle(`${text(`${this.game.id}.name`)} · ${this.run.lesson.title}`);
    }
    fitPrompt(this.querySelector("[data-prompt]"));
    const before = this.stage;
    this.stage = this.run.stage;
    if (before !== this.stage && this.stage !== "entering") {
      this.continueButton?.focus();
    } else if (before === "wrong" && this.stage === "entering") {
      this.board?.focusSquare(this.board.focusedSquare);
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.run.close();
  }

  private async toTask(): Promise<void> {
    this.reading = false;
    await this.updateComplete;
    this.taskText.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  private next(): void {
    this.run.next();
    void this.toTask();
  }

  private showSolution(): void {
    const frames = this.run.showSolution();
    void this.board?.play(frames);
  }

  protected override render() {
    const { course, run, game } = this;
    return html`<header class="bar">
        <a href=${address("learn", game.id)} class="button quiet back" aria-label=${t("learn.all-lessons")} title=${t("learn.all-lessons")}>${icon("back")}</a>
        <h1>${run.lesson.title}</h1>
        ${settingsButton()}
      </header>
      <main class=${this.reading ? "lesson reading" : "lesson"}>
        <section class="lesson-words">
          <p class="lesson-number">${t("learn.lesson-of", this.index + 1, course.lessons.length)}</p>
          <p class="lesson-text">${richText(run.lesson.text)}</p>
          <button class="main lesson-begin" @click=${() => void this.toTask()}>${t("learn.to-task")}</button>
          <p class="lesson-task" tabindex="-1">
            <strong
              >${run.lesson.tasks.length === 1 ? t("learn.task") : t("learn.task-of", run.task + 1, run.lesson.tasks.length)}</strong
            >
            ${richText(run.current.text)}
          </p>
        </section>
        <div class="lesson-board">
          ${this.beside("second")} ${sessionBoard(run.practice, run.table.view.scene)} ${this.beside("first")}
        </div>
        <section class="lesson-panel ${run.stage}" aria-label=${t("learn.your-turn")}>${this.panel()}</section>
      </main>`;
  }

  /** Hands, banks and scores, in games that have them. */
  private beside(side: Side) {
    return showsPlayers(this.run.practice) ? player(this.run.practice, side) : nothing;
  }

  private panel(): TemplateResult {
    const { run } = this;
    if (run.stage !== "entering") {
      return html`<p class="answer ${run.stage}" role="status">
          <strong>${t(`learn.${run.stage}`)}</strong> ${richText(run.answer)}
        </p>
        <div class="actions">${run.stage === "wrong" ? this.retryButton() : this.continueButtons()}</div>`;
    }
    return html`${prompt(run.practice)} ${entryStrip(run.practice, [], false)}
      <div class="actions">
        <button class="lesson-show" @click=${() => this.showSolution()}>${t("learn.show")}</button>
        <button class="lesson-read" @click=${() => (this.reading = true)}>${t("learn.read")}</button>
        ${run.shown === "" ? nothing : html`<p class="shown">${t("learn.one-way")} ${code(run.shown)}</p>`}
      </div>`;
  }

  private retryButton(): TemplateResult {
    return html`<button class="main lesson-go lesson-retry" @click=${() => this.run.retry()}>${t("learn.again")}</button>`;
  }

  private continueButtons(): TemplateResult {
    const { run, course, index } = this;
    const following = course.lessons[index + 1];
    if (!run.isLastTask) {
      return html`<button class="main lesson-go lesson-next" @click=${() => this.next()}>${t("learn.next-task")}</button>`;
    }
    return following === undefined
      ? html`<a class="button main lesson-go" href=${address("play", course.game, { against: "computer", level: "1" })}
            >${t("learn.play-first")}</a
          >
          <a class="button" href=${address("learn", course.game)}>${t("learn.all-lessons")}</a>`
      : html`<a class="button main lesson-go lesson-next" href=${address("learn", `${course.game}/${following.id}`)}
          >${t("learn.next-lesson", following.title)}</a
        >`;
  }
}
