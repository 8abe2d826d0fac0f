import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { Builder, By, Key } from "selenium-webdriver";
import { inPath, installed } from "./installed.js";

const PACKAGE = "webkit2gtk-driver";
const START_MILLIS = 20_000;
const POLL_MILLIS = 50;

/** WebKitGTK's MiniBrowser, driven over WebDriver. It needs a display. */
export async function startWebKit() {
  const program = installed(PACKAGE, inPath("WebKitWebDriver"));
  const browser = installed(PACKAGE, miniBrowsers());
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // WebKit's sandbox does not start as root or in most containers; only our own page is opened.
  const env = { ...process.env, GDK_BACKEND: "x11", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
  const driver = spawn(program, [`--port=${port}`], { env, stdio: "ignore" });
  await ready(driver, address);
  return {
    visit: () => visit(address, browser),
    close: async () => {
      driver.kill();
      await once(driver, "exit");
    },
  };
}

/** A new automated session, which has empty storage. */
async function visit(server, binary) {
  const session = await new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary, args: ["--automation"] } })
    .build();
  await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  const find = (selector) => session.findElement(By.css(selector));
  return {
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    click: (selector) => find(selector).click(),
    type: (selector, text) => find(selector).sendKeys(text, Key.ENTER),
    evaluate: (script, ...args) => session.executeScript(`return (${script})(...arguments)`, ...args),
    close: () => session.quit(),
  };
}

/** The possible paths of MiniBrowser: a library folder named after the API version of WebKitGTK. */
function miniBrowsers() {
  const folders = ["/usr/libexec", ...readdirSync("/usr/lib").map((architecture) => `/usr/lib/${architecture}`)];
  return folders.flatMap((folder) => ["4.1", "4.0"].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`));
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** Waits until the driver answers. */
async function ready(driver, address) {
  for (const deadline = Date.now() + START_MILLIS; ; await delay(POLL_MILLIS)) {
    const status = await fetch(`${address}/status`).catch(() => undefined);
    if (status?.ok) {
      return;
    }
    if (driver.exitCode !== null || Date.now() > deadline) {
      driver.kill();
      throw new Error("WebKitWebDriver did not start");
    }
  }
}
