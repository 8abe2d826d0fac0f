/*
 * Caches the whole site, so that everything works offline after the first visit. Files under assets/ have a
 * hash in their names and never change; the page itself is fetched first, and comes from the cache if there
 * is no response.
 *
 * A new version is cached beside the old one and takes over at once. The cache of the previous version is
 * kept for pages that are still open, which may load more of it.
 */
const VERSION = "@version@";
const FILES = @files@;
const PREFIX = `tabuleiro ${new URL(self.registration.scope).pathname} `;
const KEPT_VERSIONS = 2;
const NETWORK_TIMEOUT_MILLIS = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(PREFIX + VERSION)
      .then((cache) => cache.addAll(["./", ...FILES].map((file) => new Request(file, { cache: file.startsWith("assets/") ? "default" : "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + VERSION);
  await Promise.all(own.slice(0, Math.max(0, own.length - (KEPT_VERSIONS - 1))).map((name) => caches.delete(name)));
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: "window" });
  pages.forEach((page) => page.postMessage({ version: VERSION }));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) {
    return;
  }
  const path = request.url.slice(self.registration.scope.length);
  if (path.startsWith("assets/")) {
    event.respondWith(cached(request).then((found) => found ?? fetch(request)));
  } else if (request.mode === "navigate" || FILES.includes(path)) {
    event.respondWith(networkFirst(request));
  }
});

function cached(request) {
  return caches.match(request, { ignoreVary: true });
}

/** Network first; from the cache if that fails or takes too long. */
async function networkFirst(request) {
  const response = fetch(request);
  const timeout = new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MILLIS));
  const first = await Promise.race([response.catch(() => undefined), timeout]);
  if (first?.ok) {
    return first;
  }
  const own = await caches.open(PREFIX + VERSION);
  const found = await own.match(request.mode === "navigate" ? "./" : request, { ignoreVary: true, ignoreSearch: true });
  return found ?? response;
}
