import { catalogue } from "../fakes/browser";
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { loadGames } from "../../../main/ts/wasm/games";
import { NO_FILTER, passes, type Filter } from "../../../main/ts/library/filter";
import type { StoredGame } from "../../../main/ts/store/store";
import { setLanguage } from "../../../main/ts/content/texts";

function kept(id: string, more: Partial<StoredGame>): StoredGame {
  const people = { first: "human", second: "human", firstName: "", secondName: "", title: "", date: "2026.11.18" };
  return { id, game: "eximo", points: "*", finished: more.points !== undefined, ...people, ...more } as StoredGame;
}

const GAMES = [
  kept("won", { first: "level:3", points: "0-1", secondName: "José" }),
  kept("lost", { second: "level:3", points: "0-1", game: "xadrersi" }),
  kept("draw", { second: "level:8", points: "1/2-1/2", title: "Final at the club" }),
  kept("going on", { second: "level:1" }),
  kept("people", { firstName: "Ana", secondName: "Rita", points: "1-0" }),
  kept("computers", { first: "level:1", second: "level:2", points: "1-0" }),
];

function shown(filter: Partial<Filter>): string[] {
  return GAMES.filter((game) => passes(game, { ...NO_FILTER, ...filter })).map(({ id }) => id);
}

before(async () => {
  catalogue("en", {
    "table.computer": "Level {0}",
    "table.record.person": "Person",
    "web.store.players": "{0} against {1}",
    "xadrersi.name": "Xadrersi",
  });
  await setLanguage("en", loadGames());
});

describe("the library", () => {
  it("shows all games without a filter", () => {
    assert.equal(shown({}).length, GAMES.length);
  });

  it("finds the games that a person won or lost against the computer, on either side", () => {
    assert.deepEqual(shown({ result: "won" }), ["won"]);
    assert.deepEqual(shown({ result: "lost" }), ["lost"]);
  });

  it("finds draws and unfinished games", () => {
    assert.deepEqual(shown({ result: "draw" }), ["draw"]);
    assert.deepEqual(shown({ result: "unfinished" }), ["going on"]);
  });

  it("finds games by opponent", () => {
    assert.deepEqual(shown({ opponent: "person" }), ["people"]);
    assert.deepEqual(shown({ opponent: "computers" }), ["computers"]);
    assert.deepEqual(shown({ opponent: "computer" }), ["won", "lost", "draw", "going on"]);
  });

  it("finds games by the name of the game", () => {
    assert.deepEqual(shown({ game: "xadrersi" }), ["lost"]);
    assert.deepEqual(shown({ words: "xadrersi" }), ["lost"]);
  });

  it("finds all words in title, players and date, without case and accents", () => {
    assert.deepEqual(shown({ words: " jose" }), ["won"]);
    assert.deepEqual(shown({ words: "club final" }), ["draw"]);
    assert.deepEqual(shown({ words: "rita 2026.11" }), ["people"]);
    assert.deepEqual(shown({ words: "nobody" }), []);
  });
});
