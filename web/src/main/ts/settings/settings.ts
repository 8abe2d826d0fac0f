import type { Language } from "../content/texts";

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
  /** How long the computer may think at full strength. */
  seconds: number;
  /** Whether the small boards of the first page play by themselves. */
  moving: boolean;
}

/** So begin all names under which something is kept. */
const OWN = "tabuleiro.";
const KEY = `${OWN}settings`;

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
  seconds: 3,
  moving: true,
};

/** What may be chosen where a type alone allows more. */
const CHOICES: { [Name in keyof Settings]?: readonly Settings[Name][] } = {
  language: ["en", "pt"],
  colours: ["system", "light", "dark"],
  board: ["wood", "stone", "lawn", "contrast"],
  level: [1, 2, 3, 4, 5, 6, 7, 8],
  seconds: [1, 3, 10, 30],
};

/** The values that a setting can have. */
export function choices<Name extends keyof Settings>(name: Name): readonly Settings[Name][] {
  return CHOICES[name] ?? [];
}

function isAllowed(name: keyof Settings, value: unknown): boolean {
  const allowed: readonly unknown[] | undefined = CHOICES[name];
  return allowed === undefined ? typeof value === typeof DEFAULTS[name] : allowed.includes(value);
}

let current: Settings = read();
const listeners = new Set<() => void>();

function read(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const known = Object.fromEntries(
      Object.entries(stored).filter(([key, value]) => key in DEFAULTS && isAllowed(key as keyof Settings, value)),
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

/** Forgets all choices, here and wherever else something of this application is kept under a name. */
export function forgetSettings(): void {
  try {
    for (const store of [localStorage, sessionStorage]) {
      Object.keys(store)
        .filter((key) => key.startsWith(OWN))
        .forEach((key) => store.removeItem(key));
    }
  } catch {
    // There was nothing to forget.
  }
  current = { ...DEFAULTS, language: current.language };
  listeners.forEach((listener) => listener());
}

// What is chosen in another tab holds here too.
addEventListener("storage", (event) => {
  if (event.key === KEY || event.key === null) {
    current = read();
    listeners.forEach((listener) => listener());
  }
});
