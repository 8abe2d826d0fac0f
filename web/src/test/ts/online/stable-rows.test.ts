import assert from "node:assert/strict";
import { test } from "node:test";
import { StableRows } from "../../../main/ts/online/stable-rows";

function shown(rows: readonly { id: string; isGone: boolean }[]): string {
  return rows.map(({ id, isGone }) => (isGone ? `(${id})` : id)).join(" ");
}

test("a list that is not used shows its items in their order", () => {
  const list = new StableRows<string>((item) => item);
  assert.equal(shown(list.rows(["a", "b"], "free")), "a b");
  assert.equal(shown(list.rows(["c", "b"], "free")), "c b");
});

test("rows keep their places while the list is used, and new ones come last", () => {
  const list = new StableRows<string>((item) => item);
  list.rows(["a", "b", "c"], "free");
  assert.equal(shown(list.rows(["d", "c", "a"], "append")), "a (b) c d");
  assert.equal(shown(list.rows(["d", "c", "b", "a"], "append")), "a b c d");
  assert.equal(shown(list.rows(["d", "a"], "free")), "d a");
});

test("a list above the one that is used does not grow or shrink", () => {
  const list = new StableRows<string>((item) => item);
  list.rows(["a", "b"], "free");
  assert.equal(shown(list.rows(["c", "b"], "fixed")), "(a) b");
});
