import { copy, downloadText, share } from "../giving";
import { findGame, holdGame, keepGame, releaseGame, type KeptGame } from "../store";
import { t, text } from "../texts";
import { recordTags } from "./names";
import type { Play } from "./play";

const SOON_MILLIS = 60;
const CLOCK_MILLIS = 5000;

/** Keeps a game in the browser after every change, and hands it on. */
export class Keeping {
  private kept = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly clock: ReturnType<typeof setInterval>;
  private readonly stopListening: () => void;
  private readonly leave = () => void this.now();

  constructor(
    private readonly id: string,
    private readonly play: Play,
  ) {
    this.kept = this.state();
    this.stopListening = play.table.listen(() => this.soon());
    this.clock = setInterval(() => play.view.clock !== undefined && play.view.result === undefined && void this.now(), CLOCK_MILLIS);
    addEventListener("pagehide", this.leave);
    document.addEventListener("visibilitychange", this.leave);
  }

  static find(id: string): Promise<KeptGame | undefined> {
    return findGame(id);
  }

  /** Takes a game for this tab; another id if another tab has it. */
  static hold(id: string): Promise<string> {
    return holdGame(id);
  }

  static release(id: string): void {
    releaseGame(id);
  }

  /** What matters enough to be kept. */
  private state(): string {
    const { live, result, first, second, entry, free } = this.play.view;
    const chips = this.play.view.begun ? (entry?.chips.join(" ") ?? "") : "";
    return [live, result?.text ?? "", first, second, free, this.play.flipped, chips].join("|");
  }

  private soon(): void {
    if (this.state() !== this.kept && this.timer === undefined) {
      this.timer = setTimeout(() => void this.now(), SOON_MILLIS);
    }
  }

  /** Keeps the game as it stands; a game in which nothing has happened is not worth it. Gives its id. */
  async now(): Promise<string> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.kept = this.state();
    const { table, view, flipped } = this.play;
    if (view.live !== 0 || view.begun || view.result !== undefined) {
      await keepGame(this.id, table.kept(recordTags(view), flipped));
    }
    return this.id;
  }

  private record(): string {
    return this.play.table.record(recordTags(this.play.view));
  }

  /** Gives the game to the person as a file; its name. */
  download(): string {
    const name = `${this.play.info.id}.pgn`;
    downloadText(name, this.record());
    return name;
  }

  /** Gives the game to somebody else: as a link, or as a text where that would be too long; what came of it, in words. */
  async share(): Promise<string> {
    const { gameLink } = await import("../analyse/links");
    const { id } = this.play.info;
    const link = await gameLink(id, this.record());
    return link === undefined ? copy(this.record(), t("play.copied-game")) : share(text(`${id}.name`), link);
  }

  close(): void {
    if (this.timer !== undefined) {
      void this.now();
    }
    clearInterval(this.clock);
    this.stopListening();
    removeEventListener("pagehide", this.leave);
    document.removeEventListener("visibilitychange", this.leave);
    releaseGame(this.id);
  }
}
