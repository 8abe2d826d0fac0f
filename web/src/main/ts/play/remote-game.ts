import type { Side } from "../generated/border";
import type { Table } from "../table/table";
import type { Play } from "./play";

/** A match on a server, which a page shows in place of a local game. */
export interface RemoteGame {
  readonly id: string;
  readonly table: Table;
  /** Whether the second player sits below. */
  readonly flipped: boolean;
  /** Whether the players are connected. */
  readonly presence: Partial<Record<Side, boolean>>;
  /** Whether a turn was begun and left for a while. */
  readonly isNudging: boolean;
  /** What is in the header of the page. */
  header(): unknown;
  /** What the players need to know besides the prompt, such as a lost connection. */
  notices(): unknown;
  /** Offers a rematch, or accepts it. */
  rematch(): void;
  /** Goes where a new game is begun. */
  newGame(): void;
  /** Subscribes to changes besides those of the table; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Follows a match on a server besides its turns; returns the function that ends this. */
export function followRemote(remote: RemoteGame, play: Play, changed: () => void): () => void {
  const follow = () => {
    play.presence = remote.presence;
    changed();
    play.refresh();
  };
  const stops = [remote.subscribe(follow), remote.table.subscribe(follow)];
  follow();
  return () => stops.forEach((stop) => stop());
}
