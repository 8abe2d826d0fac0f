import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Geometry, UNIT } from "../../../main/ts/board/geometry";
import type { GameInfo } from "../../../main/ts/generated/border";

const GAME = { width: 3, height: 2 } as GameInfo;
const SEEN = new Geometry(GAME, false);
const FLIPPED = new Geometry(GAME, true);

describe("the squares of a board", () => {
  it("begin at the bottom left", () => {
    assert.deepEqual(SEEN.rows(), [
      [3, 4, 5],
      [0, 1, 2],
    ]);
  });

  it("begin at the top right when flipped", () => {
    assert.deepEqual(FLIPPED.rows(), [
      [2, 1, 0],
      [5, 4, 3],
    ]);
  });

  it("are found by row and column", () => {
    for (const geometry of [SEEN, FLIPPED]) {
      for (let square = 0; square < 6; square++) {
        assert.equal(geometry.at(geometry.row(square), geometry.column(square)), square);
      }
    }
  });

  it("have coordinates from the top left", () => {
    assert.deepEqual([SEEN.left(4), SEEN.top(4), SEEN.centre(1)], [UNIT, 0, [1.5 * UNIT, 1.5 * UNIT]]);
    assert.deepEqual([FLIPPED.left(5), FLIPPED.top(5)], [0, UNIT]);
  });
});
