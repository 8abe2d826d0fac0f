import type { BoardElement } from "../board/board";
import type { GameInfo } from "../games";
import { Match, other } from "../match";
import { settings } from "../settings";
import type { Table } from "../table";
import { t } from "../texts";
import type { Layout, Move, View } from "../view";
import { AtBoard } from "./at-board";
import { Endings } from "./endings";
import { Hints } from "./hints";
import { shortTurn, sideName } from "./names";
import { setupTurn } from "./setup";
import { sound } from "./sounds";

const TICK_MILLIS = 100;

/** A game on the screen: takes what people do, says what is going on, and lets the computers play. */
export class Play extends AtBoard {
  readonly match: Match;
  readonly hints: Hints;
  readonly endings: Endings;
  private seen: View;
  private readonly timer: ReturnType<typeof setInterval>;
  private said = "";

  constructor(
    info: GameInfo,
    table: Table,
    public flipped: boolean,
    board: () => BoardElement | null,
    changed: () => void,
  ) {
    super(info, table, board, changed);
    this.seen = table.view;
    this.settle();
    this.hints = new Hints(table, info.squares, (text) => this.say(text));
    this.match = new Match(table, changed);
    this.endings = new Endings(this, changed);
    table.listen(() => this.look());
    this.timer = setInterval(() => this.tick(), TICK_MILLIS);
    this.tick();
    // The first turn of a game, or the one after which it was left, may be without a choice.
    queueMicrotask(() => this.playForced());
  }

  /** Takes over what was chosen in the settings. */
  settle(): void {
    this.table.command("confirming", settings().confirm ? "on" : "off");
  }

  /** What was played, from the first turn to the last of the line that one looks at. */
  line(): Move[] {
    return this.table.mainLine();
  }

  /** Whether a turn was taken back and can be made again. */
  private isTakenBack(place: number): boolean {
    const places = [0, ...this.line().map(({ id }) => id)];
    return places.indexOf(place) > places.indexOf(this.view.live);
  }

  private look(): void {
    const before = this.seen;
    const { view } = this;
    this.seen = view;
    if (view.live !== before.live) {
      this.played(before);
    } else if (view.shown === view.live && before.shown !== before.live) {
      // What came while one looked elsewhere may be without a choice.
      this.playForcedSoon();
    } else if ((view.entry?.chips.length ?? 0) > (before.entry?.chips.length ?? 0)) {
      sound("step");
    }
    if ((view.result === undefined) !== (before.result === undefined)) {
      // How a game ends is more important than whatever was said before.
      this.forget();
      this.endings.forget();
      if (view.result !== undefined) {
        sound("end");
      }
    }
    this.changed();
  }

  /** The game has gone on, or back. */
  private played(before: View): void {
    this.endings.asking = undefined;
    const move = this.table.moves().find(({ id }) => id === this.view.live);
    const forward = move !== undefined && this.isChild(before.live, move.id);
    if (!forward || move.side === "" || this.match.level(move.side) === undefined) {
      // Only a person who waits for the computer is still the one who was asked.
      this.endings.question = undefined;
    }
    if (!forward || move.side === "") {
      this.playForcedSoon();
      return;
    }
    const frames = this.table.frames(move.id);
    const empty = (layout: Layout | undefined) => [...(layout?.board ?? "")].filter((letter) => letter === ".").length;
    sound(empty(frames.at(-1)) > empty(frames[0]) ? "capture" : "step");
    if (before.entry?.setup !== undefined) {
      setupTurn.remember(this.info.id, move.side, move.turn);
    }
    this.notice = "";
    this.refused = false;
    if (this.match.level(move.side) === undefined) {
      this.playForcedSoon();
      return;
    }
    const prompt = this.view.entry?.prompt ?? "";
    const played = t("played", sideName(this.info.id, move.side), shortTurn(move)).replace("….", "…");
    this.notice = `${played} ${prompt}`.trim();
    if (this.view.shown === move.id) {
      void this.board()
        ?.play(frames)
        .then(() => this.playForced());
    }
  }

  private isChild(parent: number, child: number): boolean {
    return this.table.moves().some(({ id, children }) => id === parent && children.includes(child));
  }

  private playForcedSoon(): void {
    queueMicrotask(() => this.playForced());
  }

  /** A turn without a choice makes itself, with a notice; the page may have been left while the turn before it was shown. */
  private playForced(): void {
    if (this.table.isClosed) {
      return;
    }
    const side = sideName(this.info.id, this.view.toMove);
    const word = this.table.playForced();
    if (word !== "") {
      this.say(t("forced", side, word));
    }
  }

  override forget(): void {
    super.forget();
    this.hints?.forget();
  }

  protected override mayEnter(): boolean {
    if (this.view.result === undefined) {
      return super.mayEnter();
    }
    this.refuse(t("play.over"));
    return false;
  }

  takeBack(): void {
    const { clock } = this.view;
    if (!this.command("take-back")) {
      this.say(t("nothing-to-take-back"));
    } else if (clock !== undefined && this.view.clock === undefined) {
      this.say(t("play.no-clock"));
    }
  }

  redo(): void {
    if (!this.command("redo")) {
      this.say(t("nothing-to-redo"));
    }
  }

  flip(): void {
    this.flipped = !this.flipped;
    this.changed();
  }

  /** The players change their seats, and with them who sits below. */
  swap(): void {
    this.flipped = !this.flipped;
    this.command("swap");
  }

  private tick(): void {
    if (this.view.clock === undefined) {
      return;
    }
    this.clock = this.table.clock();
    if (this.clock.fallen === true) {
      this.table.command("tick");
    }
    const said = JSON.stringify(this.clock);
    if (said !== this.said) {
      this.said = said;
      this.changed();
    }
  }

  /** One sentence: what to do now, or what is going on. */
  sentence(): string {
    const { view, match } = this;
    if (match.offered !== undefined && !view.begun && !this.refused && view.result === undefined) {
      // The turn that came with the offer is told as well.
      return `${t("draw.offered", sideName(this.info.id, match.offered))} ${this.notice}`.trim();
    }
    if (this.endings.asking !== undefined && this.notice === "") {
      return t("draw.offered", sideName(this.info.id, other(this.endings.asking)));
    }
    if (this.notice !== "") {
      return this.notice;
    }
    if (view.result !== undefined && view.shown === view.live) {
      return view.result.text;
    }
    if (view.entry !== undefined && view.result === undefined) {
      const complete = view.entry.setup === undefined ? t("complete") : t("setup.complete");
      return view.entry.complete ? complete : view.entry.prompt;
    }
    if (view.shown !== view.live) {
      if (this.isTakenBack(view.shown)) {
        return t("browsing-taken-back");
      }
      return t(view.begun && view.result === undefined ? "browsing-entered" : "browsing");
    }
    if (match.failure !== "") {
      return match.failure;
    }
    if (match.isPaused) {
      return t("paused");
    }
    return t("thinking");
  }

  /** How far the computer's thoughts are, and what it expects; it has them while it plays against itself, too. */
  override aside(): string {
    const { known } = this.match;
    const best = known?.lines[0];
    if (known === undefined || best === undefined || this.view.result !== undefined || this.view.shown !== this.view.live) {
      return "";
    }
    const seconds = Math.floor(known.millis / 1000);
    const dash = this.notice === "" ? "" : "– ";
    return dash + t("thinking-of", known.depth, Math.round(100 * best.chance), seconds, best.turns.slice(0, 3).join(" "));
  }

  /** Gives the side to move to the person in front of the screen. */
  takeOver(): void {
    const side = this.view.toMove;
    this.match.setPaused(false);
    this.command(`sit-${side}`, "human");
  }

  close(): void {
    clearInterval(this.timer);
    this.hints.stop();
    this.match.close();
    this.table.close();
  }
}
