import { loadJson } from "./assets";
import { games } from "../wasm/games";

export type Language = "en" | "pt";
export const LANGUAGES: Record<Language, string> = { en: "English", pt: "Português" };

let texts: Record<string, string> = {};
let current: Language = "en";
/** Counts what was asked for: a language that comes after another one was asked for is not spoken. */
let asked = 0;

export function language(): Language {
  return current;
}

/** Speaks a language, here and in the games; while the texts come, something else that is needed may come too. */
export async function speak(language: Language, needed?: Promise<unknown>): Promise<void> {
  const number = ++asked;
  if (language === current && Object.keys(texts).length > 0) {
    return;
  }
  const loading = loadJson<Record<string, string>>(`texts-${language}.json`);
  await needed;
  const loaded = await loading;
  if (number !== asked) {
    return;
  }
  texts = loaded;
  current = language;
  document.documentElement.lang = language === "pt" ? "pt-PT" : "en";
  games().setLanguage(language, texts);
}

/** A text of the catalogue, filled in; where the first number is 1, the text of KEY.one if there is one. */
export function text(key: string, ...args: (string | number)[]): string {
  const number = args.find((arg) => typeof arg === "number");
  const found = (number === 1 ? texts[`${key}.one`] : undefined) ?? texts[key] ?? key;
  return found.replace(/\{(\d)\}/g, (whole, index: string) => String(args[Number(index)] ?? whole));
}

/** A text of the page's own, or else of those that every table shares. */
export function t(key: string, ...args: (string | number)[]): string {
  return text(hasText(`web.${key}`) ? `web.${key}` : `table.${key}`, ...args);
}

export function hasText(key: string): boolean {
  return key in texts;
}
