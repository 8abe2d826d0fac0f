import { catalogue, storage } from "../fakes/browser";
import assert from "node:assert/strict";
import { before, beforeEach, describe, it } from "node:test";
import { exports } from "../fakes/games-loader";
import { loadGames } from "../../../main/ts/wasm/games";
import type { GameInfo, GameOptions, OptionFault } from "../../../main/ts/generated/border";
import { lastOptions, optionsFromQuery, optionsToQuery, rememberOptions } from "../../../main/ts/start/game-options";
import { change, settings } from "../../../main/ts/settings/settings";
import { setLanguage } from "../../../main/ts/content/texts";

const USUAL: GameOptions = { against: "computer", level: 2, rival: 2, side: "first", clock: "", setup: "" };
const EXIMO = { id: "eximo", setups: [] as string[], options: USUAL } as unknown as GameInfo;
const BREAKTHRU = { ...EXIMO, id: "breakthru", options: { ...USUAL, setup: "standard" } };

/** What the compiled games were asked to read. */
let asked: Record<string, string>[] = [];
let faults: OptionFault[] = [];

/** Stands in for the compiled games: all that is written is valid. */
function readOptions(_game: string, written: string, last: string): string {
  const given = JSON.parse(written) as Record<string, string>;
  asked.push(given);
  return JSON.stringify({ options: { ...(JSON.parse(last) as GameOptions), ...given }, faults });
}

function lastAsked(): Record<string, string> | undefined {
  return asked.at(-1);
}

before(async () => {
  catalogue("en", {
    "web.address.fault": "{0} is {1}, not {2}",
    "web.address.no-setups": "{0} is no set-up of {1}",
    "eximo.name": "Eximo",
  });
  exports["readOptions"] = readOptions;
  await setLanguage("en", loadGames());
});

beforeEach(() => {
  storage("localStorage").clear();
  asked = [];
  faults = [];
});

describe("the last options", () => {
  it("are read as they were stored", () => {
    rememberOptions("eximo", { ...USUAL, against: "person", level: 6, names: { first: "Ana", second: "Rui" } });
    lastOptions(EXIMO);
    assert.deepEqual(lastAsked(), {
      against: "person",
      level: "6",
      rival: "2",
      side: "first",
      clock: "",
      setup: "",
      first: "Ana",
      second: "Rui",
    });
  });

  it("are stored in the form of earlier versions", () => {
    rememberOptions("eximo", { ...USUAL, names: { first: "Ana", second: "" } });
    assert.equal(
      storage("localStorage").getItem("tabuleiro.choice.eximo"),
      '{"against":"computer","level":2,"rival":2,"side":"first","clock":"","setup":"","names":{"first":"Ana","second":""}}',
    );
  });

  for (const rubbish of ["{", "null", "[]", "7"]) {
    it(`are the defaults where the store has ${rubbish}`, () => {
      storage("localStorage").setItem("tabuleiro.choice.eximo", rubbish);
      lastOptions(EXIMO);
      assert.deepEqual(lastAsked() ?? {}, {});
    });
  }

  it("belong to a game, but the level is offered in all games", () => {
    rememberOptions("eximo", { ...USUAL, against: "person", level: 8 });
    const { against, level } = lastOptions(BREAKTHRU);
    assert.deepEqual([against, Number(level)], ["computer", 8]);
    assert.equal(settings().level, 8);
    change({ level: 0 });
  });
});

describe("the options of an address", () => {
  it("are its parameters", () => {
    optionsFromQuery(EXIMO, new URLSearchParams("against=computer&level=7&clock=10%2B5"));
    assert.deepEqual(lastAsked(), { against: "computer", level: "7", clock: "10+5" });
  });

  it("accept the plus sign of a typed clock", () => {
    optionsFromQuery(EXIMO, new URLSearchParams("clock=5+3&first=Ana+Rosa"));
    assert.deepEqual(lastAsked(), { clock: "5+3", first: "Ana Rosa" });
  });

  it("have a message for each fault", () => {
    faults = [
      { name: "level", value: "9", expected: "1–8" },
      { name: "setup", value: "diamond", expected: "" },
    ];
    assert.deepEqual(optionsFromQuery(EXIMO, new URLSearchParams()).faults, [
      "level is 9, not 1–8",
      "diamond is no set-up of Eximo",
    ]);
  });
});

describe("the parameters of options", () => {
  it("are those that matter against the opponent", () => {
    const names = { first: "Ana", second: "Rui" };
    const options: GameOptions = { ...USUAL, level: 6, rival: 3, clock: "15+10", names };
    assert.deepEqual(optionsToQuery(EXIMO, options), {
      against: "computer",
      level: "6",
      side: "first",
      clock: "15+10",
    });
    assert.equal(optionsToQuery(EXIMO, { ...options, against: "computers" })["rival"], "3");
    assert.deepEqual(optionsToQuery(EXIMO, { ...options, against: "person" }), {
      against: "person",
      clock: "15+10",
      ...names,
    });
  });

  it("have an empty set-up only in games with named ones", () => {
    assert.equal(optionsToQuery(BREAKTHRU, USUAL)["setup"], "");
    assert.equal("setup" in optionsToQuery(EXIMO, USUAL), false);
  });
});
