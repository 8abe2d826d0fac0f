/**
 * Fakes of the browser APIs that the page's logic uses, for tests in Node. Imported before any module of the
 * page, since some use them as they load.
 */
import { webcrypto } from "node:crypto";

class FakeStorage {
  [name: string]: unknown;
  #isFull = false;

  /** Makes writes fail, as full or denied storage does. */
  fill(): void {
    this.#isFull = true;
  }

  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(this[name]) : null;
  }

  setItem(name: string, value: string): void {
    if (this.#isFull) {
      throw new DOMException("full", "QuotaExceededError");
    }
    this[name] = value;
  }

  removeItem(name: string): void {
    delete this[name];
  }

  clear(): void {
    Object.keys(this).forEach((name) => delete this[name]);
    this.#isFull = false;
  }
}

class FakeBroadcastChannel {
  postMessage(): void {}
}

class FakeMessageChannel {
  readonly port1 = { onmessage: () => undefined };
  readonly port2 = { postMessage: () => setImmediate(() => this.port1.onmessage()) };
}

const events = new EventTarget();
const texts: Record<string, Record<string, string>> = { en: {}, pt: {} };

const location = { hash: "", href: "https://example.org/" };

/** Node has some of these, partly read-only. */
function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

define("crypto", webcrypto);
define("localStorage", new FakeStorage());
define("sessionStorage", new FakeStorage());
define("location", location);
define("navigator", { language: "en-GB" });
define("addEventListener", events.addEventListener.bind(events));
define("dispatchEvent", events.dispatchEvent.bind(events));
define("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
// Node's own channels would keep it running.
define("BroadcastChannel", FakeBroadcastChannel);
define("MessageChannel", FakeMessageChannel);
define("document", {
  baseURI: location.href,
  documentElement: { lang: "" },
  querySelector: () => ({ content: JSON.stringify(assets()) }),
});
define("fetch", async (url: string) => {
  const language = /texts-(\w+)/.exec(url)?.[1] ?? "";
  return { ok: true, json: async () => texts[language] };
});

function assets(): Record<string, string> {
  return Object.fromEntries(["texts-en.json", "texts-pt.json", "games.wasm", "worker.js"].map((name) => [name, name]));
}

/** The storage as tests see it. */
export function storage(name: "localStorage" | "sessionStorage"): FakeStorage {
  return (globalThis as unknown as Record<string, FakeStorage>)[name] as FakeStorage;
}

/** Navigates to a fragment. */
export function visit(hash: string): void {
  location.hash = hash;
}

/** Sets the messages of a language before it is loaded. */
export function catalogue(language: "en" | "pt", entries: Record<string, string>): void {
  Object.assign(texts[language] ?? {}, entries);
}
