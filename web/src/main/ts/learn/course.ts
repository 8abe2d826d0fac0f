import { loadJson } from "../assets";
import { breathe } from "../breathe";
import { games } from "../games";
import type { Language } from "../texts";

/** A part of a sentence: strong, slanted, literal or plain. */
export type Span = ["" | "b" | "i" | "code", string];

/** A part of a rule page, from top to bottom. */
export type Block =
  | { kind: "heading"; level: number; text: Span[] }
  | { kind: "paragraph"; text: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; rows: Span[][][] }
  | { kind: "diagram"; position: string; turn?: string };

/** Something to do in one turn. Without a position it goes on where the task before ended. */
export interface Task {
  text: Span[];
  position?: string;
  reply?: string;
}

export interface Lesson {
  id: string;
  title: string;
  text: Span[];
  tasks: Task[];
}

/** What there is to learn about a game. */
export interface Course {
  game: string;
  language: Language;
  rules: Block[];
  lessons: Lesson[];
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
  const { rules, plan, words } = await loadJson<{ rules: Block[]; plan: string; words: string }>(`learn-${game}-${language}.json`);
  await breathe();
  if (number !== asked) {
    return undefined;
  }
  const course = { game, language, rules, lessons: JSON.parse(games().lessons(game, plan, words)) as Lesson[] };
  current = course;
  await breathe();
  return number === asked ? course : undefined;
}
