import { errorMessage } from "../browser/error-message";
import { Engine, type EngineTask } from "../engine/engine";
import type { ReviewProgress, ReviewResult } from "../generated/border";
import type { ReviewSummary } from "../review/summaries";
import type { Table } from "../table/table";

/** Reviews the whole game with a separate engine, so that the live analysis continues meanwhile. */
export class Annotator {
  private engine: Engine | undefined;
  private task: EngineTask<ReviewResult> | undefined;
  progress: ReviewProgress | undefined;
  /** How well both sides played, once the game is reviewed. */
  summary: ReviewSummary | undefined;
  failure = "";

  constructor(
    private readonly table: Table,
    private readonly chances: Map<number, number>,
    private readonly changed: () => void,
  ) {}

  get isRunning(): boolean {
    return this.task !== undefined;
  }

  async start(): Promise<void> {
    this.failure = "";
    this.summary = undefined;
    this.engine = new Engine();
    this.progress = { judged: 0, turns: 0, done: false };
    const file = this.table.record();
    // The user may edit the game meanwhile.
    const line = this.table.mainLine().map(({ id }) => id);
    const task = this.engine.ask<ReviewResult, ReviewProgress>({ kind: "review", file }, (progress) => {
      this.progress = progress;
      this.changed();
    });
    this.task = task;
    this.changed();
    try {
      const reviewed = await task.answer;
      if (this.task === task) {
        this.finish(file, line, reviewed);
      }
    } catch (error) {
      this.failure = errorMessage(error);
    }
    this.close();
    this.changed();
  }

  /** Stops the review; the turns judged so far are annotated. */
  stop(): void {
    this.task?.stop();
  }

  private finish(given: string, line: number[], reviewed: ReviewResult): void {
    this.table.annotate(given, reviewed.file);
    this.summary = { first: reviewed.first, second: reviewed.second };
    const there = new Set(this.table.moves().map(({ id }) => id));
    reviewed.chances.forEach((chance, i) => {
      const place = line[i];
      if (place !== undefined && there.has(place) && chance >= 0) {
        this.chances.set(place, chance / 1000);
      }
    });
  }

  /** Clears the summary, since the game was edited. */
  clear(): void {
    this.summary = undefined;
  }

  close(): void {
    this.task = undefined;
    this.progress = undefined;
    this.engine?.close();
    this.engine = undefined;
  }
}
