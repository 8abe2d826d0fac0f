import { catalogue, storage } from "../fakes/browser";
import assert from "node:assert/strict";
import { before, beforeEach, describe, it, mock } from "node:test";
import { loadGames } from "../../../main/ts/wasm/games";
import type { GameInfo, View } from "../../../main/ts/generated/border";
import {
  optionsFromQuery,
  optionsOf,
  lastOptions,
  rematch,
  rememberOptions,
  optionsToQuery,
  seats,
  type GameOptions,
} from "../../../main/ts/play/game-options";
import { settings } from "../../../main/ts/settings/settings";
import { setLanguage } from "../../../main/ts/content/texts";

const EXIMO = { id: "eximo", setups: [] as string[], start: "start" } as unknown as GameInfo;
const BREAKTHRU = { id: "breakthru", setups: ["standard", "diamond"], start: "empty" } as unknown as GameInfo;
const USUAL: GameOptions = { against: "computer", level: 2, rival: 2, side: "first", clock: "", setup: "" };

function ask(query: string, game = EXIMO): { options: GameOptions; faults: string[] } {
  return optionsFromQuery(game, new URLSearchParams(query));
}

function view(first: string, second: string, more: Partial<View> = {}): View {
  return { game: "eximo", first, second, names: { first: "", second: "" }, ...more } as View;
}

before(async () => {
  catalogue("en", {
    "web.address.fault": "{0} is {1}, not {2}",
    "web.address.no-setups": "{0} is no set-up of {1}",
    "eximo.name": "Eximo",
  });
  await setLanguage("en", loadGames());
});

beforeEach(() => storage("localStorage").clear());

describe("the options of an address", () => {
  it("are the defaults where it has none", () => {
    assert.deepEqual(ask(""), { options: USUAL, faults: [] });
  });

  it("are the last ones where it has none", () => {
    const last: GameOptions = { ...USUAL, against: "computers", level: 6, rival: 4, clock: "5+3" };
    rememberOptions("eximo", last);
    assert.deepEqual(ask("").options, last);
  });

  it("are opponent, level, side and clock", () => {
    const { options, faults } = ask("against=computer&level=7&side=second&clock=10%2B5");
    assert.deepEqual([options.against, options.level, options.side, options.clock], ["computer", 7, "second", "10+5"]);
    assert.deepEqual(faults, []);
  });

  it("accept the plus sign of a typed clock", () => {
    assert.equal(ask("clock=5+3").options.clock, "5+3");
  });

  it("can be without a clock", () => {
    rememberOptions("eximo", { ...USUAL, clock: "5+3" });
    assert.deepEqual([ask("clock=").options.clock, ask("clock=").faults], ["", []]);
  });

  it("accept any minutes and increment", () => {
    assert.deepEqual(
      ["1+0", "180+180", "7+12"]
        .map((clock) => ask(`clock=${clock}`))
        .map(({ options, faults }) => [options.clock, faults]),
      [
        ["1+0", []],
        ["180+180", []],
        ["7+12", []],
      ],
    );
  });

  for (const clock of ["0+5", "181+0", "5+181", "5", "5+", "05+3", "x"]) {
    it(`have an error and no clock where the clock is "${clock}"`, () => {
      rememberOptions("eximo", { ...USUAL, clock: "5+3" });
      const { options, faults } = ask(`clock=${clock}`);
      assert.equal(options.clock, "");
      assert.equal(faults.length, 1);
    });
  }

  it("have the names of two people", () => {
    const { options } = ask("against=person&first=Ana&second=Rui");
    assert.deepEqual(options.names, { first: "Ana", second: "Rui" });
    assert.equal(optionsToQuery("eximo", options)["second"], "Rui");
    assert.equal("names" in ask("against=person&first=&second=").options, false);
  });

  it("have one level for both computers", () => {
    assert.deepEqual([ask("against=computers&level=5").options.rival, ask("level=5&rival=3").options.rival], [5, 3]);
  });

  for (const level of ["0", "9", "2.5", "x", "", "02"]) {
    it(`have an error and the last level where the level is "${level}"`, () => {
      const { options, faults } = ask(`level=${level}`);
      assert.equal(options.level, 2);
      assert.deepEqual(faults, [`level is ${level}, not 1–8`]);
    });
  }

  it("accept the word of earlier versions for a random side", () => {
    assert.deepEqual(ask("side=lot"), { options: { ...USUAL, side: "random" }, faults: [] });
    storage("localStorage").setItem("tabuleiro.choice.eximo", '{"side":"lot"}');
    assert.equal(lastOptions("eximo").side, "random");
  });

  it("have all errors", () => {
    assert.equal(ask("against=nobody&side=third&clock=0+1&rival=12").faults.length, 4);
  });

  it("quote only the beginning of a long invalid value", () => {
    assert.deepEqual(ask(`side=${"x".repeat(1000)}`).faults, [`side is ${"x".repeat(40)}, not first, second, random`]);
  });

  it("may have a set-up", () => {
    assert.equal(ask("setup=diamond", BREAKTHRU).options.setup, "diamond");
  });

  it("have an error where the game has no set-ups", () => {
    const { options, faults } = ask("setup=diamond");
    assert.equal(options.setup, "");
    assert.deepEqual(faults, ["diamond is no set-up of Eximo"]);
  });

  it("drop a set-up that the game no longer has", () => {
    rememberOptions("breakthru", { ...USUAL, setup: "star" });
    assert.equal(ask("", BREAKTHRU).options.setup, "");
  });

  for (const against of ["computer", "person", "computers"] as const) {
    it(`survive a round trip against ${against}`, () => {
      const options: GameOptions = { against, level: 6, rival: 3, side: "second", clock: "15+10", setup: "standard" };
      const again = optionsFromQuery(BREAKTHRU, new URLSearchParams(optionsToQuery("breakthru", options))).options;
      assert.deepEqual(optionsToQuery("breakthru", again), optionsToQuery("breakthru", options));
      assert.deepEqual(seats(again), seats(options));
    });
  }
});

describe("the last options", () => {
  it("ignore invalid stored values", () => {
    storage("localStorage").setItem(
      "tabuleiro.choice.eximo",
      '{"against":"me","level":"9","rival":0,"side":3,"clock":"0+1","setup":7}',
    );
    assert.deepEqual(lastOptions("eximo"), USUAL);
  });

  for (const rubbish of ["{", "null", "[]"]) {
    it(`are the defaults where the store has ${rubbish}`, () => {
      storage("localStorage").setItem("tabuleiro.choice.eximo", rubbish);
      assert.deepEqual(lastOptions("eximo"), { ...USUAL, level: settings().level, rival: settings().level });
    });
  }

  it("belong to a game, but the level is offered in all games", () => {
    rememberOptions("eximo", { ...USUAL, against: "person", level: 8 });
    assert.deepEqual([lastOptions("xadrersi").against, lastOptions("xadrersi").level], ["computer", 8]);
    rememberOptions("eximo", USUAL);
  });
});

describe("seats", () => {
  it("are both human where two people play", () => {
    assert.deepEqual(seats({ ...USUAL, against: "person", side: "second" }), { first: "human", second: "human" });
  });

  it("are swapped where the person has the second side", () => {
    assert.deepEqual(seats({ ...USUAL, level: 4, side: "second" }), { first: "level:4", second: "human" });
  });

  it("have the rival on the first side where two computers play", () => {
    const options: GameOptions = { ...USUAL, against: "computers", level: 4, rival: 7 };
    assert.deepEqual(seats(options), { first: "level:7", second: "level:4" });
  });

  it("are random", () => {
    const random = mock.method(Math, "random", () => 0.49);
    assert.equal(seats({ ...USUAL, side: "random" }).first, "level:2");
    random.mock.mockImplementation(() => 0.5);
    assert.equal(seats({ ...USUAL, side: "random" }).first, "human");
    random.mock.restore();
  });
});

describe("the options of a running game", () => {
  it("follow from the seats", () => {
    assert.equal(optionsOf(view("human", "human")).against, "person");
    const { against, level, side } = optionsOf(view("level:6", "human"));
    assert.deepEqual([against, level, side], ["computer", 6, "second"]);
    const both = optionsOf(view("level:3", "level:5"));
    assert.deepEqual([both.against, both.rival, both.level], ["computers", 3, 5]);
  });

  it("have the clock of the game", () => {
    assert.equal(optionsOf(view("human", "human", { clock: "5+3" })).clock, "5+3");
  });

  it("have the sides swapped in a rematch", () => {
    assert.equal(rematch(EXIMO, view("human", "level:4"), "start").side, "second");
    assert.equal(rematch(EXIMO, view("level:4", "human"), "start").side, "first");
    const { level, rival } = rematch(EXIMO, view("level:3", "level:5"), "start");
    assert.deepEqual([level, rival], ["3", "5"]);
  });

  it("have the same start position in a rematch", () => {
    assert.equal(rematch(EXIMO, view("human", "human"), "other").p, "other");
    assert.equal("p" in rematch(EXIMO, view("human", "human"), "start"), false);
  });

  it("have the names swapped in a rematch of two people", () => {
    const named = view("human", "human", { names: { first: "Ana", second: "Rui" } });
    const { first, second } = rematch(EXIMO, named, "start");
    assert.deepEqual([first, second], ["Rui", "Ana"]);
  });
});
