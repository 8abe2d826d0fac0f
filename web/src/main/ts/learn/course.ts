import { loadJson } from "../content/assets";
import { yieldToBrowser } from "../browser/yield";
import { games } from "../wasm/games";
import type { LearnPage, LessonView, RuleBlock } from "../generated/border";
import type { Language } from "../content/texts";

/** The rules and lessons of a game in one language. */
export interface Course {
  game: string;
  language: Language;
  rules: RuleBlock[];
  lessons: LessonView[];
}

let current: Course | undefined;
/** Request token: a course that arrives after another one was requested is dropped. */
let requested = 0;

/**
 * Loads the course of a game in a language; undefined if another one was requested meanwhile. The compiled
 * module holds the lessons that were loaded last.
 */
export async function loadCourse(game: string, language: Language): Promise<Course | undefined> {
  const number = ++requested;
  if (current?.game === game && current.language === language) {
    return current;
  }
  const { rules, plan, words } = await loadJson<LearnPage>(`learn-${game}-${language}.json`);
  await yieldToBrowser();
  if (number !== requested) {
    return undefined;
  }
  const course = { game, language, rules, lessons: games().lessons(game, plan, words) };
  current = course;
  await yieldToBrowser();
  return number === requested ? course : undefined;
}
