import type { Language } from "./texts";

/** What a person has chosen; kept in the browser. */
export interface Settings {
  language: Language;
  colours: "system" | "light" | "dark";
  board: "wood" | "stone" | "lawn" | "contrast";
  coordinates: boolean;
  sounds: boolean;
  confirm: boolean;
  heat: boolean;
  level: number;
  resigns: boolean;
}

const KEY = "tabuleiro.settings";

const DEFAULTS: Settings = {
  language: navigator.language.startsWith("pt") ? "pt" : "en",
  colours: "system",
  board: "wood",
  coordinates: true,
  sounds: true,
  confirm: false,
  heat: false,
  level: 2,
  resigns: true,
};

let current: Settings = read();
const listeners = new Set<() => void>();

function read(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const known = Object.fromEntries(
      Object.entries(stored).filter(
        ([key, value]) => key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Settings],
      ),
    );
    return { ...DEFAULTS, ...known };
  } catch {
    // What cannot be read is as good as nothing: the defaults are there, and the next choice is kept again.
    return { ...DEFAULTS };
  }
}

export function settings(): Readonly<Settings> {
  return current;
}

export function change(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A full or forbidden store: it holds until the page is closed.
  }
  listeners.forEach((listener) => listener());
}

/** Calls back after every change, until the answer is called. */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
