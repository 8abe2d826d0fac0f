import "../fakes/browser";
import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { OwnGames } from "../../../main/ts/online/own-games";
import type {
  ChallengeInfo,
  ClientMessage,
  OwnMatch,
  PlayerInfo,
  ServerMessage,
} from "../../../main/ts/online/protocol";

const ANA: PlayerInfo = { id: "ana", type: "guest", name: "K7Q2" };
const RUI: PlayerInfo = { id: "rui", type: "guest", name: "M3X9" };

/** The server's side of a connection. */
class Line {
  status = "open" as const;
  player: PlayerInfo | undefined = ANA;
  sent: ClientMessage[] = [];
  listener: ((message: ServerMessage) => void) | undefined;

  use(listener: (message: ServerMessage) => void): () => void {
    this.listener = listener;
    return () => (this.listener = undefined);
  }

  send(message: ClientMessage): void {
    this.sent.push(message);
  }

  emit(message: ServerMessage): void {
    this.listener?.(message);
  }
}

function match(id: string, more: Partial<OwnMatch> = {}): OwnMatch {
  return {
    id,
    game: "eximo",
    time: "3d",
    opponent: RUI,
    seat: "first",
    toMove: "first",
    ply: 0,
    position: "",
    ...more,
  };
}

function challenge(id: string, standing: number): ChallengeInfo {
  const terms = { time: "3d", clocksAfterFirstTurns: false, takeBacks: "by-consent", mayPause: false } as const;
  return {
    id,
    by: ANA,
    own: true,
    game: "eximo",
    setup: "",
    terms,
    standing,
    running: 0,
    accountsOnly: false,
    createdAt: 0,
  };
}

function list(matches: OwnMatch[], challenges: ChallengeInfo[] = []): ServerMessage {
  return { kind: "own-matches", matches, invitations: [], challenges };
}

const ids = (matches: OwnMatch[]) => matches.map(({ id }) => id).join(" ");

describe("the own games", () => {
  let line: Line;
  let games: OwnGames;
  let leave: () => void;

  beforeEach(() => {
    localStorage.clear();
    line = new Line();
    games = new OwnGames(line);
    leave = games.follow(() => undefined);
  });

  it("are asked for, and listed with the most urgent turn first", () => {
    assert.deepEqual(line.sent, [{ kind: "list-own" }]);
    line.emit(
      list([match("a", { toMove: "second", deadline: 1 }), match("b", { deadline: 9 }), match("c", { deadline: 5 })]),
    );
    assert.equal(ids(games.sorted()), "c b a");
    assert.equal(ids(games.due()), "c b");
    line.emit({ kind: "own-match-changed", match: match("b", { toMove: "second", deadline: 20 }) });
    assert.equal(ids(games.sorted()), "c a b");
  });

  it("keep the connection when the page is left, and a challenge that is taken does not lose it", () => {
    line.emit(list([], [challenge("h", 0)]));
    leave();
    line.emit({ kind: "challenge-taken", challenge: "h", match: "m" });
    line.emit({ kind: "own-match-changed", match: match("m") });
    assert.equal(ids(games.due()), "m");
  });

  it("do not keep the connection if there are none", () => {
    line.emit(list([]));
    leave();
    assert.equal(line.listener, undefined);
  });

  it("have a standing challenge as long as it is not withdrawn", () => {
    line.emit(list([], [challenge("h", 2)]));
    line.emit({ kind: "challenge-taken", challenge: "h", match: "m" });
    assert.equal(games.challenges[0]?.running, 1);
    games.withdrawnChallenge("h");
    assert.equal(games.challenges.length, 0);
  });

  it("tell of what ended while the page was closed, until it was seen", () => {
    line.emit(list([match("a"), match("b")]));
    const later = new OwnGames(line);
    later.follow(() => undefined);
    line.emit(list([match("b")]));
    assert.equal(ids(later.finished), "a");
    line.emit({ kind: "own-match-changed", match: match("b", { toMove: undefined }) });
    assert.equal(ids(later.finished), "b a");
    later.seen("a");
    assert.equal(ids(later.finished), "b");
    line.emit(list([]));
    assert.equal(ids(later.finished), "b");
  });

  it("do not tell of an end that is on the board", () => {
    line.emit(list([match("a"), match("b")]));
    location.hash = "#/match/a";
    line.emit({ kind: "own-match-changed", match: match("a", { toMove: undefined }) });
    line.emit({ kind: "own-match-changed", match: match("b", { toMove: undefined }) });
    location.hash = "";
    assert.equal(ids(games.finished), "b");
  });

  it("of another player of this browser are not told of", () => {
    line.emit(list([match("a")]));
    line.player = RUI;
    line.emit(list([match("z")]));
    assert.equal(ids(games.running), "z");
    assert.equal(ids(games.finished), "");
  });
});
