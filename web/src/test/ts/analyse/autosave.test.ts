import { storage } from "../fakes/browser";
import assert from "node:assert/strict";
import { beforeEach, describe, it, mock } from "node:test";
import { handOver, saveAnalysis, restoreAnalysis } from "../../../main/ts/analyse/autosave";

/** Saves several analyses in order. */
function keepMany(count: number): void {
  let now = 1000;
  const clock = mock.method(Date, "now", () => now++);
  for (let i = 0; i < count; i++) {
    saveAnalysis(`#/${i}`, `game ${i}`);
  }
  clock.mock.restore();
}

beforeEach(() => storage("sessionStorage").clear());

describe("an autosaved analysis", () => {
  it("is found by its address", () => {
    saveAnalysis("#/analyse/eximo?p=a", "one\ntwo");
    assert.equal(restoreAnalysis("#/analyse/eximo?p=a"), "one\ntwo");
    assert.equal(restoreAnalysis("#/analyse/eximo?p=b"), undefined);
  });

  it("is held in memory where storage is full", () => {
    storage("sessionStorage").fill();
    saveAnalysis("#/full", "kept");
    assert.equal(restoreAnalysis("#/full"), "kept");
    storage("sessionStorage").clear();
    saveAnalysis("#/full", "newer");
    assert.equal(restoreAnalysis("#/full"), "newer");
  });

  it("is removed when there are twenty newer ones", () => {
    keepMany(21);
    assert.equal(restoreAnalysis("#/0"), undefined);
    assert.deepEqual([restoreAnalysis("#/1"), restoreAnalysis("#/20")], ["game 1", "game 20"]);
  });

  it("that is updated removes no other one", () => {
    keepMany(20);
    saveAnalysis("#/19", "changed");
    assert.deepEqual([restoreAnalysis("#/0"), restoreAnalysis("#/19")], ["game 0", "changed"]);
  });

  it("leaves other keys of session storage alone", () => {
    storage("sessionStorage").setItem("tabuleiro.game", "x");
    keepMany(30);
    assert.equal(storage("sessionStorage").getItem("tabuleiro.game"), "x");
  });

  it("of a handed-over game has its own address", () => {
    const [one, other] = [handOver("eximo", "one"), handOver("eximo", "other")];
    assert.match(one, /^#\/analyse\/eximo\?h=\w+$/);
    assert.deepEqual([restoreAnalysis(one), restoreAnalysis(other)], ["one", "other"]);
  });
});
