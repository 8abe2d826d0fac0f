import { visit } from "../fakes/browser";
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { address, go, route } from "../../../main/ts/app/route";

describe("the route of an address", () => {
  it("is the first page where there is no fragment", () => {
    visit("");
    assert.deepEqual({ ...route(), query: "" }, { page: "", what: "", part: "", query: "" });
  });

  it("has a page, what it is about, and a part of that", () => {
    visit("#/learn/eximo/captures");
    const { page, what, part } = route();
    assert.deepEqual([page, what, part], ["learn", "eximo", "captures"]);
  });

  it("may begin without a slash", () => {
    visit("#library");
    assert.equal(route().page, "library");
  });

  it("has the query behind the question mark", () => {
    visit("#/play/eximo?against=person&id=x1");
    assert.deepEqual(
      [...route().query],
      [
        ["against", "person"],
        ["id", "x1"],
      ],
    );
  });

  it("has decoded names", () => {
    visit("#/learn/sixteen%2Dstones/first%20steps");
    assert.deepEqual([route().what, route().part], ["sixteen-stones", "first steps"]);
  });

  it("has an empty name where it cannot be decoded", () => {
    visit("#/learn/%E0%A4%A/%zz");
    assert.deepEqual([route().what, route().part], ["", ""]);
  });
});

describe("an address", () => {
  it("of a page alone has no query", () => {
    assert.equal(address("library"), "#/library");
  });

  it("names what the page is about", () => {
    assert.equal(address("analyse", "eximo"), "#/analyse/eximo");
  });

  it("survives a round trip of a position", () => {
    const position = "8/8/1b6/8/1b3b2/W3W3/8/8 w - 0 1";
    visit(address("analyse", "eximo", { p: position }));
    assert.equal(route().query.get("p"), position);
  });

  it("survives a round trip of a clock", () => {
    visit(address("play", "eximo", { clock: "5+3" }));
    assert.equal(route().query.get("clock"), "5+3");
  });

  it("can be navigated to", () => {
    go("play", "xadrersi", { against: "person" });
    assert.equal(location.hash, "#/play/xadrersi?against=person");
  });
});
