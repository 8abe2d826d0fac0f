import { language } from "../content/texts";
import { newGameId } from "../store/store";
import { api, PROTOCOL } from "./available";
import type { ClientMessage, PlayerInfo, ServerMessage } from "./protocol";

/** Delays before the attempts to connect again, in milliseconds; the last one repeats. */
const BACK_OFF = [500, 1000, 2000, 4000, 8000];
/** The share by which a delay varies, so that not all clients return at once. */
const JITTER = 0.3;
/** Time without a message of the server after which the connection counts as lost. */
const SILENCE_MILLIS = 12_000;
const CHECK_MILLIS = 1000;
const PING_MILLIS = 10_000;

export type ConnectionStatus = "connecting" | "open" | "offline" | "outdated";

/** A request that is answered under its id; it is sent again after a lost connection. */
type Request = Extract<ClientMessage, { id: string }>;
type Listener = (message: ServerMessage) => void;

interface Pending {
  request: Request;
  answer: (message: ServerMessage) => void;
}

/**
 * The connection of this tab to the server: one socket, which is opened again whenever it is lost, and is
 * closed when no page uses it.
 */
export class Connection {
  status: ConnectionStatus = "connecting";
  /** The player of this browser; undefined until the server has made a guest. */
  player: PlayerInfo | undefined;
  /** The versions of the watched matches, for heart-beats. */
  versions: () => Record<string, number> = () => ({});
  private socket: WebSocket | undefined;
  private users = 0;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private pingedAt = 0;
  /** The time of the server minus that of the page, and the round trip of the best measurement. */
  private offset = 0;
  private bestTrip = Infinity;
  private restartMillis = 0;
  private readonly listeners = new Set<Listener>();
  private readonly statusListeners = new Set<() => void>();
  private readonly pending = new Map<string, Pending>();

  /** Uses the connection; returns the function that ends the use. */
  use(listener: Listener, changed: () => void): () => void {
    this.listeners.add(listener);
    this.statusListeners.add(changed);
    if (this.users++ === 0) {
      this.start();
    }
    return () => {
      this.listeners.delete(listener);
      this.statusListeners.delete(changed);
      if (--this.users === 0) {
        this.stop();
      }
    };
  }

  /** Subscribes to messages as long as the connection is used. Returns the unsubscribe function. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private readonly wake = () => {
    const isSilent = performance.now() - this.heardAt > SILENCE_MILLIS;
    if (!document.hidden && (this.socket === undefined || isSilent)) {
      this.reconnect();
    }
  };

  private start(): void {
    addEventListener("online", this.wake);
    addEventListener("pageshow", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.heart = setInterval(() => this.beat(), CHECK_MILLIS);
    this.reconnect();
  }

  private stop(): void {
    removeEventListener("online", this.wake);
    removeEventListener("pageshow", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearInterval(this.heart);
    clearTimeout(this.retry);
    this.drop();
    this.pending.clear();
    this.attempts = 0;
    this.setStatus("connecting");
  }

  /** Drops the socket without a word: its late events are ignored. */
  private drop(): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }

  /** Opens a new socket now. */
  reconnect(): void {
    if (this.users === 0 || this.status === "outdated") {
      return;
    }
    clearTimeout(this.retry);
    this.drop();
    const address = api("socket");
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    this.heardAt = performance.now();
    const isCurrent = () => this.socket === socket;
    socket.onopen = () => {
      if (isCurrent()) {
        this.pingedAt = performance.now();
        this.transmit({ kind: "hello", protocol: PROTOCOL, client: "web", language: language() });
      }
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => isCurrent() && this.receive(data);
    socket.onclose = () => isCurrent() && this.lost();
  }

  private lost(): void {
    this.socket = undefined;
    if (this.status === "outdated") {
      return;
    }
    this.setStatus("offline");
    const delay = BACK_OFF[Math.min(this.attempts++, BACK_OFF.length - 1)] ?? 0;
    const wait = Math.max(this.restartMillis, delay * (1 + JITTER * (2 * Math.random() - 1)));
    this.restartMillis = 0;
    this.retry = setTimeout(() => this.reconnect(), wait);
  }

  /** Browsers slow the timers of hidden tabs down, so that their silence says nothing. */
  private beat(): void {
    if (document.hidden || this.socket === undefined) {
      return;
    }
    const now = performance.now();
    if (now - this.heardAt > SILENCE_MILLIS) {
      this.setStatus("offline");
      this.reconnect();
    } else if (this.status === "open" && now - this.pingedAt >= PING_MILLIS) {
      this.ping();
    }
  }

  private ping(): void {
    this.pingedAt = performance.now();
    this.transmit({ kind: "ping", versions: this.versions() });
  }

  private receive(data: string): void {
    this.heardAt = performance.now();
    const message = JSON.parse(data) as ServerMessage;
    switch (message.kind) {
      case "welcome":
        this.player = message.player;
        this.attempts = 0;
        this.measure(message.serverMillis);
        this.setStatus("open");
        this.pending.forEach(({ request }) => this.transmit(request));
        break;
      case "pong":
        this.measure(message.at);
        break;
      case "please-reload":
        this.setStatus("outdated");
        break;
      case "restart":
        this.restartMillis = message.inMillis;
        break;
      default:
        this.answer(message);
    }
    [...this.listeners].forEach((listener) => listener(message));
  }

  /** The server's time was taken between the request and now; the shortest trip tells it best. */
  private measure(serverMillis: number): void {
    const now = performance.now();
    const trip = now - this.pingedAt;
    if (trip <= this.bestTrip) {
      this.bestTrip = trip;
      this.offset = serverMillis + trip / 2 - now;
    } else {
      // A computer that slept has another offset: old measurements fade.
      this.bestTrip += 5;
    }
  }

  /** The time of the server in milliseconds. */
  serverNow(): number {
    return Math.round(performance.now() + this.offset);
  }

  private answer(message: ServerMessage): void {
    if ("id" in message) {
      const asked = this.pending.get(message.id);
      this.pending.delete(message.id);
      asked?.answer(message);
    }
  }

  private setStatus(status: ConnectionStatus): void {
    if (status !== this.status) {
      this.status = status;
      [...this.statusListeners].forEach((changed) => changed());
    }
  }

  private transmit(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
    }
  }

  /** Sends a message; without a connection it is lost. */
  send(message: ClientMessage): void {
    if (this.status === "open") {
      this.transmit(message);
    }
  }

  /** Sends a request until it is answered. */
  request(request: Request): Promise<ServerMessage> {
    return new Promise((answer) => {
      this.pending.set(request.id, { request, answer });
      this.send(request);
    });
  }

  /** Makes sure that the server knows a player for this browser: a guest, unless there is one. */
  async requirePlayer(): Promise<void> {
    if (this.player !== undefined) {
      return;
    }
    await exclusively(async () => {
      const response = await fetch(api("guest"), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: "{}",
      });
      if (!response.ok) {
        throw new Error(String(response.status));
      }
    });
    // The cookie counts for a new socket only.
    const welcomed = new Promise<void>((resolve) => {
      const stop = this.use(
        ({ kind }) => {
          if (kind === "welcome") {
            stop();
            resolve();
          }
        },
        () => {},
      );
    });
    this.reconnect();
    await welcomed;
  }
}

/** Two tabs that ask at once get the same guest: one asks after the other. */
async function exclusively(ask: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  await (locks === undefined ? ask() : locks.request("tabuleiro-guest", ask));
}

/** The id of a request. */
export function requestId(): string {
  return newGameId();
}

/** The connection of this tab. */
export const connection = new Connection();
