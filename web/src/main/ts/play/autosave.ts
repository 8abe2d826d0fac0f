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
import { showStoreProblem } from "./store-notice";

const CLOCK_MILLIS = 5000;
/**
 * Key of the tab's own copy in session storage: a reload may come before IndexedDB has written. A restored
 * tab may hold an old copy, so it has a time.
 */
const SESSION_KEY = "tabuleiro.game";

interface SessionGame extends Pick<GameSummary, "game" | "record"> {
  id: string;
  changed: number;
}

/** A game that can be resumed. */
export interface RecoveredGame extends Pick<GameSummary, "game" | "record"> {
  /** Whether it is newer than the copy in the store. */
  isAhead: boolean;
}

function write(text: string): void {
  try {
    sessionStorage.setItem(SESSION_KEY, text);
  } catch {
    // Then only the store has the game.
  }
}

function read(): SessionGame | undefined {
  try {
    const [id, time, game, ...lines] = sessionStorage.getItem(SESSION_KEY)?.split("\n") ?? [];
    const changed = Number(time);
    return id === undefined || game === undefined || !Number.isFinite(changed)
      ? undefined
      : { id, changed, game, record: lines.join("\n") };
  } catch {
    return undefined;
  }
}

/** Saves a game in the browser after every change, and exports it. */
export class Autosave {
  private savedState = "";
  private isWaiting = false;
  private readonly clock: ReturnType<typeof setInterval>;
  private readonly stopListening: () => void;
  private readonly leave = () => void this.save();

  constructor(
    private readonly id: string,
    private readonly play: Play,
    /** Whether the game was stored before: then it is saved even if all turns are taken back. */
    private isWorthSaving: boolean,
    /** Called with the store problem as a message; empty if the game was stored. */
    private readonly onProblem: (problem: string) => void,
  ) {
    // A new game cannot be open in another tab.
    void lockGame(id);
    this.savedState = this.state();
    this.stopListening = play.table.subscribe(() => this.schedule());
    this.clock = setInterval(
      () => play.view.clock !== undefined && play.view.result === undefined && void this.save(),
      CLOCK_MILLIS,
    );
    addEventListener("pagehide", this.leave);
    document.addEventListener("visibilitychange", this.leave);
  }

  /** Saves a game that was played elsewhere and is over. */
  static ofFinished(id: string, play: Play): Autosave {
    const autosave = new Autosave(id, play, true, (problem) => showStoreProblem(problem));
    void autosave.save();
    return autosave;
  }

  /** Finds a game in session storage or in the store, whichever is newer. */
  static async find(id: string): Promise<RecoveredGame | undefined> {
    const own = read();
    const kept = await findGame(id);
    if (own?.id === id && own.changed > (kept?.changed ?? 0)) {
      return { ...own, isAhead: true };
    }
    return kept === undefined ? undefined : { ...kept, isAhead: false };
  }

  /** Locks an id for a new game: the named one, unless an unreadable entry has it. */
  static async begin(named: string): Promise<string> {
    return lockGame((await isStored(named)) ? newGameId() : named);
  }

  /** Locks a game for this tab; returns another id if another tab has it. */
  static lock(id: string): Promise<string> {
    return lockGame(id);
  }

  static unlock(id: string): void {
    unlockGame(id);
  }

  /** The state whose changes are saved. */
  private state(): string {
    const { revision, first, second, entry } = this.play.view;
    const chips = this.play.view.begun ? (entry?.chips.join(" ") ?? "") : "";
    return [revision, first, second, this.play.flipped, chips].join("|");
  }

  private schedule(): void {
    if (this.state() !== this.savedState && !this.isWaiting) {
      this.isWaiting = true;
      queueMicrotask(() => this.isWaiting && void this.save());
    }
  }

  /** Saves the game and returns its query; a game without any turn is not saved. */
  async save(): Promise<StoredGameQuery | undefined> {
    this.isWaiting = false;
    this.savedState = this.state();
    const { table, view, flipped } = this.play;
    this.isWorthSaving ||= view.live !== 0 || view.begun || view.result !== undefined;
    if (!this.isWorthSaving) {
      return undefined;
    }
    const saved = table.saved(today(), flipped);
    const changed = Date.now();
    write([this.id, changed, saved.game, saved.record].join("\n"));
    this.onProblem(await saveGame(this.id, saved, changed));
    return storedGameQuery({ ...saved, id: this.id });
  }

  private record(): string {
    return this.play.table.record(today());
  }

  /** Downloads the game as a file; returns its name. */
  download(): string {
    const name = `${this.play.info.id}.pgn`;
    downloadText(name, this.record());
    return name;
  }

  /** Shares the game as a link; returns the message to show, or undefined if the link would be too long. */
  async share(): Promise<string | undefined> {
    const { gameLink } = await import("../analyse/links");
    const { id } = this.play.info;
    const link = await gameLink(id, this.play.table.shared(today()));
    return link === undefined ? undefined : share(text(`${id}.name`), link);
  }

  close(): void {
    if (this.isWaiting) {
      void this.save();
    }
    write("");
    clearInterval(this.clock);
    this.stopListening();
    removeEventListener("pagehide", this.leave);
    document.removeEventListener("visibilitychange", this.leave);
    unlockGame(this.id);
  }
}
