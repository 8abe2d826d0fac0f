import { catalogue } from "../fakes/browser";
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { loadGames } from "../../../main/ts/wasm/games";
import { hasText, language, setLanguage, t, text } from "../../../main/ts/content/texts";

describe("a text of the catalogue", () => {
  before(async () => {
    catalogue("en", {
      "eximo.name": "Eximo",
      "web.turns": "{0} turns",
      "web.turns.one": "{0} turn",
      "web.players": "{0} against {1}",
      "table.hint": "Hint",
      "web.hint": "Show a hint",
      "table.flip": "Flip",
    });
    catalogue("pt", { "table.flip": "Virar" });
    await setLanguage("en", loadGames());
  });

  it("is filled in", () => {
    assert.equal(text("web.players", "Ana", "Rui"), "Ana against Rui");
  });

  it("keeps the place of an argument that is missing", () => {
    assert.equal(text("web.players", "Ana"), "Ana against {1}");
  });

  it("does not fill in what an argument brings", () => {
    assert.equal(text("web.players", "{1}", "Rui"), "{1} against Rui");
  });

  it("has a singular for the number 1", () => {
    assert.deepEqual(
      [text("web.turns", 1), text("web.turns", 2), text("web.turns", 0)],
      ["1 turn", "2 turns", "0 turns"],
    );
  });

  it("is its key where there is none", () => {
    assert.equal(text("no.such"), "no.such");
    assert.equal(hasText("no.such"), false);
  });

  it("is the page's own before that of every table", () => {
    assert.deepEqual([t("hint"), t("flip")], ["Show a hint", "Flip"]);
  });

  it("is in the language asked for last, whichever comes first", async () => {
    await Promise.all([setLanguage("pt"), setLanguage("en")]);
    assert.deepEqual([language(), t("flip")], ["en", "Flip"]);
    await setLanguage("pt");
    assert.deepEqual([language(), t("flip"), document.documentElement.lang], ["pt", "Virar", "pt-PT"]);
  });
});
