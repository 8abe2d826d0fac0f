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
    "web.analysis.leads": "{1} by {0}",
    "web.analysis.exact": "{0} (exact)",
    "web.analysis.wins": "{1} wins in {0}",
    "eximo.side.first": "White",
    "eximo.side.second": "Black",
  });
  await setLanguage("en", loadGames());
});

/** The score of a line of the first player. */
function score(more: Partial<AnalysisLine>): string {
  return scoreText("eximo", "first", line(more));
}

describe("the score of a line", () => {
  it("is the first player's chance to win in per cent, whoever is to move", () => {
    assert.equal(score({ chance: 0.634, score: 80 }), "63 %");
    assert.equal(scoreText("eximo", "second", line({ chance: 0.634, score: 80 })), "37 %");
  });

  it("is a proven win with its length and the winner", () => {
    assert.equal(score({ proven: 3, score: 9000 }), "White wins in 3");
    assert.equal(score({ proven: 4, score: -9000 }), "Black wins in 4");
    assert.equal(scoreText("eximo", "second", line({ proven: 3, score: 9000 })), "Black wins in 3");
  });

  it("is a draw only where that is exact", () => {
    assert.equal(score({ exact: true }), "draw (exact)");
    assert.equal(score({}), "50 %");
  });

  it("is the margin where points are counted", () => {
    assert.deepEqual(
      [7, -2, 0].map((margin) => score({ margin })),
      ["White by 7", "Black by 2", "draw"],
    );
    assert.equal(score({ margin: 7, exact: true }), "White by 7 (exact)");
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
