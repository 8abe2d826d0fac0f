import { storage } from "../fakes/browser";
import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { saveTask, doneLessons, resetLessons, lastTask, lessonDone } from "../../../main/ts/learn/progress";

const KEY = "tabuleiro.lessons";

function done(game: string): string[] {
  return [...doneLessons(game)];
}

beforeEach(() => {
  storage("localStorage").clear();
  storage("sessionStorage").clear();
});

describe("completed lessons", () => {
  it("are none at first", () => {
    assert.deepEqual(done("eximo"), []);
  });

  it("are stored by game, each once", () => {
    lessonDone("eximo", "moves");
    lessonDone("eximo", "jumps");
    lessonDone("eximo", "moves");
    lessonDone("xadrersi", "queen");
    assert.deepEqual([done("eximo"), done("xadrersi")], [["moves", "jumps"], ["queen"]]);
  });

  it("are stored besides those of another tab", () => {
    lessonDone("eximo", "moves");
    storage("localStorage").setItem(KEY, '{"eximo":["jumps"],"breakthru":["ships"]}');
    lessonDone("eximo", "drops");
    assert.deepEqual([done("eximo"), done("breakthru")], [["jumps", "drops"], ["ships"]]);
  });

  it("are reset by game", () => {
    lessonDone("eximo", "moves");
    lessonDone("xadrersi", "queen");
    resetLessons("eximo");
    assert.deepEqual([done("eximo"), done("xadrersi")], [[], ["queen"]]);
  });

  it("last until the page is closed where storage is full", () => {
    storage("localStorage").fill();
    lessonDone("sixteen-stones", "pushes");
    assert.deepEqual(done("sixteen-stones"), ["pushes"]);
    resetLessons("sixteen-stones");
    assert.deepEqual(done("sixteen-stones"), []);
  });

  for (const rubbish of ["{", "null", "3", '{"eximo":"moves"}', '{"eximo":[1,null]}']) {
    it(`are none where the store has ${rubbish}`, () => {
      storage("localStorage").setItem(KEY, rubbish);
      assert.deepEqual(done("eximo"), []);
    });
  }
});

describe("the current task of a lesson", () => {
  it("is restored", () => {
    saveTask("eximo", "moves", 2);
    assert.equal(lastTask("eximo", "moves", 3), 2);
  });

  it("is the first of another lesson, or of another game", () => {
    saveTask("eximo", "moves", 2);
    assert.deepEqual([lastTask("eximo", "jumps", 3), lastTask("xadrersi", "moves", 3)], [0, 0]);
  });

  it("is the first where the lesson has fewer tasks now", () => {
    saveTask("eximo", "moves", 2);
    assert.equal(lastTask("eximo", "moves", 2), 0);
  });

  for (const rubbish of ["{", "null", "{}", '["eximo","moves"]', '["eximo","moves",-1]', '["eximo","moves","1"]']) {
    it(`is the first where the store has ${rubbish}`, () => {
      storage("sessionStorage").setItem("tabuleiro.task", rubbish);
      assert.equal(lastTask("eximo", "moves", 3), 0);
    });
  }
});
