import { Engine, type Thought } from "../engine/engine";
import type { MistakeCount, ReviewProgress, ReviewResult } from "../generated/border";
import type { Table } from "../table/table";

/** Goes over the whole game with an engine of its own, so that one can go on looking at the game and thinking about it. */
export class Annotator {
  private engine: Engine | undefined;
  private thought: Thought<ReviewResult> | undefined;
  progress: ReviewProgress | undefined;
  faults: { first: MistakeCount; second: MistakeCount } | undefined;
  failure = "";

  constructor(
    private readonly table: Table,
    private readonly chances: Map<number, number>,
    private readonly changed: () => void,
  ) {}

  get isRunning(): boolean {
    return this.thought !== undefined;
  }

  async start(): Promise<void> {
    this.failure = "";
    this.faults = undefined;
    this.engine = new Engine();
    this.progress = { judged: 0, turns: 0, done: false };
    const file = this.table.record();
    // The game may be changed meanwhile.
    const line = this.table.mainLine().map(({ id }) => id);
    const thought = this.engine.ask<ReviewResult, ReviewProgress>({ kind: "review", file }, (progress) => {
      this.progress = progress;
      this.changed();
    });
    this.thought = thought;
    this.changed();
    try {
      const reviewed = await thought.answer;
      if (this.thought === thought) {
        this.finish(file, line, reviewed);
      }
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
    this.close();
    this.changed();
  }

  /** What is judged until now is kept. */
  stop(): void {
    this.thought?.stop();
  }

  private finish(given: string, line: number[], reviewed: ReviewResult): void {
    this.table.annotate(given, reviewed.file);
    this.faults = { first: reviewed.first, second: reviewed.second };
    const there = new Set(this.table.moves().map(({ id }) => id));
    reviewed.chances.forEach((chance, i) => {
      const place = line[i];
      if (place !== undefined && there.has(place) && chance >= 0) {
        this.chances.set(place, chance / 1000);
      }
    });
  }

  /** The game is another one than the one that was judged. */
  forget(): void {
    this.faults = undefined;
  }

  close(): void {
    this.thought = undefined;
    this.progress = undefined;
    this.engine?.close();
    this.engine = undefined;
  }
}
