const MAX_MATCHES = 50;

/** A number per match that this browser remembers, such as that of the last turn it has shown; for the last matches only. */
export class MatchNumbers {
  constructor(private readonly key: string) {}

  private all(): Record<string, number> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<string, number>;
    } catch {
      return {};
    }
  }

  get(match: string): number | undefined {
    return this.all()[match];
  }

  set(match: string, number: number): void {
    const others = Object.entries(this.all()).filter(([each]) => each !== match);
    try {
      const kept = [...others, [match, number] as const].slice(-MAX_MATCHES);
      localStorage.setItem(this.key, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // Storage is full or denied: what was seen is offered again.
    }
  }
}
