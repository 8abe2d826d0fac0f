import type { BoardElement } from "../board/board";
import type { TableCommand, GameInfo, TurnNode, PageEvent, View } from "../generated/border";
import { BoardSession } from "../table/board-session";
import type { Table } from "../table/table";

/** Turns that are entered to learn something: takes what people do and says what is going on. */
export class Practice extends BoardSession {
  constructor(
    info: GameInfo,
    table: Table,
    board: () => BoardElement | null,
    changed: () => void,
    /** Told what has happened. */
    private readonly happened: (events: PageEvent[]) => void = () => {},
    /** Asked before anything is entered; whether it may be. */
    private readonly allowed: () => boolean = () => true,
  ) {
    super(info, table, board, changed);
  }

  /** Set-ups are learned ship by ship. */
  override get view(): View {
    const { view } = this.table;
    if (view.entry?.setup === undefined) {
      return view;
    }
    const { setup: _, ...entry } = view.entry;
    return { ...view, entry };
  }

  protected override look(events: PageEvent[]): void {
    this.happened(events);
    this.changed();
  }

  line(): TurnNode[] {
    return this.table.moves().slice(1);
  }

  protected override mayEnter(): boolean {
    return this.allowed() ? super.mayEnter() : this.unchanged();
  }

  override command(command: TableCommand): boolean {
    return this.allowed() ? super.command(command) : this.unchanged();
  }

  private unchanged(): boolean {
    this.changed();
    return false;
  }
}
