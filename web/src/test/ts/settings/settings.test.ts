import { storage } from "../fakes/browser";
import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { change, choices, resetSettings, subscribeToSettings, settings } from "../../../main/ts/settings/settings";

const KEY = "tabuleiro.settings";

/** Simulates a change of settings in another tab. */
function written(value: string): void {
  storage("localStorage").setItem(KEY, value);
  dispatchEvent(Object.assign(new Event("storage"), { key: KEY }));
}

describe("settings", () => {
  beforeEach(() => {
    storage("localStorage").clear();
    storage("sessionStorage").clear();
    written("{}");
  });

  it("have defaults", () => {
    const { language, colours, board, level, seconds, confirm } = settings();
    assert.deepEqual([language, colours, board, level, seconds, confirm], ["en", "system", "warm", 0, 3, false]);
  });

  it("follow a change in another tab", () => {
    written('{"board":"graphic","level":8,"sounds":false}');
    assert.deepEqual([settings().board, settings().level, settings().sounds], ["graphic", 8, false]);
  });

  it("ignore values that are not allowed", () => {
    written('{"board":"glass","seconds":2,"language":"fr","colours":"dark"}');
    const { board, seconds, language, colours } = settings();
    assert.deepEqual([board, seconds, language, colours], ["warm", 3, "en", "dark"]);
  });

  it("ignore values of another type", () => {
    written('{"sounds":"no","level":"3","confirm":1}');
    assert.deepEqual([settings().sounds, settings().level, settings().confirm], [true, 0, false]);
  });

  it("ignore unknown names", () => {
    written('{"cheat":true}');
    assert.equal("cheat" in settings(), false);
  });

  for (const rubbish of ["{", "null", "[]", "7", ""]) {
    it(`are the defaults where the store has ${JSON.stringify(rubbish)}`, () => {
      written(rubbish);
      assert.equal(settings().board, "warm");
    });
  }

  it("are stored when they change", () => {
    change({ board: "contrast" });
    assert.equal(JSON.parse(storage("localStorage").getItem(KEY) ?? "").board, "contrast");
    assert.equal(settings().board, "contrast");
  });

  it("last until the page is closed where storage is full", () => {
    storage("localStorage").fill();
    change({ level: 7 });
    assert.equal(settings().level, 7);
  });

  it("tell subscribers of every change until they unsubscribe", () => {
    let told = 0;
    const unsubscribe = subscribeToSettings(() => told++);
    change({ heat: true });
    written('{"heat":false}');
    assert.equal(told, 2);
    unsubscribe();
    change({ heat: true });
    assert.equal(told, 2);
  });

  it("ignore changes of other keys", () => {
    let told = 0;
    const unsubscribe = subscribeToSettings(() => told++);
    dispatchEvent(Object.assign(new Event("storage"), { key: "tabuleiro.lessons" }));
    unsubscribe();
    assert.equal(told, 0);
  });

  it("are reset with all keys of the application, but not the language", () => {
    change({ language: "pt", level: 5 });
    storage("localStorage").setItem("tabuleiro.lessons", "{}");
    storage("sessionStorage").setItem("tabuleiro.game", "x");
    storage("localStorage").setItem("other", "stays");
    resetSettings();
    assert.deepEqual([settings().language, settings().level], ["pt", 0]);
    assert.deepEqual(Object.keys(storage("localStorage")), ["other"]);
    assert.deepEqual(Object.keys(storage("sessionStorage")), []);
  });

  it("have lists of allowed values", () => {
    assert.deepEqual(choices("seconds"), [1, 3, 10, 30]);
    assert.deepEqual(choices("sounds"), []);
  });
});
