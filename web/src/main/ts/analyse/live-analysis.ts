import { engine, type Thought } from "../engine/engine";
import type { AnalysisResult, Side } from "../generated/border";
import type { Table } from "../table/table";

/** So much is thought about a place; by then the machine has earned a rest. */
const MOST_NODES = 40_000_000;

/** What the engine thinks of the place that is shown: it follows the table, with one thought at a time. */
export class Analyst {
  private thought: Thought<AnalysisResult | undefined> | undefined;
  private asked = "";
  private isOn = false;
  private count = 1;
  /** What is known about the place that is shown. */
  known: AnalysisResult | undefined;
  failure = "";
  /** The first player's chance to win, by places, as far as it was ever thought about. */
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

  get isThinking(): boolean {
    return this.thought !== undefined;
  }

  /** Looks where the table is: another place is another thought, and the one before is stopped first. */
  follow(): void {
    const { view } = this.table;
    const wanted = this.isOn && view.mayEnter ? `${view.shown} ${this.count}` : "";
    if (wanted === this.asked) {
      return;
    }
    this.stop();
    this.asked = wanted;
    if (wanted !== "") {
      void this.think(view.shown);
    }
  }

  private stop(): void {
    this.thought?.stop();
    this.thought = undefined;
    this.known = undefined;
    this.failure = "";
  }

  private async think(place: number): Promise<void> {
    const thought = engine.ask<AnalysisResult | undefined>(
      {
        kind: "analyse",
        request: { game: this.table.view.game, line: this.table.line("shown"), lines: this.count, nodes: MOST_NODES },
      },
      (known) => {
        if (this.thought === thought) {
          this.learn(place, known);
        }
      },
    );
    this.thought = thought;
    try {
      await thought.answer;
    } catch (error) {
      if (this.thought === thought) {
        this.failure = error instanceof Error ? error.message : String(error);
      }
    }
    if (this.thought === thought) {
      this.thought = undefined;
      this.changed();
    }
  }

  private learn(place: number, known: AnalysisResult): void {
    this.known = known;
    const best = known.lines[0];
    if (best !== undefined) {
      this.chances.set(place, ofFirst(known.side, best.chance));
    }
    this.changed();
  }

  /** The first player's chance at the place that is shown: from the rules at the end, else as far as it is known. */
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

function ofFirst(side: Side, chance: number): number {
  return side === "first" ? chance : 1 - chance;
}
