import type { GameSummary } from "../generated/border";
import * as database from "./database";
import { t } from "../content/texts";

/**
 * The games stored in this browser, each under its own id.
 *
 * A page that plays locks an id with `lockGame` (a new one, or that of an unfinished game), and calls
 * `saveGame(id, table.saved(...))` after every change. No function fails: where the browser stores nothing
 * (private window, full disk), games are held in memory until the tab is closed, and `storeProblem` returns
 * the reason. Unreadable entries are listed by `storedGames` and stay until the user deletes them.
 */
export interface StoredGame extends GameSummary {
  id: string;
  /** Time of the last change, in milliseconds since 1970. */
  changed: number;
}

/** The query of an address that names a stored game in its current state. */
export type StoredGameQuery = { id: string; at: string };

/**
 * Analysis is saved per address, so the address has a digest of the turns: a game that was continued gets
 * another one.
 */
export function storedGameQuery({ id, record }: Pick<StoredGame, "id" | "record">): StoredGameQuery {
  const turns = record.slice(record.indexOf("\n\n"));
  let digest = 0;
  for (let i = 0; i < turns.length; i++) {
    digest = (Math.imul(digest, 31) + turns.charCodeAt(i)) >>> 0;
  }
  return { id, at: digest.toString(36) };
}

/** An entry of the store that is not a game; its text can be saved to a file. */
export interface UnreadableEntry {
  id: string;
  text: string;
}

const TEXTS = ["game", "record", "first", "second", "firstName", "secondName", "title", "date", "points"] as const;
const NUMBERS = ["turns", "changed"] as const;

const listeners = new Set<() => void>();
const channel = openChannel();
/** Entries that the browser could not store. */
const memory = new Map<string, unknown>();
let problem: unknown;

/** Some browsers that deny storage deny channels too: then other tabs are not notified. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel("tabuleiro-games");
  } catch {
    return undefined;
  }
}

if (channel !== undefined) {
  channel.onmessage = () => tell();
}

function tell(): void {
  listeners.forEach((listener) => listener());
}

function changed(): void {
  channel?.postMessage("changed");
  tell();
}

/** Subscribes to saved and removed games, of this tab and others. Returns the unsubscribe function. */
export function subscribeToGames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why games cannot be stored, as a message; empty if they can. */
export function storeProblem(): string {
  if (problem === undefined) {
    return "";
  }
  return t(problem instanceof DOMException && problem.name === "QuotaExceededError" ? "store.full" : "store.blocked");
}

/** A successful read does not clear the problem of entries that could not be written. */
function clearProblem(): void {
  problem = memory.size === 0 ? undefined : problem;
}

/** Accesses the database; where that fails, remembers the problem and returns the fallback. */
async function attempt<T>(act: () => Promise<T>, fallback: T): Promise<T> {
  try {
    const answer = await act();
    clearProblem();
    return answer;
  } catch (error) {
    problem = error;
    return fallback;
  }
}

export function newGameId(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}

const held = new Map<string, () => void>();

/**
 * Locks a game for this tab until `unlockGame` or the tab is closed. Returns the id to save it under: a new
 * one if the game is open in another tab, so that neither tab overwrites the other.
 */
export async function lockGame(id: string): Promise<string> {
  // Opened early: a save while the tab is closing has no time to wait for it.
  void database.open().catch(() => {});
  if (held.has(id) || !("locks" in navigator)) {
    return id;
  }
  const own = await new Promise<boolean>((decide) => {
    const asked = navigator.locks.request(`tabuleiro-game-${id}`, { ifAvailable: true }, (lock) => {
      decide(lock !== null);
      return lock === null ? undefined : new Promise<void>((release) => held.set(id, release));
    });
    // Where locks are denied nothing is stored either, so that nothing can be overwritten.
    asked.catch(() => decide(true));
  });
  return own ? id : lockGame(newGameId());
}

export function unlockGame(id: string): void {
  held.get(id)?.();
  held.delete(id);
}

/** Saves a game; returns the store problem as a message, or an empty string. */
export async function saveGame(id: string, game: GameSummary, now = Date.now()): Promise<string> {
  const renewed: StoredGame = { ...game, id, changed: now };
  const kept = await attempt(async () => {
    await database.putAll([[id, renewed]]);
    return true;
  }, false);
  if (kept) {
    memory.delete(id);
    clearProblem();
    await retryUnsaved();
  } else {
    memory.set(id, renewed);
  }
  changed();
  return storeProblem();
}

/** Tries again to store the entries that are only in memory. */
async function retryUnsaved(): Promise<void> {
  const waiting = [...memory];
  const kept =
    waiting.length > 0 &&
    (await attempt(async () => {
      await database.putAll(waiting);
      return true;
    }, false));
  if (kept) {
    waiting.filter(([id, game]) => memory.get(id) === game).forEach(([id]) => memory.delete(id));
    clearProblem();
  }
}

/** Saves imported games, each under a new id. */
export async function saveGames(games: GameSummary[], now = Date.now()): Promise<void> {
  // Newest first lists them in the order of their file.
  const all = games.map((game, i): StoredGame => ({ ...game, id: newGameId(), changed: now - i }));
  const kept = await attempt(async () => {
    await database.putAll(all.map((game) => [game.id, game]));
    return true;
  }, false);
  if (!kept) {
    all.forEach((game) => memory.set(game.id, game));
  }
  changed();
}

function readGame(id: string, value: unknown): StoredGame | undefined {
  if (typeof value !== "object" || value === null) {
    return undefined;
  }
  const found = value as Record<string, unknown>;
  const whole =
    TEXTS.every((name) => typeof found[name] === "string") &&
    NUMBERS.every((name) => Number.isFinite(found[name])) &&
    typeof found["finished"] === "boolean";
  return whole ? { ...(value as StoredGame), id } : undefined;
}

/** The game with an id; undefined if there is none, or it cannot be read. */
export async function findGame(id: string): Promise<StoredGame | undefined> {
  return readGame(id, memory.get(id) ?? (await attempt(() => database.get(id), undefined)));
}

/** Whether an id has an entry, readable or not. */
export async function isStored(id: string): Promise<boolean> {
  return memory.has(id) || (await attempt(() => database.get(id), undefined)) !== undefined;
}

/** All games, the last changed first, and the unreadable entries. */
export async function storedGames(): Promise<{ kept: StoredGame[]; broken: UnreadableEntry[] }> {
  const kept: StoredGame[] = [];
  const broken: UnreadableEntry[] = [];
  for (const [id, value] of new Map([...(await attempt(database.entries, [])), ...memory])) {
    const game = readGame(id, value);
    if (game === undefined) {
      broken.push({ id, text: written(value) });
    } else {
      kept.push(game);
    }
  }
  return { kept: kept.sort((a, b) => b.changed - a.changed), broken };
}

/** Any value as text, for the user to save. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Removes an entry, readable or not. Returns the function that restores it. */
export async function removeGame(id: string): Promise<() => Promise<void>> {
  const removed = memory.get(id) ?? (await attempt(() => database.get(id), undefined));
  memory.delete(id);
  await attempt(() => database.remove(id), undefined);
  await retryUnsaved();
  changed();
  return async () => {
    if (removed === undefined) {
      return;
    }
    const back = await attempt(async () => {
      await database.putAll([[id, removed]]);
      return true;
    }, false);
    if (!back) {
      memory.set(id, removed);
    }
    changed();
  };
}

/** Removes all games; there is no undo. */
export async function removeAllGames(): Promise<void> {
  memory.clear();
  await attempt(database.clear, undefined);
  changed();
}
