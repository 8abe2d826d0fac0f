import type { ReactiveControllerHost } from "lit";

/** Keeps a subscription while an element is connected; subscribing returns the unsubscribe function. */
export function whileConnected(host: ReactiveControllerHost, subscribe: () => () => void): void {
  let unsubscribe: (() => void) | undefined;
  host.addController({
    hostConnected() {
      unsubscribe = subscribe();
    },
    hostDisconnected() {
      unsubscribe?.();
    },
  });
}
