import { html, nothing } from "lit";
import { t } from "../content/texts";
import type { EndView } from "../generated/border";
import { icon, type Icon } from "./icons";
import { sideName } from "./names";

/** Actions of the page on a finished game. */
export interface FinishedGameActions {
  again(): void;
  analyse(): void;
  save(): void;
  share(): void;
}

/** The parts of the score, in games that have one, and the next level to play. */
export function endDetails(game: string, { parts, next }: EndView) {
  return html`${parts.length === 0 ? nothing : scoreTable(game, parts)} ${next === "" ? nothing : html`<p class="end-next">${next}</p>`}`;
}

function scoreTable(game: string, parts: EndView["parts"]) {
  const row = (side: "first" | "second") =>
    html`<tr>
      <th scope="row">${sideName(game, side)}</th>
      ${parts.map((part) => html`<td>${part[side]}</td>`)}
      <td class="sum">${parts.reduce((sum, part) => sum + part[side], 0)}</td>
    </tr>`;
  return html`<table class="score-parts">
    <thead>
      <tr>
        <td></td>
        ${parts.map(({ name }) => html`<th scope="col">${name}</th>`)}
        <td></td>
      </tr>
    </thead>
    <tbody>
      ${row("first")} ${row("second")}
    </tbody>
  </table>`;
}

/** What to do with a finished game. */
export function endActions(actions: FinishedGameActions) {
  const button = (id: string, picture: Icon, label: string, act: () => void, main = false) =>
    html`<button class=${main ? "action main" : "action"} data-command=${id} @click=${act}>${icon(picture)}<span>${label}</span></button>`;
  return html`<div class="end-actions">
    ${button("again", "again", t("button.rematch"), () => actions.again(), true)}
    ${button("analyse", "analyse", t("button.analyse"), () => actions.analyse())}
    ${button("share", "share", t("button.copy-game"), () => actions.share())}
    ${button("save", "save", t("button.save"), () => actions.save())}
  </div>`;
}
