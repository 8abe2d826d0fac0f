import type { BoardElement } from "../board/board";
import type { TableCommand, GameInfo, TurnNode, PageEvent, View } from "../generated/border";
import { BoardSession } from "../table/board-session";
import type { Table } from "../table/table";

/** A board to practise on, in lessons and diagrams. */
export class Practice extends BoardSession {
  constructor(
    info: GameInfo,
    table: Table,
    board: () => BoardElement | null,
    changed: () => void,
    /** Called with the events of the table. */
    private readonly onEvents: (events: PageEvent[]) => void = () => {},
    /** Called before any input; returns whether it is allowed. */
    private readonly allowsInput: () => boolean = () => true,
  ) {
    super(info, table, board, changed);
  }

  /** The view without set-up tools: set-ups are practised piece by piece. */
  override get view(): View {
    const { view } = this.table;
    if (view.entry?.setup === undefined) {
      return view;
    }
    const { setup: _, ...entry } = view.entry;
    return { ...view, entry };
  }

  /** The rules are on the page, or a page away from the lesson. */
  override get rule(): undefined {
    return undefined;
  }

  protected override onChange(events: PageEvent[]): void {
    this.onEvents(events);
    this.changed();
  }

  line(): TurnNode[] {
    return this.table.moves().slice(1);
  }

  protected override mayEnter(): boolean {
    return this.allowsInput() ? super.mayEnter() : this.unchanged();
  }

  override command(command: TableCommand): boolean {
    return this.allowsInput() ? super.command(command) : this.unchanged();
  }

  private unchanged(): boolean {
    this.changed();
    return false;
  }
}

/**
 * Whether hands, banks or scores are shown beside the board; the reserve of a set-up only until it is empty.
 */
export function showsPlayers({ info, view }: Practice): boolean {
  return info.reserve !== "" && (info.setups.length === 0 || view.scene.reserve.some((count) => count > 0));
}
