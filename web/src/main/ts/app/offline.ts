import { tellMissing } from "./notice";

/** So long after everything is shown the site is kept on the device: nothing that is looked at waits for it. */
const DELAY_MILLIS = 1500;
const HOUR = 3_600_000;

const own = document.querySelector<HTMLMetaElement>('meta[name="tabuleiro-version"]')?.content;

/** Keeps the site on the device, to work without a network, and tells when there is a newer one. */
export function keepOnDevice(): void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker === undefined) {
    return;
  }
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ version?: string }>) => {
    if (data.version !== undefined && data.version !== own) {
      import("./update-notice").then(({ showUpdate }) => showUpdate()).catch(tellMissing);
    }
  });
  setTimeout(() => void register(serviceWorker), DELAY_MILLIS);
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await container.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" });
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && Date.now() - looked > HOUR) {
        looked = Date.now();
        // Without a network there is nothing new.
        registration.update().catch(() => undefined);
      }
    });
  } catch {
    // A browser that forbids it, or no network: everything works but for the next visit without one.
  }
}
