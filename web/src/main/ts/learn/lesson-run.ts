import type { BoardElement } from "../board/board";
import type {
  GameInfo,
  LessonState,
  LessonTask,
  LessonView,
  MotionFrame,
  PageEvent,
  TextSpan,
} from "../generated/border";
import { settings } from "../settings/settings";
import { Table } from "../table/table";
import { games } from "../wasm/games";
import type { Course } from "./course";
import { lastTask, lessonDone, saveTask } from "./progress";
import { Practice } from "./practice";

/** The stage of a task: a turn is being entered, or was judged as wrong or right. */
export type Stage = LessonState["stage"];

/** The lesson in progress, with the board of its task. */
export class LessonRun {
  practice!: Practice;
  private state: LessonState;

  constructor(
    private course: Course,
    readonly index: number,
    private readonly info: GameInfo,
    private readonly board: () => BoardElement | null,
    private readonly changed: () => void,
  ) {
    const { id, tasks } = this.lesson;
    this.state = games().beginLesson(index, lastTask(course.game, id, tasks.length));
    this.sit();
  }

  get stage(): Stage {
    return this.state.stage;
  }

  get task(): number {
    return this.state.task;
  }

  /** The feedback on the last turn. */
  get answer(): TextSpan[] {
    return this.state.answer;
  }

  /** The solution, if the learner asked for it. */
  get shown(): string {
    return this.state.solution;
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

  /** Replaces the course by the same one in another language. */
  setCourse(course: Course): void {
    this.course = course;
    this.table.refresh();
    this.setState(games().lessonState());
  }

  /** Opens the table of a task. */
  private sit(): void {
    this.close();
    const table = Table.ofLesson(this.state.table);
    // Before anybody subscribes: the events of the tasks that are skipped are dropped.
    table.command({ kind: "setConfirming", on: settings().confirm });
    this.practice = new Practice(
      this.info,
      table,
      this.board,
      this.changed,
      (events) => this.onEvents(events),
      () => this.mayEnter(),
    );
  }

  /**
   * Move hints are shown only while the learner enters a turn: afterwards they would be those of the other
   * side.
   */
  private setState(state: LessonState): void {
    const { table } = this.state;
    this.state = state;
    if (state.table !== table) {
      this.sit();
    }
    this.table.showMoveHints(state.stage === "entering");
  }

  private mayEnter(): boolean {
    const may = games().allowsLessonInput();
    if (!may) {
      this.follow();
    }
    return may;
  }

  /** Shows what the lesson has changed. */
  private follow(): void {
    this.practice.clearNotice();
    this.setState(games().lessonState());
    this.table.update();
  }

  private onEvents(events: PageEvent[]): void {
    const turns = events.filter((event) => event.kind === "studyTurn");
    if (this.stage !== "entering" || turns.length === 0) {
      return;
    }
    const judged = games().lessonState();
    this.setState(judged);
    this.table.showArrows([]);
    if (judged.stage === "right" && this.isLastTask) {
      lessonDone(this.course.game, this.lesson.id);
      saveTask(this.course.game, this.lesson.id, 0);
    }
    // The lesson has replied.
    const reply = turns[1];
    if (reply !== undefined) {
      void this.board()?.play(this.table.frames(reply.place));
    }
  }

  /** Marks a solution with arrows; returns its frames, step by step. */
  showSolution(): MotionFrame[] {
    this.practice.clearNotice();
    this.setState(games().solveTask());
    this.table.update();
    this.table.showArrows([this.shown]);
    return this.table.preview(this.shown).frames;
  }

  /** Takes back a wrong turn. */
  retry(): void {
    this.mayEnter();
  }

  next(): void {
    this.setState(games().nextTask());
    saveTask(this.course.game, this.lesson.id, this.task);
    this.changed();
  }

  close(): void {
    (this.practice as Practice | undefined)?.table.close();
  }
}
