import { catalogue } from "../fakes/browser";
import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { loadGames } from "../../../main/ts/wasm/games";
import { hasText, language, setLanguage, t, text } from "../../../main/ts/content/texts";

describe("a message of the catalogue", () => {
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

  it("has its arguments filled in", () => {
    assert.equal(text("web.players", "Ana", "Rui"), "Ana against Rui");
  });

  it("keeps the placeholder of a missing argument", () => {
    assert.equal(text("web.players", "Ana"), "Ana against {1}");
  });

  it("does not expand placeholders in arguments", () => {
    assert.equal(text("web.players", "{1}", "Rui"), "{1} against Rui");
  });

  it("has a singular for the number 1", () => {
    assert.deepEqual(
      [text("web.turns", 1), text("web.turns", 2), text("web.turns", 0)],
      ["1 turn", "2 turns", "0 turns"],
    );
  });

  it("is its key where it is missing", () => {
    assert.equal(text("no.such"), "no.such");
    assert.equal(hasText("no.such"), false);
  });

  it("is that of the page before the shared one", () => {
    assert.deepEqual([t("hint"), t("flip")], ["Show a hint", "Flip"]);
  });

  it("is in the last requested language, whichever loads first", async () => {
    await Promise.all([setLanguage("pt"), setLanguage("en")]);
    assert.deepEqual([language(), t("flip")], ["en", "Flip"]);
    await setLanguage("pt");
    assert.deepEqual([language(), t("flip"), document.documentElement.lang], ["pt", "Virar", "pt-PT"]);
  });
});
