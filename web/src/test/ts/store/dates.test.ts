import { catalogue } from "../fakes/browser";
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { loadGames } from "../../../main/ts/wasm/games";
import { formatDate, today, timeAgo } from "../../../main/ts/store/dates";
import { setLanguage } from "../../../main/ts/content/texts";

const NOW = new Date(2026, 4, 20, 12).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function ago(millis: number): string {
  return timeAgo(NOW - millis, NOW);
}

before(() => {
  catalogue("en", { any: "text" });
  catalogue("pt", { any: "texto" });
});

describe("a relative time in English", () => {
  before(() => setLanguage("en", loadGames()));

  it("is now in the first minute", () => {
    assert.equal(ago(MINUTE - 1), "now");
  });

  it("is now where a clock was set back", () => {
    assert.equal(ago(-HOUR), "now");
  });

  it("is counted in whole minutes up to an hour", () => {
    assert.deepEqual([ago(MINUTE), ago(HOUR - 1)], ["1 minute ago", "59 minutes ago"]);
  });

  it("is counted in whole hours up to a day", () => {
    assert.deepEqual([ago(HOUR), ago(DAY - 1)], ["1 hour ago", "23 hours ago"]);
  });

  it("is counted in days up to a week", () => {
    assert.deepEqual([ago(DAY), ago(7 * DAY - 1)], ["yesterday", "6 days ago"]);
  });

  it("is a date from a week on", () => {
    assert.equal(ago(7 * DAY), "13 May 2026");
  });
});

describe("a relative time in Portuguese", () => {
  before(() => setLanguage("pt", loadGames()));

  it("is in words", () => {
    assert.deepEqual([ago(0), ago(2 * MINUTE), ago(DAY)], ["agora", "há 2 minutos", "ontem"]);
  });

  it("is a date from a week on", () => {
    assert.equal(ago(7 * DAY), formatDate(NOW - 7 * DAY));
    assert.match(ago(7 * DAY), /^13\D+.*2026$/);
  });
});

describe("today", () => {
  it("is written as in game files, with two digits for month and day", () => {
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor() {
        super(2026, 0, 5, 23, 59);
      }
    } as DateConstructor;
    try {
      assert.equal(today(), "2026.01.05");
    } finally {
      globalThis.Date = RealDate;
    }
  });
});
