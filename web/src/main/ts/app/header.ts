import { html, nothing } from "lit";
import { showLoadError } from "./notice";
import { address, route } from "./route";
import { hasText, t } from "../content/texts";
import { icon } from "../play/icons";

/** The pages about a game that link to its rules and lessons. */
const PLAYED = ["play", "analyse", "edit"];

/** The pages that are not about a game, which link to those for all games. */
const GENERAL = ["learn", "analyse", "library", "online", "join"];

/** The header of every page: mark and word-mark, title, elements of the page, rules and lessons, settings. */
export function header(title: unknown, extra: unknown = nothing) {
  const { page, what } = route();
  const isOfGame = hasText(`${what}.name`);
  const learn = PLAYED.includes(page) && isOfGame ? learnLink(what) : nothing;
  const links = GENERAL.includes(page) && !isOfGame ? siteLinks(page) : nothing;
  return html`<header class="bar">
    ${brand()}
    <h1>${title}</h1>
    ${extra} ${links} ${learn} ${settingsButton()}
  </header>`;
}

/** The mark and the word-mark, which lead to the home page. */
export function brand() {
  return html`<a href=${address("")} class="brand" aria-label=${`Tabuleiro: ${t("home")}`} title=${t("home")}
    ><img class="mark-picture" src="icon.svg" width="26" height="26" alt="" /><span class="word-mark">Tabuleiro</span></a
  >`;
}

/** The links to the pages for all games, except the current one; narrow screens have them on the home page. */
export function siteLinks(current = "") {
  const links: [string, string][] = [
    ["learn", t("home.learn")],
    ["analyse", t("button.analyse")],
    ["library", t("library")],
  ];
  return links
    .filter(([page]) => page !== current)
    .map(
      ([page, name]) =>
        html`<a class=${page === "library" && current === "" ? "button quiet" : "button quiet page-name"} href=${address(page)}>${name}</a>`,
    );
}

/** The link to the rules and lessons of a game; only its icon on narrow screens. */
function learnLink(game: string) {
  const name = t("header.learn");
  return html`<a class="button quiet learn-link" href=${address("learn", game)} aria-label=${name} title=${name}
    >${icon("learn")}<span>${name}</span></a
  >`;
}

/** Opens the settings dialog, which is loaded on demand. */
export function settingsButton() {
  return html`<button class="quiet settings-button" aria-label=${t("settings")} title=${t("settings")} aria-haspopup="dialog" @click=${showSettings}>
    ${icon("settings")}
  </button>`;
}

/** Opens the settings. */
export function showSettings(): void {
  import("../settings/dialog").then(({ openSettings }) => openSettings()).catch(showLoadError);
}
