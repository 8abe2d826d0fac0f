import { colours } from "../content/drawings";
import { subscribeToSettings, settings } from "../settings/settings";

const DARK = matchMedia("(prefers-color-scheme: dark)");

function isDark(): boolean {
  return settings().colours === "dark" || (settings().colours === "system" && DARK.matches);
}

function apply(): void {
  const root = document.documentElement;
  root.dataset["colours"] = isDark() ? "dark" : "light";
  // The bars of the browser or the system around the page.
  const paper = getComputedStyle(root).getPropertyValue("--paper");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}

/** Applies the light or dark colour scheme, now and after every change of setting or system preference. */
export function applyColourScheme(): void {
  apply();
  DARK.addEventListener("change", apply);
  subscribeToSettings(apply);
}

/** Sets the colours of the chosen board theme as CSS properties. */
export function applyBoardColours(): void {
  for (const [use, colour] of Object.entries(colours(settings().board))) {
    document.documentElement.style.setProperty(`--board-${use}`, colour);
  }
}
