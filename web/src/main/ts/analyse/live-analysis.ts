import { errorMessage } from "../browser/error-message";
import { engine, type EngineTask } from "../engine/engine";
import type { AnalysisResult } from "../generated/border";
import type { Table } from "../table/table";
import { ofFirst } from "./score";

/** Node limit per position, so that the device does not run hot for ever. */
const MAX_NODES = 40_000_000;

/** Engine analysis of the displayed position: follows the table, with one search at a time. */
export class LiveAnalysis {
  private task: EngineTask<AnalysisResult | undefined> | undefined;
  private asked = "";
  private isOn = false;
  private count = 1;
  /** The result for the displayed position so far. */
  result: AnalysisResult | undefined;
  failure = "";
  /** Winning chance of the first player at each place that was analysed. */
  readonly chances = new Map<number, number>();

  constructor(
    private readonly table: Table,
    private readonly changed: () => void,
  ) {}

  get on(): boolean {
    return this.isOn;
  }

  set on(on: boolean) {
    this.isOn = on;
    this.follow();
    this.changed();
  }

  get lines(): number {
    return this.count;
  }

  set lines(count: number) {
    this.count = count;
    this.follow();
    this.changed();
  }

  get isSearching(): boolean {
    return this.task !== undefined;
  }

  /** Restarts the search if another position is displayed. */
  follow(): void {
    const { view } = this.table;
    const wanted = this.isOn && view.mayEnter ? `${view.shown} ${this.count}` : "";
    if (wanted === this.asked) {
      return;
    }
    this.stop();
    this.asked = wanted;
    if (wanted !== "") {
      void this.search(view.shown);
    }
  }

  private stop(): void {
    this.task?.stop();
    this.task = undefined;
    this.result = undefined;
    this.failure = "";
  }

  private async search(place: number): Promise<void> {
    const task = engine.ask<AnalysisResult | undefined>(
      {
        kind: "analyse",
        request: { game: this.table.view.game, line: this.table.line("shown"), lines: this.count, nodes: MAX_NODES },
      },
      (result) => {
        if (this.task === task) {
          this.update(place, result);
        }
      },
    );
    this.task = task;
    try {
      await task.answer;
    } catch (error) {
      if (this.task === task) {
        this.failure = errorMessage(error);
      }
    }
    if (this.task === task) {
      this.task = undefined;
      this.changed();
    }
  }

  private update(place: number, result: AnalysisResult): void {
    this.result = result;
    const best = result.lines[0];
    if (best !== undefined) {
      this.chances.set(place, ofFirst(result.side, best.chance));
    }
    this.changed();
  }

  /**
   * Winning chance of the first player at the displayed place: the result at the end of a game, else from the
   * analysis.
   */
  chance(): number | undefined {
    const { view } = this.table;
    if (view.result !== undefined) {
      return view.result.winner === undefined ? 0.5 : ofFirst(view.result.winner, 1);
    }
    return this.chances.get(view.shown);
  }

  close(): void {
    this.isOn = false;
    this.stop();
  }
}
