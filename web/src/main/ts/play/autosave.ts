import type { GameSummary } from "../generated/border";
import { downloadText, share } from "../browser/sharing";
import {
  findGame,
  lockGame,
  isStored,
  saveGame,
  storedGameQuery,
  type StoredGameQuery,
  newGameId,
  unlockGame,
} from "../store/store";
import { today } from "../store/dates";
import { text } from "../content/texts";
import type { Play } from "./play";

const CLOCK_MILLIS = 5000;
/**
 * A reload may come before the store has written: the tab remembers its game itself until it is put away. A tab that comes back after a
 * long time remembers an old game, though: hence the time.
 */
const OWN = "tabuleiro.game";

interface OwnGame extends Pick<GameSummary, "game" | "record"> {
  id: string;
  changed: number;
}

/** A game as it was left. */
export interface RecoveredGame extends Pick<GameSummary, "game" | "record"> {
  /** Whether the store does not have it like this. */
  isAhead: boolean;
}

function write(text: string): void {
  try {
    sessionStorage.setItem(OWN, text);
  } catch {
    // Then there is only the store.
  }
}

function read(): OwnGame | undefined {
  try {
    const [id, time, game, ...lines] = sessionStorage.getItem(OWN)?.split("\n") ?? [];
    const changed = Number(time);
    return id === undefined || game === undefined || !Number.isFinite(changed)
      ? undefined
      : { id, changed, game, record: lines.join("\n") };
  } catch {
    return undefined;
  }
}

/** Keeps a game in the browser after every change, and hands it on. */
export class Autosave {
  private kept = "";
  private isWaiting = false;
  private readonly clock: ReturnType<typeof setInterval>;
  private readonly stopListening: () => void;
  private readonly leave = () => void this.now();

  constructor(
    private readonly id: string,
    private readonly play: Play,
    /** Whether it is a game that was kept before: then it is worth keeping even when everything has been taken back. */
    private isWorth: boolean,
    /** Told why the game is not kept, in words, whenever that changes; nothing if it is. */
    private readonly troubled: (trouble: string) => void,
  ) {
    // A new game has no other tab to be taken from.
    void lockGame(id);
    this.kept = this.state();
    this.stopListening = play.table.listen(() => this.soon());
    this.clock = setInterval(
      () => play.view.clock !== undefined && play.view.result === undefined && void this.now(),
      CLOCK_MILLIS,
    );
    addEventListener("pagehide", this.leave);
    document.addEventListener("visibilitychange", this.leave);
  }

  /** The game with an id, as this tab has left it a moment ago or as it is kept, whichever is newer. */
  static async find(id: string): Promise<RecoveredGame | undefined> {
    const own = read();
    const kept = await findGame(id);
    if (own?.id === id && own.changed > (kept?.changed ?? 0)) {
      return { ...own, isAhead: true };
    }
    return kept === undefined ? undefined : { ...kept, isAhead: false };
  }

  /** An id for a game that begins at an address which names one: what cannot be read under that name stays there. */
  static async begin(named: string): Promise<string> {
    return lockGame((await isStored(named)) ? newGameId() : named);
  }

  /** Takes a game for this tab; another id if another tab has it. */
  static hold(id: string): Promise<string> {
    return lockGame(id);
  }

  static release(id: string): void {
    unlockGame(id);
  }

  /** What matters enough to be kept. */
  private state(): string {
    const { revision, first, second, entry } = this.play.view;
    const chips = this.play.view.begun ? (entry?.chips.join(" ") ?? "") : "";
    return [revision, first, second, this.play.flipped, chips].join("|");
  }

  private soon(): void {
    if (this.state() !== this.kept && !this.isWaiting) {
      this.isWaiting = true;
      queueMicrotask(() => this.isWaiting && void this.now());
    }
  }

  /** Keeps the game as it stands, and gives its place; a game in which nothing has ever happened is not worth it. */
  async now(): Promise<StoredGameQuery | undefined> {
    this.isWaiting = false;
    this.kept = this.state();
    const { table, view, flipped } = this.play;
    this.isWorth ||= view.live !== 0 || view.begun || view.result !== undefined;
    if (!this.isWorth) {
      return undefined;
    }
    const kept = table.saved(today(), flipped);
    const changed = Date.now();
    write([this.id, changed, kept.game, kept.record].join("\n"));
    this.troubled(await saveGame(this.id, kept, changed));
    return storedGameQuery({ ...kept, id: this.id });
  }

  private record(): string {
    return this.play.table.record(today());
  }

  /** Gives the game to the person as a file; its name. */
  download(): string {
    const name = `${this.play.info.id}.pgn`;
    downloadText(name, this.record());
    return name;
  }

  /** Gives the game to somebody else as a link; what came of it, in words, or nothing if it is too long for that. */
  async share(): Promise<string | undefined> {
    const { gameLink } = await import("../analyse/links");
    const { id } = this.play.info;
    const link = await gameLink(id, this.play.table.shared(today()));
    return link === undefined ? undefined : share(text(`${id}.name`), link);
  }

  close(): void {
    if (this.isWaiting) {
      void this.now();
    }
    write("");
    clearInterval(this.clock);
    this.stopListening();
    removeEventListener("pagehide", this.leave);
    document.removeEventListener("visibilitychange", this.leave);
    unlockGame(this.id);
  }
}
