import { catalogue } from "../fakes/browser";
import assert from "node:assert/strict";
import { before, beforeEach, describe, it } from "node:test";
import type { GameSummary } from "../../../main/ts/generated/border";
import { loadGames } from "../../../main/ts/wasm/games";
import * as store from "../../../main/ts/store/store";
import { setLanguage } from "../../../main/ts/content/texts";

function game(more: Partial<GameSummary> = {}): GameSummary {
  const texts = { first: "human", second: "human", firstName: "", secondName: "", title: "", date: "", points: "*" };
  return { game: "eximo", record: "[Game]\n\n1. a", turns: 1, finished: false, ...texts, ...more };
}

before(async () => {
  catalogue("en", { "web.store.blocked": "not kept", "web.store.full": "full" });
  await setLanguage("en", loadGames());
});

// There is no database in Node, as in a browser that denies it.
describe("games where the browser stores nothing", () => {
  beforeEach(() => store.removeAllGames());

  it("are held in memory, and the problem is reported", async () => {
    assert.equal(await store.saveGame("a", game({ title: "Cup" })), "not kept");
    assert.equal((await store.findGame("a"))?.title, "Cup");
    assert.equal(await store.isStored("a"), true);
    assert.equal(await store.isStored("b"), false);
  });

  it("are listed with the last changed first", async () => {
    await store.saveGame("a", game(), 1);
    await store.saveGame("b", game(), 3);
    await store.saveGame("c", game(), 2);
    assert.deepEqual(
      (await store.storedGames()).kept.map(({ id }) => id),
      ["b", "c", "a"],
    );
  });

  it("can be restored after removal", async () => {
    await store.saveGame("a", game());
    const restore = await store.removeGame("a");
    assert.equal(await store.findGame("a"), undefined);
    await restore();
    assert.equal((await store.findGame("a"))?.turns, 1);
  });

  it("of a file are listed in its order, each under a new id", async () => {
    await store.saveGames([game({ title: "one" }), game({ title: "two" })]);
    const { kept } = await store.storedGames();
    assert.deepEqual(
      kept.map(({ title }) => title),
      ["one", "two"],
    );
    assert.notEqual(kept[0]?.id, kept[1]?.id);
  });

  it("that are unreadable are listed separately", async () => {
    await store.saveGame("a", { ...game(), turns: Number.NaN });
    await store.saveGame("b", game());
    const { kept, broken } = await store.storedGames();
    assert.deepEqual([kept.map(({ id }) => id), broken.map(({ id }) => id)], [["b"], ["a"]]);
    assert.equal(await store.findGame("a"), undefined);
  });

  it("tell subscribers of every change until they unsubscribe", async () => {
    let told = 0;
    const unsubscribe = store.subscribeToGames(() => told++);
    await store.saveGame("a", game());
    await store.removeGame("a");
    unsubscribe();
    await store.saveGame("a", game());
    assert.equal(told, 2);
  });
});

describe("the query of a stored game", () => {
  const place = (record: string) => store.storedGameQuery({ id: "x", record }).at;

  it("is the same while only its tags change", () => {
    assert.equal(place("[First Ana]\n\n1. b2-d4"), place("[First Rui]\n\n1. b2-d4"));
  });

  it("changes when the game is continued or changed", () => {
    const places = ["1. b2-d4", "1. b2-d4 d7-b5", "1. b2-d4 d7-d5"].map((turns) => place(`[Game]\n\n${turns}`));
    assert.equal(new Set(places).size, 3);
  });
});

describe("an id of a game", () => {
  it("is new each time and needs no encoding in an address", () => {
    const ids = Array.from({ length: 100 }, () => store.newGameId());
    assert.equal(new Set(ids).size, 100);
    ids.forEach((id) => assert.match(id, /^[0-9a-z]{18}$/));
  });
});
