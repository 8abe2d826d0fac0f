import { address } from "../route";

/** Work on a game is kept by its address until the tab is closed: a reload, or going away and back, loses nothing. */
const PREFIX = "tabuleiro.analysis:";
const MOST_KEPT = 20;

/** The game file as it was left at an address. */
export function leftWork(at: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + at) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepWork(at: string, record: string): void {
  try {
    const others = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX) && key !== PREFIX + at);
    others.slice(0, Math.max(0, others.length - MOST_KEPT)).forEach((key) => sessionStorage.removeItem(key));
    sessionStorage.setItem(PREFIX + at, record);
  } catch {
    // A full or forbidden store: the work lasts as long as the page is open.
  }
}

/** Hands a game file over to the analysis; gives the address where it is analysed. */
export function handOver(game: string, record: string): string {
  const at = address("analyse", game, { h: crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "0" });
  keepWork(at, record);
  return at;
}
