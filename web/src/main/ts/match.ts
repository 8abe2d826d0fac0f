import { engine, type Thought } from "./engine";
import { settings } from "./settings";
import type { Table } from "./table";
import type { Known } from "./thoughts";
import type { Side } from "./view";

const LEVEL = /^level:([1-8])$/;
const FULL_STRENGTH_MILLIS = 3000;

/** The computers at a table: each is asked when its turn comes, whatever happened to the game in between. */
export class Match {
  private asked = -1;
  private thought: Thought<string | undefined> | undefined;
  private readonly seed = crypto.getRandomValues(new Int32Array(1))[0] ?? 1;
  private readonly stopListening: () => void;
  /** What the computer that thinks knows by now. */
  known: Known | undefined;

  constructor(
    private readonly table: Table,
    private readonly changed: () => void,
  ) {
    this.stopListening = table.listen(() => this.look());
    this.look();
  }

  get isThinking(): boolean {
    return this.thought !== undefined;
  }

  /** The level of the computer on a side; none where a person sits. */
  level(side: Side): number | undefined {
    const found = LEVEL.exec(this.table.view[side]);
    return found === null ? undefined : Number(found[1]);
  }

  private look(): void {
    const { view } = this.table;
    const level = this.level(this.sideToMove());
    const wanted = level !== undefined && view.result === undefined && !view.free;
    if (!wanted) {
      this.stop();
    } else if (view.live !== this.asked) {
      this.stop();
      this.asked = view.live;
      void this.think(view.live, level);
    }
  }

  /** The side to move at the end of the game, wherever one looks. */
  private sideToMove(): Side {
    return this.table.view.toMove;
  }

  private async think(place: number, level: number): Promise<void> {
    const { view } = this.table;
    const path = this.table.path("live");
    const thought = engine.ask<string | undefined>(
      { kind: "play", game: view.game, path, level, seed: this.seed, millis: FULL_STRENGTH_MILLIS },
      (known) => {
        if (this.thought === thought) {
          this.known = known;
          this.changed();
        }
      },
    );
    this.thought = thought;
    this.changed();
    const turn = await thought.answer;
    if (this.thought !== thought || this.table.view.live !== place) {
      return;
    }
    this.thought = undefined;
    this.known = undefined;
    if (turn !== undefined) {
      this.table.command("play", turn);
    }
  }

  /** Makes the computer play what it thinks best now. */
  hurry(): void {
    this.thought?.stop();
  }

  private stop(): void {
    this.thought?.stop();
    this.thought = undefined;
    this.known = undefined;
    this.asked = -1;
  }

  close(): void {
    this.stopListening();
    this.stop();
  }
}

/** Who plays which side in a new game against the computer. */
export function seats(person: Side): { first: string; second: string } {
  const computer = `level:${settings().level}`;
  return person === "first" ? { first: "human", second: computer } : { first: computer, second: "human" };
}
