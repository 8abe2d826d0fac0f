import { yieldToBrowser } from "../browser/yield";

/** The rows of a list that are or were in view. They become visible one per task, because each draws a board. */
export class VisibleRows {
  private readonly seen = new Set<string>();
  private readonly waiting: string[] = [];
  private working = false;
  private readonly observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const id = (target as HTMLElement).dataset["id"] ?? "";
      if (isIntersecting && !this.seen.has(id) && !this.waiting.includes(id)) {
        this.waiting.push(id);
      }
    }
    void this.work();
  });

  constructor(private readonly changed: () => void) {}

  /** Observes rows, which have their id in `data-id`. */
  observe(rows: Iterable<HTMLElement>): void {
    for (const row of rows) {
      if (!this.seen.has(row.dataset["id"] ?? "")) {
        this.observer.observe(row);
      }
    }
  }

  /** Whether a row is or was in view. */
  has(id: string): boolean {
    return this.seen.has(id);
  }

  private async work(): Promise<void> {
    if (this.working) {
      return;
    }
    this.working = true;
    for (let id = this.waiting.shift(); id !== undefined; id = this.waiting.shift()) {
      this.seen.add(id);
      this.changed();
      await yieldToBrowser();
    }
    this.working = false;
  }

  close(): void {
    this.observer.disconnect();
  }
}
