import { loadDrawings, type Variant } from "../content/drawings";
import { subscribeToSettings, settings } from "../settings/settings";
import { showLoadError } from "./notice";

const DARK = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

/** Whether the page is light or dark. */
export function variant(): Variant {
  const { colours } = settings();
  return colours === "dark" || (colours === "system" && DARK.matches) ? "dark" : "light";
}

function apply(): void {
  const root = document.documentElement;
  root.dataset["colours"] = variant();
  // The bars of the browser or the system around the page.
  const paper = getComputedStyle(root).getPropertyValue("--paper");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
  listeners.forEach((listener) => listener());
}

/**
 * Applies the light or dark colour scheme and the set of boards and pieces, after every change of setting or
 * system preference.
 */
export function applyColourScheme(): void {
  apply();
  DARK.addEventListener("change", apply);
  subscribeToSettings(() => {
    apply();
    loadDrawings(settings().board).then(apply, showLoadError);
  });
}

/** Subscribes to changes of how boards look. Returns the unsubscribe function. */
export function subscribeToLook(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
