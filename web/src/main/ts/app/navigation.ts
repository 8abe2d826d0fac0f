import { hasText, t, text } from "../content/texts";
import type { Route } from "./route";

/** The title of a page in the window and in the history: the game and the activity. */
export function pageTitle(at: Route): string {
  const name = hasText(`${at.what}.name`) ? text(`${at.what}.name`) : "";
  const activities: Record<string, string> = {
    play: t("new.play"),
    analyse: t("analysis.title"),
    edit: t("editor.title"),
    learn: t("home.learn"),
  };
  const others: Record<string, string> = {
    library: t("library"),
    learn: t("home.learn"),
    analyse: t("analysis.title"),
    online: text("online.title"),
    games: text("online.archive"),
    join: text("online.title"),
    match: text("online.title"),
    account: text("online.account"),
    link: text("online.account"),
    privacy: text("online.privacy"),
  };
  return name === "" ? (others[at.page] ?? "") : `${name} · ${activities[at.page] ?? ""}`;
}

let title = "";
let count = 0;

export function setTitle(newTitle: string): void {
  title = newTitle;
  showTitle();
}

/** Shows a number before the title, such as that of the matches that wait; 0 for none. */
export function setTitleCount(newCount: number): void {
  count = newCount;
  showTitle();
}

function showTitle(): void {
  document.title = `${count > 0 ? `(${count}) ` : ""}${title === "" ? t("title") : `${title} · Tabuleiro`}`;
}

let observer: MutationObserver | undefined;

/**
 * Moves the focus, and with it screen readers, to the heading of a new page as soon as it is rendered, unless
 * the page manages focus itself.
 */
export function focusHeading(page: Element): void {
  observer?.disconnect();
  observer = new MutationObserver(() => tryFocus(page));
  observer.observe(page, { childList: true, subtree: true });
  tryFocus(page);
}

function tryFocus(page: Element): void {
  const heading = page.querySelector<HTMLElement>("h1");
  // A game focuses its board.
  const focusesItself = page.querySelector("tabuleiro-game > .game") !== null;
  if (heading === null && !focusesItself) {
    return;
  }
  observer?.disconnect();
  if (heading !== null && !focusesItself) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
