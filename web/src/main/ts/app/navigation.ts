import { hasText, t, text } from "../content/texts";
import type { Route } from "./route";

/** What a page is called in the window and in the history: the game, and what is done with it. */
export function titleOf(at: Route): string {
  const name = hasText(`${at.what}.name`) ? text(`${at.what}.name`) : "";
  const done: Record<string, string> = {
    play: t("new.play"),
    analyse: t("analysis.title"),
    edit: t("editor.title"),
    learn: t("home.learn"),
  };
  return name === "" ? (at.page === "library" ? t("library") : "") : `${name} · ${done[at.page] ?? ""}`;
}

export function showTitle(title: string): void {
  document.title = title === "" ? t("title") : `${title} · Tabuleiro`;
}

let waiting: MutationObserver | undefined;

/** Takes the keyboard, and with it those who listen, to the heading of a new page as soon as it is there, unless the page itself does. */
export function arrive(page: Element): void {
  waiting?.disconnect();
  waiting = new MutationObserver(() => look(page));
  waiting.observe(page, { childList: true, subtree: true });
  look(page);
}

function look(page: Element): void {
  const heading = page.querySelector<HTMLElement>("h1");
  // A game begins on its board.
  const itself = page.querySelector("tabuleiro-game > .game") !== null;
  if (heading === null && !itself) {
    return;
  }
  waiting?.disconnect();
  if (heading !== null && !itself) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}
