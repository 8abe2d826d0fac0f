import { catalogue } from "../fakes/browser";
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { loadGames } from "../../../main/ts/wasm/games";
import { sortedGames, type Order } from "../../../main/ts/library/order";
import type { StoredGame } from "../../../main/ts/store/store";
import { playerName, playersText } from "../../../main/ts/store/players";
import { setLanguage } from "../../../main/ts/content/texts";

function kept(id: string, more: Partial<StoredGame>): StoredGame {
  const people = { first: "human", second: "human", firstName: "", secondName: "" };
  return { id, game: "eximo", points: "*", changed: 0, ...people, ...more } as StoredGame;
}

const GAMES = [
  kept("old", { changed: 1, firstName: "Zé", points: "0-1" }),
  kept("new", { changed: 3, firstName: "Álvaro", points: "1-0", game: "xadrersi" }),
  kept("middle", { changed: 2, firstName: "Ana", points: "0-1", game: "breakthru" }),
];

function order(by: Order): string[] {
  return sortedGames(GAMES, by).map(({ id }) => id);
}

before(async () => {
  catalogue("en", {
    "table.computer": "Level {0}",
    "table.record.person": "Person",
    "web.store.players": "{0} against {1}",
  });
  await setLanguage("en", loadGames());
});

describe("the games of the library", () => {
  it("are sorted by date, the last changed first", () => {
    assert.deepEqual(order("date"), ["new", "middle", "old"]);
  });

  it("are sorted by players, in the order of the language", () => {
    assert.deepEqual(order("players"), ["new", "middle", "old"]);
    assert.ok("Á" > "Z");
  });

  it("are sorted by result, among equals the last changed first", () => {
    assert.deepEqual(order("result"), ["middle", "old", "new"]);
  });

  it("are sorted by game", () => {
    assert.deepEqual(order("game"), ["middle", "old", "new"]);
  });

  it("do not change the order of the given list", () => {
    order("game");
    assert.deepEqual(
      GAMES.map(({ id }) => id),
      ["old", "new", "middle"],
    );
  });
});

describe("a player of a game in the library", () => {
  it("is named by the level of the computer", () => {
    assert.equal(playerName(kept("a", { second: "level:4", secondName: "Deep" }), "second"), "Level 4");
  });

  it("is named by the given name", () => {
    assert.equal(playerName(kept("a", { firstName: "Ana" }), "first"), "Ana");
  });

  for (const name of ["", "?", "human"]) {
    it(`is a person where the name is "${name}"`, () => {
      assert.equal(playerName(kept("a", { firstName: name }), "first"), "Person");
    });
  }

  it("is listed with the opponent", () => {
    assert.equal(playersText(kept("a", { firstName: "Ana", second: "level:1" })), "Ana against Level 1");
  });
});
