const KEY = "tabuleiro.lessons";

/** The completed lessons by game; invalid entries of the storage are ignored. */
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

/** Lessons that the browser could not store. */
let inMemory: Record<string, string[]> = {};

/** The completed lessons of a game. */
export function doneLessons(game: string): Set<string> {
  return new Set([...(read()[game] ?? []), ...(inMemory[game] ?? [])]);
}

/** Stores a lesson as completed, besides those that another tab has stored meanwhile. */
export function lessonDone(game: string, lesson: string): void {
  const done = [...doneLessons(game).add(lesson)];
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: done }));
  } catch {
    // Storage is full or denied: it lasts until the page is closed.
    inMemory = { ...inMemory, [game]: done };
  }
}

/** Resets the progress of a game. */
export function resetLessons(game: string): void {
  const { [game]: _, ...others } = inMemory;
  inMemory = others;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: [] }));
  } catch {
    // Storage is denied.
  }
}

const TASK = "tabuleiro.task";

/** Stores the current task of a lesson, for this tab. */
export function saveTask(game: string, lesson: string, task: number): void {
  try {
    sessionStorage.setItem(TASK, JSON.stringify([game, lesson, task]));
  } catch {
    // A reload then restarts the lesson.
  }
}

/** The task of a lesson that was current when the page was left; 0 if there is none. */
export function lastTask(game: string, lesson: string, tasks: number): number {
  try {
    const [ofGame, ofLesson, task] = JSON.parse(sessionStorage.getItem(TASK) ?? "[]") as unknown[];
    const known = ofGame === game && ofLesson === lesson && typeof task === "number" && task > 0 && task < tasks;
    return known ? Math.floor(task) : 0;
  } catch {
    return 0;
  }
}
