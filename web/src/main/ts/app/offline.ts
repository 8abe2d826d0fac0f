import { showLoadError } from "./notice";

/** Delay after startup before the site is cached, so that caching does not compete with the first page. */
const DELAY_MILLIS = 1500;
const HOUR = 3_600_000;

const own = document.querySelector<HTMLMetaElement>('meta[name="tabuleiro-version"]')?.content;

/** Registers the service worker, which caches the site for offline use and reports new versions. */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker === undefined) {
    return;
  }
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ version?: string }>) => {
    if (data.version !== undefined && data.version !== own) {
      import("./update-notice").then(({ showUpdate }) => showUpdate()).catch(showLoadError);
    }
  });
  setTimeout(() => void register(serviceWorker), DELAY_MILLIS);
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await container.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" });
    let checked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && Date.now() - checked > HOUR) {
        checked = Date.now();
        // Fails without a network; the next visit tries again.
        registration.update().catch(() => undefined);
      }
    });
  } catch {
    // The browser forbids it, or there is no network: only offline use is missing.
  }
}
