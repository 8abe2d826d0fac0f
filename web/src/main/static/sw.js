/*
 * Keeps the whole site on the device, so that everything works without a network after the first visit. Files under assets/ have a hash
 * in their names and never change; the page itself is asked for first and taken from here when there is no answer.
 *
 * A new version is fetched beside the old one and takes over at once, but pages that are open go on as they are: what they have yet to
 * load stays here until the version after the next one comes.
 */
const VERSION = "@version@";
const FILES = @files@;
const PREFIX = `tabuleiro ${new URL(self.registration.scope).pathname} `;
const KEPT_VERSIONS = 2;
const PATIENCE_MILLIS = 4000;

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
    event.respondWith(kept(request).then((found) => found ?? fetch(request)));
  } else if (request.mode === "navigate" || FILES.includes(path)) {
    event.respondWith(fresh(request));
  }
});

function kept(request) {
  return caches.match(request, { ignoreVary: true });
}

/** From the network, unless that fails or takes too long. */
async function fresh(request) {
  const answer = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLIS));
  const first = await Promise.race([answer.catch(() => undefined), late]);
  if (first?.ok) {
    return first;
  }
  const own = await caches.open(PREFIX + VERSION);
  const found = await own.match(request.mode === "navigate" ? "./" : request, { ignoreVary: true, ignoreSearch: true });
  return found ?? answer;
}
