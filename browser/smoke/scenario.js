import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { BY_HAND, GAMES } from "./games.js";
import { startServer } from "./server.js";

const WAIT_MILLIS = 20_000;
const POLL_MILLIS = 20;
/** Timeout for a browser that hangs. */
const BROWSER_MILLIS = 300_000;

/** The smoke test of the page in one browser: each game is begun, played, reloaded and analysed by a new visitor. */
export function smokeTest(name, startBrowser) {
  describe(name, { timeout: BROWSER_MILLIS }, () => {
    let server;
    let browser;

    before(async () => {
      server = await startServer();
      browser = await startBrowser();
    });

    after(async () => {
      await browser?.close();
      await server?.stop();
    });

    for (const [game, turns] of Object.entries(GAMES)) {
      describe(game, () => {
        let page;

        before(async () => {
          page = await browser.visit();
        });

        after(() => page?.close());

        it("is offered on the first load", async () => {
          await page.goto(server.address);
          await until(
            page,
            "card per game",
            (count) => document.querySelectorAll(".card[data-game]").length === count,
            Object.keys(GAMES).length,
          );
          await watchErrors(page);
        });

        it("takes turns by clicks and typed", async () => {
          if (BY_HAND.has(game)) {
            await page.evaluate((hash) => {
              location.hash = hash;
            }, `#/play/${game}?against=person&setup=`);
          } else {
            await page.click(`.card[data-game="${game}"] a[href*="against=person"]`);
          }
          await until(page, "board", () => document.querySelector("tabuleiro-game .board-cell") !== null);
          for (const [index, { turn, clicks }] of turns.entries()) {
            await enter(page, turn, clicks);
            await until(
              page,
              `turn ${index + 1}, ${turn}`,
              (move, played) => document.querySelector(`[data-move="${move}"]`)?.dataset.turn === played,
              index + 1,
              turn,
            );
          }
          assert.deepEqual(await errors(page), []);
        });

        it("is kept over a reload", async () => {
          const position = await pieces(page);
          await page.reload();
          await until(
            page,
            "game with all turns",
            (count) => document.querySelectorAll("[data-move]").length === count,
            turns.length,
          );
          await watchErrors(page);
          assert.deepEqual(
            await playedTurns(page),
            turns.map(({ turn }) => turn),
          );
          assert.deepEqual(await pieces(page), position);
        });

        it("is analysed by the engine", async () => {
          await page.click('tabuleiro-game [data-command="more"]');
          await page.click('tabuleiro-game .menu-item[data-command="analyse"]');
          await until(
            page,
            "tree with all turns",
            (count) => document.querySelectorAll("[data-tree] [data-turn]").length === count,
            turns.length,
          );
          await page.click('tabuleiro-analyse [data-command="think"]');
          await until(page, "line of the engine", () =>
            /\d %|win|los|draw/.test(document.querySelector("[data-line] .line-score")?.textContent ?? ""),
          );
          await until(
            page,
            "turn in the line of the engine",
            () => (document.querySelector("[data-line] .turns b")?.textContent ?? "") !== "",
          );
          assert.deepEqual(await errors(page), []);
        });
      });
    }
  });
}

async function enter(page, turn, clicks) {
  if (clicks === undefined) {
    await page.type("[data-typed]", turn);
    return;
  }
  for (const click of clicks) {
    const target = targetOf(click);
    await until(page, target, (selector) => document.querySelector(selector) !== null, target);
    await page.click(target);
  }
}

/** The selector of a square, a piece in the hand of the player to move, or a word. */
function targetOf(click) {
  if (/^[a-z]\d+$/.test(click)) {
    return `tabuleiro-game .board-cell[data-square="${click}"]`;
  }
  return /^[A-Z]$/.test(click) ? `[data-piece="${click}" i]:enabled` : `[data-word="${click}"]`;
}

function playedTurns(page) {
  return page.evaluate(() => [...document.querySelectorAll("[data-move]")].map((move) => move.dataset.turn));
}

/** The accessible name of every square, which includes its piece. */
function pieces(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("tabuleiro-game .board-cell")].map((cell) => cell.getAttribute("aria-label")),
  );
}

/** Polls a condition in the page until it holds. */
async function until(page, what, condition, ...args) {
  for (
    const deadline = Date.now() + WAIT_MILLIS;
    !(await page.evaluate(condition, ...args));
    await delay(POLL_MILLIS)
  ) {
    if (Date.now() > deadline) {
      const shown = await page.evaluate(
        () => document.querySelector("[data-prompt]")?.textContent ?? document.body.textContent,
      );
      assert.fail(`no ${what} within ${WAIT_MILLIS / 1000} s; the page says: ${shown.trim()}`);
    }
  }
}

/** Records uncaught errors of the page. */
function watchErrors(page) {
  return page.evaluate(() => {
    window.thrown = [];
    addEventListener("error", (event) => window.thrown.push(event.message));
    addEventListener("unhandledrejection", (event) => window.thrown.push(String(event.reason)));
  });
}

function errors(page) {
  return page.evaluate(() => window.thrown);
}
