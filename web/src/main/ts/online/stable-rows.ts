/** How much a list may change: as it wants; by new rows at its end; or not at all, while one below is used. */
export type Freedom = "free" | "append" | "fixed";

/** A row that is shown. */
export interface StableRow<T> {
  id: string;
  item: T;
  /** Whether it is no longer in the list, and keeps its place only. */
  isGone: boolean;
}

/** The rows of a list that do not move while the pointer or the focus is among them. */
export class StableRows<T> {
  private shown: StableRow<T>[] = [];

  constructor(private readonly idOf: (item: T) => string) {}

  /** The rows to show for the items of the list in their order. */
  rows(items: readonly T[], freedom: Freedom): StableRow<T>[] {
    const now = new Map(items.map((item) => [this.idOf(item), item]));
    const wanted = items.map((item) => ({ id: this.idOf(item), item, isGone: false }));
    if (freedom === "free") {
      this.shown = wanted;
    } else {
      const present = new Set(this.shown.map(({ id }) => id));
      const kept = this.shown.map(({ id, item }) => ({ id, item: now.get(id) ?? item, isGone: !now.has(id) }));
      this.shown = freedom === "append" ? [...kept, ...wanted.filter(({ id }) => !present.has(id))] : kept;
    }
    return this.shown;
  }
}
