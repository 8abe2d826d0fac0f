import { loadJson } from "./assets";
import { games } from "../wasm/games";

export type Language = "en" | "pt";
export const LANGUAGES: Record<Language, string> = { en: "English", pt: "Português" };

let texts: Record<string, string> = {};
let current: Language = "en";
/** Request token: texts that arrive after another language was requested are dropped. */
let requested = 0;

export function language(): Language {
  return current;
}

/**
 * Switches the language of the page and of the compiled games; `needed` is loaded in parallel with the texts.
 */
export async function setLanguage(language: Language, needed?: Promise<unknown>): Promise<void> {
  const number = ++requested;
  if (language === current && Object.keys(texts).length > 0) {
    return;
  }
  const loading = loadJson<Record<string, string>>(`texts-${language}.json`);
  await needed;
  const loaded = await loading;
  if (number !== requested) {
    return;
  }
  texts = loaded;
  current = language;
  document.documentElement.lang = language === "pt" ? "pt-PT" : "en";
  games().setLanguage(language, texts);
}

/**
 * Adds the texts of a page that the first load leaves out. Returns false if another language was requested
 * meanwhile, which drops them.
 */
export function addTexts(language: Language, more: Record<string, string>): boolean {
  const isCurrent = language === current;
  if (isCurrent) {
    texts = { ...texts, ...more };
  }
  return isCurrent;
}

/**
 * A message of the catalogue with its arguments; the singular KEY.one, if it exists, where the first number
 * is 1.
 */
export function text(key: string, ...args: (string | number)[]): string {
  const number = args.find((arg) => typeof arg === "number");
  const found = (number === 1 ? texts[`${key}.one`] : undefined) ?? texts[key] ?? key;
  return found.replace(/\{(\d)\}/g, (whole, index: string) => String(args[Number(index)] ?? whole));
}

/** A message of the web page, or else of those that all interfaces share. */
export function t(key: string, ...args: (string | number)[]): string {
  return text(hasText(`web.${key}`) ? `web.${key}` : `table.${key}`, ...args);
}

export function hasText(key: string): boolean {
  return key in texts;
}
