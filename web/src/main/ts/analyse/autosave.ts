import { address } from "../app/route";

/**
 * Autosave of analyses in session storage, by address: a reload, or navigating away and back, loses nothing.
 * Each entry begins with its time, by which the oldest are removed.
 */
const PREFIX = "tabuleiro.analysis:";
const MAX_SAVED = 20;

/** Analyses that the browser could not store; they last until the page is closed. */
const memory = new Map<string, string>();

/** The saved game file of an address. */
export function restoreAnalysis(at: string): string | undefined {
  try {
    const saved = sessionStorage.getItem(PREFIX + at);
    return memory.get(at) ?? saved?.slice(saved.indexOf("\n") + 1);
  } catch {
    return memory.get(at);
  }
}

export function saveAnalysis(at: string, record: string): void {
  try {
    removeOldest(PREFIX + at);
    sessionStorage.setItem(PREFIX + at, `${Date.now()}\n${record}`);
    memory.delete(at);
  } catch {
    memory.set(at, record);
  }
}

/** Removes the oldest entries, to make room for that of a key. */
function removeOldest(key: string): void {
  const others = Object.keys(sessionStorage).filter((other) => other.startsWith(PREFIX) && other !== key);
  if (others.length >= MAX_SAVED) {
    const time = (other: string) => Number.parseInt(sessionStorage.getItem(other) ?? "", 10) || 0;
    others
      .sort((a, b) => time(b) - time(a))
      .slice(MAX_SAVED - 1)
      .forEach((other) => sessionStorage.removeItem(other));
  }
}

/** Saves a game file for analysis; returns the address that opens it. */
export function handOver(game: string, record: string): string {
  const at = address("analyse", game, { h: crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "0" });
  saveAnalysis(at, record);
  return at;
}
