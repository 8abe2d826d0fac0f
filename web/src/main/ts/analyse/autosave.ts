import { address } from "../app/route";

/**
 * Work on a game is kept by its address until the tab is closed: a reload, or going away and back, loses nothing. Each is written with
 * the time, as the browser does not say which is the oldest.
 */
const PREFIX = "tabuleiro.analysis:";
const MOST_KEPT = 20;

/** What the browser would not keep: it lasts as long as the page is open. */
const memory = new Map<string, string>();

/** The game file as it was left at an address. */
export function leftWork(at: string): string | undefined {
  try {
    const kept = sessionStorage.getItem(PREFIX + at);
    return memory.get(at) ?? kept?.slice(kept.indexOf("\n") + 1);
  } catch {
    return memory.get(at);
  }
}

export function keepWork(at: string, record: string): void {
  try {
    forgetOldest(PREFIX + at);
    sessionStorage.setItem(PREFIX + at, `${Date.now()}\n${record}`);
    memory.delete(at);
  } catch {
    memory.set(at, record);
  }
}

/** Makes room for what is kept under a key. */
function forgetOldest(key: string): void {
  const others = Object.keys(sessionStorage).filter((other) => other.startsWith(PREFIX) && other !== key);
  if (others.length >= MOST_KEPT) {
    const time = (other: string) => Number.parseInt(sessionStorage.getItem(other) ?? "", 10) || 0;
    others
      .sort((a, b) => time(b) - time(a))
      .slice(MOST_KEPT - 1)
      .forEach((other) => sessionStorage.removeItem(other));
  }
}

/** Hands a game file over to the analysis; gives the address where it is analysed. */
export function handOver(game: string, record: string): string {
  const at = address("analyse", game, { h: crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "0" });
  keepWork(at, record);
  return at;
}
