import { html, nothing } from "lit";
import { showLoadError } from "./notice";
import { address } from "./route";
import { t } from "../content/texts";

/** The header of every page: home link, title, elements of the page, and the settings button. */
export function header(title: string, extra: unknown = nothing) {
  return html`<header class="bar">
    <a href=${address("")} class="button quiet home-link" aria-label=${t("home")} title=${t("home")}>${icon(HOUSE)}</a>
    <h1>${title}</h1>
    ${extra} ${settingsButton()}
  </header>`;
}

/** Opens the settings dialog, which is loaded on demand. */
export function settingsButton() {
  return html`<button class="quiet settings-button" aria-label=${t("settings")} title=${t("settings")} aria-haspopup="dialog" @click=${open}>
    ${icon(GEAR)}
  </button>`;
}

function open(): void {
  import("../settings/dialog").then(({ openSettings }) => openSettings()).catch(showLoadError);
}

const HOUSE = "M3 11.5 12 4l9 7.5M5.5 10v9.5h13V10M10 19.5v-6h4v6";
const GEAR =
  "M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4zM10.3 3h3.4l.5 2.4 1.9.8 2-1.3 2.4 2.4-1.3 2 .8 1.9 2.4.5v3.4l-2.4.5-.8 1.9 1.3 2-2.4 2.4-2-1.3-1.9.8-.5 2.4h-3.4l-.5-2.4-1.9-.8-2 1.3-2.4-2.4 1.3-2-.8-1.9L2 13.7v-3.4l2.4-.5.8-1.9-1.3-2 2.4-2.4 2 1.3 1.9-.8z";

function icon(path: string) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
}
