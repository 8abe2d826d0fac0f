import type { BoardElement } from "../board/board";
import type { GameInfo, LessonView, LessonTask, MotionFrame, PageEvent, TextSpan } from "../generated/border";
import { settings } from "../settings/settings";
import { Table } from "../table/table";
import type { Course } from "./course";
import { saveTask, lastTask, lessonDone } from "./progress";
import { Practice } from "./practice";

/** The stage of a task: a turn is being entered, or was answered as wrong or right. */
export type Stage = "entering" | "wrong" | "right";

/** A lesson in progress, task by task. */
export class LessonRun {
  practice!: Practice;
  task = 0;
  private currentStage: Stage = "entering";
  /** The answer to the last turn. */
  answer: TextSpan[] = [];
  /** The solution, if the learner asked for it. */
  shown = "";
  /** The place of the turn that was judged. */
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

  /**
   * Move hints are shown only while the learner enters a turn: afterwards they would be those of the other
   * side.
   */
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

  /** Resumes the lesson at the last task; the tasks before it are played with their solutions. */
  resume(): void {
    for (let to = lastTask(this.course.game, this.lesson.id, this.lesson.tasks.length); this.task < to; ) {
      this.table.command({ kind: "playTurn", turn: this.table.solution(this.index, this.task) });
      this.next();
    }
  }

  /** Replaces the course by the same one in another language. */
  setCourse(course: Course): void {
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
        (events) => this.onEvents(events),
        () => this.mayEnter(),
      );
      table.command({ kind: "setConfirming", on: settings().confirm });
    }
    this.stage = "entering";
    this.shown = "";
  }

  /** After a wrong turn, any input on the board returns to the task. */
  private mayEnter(): boolean {
    const entering = this.stage === "entering";
    this.retry();
    return entering;
  }

  private onEvents(events: PageEvent[]): void {
    const turn = events.find((event) => event.kind === "studyTurn");
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
      saveTask(this.course.game, this.lesson.id, 0);
    }
    if (this.current.reply !== undefined) {
      this.table.command({ kind: "playTurn", turn: this.current.reply });
      void this.board()?.play(this.table.frames(this.table.view.live));
    }
  }

  /** Marks a solution with arrows; returns its frames, step by step. */
  showSolution(): MotionFrame[] {
    this.practice.command({ kind: "resetTurn" });
    this.shown = this.table.solution(this.index, this.task);
    this.table.showArrows([this.shown]);
    return this.table.preview(this.shown).frames;
  }

  /** Takes back a wrong turn. */
  retry(): void {
    if (this.stage === "wrong") {
      this.practice.clearNotice();
      this.stage = "entering";
      this.table.command({ kind: "undoTurn" });
    }
  }

  next(): void {
    if (this.stage === "right" && !this.isLastTask) {
      this.task++;
      this.beginTask();
      saveTask(this.course.game, this.lesson.id, this.task);
      this.changed();
    }
  }

  close(): void {
    (this.practice as Practice | undefined)?.table.close();
  }
}
