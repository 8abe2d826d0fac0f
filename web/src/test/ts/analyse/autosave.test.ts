import { storage } from "../fakes/browser";
import assert from "node:assert/strict";
import { beforeEach, describe, it, mock } from "node:test";
import { handOver, saveAnalysis, restoreAnalysis } from "../../../main/ts/analyse/autosave";

/** Keeps work on many games, one after the other. */
function keepMany(count: number): void {
  let now = 1000;
  const clock = mock.method(Date, "now", () => now++);
  for (let i = 0; i < count; i++) {
    saveAnalysis(`#/${i}`, `game ${i}`);
  }
  clock.mock.restore();
}

beforeEach(() => storage("sessionStorage").clear());

describe("work on a game", () => {
  it("is found by its address", () => {
    saveAnalysis("#/analyse/eximo?p=a", "one\ntwo");
    assert.equal(restoreAnalysis("#/analyse/eximo?p=a"), "one\ntwo");
    assert.equal(restoreAnalysis("#/analyse/eximo?p=b"), undefined);
  });

  it("is kept in memory where the store is full", () => {
    storage("sessionStorage").fill();
    saveAnalysis("#/full", "kept");
    assert.equal(restoreAnalysis("#/full"), "kept");
    storage("sessionStorage").clear();
    saveAnalysis("#/full", "newer");
    assert.equal(restoreAnalysis("#/full"), "newer");
  });

  it("makes room for newer work: of twenty-one the oldest is forgotten", () => {
    keepMany(21);
    assert.equal(restoreAnalysis("#/0"), undefined);
    assert.deepEqual([restoreAnalysis("#/1"), restoreAnalysis("#/20")], ["game 1", "game 20"]);
  });

  it("that goes on takes no room from other work", () => {
    keepMany(20);
    saveAnalysis("#/19", "changed");
    assert.deepEqual([restoreAnalysis("#/0"), restoreAnalysis("#/19")], ["game 0", "changed"]);
  });

  it("leaves what others keep in the tab", () => {
    storage("sessionStorage").setItem("tabuleiro.game", "x");
    keepMany(30);
    assert.equal(storage("sessionStorage").getItem("tabuleiro.game"), "x");
  });

  it("is handed over to an address of its own", () => {
    const [one, other] = [handOver("eximo", "one"), handOver("eximo", "other")];
    assert.match(one, /^#\/analyse\/eximo\?h=\w+$/);
    assert.deepEqual([restoreAnalysis(one), restoreAnalysis(other)], ["one", "other"]);
  });
});
