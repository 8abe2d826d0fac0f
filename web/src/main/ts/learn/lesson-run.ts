import type { BoardElement } from "../board/board";
import type { BoardLayout, GameInfo, LessonView, LessonTask, PageEvent, TextSpan } from "../generated/border";
import { settings } from "../settings/settings";
import { Table } from "../table/table";
import type { Course } from "./course";
import { atTask, lastTask, lessonDone } from "./progress";
import { Practice } from "./practice";

/** Where a learner is: entering a turn, told that it was wrong, or right. */
export type Stage = "entering" | "wrong" | "right";

/** A lesson that is being done, task by task. */
export class LessonRun {
  practice!: Practice;
  task = 0;
  private currentStage: Stage = "entering";
  /** What was said to the last turn. */
  answer: TextSpan[] = [];
  /** The turn that was shown to who asked for it. */
  shown = "";
  /** Where the turn led that was answered. */
  private judged = -1;

  constructor(
    private course: Course,
    readonly index: number,
    private readonly info: GameInfo,
    private readonly board: () => BoardElement | null,
    private readonly changed: () => void,
  ) {
    this.beginTask();
  }

  get stage(): Stage {
    return this.currentStage;
  }

  /** Move hints are shown only while the learner enters a turn: afterwards they would be those of the other side. */
  private set stage(stage: Stage) {
    this.currentStage = stage;
    this.table.showMoveHints(stage === "entering");
  }

  get table(): Table {
    return this.practice.table;
  }

  get lesson(): LessonView {
    return this.course.lessons[this.index] as LessonView;
  }

  get current(): LessonTask {
    return this.lesson.tasks[this.task] as LessonTask;
  }

  get isLastTask(): boolean {
    return this.task === this.lesson.tasks.length - 1;
  }

  /** Goes to the task that was being done when the page was left; those before it are done as the lesson would. */
  goOn(): void {
    for (let to = lastTask(this.course.game, this.lesson.id, this.lesson.tasks.length); this.task < to; ) {
      this.table.command({ kind: "playTurn", turn: this.table.solution(this.index, this.task) });
      this.next();
    }
  }

  /** Goes on in another language. */
  setLanguage(course: Course): void {
    this.course = course;
    this.table.refresh();
    if (this.stage !== "entering") {
      this.answer = this.table.judge(this.judged, this.index, this.task).text;
    }
  }

  private beginTask(): void {
    const { position } = this.current;
    if (position !== undefined) {
      this.close();
      const table = Table.study(this.course.game, position);
      if (typeof table === "string") {
        throw new Error(table);
      }
      this.practice = new Practice(
        this.info,
        table,
        this.board,
        this.changed,
        (events) => this.look(events),
        () => this.mayEnter(),
      );
      table.command({ kind: "setConfirming", on: settings().confirm });
    }
    this.stage = "entering";
    this.shown = "";
  }

  /** After an answer, whatever the learner does on the board goes back to the task. */
  private mayEnter(): boolean {
    const entering = this.stage === "entering";
    this.retry();
    return entering;
  }

  private look(events: PageEvent[]): void {
    const turn = events.find((event) => event.kind === "turnTried");
    if (this.stage === "entering" && turn !== undefined) {
      this.judge(turn.place);
    }
  }

  private judge(place: number): void {
    this.judged = place;
    const { reached, text } = this.table.judge(this.judged, this.index, this.task);
    this.answer = text;
    this.stage = reached ? "right" : "wrong";
    this.table.showArrows([]);
    if (!reached) {
      return;
    }
    if (this.isLastTask) {
      lessonDone(this.course.game, this.lesson.id);
      atTask(this.course.game, this.lesson.id, 0);
    }
    if (this.current.reply !== undefined) {
      this.table.command({ kind: "playTurn", turn: this.current.reply });
      void this.board()?.play(this.table.frames(this.table.view.live));
    }
  }

  /** Marks a turn that does the task, from the beginning; gives what it looks like step by step. */
  showSolution(): BoardLayout[] {
    this.practice.command({ kind: "resetTurn" });
    this.shown = this.table.solution(this.index, this.task);
    this.table.showArrows([this.shown]);
    return this.table.preview(this.shown).layouts;
  }

  /** Back to the position before a wrong turn. */
  retry(): void {
    if (this.stage === "wrong") {
      this.practice.forget();
      this.stage = "entering";
      this.table.command({ kind: "undoTurn" });
    }
  }

  next(): void {
    if (this.stage === "right" && !this.isLastTask) {
      this.task++;
      this.beginTask();
      atTask(this.course.game, this.lesson.id, this.task);
      this.changed();
    }
  }

  close(): void {
    (this.practice as Practice | undefined)?.table.close();
  }
}
