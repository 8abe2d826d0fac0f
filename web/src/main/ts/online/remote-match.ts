import { hasText, text } from "../content/texts";
import type { RemoteRequest, Side } from "../generated/border";
import { newGameId } from "../store/store";
import { Table } from "../table/table";
import { games } from "../wasm/games";
import { connection, requestId } from "./connection";
import { storeDraft, storedDraft } from "./drafts";
import { MatchNumbers } from "./match-numbers";
import { reportTrouble } from "./available";
import type { ChatLine, MatchHeader, PlannedTurn, ServerMessage } from "./protocol";

/** Time without an answer after which a command is sent again. */
const RESEND_MILLIS = 4000;
/** Time after which the player of a turn that was begun is reminded of it. */
const NUDGE_MILLIS = 15_000;
/** Time between checks of the answer and of the time of the server. */
const CHECK_MILLIS = 1000;

/** The last line of each match that the player has read. */
const READ = new MatchNumbers("tabuleiro.online.read");

/** A player who has left the match. */
export interface GonePlayer {
  side: Side;
  /** When the opponent may claim the match, in the time of the server. */
  claimAt: number;
}

/**
 * A match on the server, joined with its table: what the server sends goes to the table, and the requests of
 * the table to the server. The table shows a turn as pending until the server has stored it.
 */
export class RemoteMatch {
  table: Table | undefined;
  flipped = false;
  header: MatchHeader | undefined;
  /** Why the match cannot be shown; empty if it can. */
  problem = "";
  presence: Partial<Record<Side, boolean>> = {};
  watching = 0;
  /** The time control. */
  time = "";
  /** What the players have said. */
  chat: ChatLine[] = [];
  /** The number of the last line that the player has read. */
  private chatRead: number;
  /** Whether the server plays turns without an alternative. */
  forced = false;
  /** The answers that the server plays. */
  planned: PlannedTurn[] = [];
  /** Why a claim was refused; empty if it was not. */
  claimProblem = "";
  /** Whether the board was replaced by that of the server. */
  wasReplaced = false;
  gone: GonePlayer | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly stopUsing: () => void;
  private readonly timer: ReturnType<typeof setInterval>;
  /** When the table began to wait for an answer. */
  private waitingSince = 0;
  private enteredSteps = 0;
  /** When a step was entered last. */
  private enteredAt = 0;
  /** Whether a turn was begun and left. */
  isNudging = false;
  private storedText = "";

  constructor(readonly id: string) {
    this.chatRead = READ.get(id) ?? 0;
    connection.versions = () => (this.table === undefined ? {} : { [id]: this.state(this.table).version });
    this.stopUsing = connection.use(
      (message) => this.receive(message),
      () => this.changed(),
    );
    this.timer = setInterval(() => this.check(), CHECK_MILLIS);
    if (connection.status === "open") {
      this.watch();
    }
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Shows the match again after a change beside it. */
  refresh(): void {
    this.changed();
  }

  private changed(): void {
    [...this.listeners].forEach((listener) => listener());
  }

  private state(table: Table) {
    return table.call((number) => games().remoteState(number));
  }

  private watch(): void {
    if (this.table === undefined) {
      connection.send({ kind: "watch", match: this.id, from: 0 });
    } else {
      this.table.deliver((number) => games().recover(number));
    }
  }

  private receive(message: ServerMessage): void {
    switch (message.kind) {
      case "welcome":
        this.watch();
        break;
      case "snapshot":
        if (message.header.id === this.id) {
          this.open(message);
        }
        break;
      case "events":
        if (message.match === this.id) {
          this.table?.deliver((number) => games().deliverEvents(number, message.events));
        }
        break;
      case "done":
        this.table?.deliver((number) => games().deliverDone(number, message.id, message.version));
        break;
      case "refused":
        this.refused(message);
        break;
      case "steps-entered":
        if (message.match === this.id && message.side !== this.header?.seat) {
          this.table?.deliver((number) => games().deliverSteps(number, message.ply, message.steps));
        }
        break;
      default:
        this.follow(message);
    }
  }

  /** Follows what happens around the match. */
  private follow(message: ServerMessage): void {
    if (!("match" in message) || message.match !== this.id || this.header === undefined) {
      return;
    }
    switch (message.kind) {
      case "chat":
        this.hear(message.lines);
        break;
      case "plans":
        this.forced = message.forced;
        this.planned = message.planned;
        break;
      case "presence":
        this.presence = { first: message.first, second: message.second };
        this.watching = message.watching;
        if (this.gone !== undefined && this.presence[this.gone.side] === true) {
          this.gone = undefined;
        }
        break;
      case "gone":
        this.gone = { side: message.side, claimAt: message.claimAt };
        break;
      case "rematch-offered":
        this.header = { ...this.header, rematchOffer: message.side };
        break;
      case "rematch-begun":
        this.header = { ...this.header, next: message.next };
        break;
      default:
    }
    this.changed();
  }

  private hear(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    this.chat = [...this.chat, ...lines.filter(({ number }) => number > last)];
  }

  /** The last line of the opponent that was not read. */
  get unread(): ChatLine | undefined {
    return this.chat.filter(({ number, side }) => number > this.chatRead && side !== this.header?.seat).at(-1);
  }

  /** The player has seen what was said. */
  readChat(): void {
    this.chatRead = this.chat.at(-1)?.number ?? 0;
    READ.set(this.id, this.chatRead);
    this.changed();
  }

  private open({ header, state, serverMillis }: ServerMessage & { kind: "snapshot" }): void {
    this.header = header;
    this.time = state.terms.time;
    if (this.table !== undefined) {
      this.table.deliver((number) => games().deliverMatch(number, state));
      this.changed();
      return;
    }
    const opened = Table.match(header, state, newGameId());
    if (typeof opened === "string") {
      this.problem = opened;
      this.changed();
      return;
    }
    const { table } = opened;
    this.table = table;
    this.flipped = opened.flipped;
    table.onRequest = (request) => this.submit(request);
    this.setTime(table, Math.max(serverMillis, connection.serverNow()));
    this.restore(table);
    table.subscribe(() => this.keepDraft(table));
    this.changed();
  }

  /** Sends a turn again that was not answered before a reload, or shows one that was begun. */
  private restore(table: Table): void {
    const draft = storedDraft(this.id);
    if (draft !== undefined) {
      this.storedText = draft.steps + draft.id;
      const fits = table.call((number) => games().restoreDraft(number, draft));
      table.update();
      if (!fits) {
        this.keepDraft(table);
      } else if (draft.id === "") {
        this.restored = true;
      }
    }
  }

  /** Whether a half-entered turn was restored. */
  restored = false;

  /** Stores the turn that is being entered, and tells the opponent how far it is. */
  private keepDraft(table: Table): void {
    if (table.isClosed) {
      return;
    }
    const { draft } = this.state(table);
    if (draft.steps + draft.id !== this.storedText) {
      this.storedText = draft.steps + draft.id;
      storeDraft(this.id, draft);
    }
    if (draft.count !== this.enteredSteps) {
      this.enteredSteps = draft.count;
      this.enteredAt = performance.now();
      this.isNudging = false;
      connection.send({ kind: "entering", match: this.id, ply: draft.ply, steps: draft.count });
    }
  }

  private submit(request: RemoteRequest): void {
    switch (request.kind) {
      case "submitCommand":
        if (this.table !== undefined) {
          // Stored before it is sent.
          this.keepDraft(this.table);
        }
        connection.send({
          kind: "submit",
          id: request.id,
          match: this.id,
          seen: request.seen,
          command: request.command,
        });
        break;
      case "fetchEvents":
        connection.send({ kind: "watch", match: this.id, from: request.from });
        break;
      case "fetchMatch":
        this.wasReplaced = true;
        reportTrouble(`match ${this.id}: another position after ${this.version()} events: ${request.position}`);
        connection.send({ kind: "watch", match: this.id, from: 0 });
    }
  }

  private refused({ id, reason, message, version }: ServerMessage & { kind: "refused" }): void {
    const key = refusalKey(reason);
    if (this.table === undefined) {
      if (id === this.id) {
        this.problem = text(key);
        this.changed();
      }
      return;
    }
    if (reason === "unavailable" || reason === "too-many") {
      // Nothing was decided: the command is sent again.
      return;
    }
    this.table.deliver((number) =>
      games().deliverRefusal(number, id, reason, message ?? { key, arguments: [] }, version),
    );
  }

  private setTime(table: Table, millis: number): void {
    table.call((number) => games().setServerTime(number, millis));
  }

  /** Follows the time of the server, and sends again what was not answered. */
  private check(): void {
    const { table } = this;
    if (table === undefined || table.isClosed || connection.status !== "open") {
      this.waitingSince = 0;
      return;
    }
    this.setTime(table, connection.serverNow());
    const now = performance.now();
    if (!this.state(table).waiting) {
      this.waitingSince = 0;
    } else if (this.waitingSince === 0) {
      this.waitingSince = now;
    } else if (now - this.waitingSince > RESEND_MILLIS) {
      this.waitingSince = now;
      table.deliver((number) => games().recover(number));
    }
    const isNudging = this.enteredSteps > 0 && now - this.enteredAt > NUDGE_MILLIS;
    if (this.gone !== undefined || isNudging !== this.isNudging) {
      this.isNudging = isNudging;
      this.changed();
    }
  }

  /** Seconds until the match can be claimed; undefined if nobody has left. */
  claimIn(): number | undefined {
    return this.gone === undefined
      ? undefined
      : Math.max(0, Math.ceil((this.gone.claimAt - connection.serverNow()) / 1000));
  }

  async claim(kind: "claim-win" | "claim-draw"): Promise<void> {
    this.claimProblem = await this.ask({
      kind: "submit",
      id: requestId(),
      match: this.id,
      seen: this.version(),
      command: { kind },
    });
    this.changed();
  }

  private version(): number {
    return this.table === undefined ? 0 : this.state(this.table).version;
  }

  /** Sends a request; returns why it was refused, or an empty text. */
  private async ask(request: Parameters<typeof connection.request>[0]): Promise<string> {
    const answer = await connection.request(request);
    return answer.kind === "refused" ? refusalText(answer.reason) : "";
  }

  /** The number of turns played. */
  get ply(): number {
    return this.table?.mainLine().length ?? 0;
  }

  /** The position after the turns played. */
  get position(): string {
    return this.table === undefined ? "" : this.state(this.table).draft.position;
  }

  get isOwnTurn(): boolean {
    return this.table?.view.toMove === this.header?.seat;
  }

  /** Says something to the opponent. */
  say(preset: ChatLine["preset"]): Promise<string> {
    return this.ask({ kind: "say", id: requestId(), match: this.id, preset });
  }

  /** Plans the answer to a turn of the opponent, or forgets it. */
  plan(plan: Omit<PlannedTurn, "turn"> & { turn?: string }): Promise<string> {
    return this.ask({ kind: "plan", id: requestId(), match: this.id, ...plan });
  }

  /** Lets the server play turns without an alternative, or no longer. */
  playForced(on: boolean): Promise<string> {
    return this.ask({ kind: "play-forced", id: requestId(), match: this.id, on });
  }

  /** Whether the player has asked for a rematch, so that its beginning leads there. */
  isRematchWanted = false;

  /** Offers a rematch, or accepts it. */
  rematch(): void {
    this.isRematchWanted = true;
    void connection.request({ kind: "rematch", id: requestId(), match: this.id });
  }

  /** What the connection needs the player to know; empty if all is well. */
  trouble(): string {
    const { status } = connection;
    return status === "offline" || status === "connecting"
      ? text("online.offline")
      : status === "outdated"
        ? text("online.reload")
        : "";
  }

  close(): void {
    clearInterval(this.timer);
    if (connection.status === "open") {
      connection.send({ kind: "unwatch", match: this.id });
    }
    connection.versions = () => ({});
    this.stopUsing();
    this.listeners.clear();
  }
}

function refusalKey(reason: string): string {
  return hasText(`online.refused.${reason}`) ? `online.refused.${reason}` : `match.refused.${reason}`;
}

function refusalText(reason: string): string {
  return text(refusalKey(reason));
}
