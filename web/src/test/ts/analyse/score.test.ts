import { catalogue } from "../fakes/browser";
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { percent, shortNumber, scoreText } from "../../../main/ts/analyse/score";
import type { AnalysisLine } from "../../../main/ts/generated/border";
import { loadGames } from "../../../main/ts/wasm/games";
import { setLanguage } from "../../../main/ts/content/texts";

function line(more: Partial<AnalysisLine>): AnalysisLine {
  return { score: 0, chance: 0.5, exact: false, turns: [], ...more };
}

before(async () => {
  catalogue("en", {
    "web.analysis.draw": "draw",
    "web.analysis.leads": "+{0}",
    "web.analysis.trails": "-{0}",
    "web.analysis.exact": "{0} (exact)",
    "web.analysis.wins": "wins in {0}",
    "web.analysis.loses": "loses in {0}",
  });
  await setLanguage("en", loadGames());
});

describe("the score of a line", () => {
  it("is the chance to win, in per cent", () => {
    assert.equal(scoreText(line({ chance: 0.634, score: 80 })), "63 %");
  });

  it("is a proven win or loss with its length", () => {
    assert.equal(scoreText(line({ proven: 3, score: 9000 })), "wins in 3");
    assert.equal(scoreText(line({ proven: 4, score: -9000 })), "loses in 4");
  });

  it("is a draw only where that is exact", () => {
    assert.equal(scoreText(line({ exact: true })), "draw (exact)");
    assert.equal(scoreText(line({})), "50 %");
  });

  it("is the margin where points are counted", () => {
    assert.deepEqual(
      [7, -2, 0].map((margin) => scoreText(line({ margin }))),
      ["+7", "-2", "draw"],
    );
    assert.equal(scoreText(line({ margin: 7, exact: true })), "+7 (exact)");
  });
});

describe("numbers in few characters", () => {
  it("are per cents without decimals", () => {
    assert.deepEqual([0, 0.005, 0.994, 1].map(percent), ["0 %", "1 %", "99 %", "100 %"]);
  });

  it("are whole below ten thousand, then thousands, then millions", () => {
    const counts = [0, 9_999, 10_000, 9_999_999, 10_000_000, 123_456_789];
    assert.deepEqual(counts.map(shortNumber), ["0", "9999", "10 k", "9999 k", "10 M", "123 M"]);
  });
});
