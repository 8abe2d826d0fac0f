import { loadJson } from "../content/assets";
import { yieldToBrowser } from "../browser/yield";
import { games } from "../wasm/games";
import type { LearnPage, LessonView, RuleBlock } from "../generated/border";
import type { Language } from "../content/texts";

/** What there is to learn about a game. */
export interface Course {
  game: string;
  language: Language;
  rules: RuleBlock[];
  lessons: LessonView[];
}

let current: Course | undefined;
let asked = 0;

/**
 * Loads what there is to learn about a game, in a language; nothing if something else was asked for meanwhile. The games remember
 * the lessons that were loaded last.
 */
export async function loadCourse(game: string, language: Language): Promise<Course | undefined> {
  const number = ++asked;
  if (current?.game === game && current.language === language) {
    return current;
  }
  const { rules, plan, words } = await loadJson<LearnPage>(`learn-${game}-${language}.json`);
  await yieldToBrowser();
  if (number !== asked) {
    return undefined;
  }
  const course = { game, language, rules, lessons: games().lessons(game, plan, words) };
  current = course;
  await yieldToBrowser();
  return number === asked ? course : undefined;
}
