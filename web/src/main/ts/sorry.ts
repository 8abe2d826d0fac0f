import { html, type TemplateResult } from "lit";
import { t } from "./texts";

/** What is shown where an address names a game that there is not, or something else is wrong with it. */
export function sorry(reason = t("unknown-game")): TemplateResult {
  return html`<main class="sorry">
    <h1>Tabuleiro</h1>
    <p>${reason}</p>
    <a class="button" href="#/">${t("home")}</a>
  </main>`;
}
