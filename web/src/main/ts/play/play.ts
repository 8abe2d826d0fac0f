import { prefersReducedMotion } from "../browser/motion";
import type { Drop } from "../board/animate";
import type { BoardElement } from "../board/board";
import type { TableCommand, GameInfo, TurnNode, PageEvent } from "../generated/border";
import { settings } from "../settings/settings";
import type { Answer, Table } from "../table/table";
import { t, text } from "../content/texts";
import { BoardSession } from "../table/board-session";
import { sideName } from "./names";
import { Confirmation } from "./confirmation";
import { setupTurn } from "./setup";
import { playSound, type Sound } from "./sounds";

const CLOCK_MILLIS = 100;
/** Time that the computer thinks before it can be hurried, so that quick answers change no button. */
const HURRY_MILLIS = 1000;
/** Commands that place several pieces at once. */
const PLACING: ReadonlySet<TableCommand["kind"]> = new Set<TableCommand["kind"]>([
  "preset",
  "mirror",
  "fill",
  "placePieces",
]);

/** A game in play. */
export class Play extends BoardSession {
  readonly confirmation: Confirmation;
  private readonly timer: ReturnType<typeof setInterval>;
  private shownClock = "";
  private hurryTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the computer has been thinking for a while and can be hurried. */
  private isSlow = false;

  constructor(
    info: GameInfo,
    table: Table,
    public flipped: boolean,
    board: () => BoardElement | null,
    changed: () => void,
  ) {
    super(info, table, board, changed);
    this.confirmation = new Confirmation(changed);
    this.applySettings();
    this.timer = setInterval(() => this.showClock(), CLOCK_MILLIS);
    this.showClock();
  }

  /** Starts the match: computers are asked for turns, and forced turns are played. */
  begin(): void {
    this.table.command({ kind: "begin" });
    this.review();
  }

  /** Reviews a match that is over in the worker; the view has the progress. */
  private review(): void {
    if (!this.table.isClosed && this.view.end !== undefined) {
      this.table.command({ kind: "reviewMatch" });
    }
  }

  /** Applies the settings to the table. */
  applySettings(): void {
    const { chances, confirm, confirmDays, resigns, seconds, thoughts, warnings } = settings();
    const hasDays = this.view.clock?.endsWith("d") === true;
    this.table.command({ kind: "setConfirming", on: confirm || (confirmDays && hasDays) });
    this.table.command({ kind: "setResigning", on: resigns });
    this.table.command({ kind: "setSeconds", seconds });
    this.table.command({ kind: "setThoughts", on: thoughts });
    this.table.command({ kind: "setWarnings", on: warnings });
    this.table.command({ kind: "setChances", on: chances });
    this.table.command({ kind: "setMotion", on: !prefersReducedMotion() });
  }

  /** Whether somebody elsewhere plays: then a server keeps the game. */
  get isRemote(): boolean {
    return [this.view.first, this.view.second].some((seat) => seat.startsWith("elsewhere:"));
  }

  /** The turns played, followed by those taken back. */
  line(): TurnNode[] {
    return this.table.moves().filter(({ id, main, takenBack }) => id !== 0 && (main || takenBack));
  }

  protected override onChange(events: PageEvent[]): void {
    events.forEach((event) => this.show(event));
    this.watchThinking();
    this.changed();
  }

  /** Whether the computer can be told to play now. */
  get mayHurry(): boolean {
    return this.isSlow && this.table.offers("hurry");
  }

  private watchThinking(): void {
    if (!this.table.offers("hurry")) {
      clearTimeout(this.hurryTimer);
      this.hurryTimer = undefined;
      this.isSlow = false;
    } else if (!this.isSlow) {
      this.hurryTimer ??= setTimeout(() => {
        this.isSlow = true;
        this.changed();
      }, HURRY_MILLIS);
    }
  }

  private show(event: PageEvent): void {
    switch (event.kind) {
      case "matchTurn":
        this.showTurn(event);
        break;
      case "historyChanged":
        this.confirmation.forget();
        break;
      case "matchEnded":
        this.confirmation.forget();
        this.sound("end");
        // After the change that ended the match has been displayed.
        queueMicrotask(() => this.review());
        break;
      default:
      // Reported by the sentence.
    }
  }

  private sound(sound: Sound): void {
    void playSound(this.info.id, sound);
  }

  private showTurn({ place, side, here, forced, capture, setup }: PageEvent & { kind: "matchTurn" }): void {
    this.sound(capture ? "capture" : "step");
    if (here || forced) {
      // An open confirmation was for the person to move; it stays only while the computer moves.
      this.confirmation.forget();
    }
    if (here && setup) {
      setupTurn.remember(this.info.id, side, this.table.moves().find(({ id }) => id === place)?.turn ?? "");
    }
    if (settings().turning && this.view.first === "human" && this.view.second === "human") {
      this.flipped = this.view.toMove === "second";
    }
    if (!here && this.view.shown === place) {
      void this.board()?.play(this.table.frames(place));
    }
  }

  protected override mayEnter(): boolean {
    const isOver = this.view.result !== undefined;
    if (isOver) {
      this.refuse(t("play.over"));
    }
    return !isOver;
  }

  protected override entered(answer: Answer, dropped?: Drop): boolean {
    if (answer.frames.length > 1 && !answer.isPlayed) {
      this.sound("step");
    }
    return super.entered(answer, dropped);
  }

  override command(command: TableCommand): boolean {
    const done = super.command(command);
    if (done && PLACING.has(command.kind)) {
      this.sound("step");
    }
    return done;
  }

  /** Renders the page again after a change besides the table. */
  refresh(): void {
    this.changed();
  }

  flip(): void {
    this.flipped = !this.flipped;
    this.changed();
  }

  /** Swaps the seats and flips the board. */
  swap(): void {
    this.flipped = !this.flipped;
    this.command({ kind: "swapSeats" });
  }

  /** Resigns, after a confirmation, for the person to move or the only person. */
  resign(): void {
    const { person } = this.view;
    if (person !== undefined) {
      this.confirmation.ask({
        from: "resign",
        text: t("resign.ask", sideName(this.info.id, person)),
        yes: t("resign.yes"),
        agreed: () => this.command({ kind: "resignMatch" }),
      });
    }
  }

  /** Ends a remote match without a result, after a confirmation. */
  abort(): void {
    this.confirmation.ask({
      from: "abort",
      text: text("online.abort.ask"),
      yes: text("online.abort.yes"),
      agreed: () => this.command({ kind: "abortMatch" }),
    });
  }

  private showClock(): void {
    if (this.view.clock === undefined) {
      return;
    }
    this.clock = this.table.clock();
    const shown = JSON.stringify(this.clock);
    if (shown !== this.shownClock) {
      this.shownClock = shown;
      this.changed();
    }
  }

  close(): void {
    clearInterval(this.timer);
    clearTimeout(this.hurryTimer);
    this.table.close();
  }
}
