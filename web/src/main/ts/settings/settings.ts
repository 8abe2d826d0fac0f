import type { Language } from "../content/texts";

/** The user's settings; stored in the browser. */
export interface Settings {
  language: Language;
  colours: "system" | "light" | "dark";
  board: "warm" | "graphic" | "contrast";
  coordinates: boolean;
  sounds: boolean;
  /** In per cent. */
  volume: number;
  confirm: boolean;
  /** Whether turns are confirmed in games with days per turn. */
  confirmDays: boolean;
  heat: boolean;
  /** The level that was chosen last, 0 for none; whether there is such a level is checked where it is used. */
  level: number;
  resigns: boolean;
  /** Whether what the computer thinks is shown during a game. */
  thoughts: boolean;
  /** Whether the graph of chances is shown during a game. */
  chances: boolean;
  /** Whether beginners are warned of direct threats. */
  warnings: boolean;
  /** Whether the board turns to the player to move where two people play. */
  turning: boolean;
  /** Seconds per turn of the computer at full strength. */
  seconds: number;
}

/** Prefix of all keys in local and session storage. */
const PREFIX = "tabuleiro.";
const KEY = `${PREFIX}settings`;

const DEFAULTS: Settings = {
  language: navigator.language.startsWith("pt") ? "pt" : "en",
  colours: "system",
  board: "warm",
  coordinates: true,
  sounds: true,
  volume: 75,
  confirm: false,
  confirmDays: true,
  heat: false,
  level: 0,
  resigns: true,
  thoughts: false,
  chances: false,
  warnings: true,
  turning: false,
  seconds: 3,
};

/** The allowed values of settings whose type allows more. */
const CHOICES: { [Name in keyof Settings]?: readonly Settings[Name][] } = {
  language: ["en", "pt"],
  colours: ["system", "light", "dark"],
  board: ["warm", "graphic", "contrast"],
  seconds: [1, 3, 10, 30],
  volume: [25, 50, 75, 100],
};

/** The allowed values of a setting. */
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
    // Unreadable settings are replaced by the defaults, and overwritten by the next change.
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
    // Storage is full or denied: the change lasts until the page is closed.
  }
  listeners.forEach((listener) => listener());
}

/** Subscribes to changes. Returns the unsubscribe function. */
export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Resets all settings but the language, and clears everything else the application keeps in local and session
 * storage.
 */
export function resetSettings(): void {
  try {
    for (const store of [localStorage, sessionStorage]) {
      Object.keys(store)
        .filter((key) => key.startsWith(PREFIX))
        .forEach((key) => store.removeItem(key));
    }
  } catch {
    // Storage is denied: there is nothing to clear.
  }
  current = { ...DEFAULTS, language: current.language };
  listeners.forEach((listener) => listener());
}

// A change in another tab applies here too.
addEventListener("storage", (event) => {
  if (event.key === KEY || event.key === null) {
    current = read();
    listeners.forEach((listener) => listener());
  }
});
