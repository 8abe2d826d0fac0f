const KEY = "tabuleiro.lessons";

/** The lessons that were done, by game. Anything else that is found in the store is as good as nothing. */
function read(): Record<string, string[]> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) {
      return {};
    }
    const done = Object.entries(stored).filter(([, ids]) => Array.isArray(ids)) as [string, unknown[]][];
    return Object.fromEntries(done.map(([game, ids]) => [game, ids.filter((id) => typeof id === "string")]));
  } catch {
    return {};
  }
}

/** What the browser would not keep. */
let sinceStart: Record<string, string[]> = {};

/** The lessons of a game that were done. */
export function doneLessons(game: string): Set<string> {
  return new Set([...(read()[game] ?? []), ...(sinceStart[game] ?? [])]);
}

/** Remembers that a lesson was done. Another tab may have done others: what is in the store now is kept. */
export function lessonDone(game: string, lesson: string): void {
  const done = [...doneLessons(game).add(lesson)];
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: done }));
  } catch {
    // A full or forbidden store: it holds until the page is closed.
    sinceStart = { ...sinceStart, [game]: done };
  }
}

/** Forgets what was done of a game. */
export function forgetLessons(game: string): void {
  const { [game]: _, ...others } = sinceStart;
  sinceStart = others;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: [] }));
  } catch {
    // As above.
  }
}

const TASK = "tabuleiro.task";

/** Remembers in this tab which task of a lesson is being done. */
export function atTask(game: string, lesson: string, task: number): void {
  try {
    sessionStorage.setItem(TASK, JSON.stringify([game, lesson, task]));
  } catch {
    // Then a reload begins the lesson again.
  }
}

/** The task of a lesson that was being done when the page was left; the first if there was none. */
export function lastTask(game: string, lesson: string, tasks: number): number {
  try {
    const [ofGame, ofLesson, task] = JSON.parse(sessionStorage.getItem(TASK) ?? "[]") as unknown[];
    const known = ofGame === game && ofLesson === lesson && typeof task === "number" && task > 0 && task < tasks;
    return known ? Math.floor(task) : 0;
  } catch {
    return 0;
  }
}
