import { colours } from "../content/drawings";
import { onSettings, settings } from "../settings/settings";

const DARK = matchMedia("(prefers-color-scheme: dark)");

function isDark(): boolean {
  return settings().colours === "dark" || (settings().colours === "system" && DARK.matches);
}

function show(): void {
  document.documentElement.dataset["colours"] = isDark() ? "dark" : "light";
}

/** Shows the page in the colours that are wanted, now and after every change. */
export function showColours(): void {
  show();
  DARK.addEventListener("change", show);
  onSettings(show);
}

/** Gives the colours of the chosen board to a page, as properties of its style. */
export function showBoardColours(): void {
  for (const [use, colour] of Object.entries(colours(settings().board))) {
    document.documentElement.style.setProperty(`--board-${use}`, colour);
  }
}
