import puppeteer from "puppeteer-core";
import { inPath, installed } from "./installed.js";

/** Firefox, driven over WebDriver BiDi. */
export async function startFirefox() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: installed("firefox-esr", inPath("firefox-esr", "firefox")),
    headless: true,
  });
  return {
    visit: async () => visit(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}

/** A new context with empty storage. */
async function visit(context) {
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    click: (selector) => page.click(selector),
    type: async (selector, text) => {
      await page.type(selector, text);
      await page.keyboard.press("Enter");
    },
    evaluate: (script, ...args) => page.evaluate(script, ...args),
    close: () => context.close(),
  };
}
