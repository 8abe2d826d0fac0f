import type { GameSummary } from "../generated/border";
import * as database from "./database";
import { t } from "../content/texts";

/**
 * The games that are kept in this browser, each under an id of its own.
 *
 * A page that plays takes an id with `holdGame` (a new one, or that of a game that was left), and after every change calls
 * `keepGame(id, table.saved(...))`. Nothing here ever fails for the caller: where the browser keeps nothing (private window, full disk),
 * games are kept in memory until the tab is closed, and `storeTrouble` says in words what is wrong. What cannot be read is listed by
 * `everything` and stays where it is until a person removes it.
 */
export interface KeptGame extends GameSummary {
  id: string;
  /** When it was changed last, in milliseconds since 1970. */
  changed: number;
}

/** What an address says of a game as it is kept now. */
export type KeptPlace = { id: string; at: string };

/** Work on a game belongs to an address: that of a game that has gone on, or gone another way, is another one. */
export function keptPlace({ id, record }: Pick<KeptGame, "id" | "record">): KeptPlace {
  const turns = record.slice(record.indexOf("\n\n"));
  let digest = 0;
  for (let i = 0; i < turns.length; i++) {
    digest = (Math.imul(digest, 31) + turns.charCodeAt(i)) >>> 0;
  }
  return { id, at: digest.toString(36) };
}

/** Something in the store that is no game; its text can be saved to a file. */
export interface BrokenGame {
  id: string;
  text: string;
}

const TEXTS = ["game", "record", "first", "second", "firstName", "secondName", "title", "date", "points"] as const;
const NUMBERS = ["turns", "changed"] as const;

const listeners = new Set<() => void>();
const channel = openChannel();
/** What the browser would not keep, readable or not. */
const memory = new Map<string, unknown>();
let trouble: unknown;

/** Where storage is denied some browsers deny this, too: then other tabs are not told. */
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

/** Calls back when a game was kept or removed, in this tab or another, until the answer is called. */
export function onGames(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Why games are not kept, in words; empty if they are. */
export function storeTrouble(): string {
  if (trouble === undefined) {
    return "";
  }
  return t(trouble instanceof DOMException && trouble.name === "QuotaExceededError" ? "store.full" : "store.blocked");
}

/** What could be read says nothing about what could not be written. */
function forgetTrouble(): void {
  trouble = memory.size === 0 ? undefined : trouble;
}

/** Does something with the database; where that fails, the trouble is remembered and the answer is the other one. */
async function attempt<T>(act: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    const answer = await act();
    forgetTrouble();
    return answer;
  } catch (error) {
    trouble = error;
    return otherwise;
  }
}

export function newGameId(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}

const held = new Map<string, () => void>();

/**
 * Takes a game for this tab, until `releaseGame` or the end of the tab. Gives the id to keep it under from now on: another one if the
 * game is open in another tab, so that both go on and neither overwrites the other.
 */
export async function holdGame(id: string): Promise<string> {
  // The last turn before the tab is closed has no time to wait for that.
  void database.open().catch(() => {});
  if (held.has(id) || !("locks" in navigator)) {
    return id;
  }
  const own = await new Promise<boolean>((decide) => {
    const asked = navigator.locks.request(`tabuleiro-game-${id}`, { ifAvailable: true }, (lock) => {
      decide(lock !== null);
      return lock === null ? undefined : new Promise<void>((release) => held.set(id, release));
    });
    // Where locks are denied nothing is kept either, so that nobody can overwrite anything.
    asked.catch(() => decide(true));
  });
  return own ? id : holdGame(newGameId());
}

export function releaseGame(id: string): void {
  held.get(id)?.();
  held.delete(id);
}

/** Keeps a game as it stands; gives what is wrong, in words, or an empty text. */
export async function keepGame(id: string, game: GameSummary, now = Date.now()): Promise<string> {
  const renewed: KeptGame = { ...game, id, changed: now };
  const kept = await attempt(async () => {
    await database.putAll([[id, renewed]]);
    return true;
  }, false);
  if (kept) {
    memory.delete(id);
    forgetTrouble();
    await putAway();
  } else {
    memory.set(id, renewed);
  }
  changed();
  return storeTrouble();
}

/** There is room again: what the browser would not keep before may find a place. */
async function putAway(): Promise<void> {
  const waiting = [...memory];
  const kept =
    waiting.length > 0 &&
    (await attempt(async () => {
      await database.putAll(waiting);
      return true;
    }, false));
  if (kept) {
    waiting.filter(([id, game]) => memory.get(id) === game).forEach(([id]) => memory.delete(id));
    forgetTrouble();
  }
}

/** Keeps games that came from elsewhere, each under a new id. */
export async function keepGames(games: GameSummary[], now = Date.now()): Promise<void> {
  // They are listed as they stood in their file.
  const all = games.map((game, i): KeptGame => ({ ...game, id: newGameId(), changed: now - i }));
  const kept = await attempt(async () => {
    await database.putAll(all.map((game) => [game.id, game]));
    return true;
  }, false);
  if (!kept) {
    all.forEach((game) => memory.set(game.id, game));
  }
  changed();
}

function readGame(id: string, value: unknown): KeptGame | undefined {
  if (typeof value !== "object" || value === null) {
    return undefined;
  }
  const found = value as Record<string, unknown>;
  const whole =
    TEXTS.every((name) => typeof found[name] === "string") &&
    NUMBERS.every((name) => Number.isFinite(found[name])) &&
    typeof found["finished"] === "boolean";
  return whole ? { ...(value as KeptGame), id } : undefined;
}

/** The game with an id; undefined if there is none, or it cannot be read. */
export async function findGame(id: string): Promise<KeptGame | undefined> {
  return readGame(id, memory.get(id) ?? (await attempt(() => database.get(id), undefined)));
}

/** Whether something is kept under an id, readable or not. */
export async function isTaken(id: string): Promise<boolean> {
  return memory.has(id) || (await attempt(() => database.get(id), undefined)) !== undefined;
}

/** All games, those changed last first, and what is in the store and is no game. */
export async function everything(): Promise<{ kept: KeptGame[]; broken: BrokenGame[] }> {
  const kept: KeptGame[] = [];
  const broken: BrokenGame[] = [];
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

/** The games that can be gone on with, those changed last first. */
export async function leftGames(): Promise<KeptGame[]> {
  return (await everything()).kept.filter((game) => !game.finished);
}

/** Anything as a text, as well as that goes. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Removes a game, readable or not; calling the answer brings it back. */
export async function removeGame(id: string): Promise<() => Promise<void>> {
  const removed = memory.get(id) ?? (await attempt(() => database.get(id), undefined));
  memory.delete(id);
  await attempt(() => database.remove(id), undefined);
  await putAway();
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

/** Removes all games for good. */
export async function removeAllGames(): Promise<void> {
  memory.clear();
  await attempt(database.clear, undefined);
  changed();
}
