import { route } from "../app/route";
import { type Connection, connection as tabConnection } from "./connection";
import type { ChallengeInfo, InvitationInfo, OwnMatch, ServerMessage } from "./protocol";

/** The running matches that this browser knew last, to tell which of them have ended meanwhile. */
const KEY = "tabuleiro.online.running";
const MAX_FINISHED = 10;

interface Stored {
  player: string;
  running: OwnMatch[];
  /** Matches that are over and were not looked at. */
  finished: OwnMatch[];
}

/**
 * The player's own matches, invitations and challenges, as the server tells of them. Once there are any, the
 * connection is kept until the tab is closed, so that turns and opponents call on every page.
 */
export class OwnGames {
  running: OwnMatch[] = [];
  finished: OwnMatch[] = [];
  invitations: InvitationInfo[] = [];
  challenges: ChallengeInfo[] = [];
  /** Whether the server has sent them. */
  isLoaded = false;
  private readonly listeners = new Set<() => void>();
  private users = 0;
  private stopUsing: (() => void) | undefined;

  constructor(private readonly connection: Pick<Connection, "use" | "send" | "status" | "player">) {}

  /** Subscribes to changes as long as the games are followed. Returns the unsubscribe function. */
  listen(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  /** Follows the games. Returns the function that ends this. */
  follow(changed: () => void): () => void {
    this.listeners.add(changed);
    this.users++;
    this.start();
    return () => {
      this.listeners.delete(changed);
      this.users--;
      this.stopIfUnused();
    };
  }

  private start(): void {
    if (this.stopUsing === undefined) {
      this.stopUsing = this.connection.use(
        (message) => this.receive(message),
        () => {},
      );
      if (this.connection.status === "open") {
        this.ask();
      }
    }
  }

  private stopIfUnused(): void {
    const isKept = this.running.length + this.invitations.length + this.challenges.length > 0;
    if (this.users === 0 && !isKept) {
      this.stopUsing?.();
      this.stopUsing = undefined;
    }
  }

  private ask(): void {
    if (this.connection.player !== undefined) {
      this.connection.send({ kind: "list-own" });
    } else {
      this.isLoaded = true;
    }
  }

  private receive(message: ServerMessage): void {
    switch (message.kind) {
      case "welcome":
        this.ask();
        break;
      case "own-matches":
        this.replace(message.matches);
        this.invitations = message.invitations.filter(({ state }) => state === "open");
        this.challenges = message.challenges;
        this.isLoaded = true;
        // Not after other news: a challenge that was taken may be gone before its match is known.
        this.stopIfUnused();
        break;
      case "own-match-changed":
        this.change(message.match);
        break;
      case "invited":
        this.invitations = [message.invitation, ...this.invitations];
        break;
      case "invitation-accepted":
        this.invitations = this.invitations.filter(({ id }) => id !== message.invitation);
        break;
      case "challenged":
        this.challenges = [message.challenge, ...this.challenges.filter(({ id }) => id !== message.challenge.id)];
        break;
      case "challenge-taken":
        this.taken(message.challenge);
        break;
      default:
        return;
    }
    this.changed();
  }

  private changed(): void {
    [...this.listeners].forEach((listener) => listener());
  }

  private replace(matches: OwnMatch[]): void {
    const ids = new Set(matches.map(({ id }) => id));
    const stored = read();
    // Another player of this browser has other games.
    const known = stored?.player === this.connection.player?.id ? stored : undefined;
    const ended = (known?.running ?? []).filter(({ id }) => !ids.has(id) && !isShown(id));
    this.finished = unique([...ended, ...(known?.finished ?? [])]);
    this.running = matches;
    this.store();
  }

  private change(match: OwnMatch): void {
    this.running = this.running.filter(({ id }) => id !== match.id);
    if (match.toMove === undefined && isShown(match.id)) {
      // Its page shows the end.
      this.finished = this.finished.filter(({ id }) => id !== match.id);
    } else if (match.toMove === undefined) {
      this.finished = unique([match, ...this.finished]);
    } else {
      this.running = [...this.running, match];
    }
    this.store();
  }

  /** A standing challenge stays open for further players. */
  private taken(challenge: string): void {
    this.challenges = this.challenges.flatMap((each) =>
      each.id !== challenge ? [each] : each.standing > 0 ? [{ ...each, running: each.running + 1 }] : [],
    );
  }

  withdrawnInvitation(invitation: string): void {
    this.invitations = this.invitations.filter(({ id }) => id !== invitation);
    this.changed();
  }

  withdrawnChallenge(challenge: string): void {
    this.challenges = this.challenges.filter(({ id }) => id !== challenge);
    this.changed();
  }

  /** The result of a match was looked at. */
  seen(match: string): void {
    if (this.finished.some(({ id }) => id === match)) {
      this.finished = this.finished.filter(({ id }) => id !== match);
      this.store();
      this.changed();
    }
  }

  /** The matches in which the player is to move, the most urgent first. */
  due(): OwnMatch[] {
    return this.sorted().filter(isDue);
  }

  /** The running matches: first those in which the player is to move, then by the time left. */
  sorted(): OwnMatch[] {
    const rank = (match: OwnMatch) => (isDue(match) ? 0 : 1);
    return [...this.running].sort(
      (a, b) => rank(a) - rank(b) || (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || (a.id < b.id ? -1 : 1),
    );
  }

  private store(): void {
    const player = this.connection.player?.id;
    if (player !== undefined) {
      const stored: Stored = { player, running: this.running, finished: this.finished };
      try {
        localStorage.setItem(KEY, JSON.stringify(stored));
      } catch {
        // Storage is full or denied: what ends while the page is closed is not told.
      }
    }
  }
}

/** Whether it is the reader's turn. */
export function isDue({ toMove, seat }: OwnMatch): boolean {
  return toMove === seat;
}

/** Whether the page of a match is open in this tab. */
function isShown(match: string): boolean {
  const { page, what } = route();
  return page === "match" && what === match;
}

function unique(matches: OwnMatch[]): OwnMatch[] {
  return [...new Map(matches.map((match) => [match.id, match])).values()].slice(0, MAX_FINISHED);
}

function read(): Stored | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : (JSON.parse(text) as Stored);
  } catch {
    return undefined;
  }
}

/** The own games of the player of this browser. */
export const ownGames = new OwnGames(tabConnection);
