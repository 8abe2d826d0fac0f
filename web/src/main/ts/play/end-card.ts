import { html, nothing } from "lit";
import { pieceId } from "../content/drawings";
import { t } from "../content/texts";
import type { EndSummaryAction, EndView, Side } from "../generated/border";
import { storeProblem } from "../store/store";
import { menuButton } from "./controls";
import { icon, type Icon } from "./icons";
import { sideName } from "./names";
import type { Play } from "./play";
import { prompt } from "./strip";

/** Actions of the page on a finished game. */
export interface FinishedGameActions {
  again(): void;
  /** Starts a game against another level. */
  playLevel(level: number): void;
  analyse(): void;
  save(): void;
  share(): void;
}

/** The result with its reason, the score, the quick review once it is loaded, and what to do next. */
export function endCard(play: Play, end: EndView, actions: FinishedGameActions, review: unknown, wide: boolean) {
  const { parts, next, nextLevel } = end;
  return html`<h2 class="end-title">${end.headline}</h2>
    ${prompt(play, play.hasNotice ? play.sentence() : end.reason, end.headline)} ${parts.length === 0 ? nothing : scoreTable(play, parts)}
    ${nextLevel === undefined ? nothing : html`<button class="end-next" data-command="next-level" @click=${() => actions.playLevel(nextLevel)}>${next}${icon("forward")}</button>`}
    ${reviewPlace(end, review)}
    ${wide ? html`<div class="end-actions">${endActions(actions, end.actions)}</div>` : nothing}`;
}

function scoreTable({ info, view }: Play, parts: EndView["parts"]) {
  const name = (side: Side) => {
    const who = view.names[side];
    return who === "" ? sideName(info.id, side) : who;
  };
  const row = (side: Side) =>
    html`<tr>
      <th scope="row">${name(side)}</th>
      ${parts.map((part) => html`<td>${part[side]}</td>`)}
      <td class="sum">${parts.reduce((sum, part) => sum + part[side], 0)}</td>
    </tr>`;
  return html`<table class="score-parts">
    <thead>
      <tr>
        <td></td>
        ${parts.map(({ letter, name }) => html`<th scope="col" title=${name}><span class="visually-hidden">${name}</span>${piece(info.id, letter)}</th>`)}
        <td></td>
      </tr>
    </thead>
    <tbody>
      ${row("first")} ${row("second")}
    </tbody>
  </table>`;
}

function piece(game: string, letter: string) {
  return html`<svg viewBox="0 0 100 100" aria-hidden="true"><use href=${`#${pieceId(game, letter)}`}></use></svg>`;
}

/** The place of the quick review, which has its height from the beginning, so that nothing moves. */
function reviewPlace({ actions }: EndView, content: unknown) {
  return actions.includes("review")
    ? html`<div class="end-review" role="status" data-end-review>${content ?? html`<p class="end-reviewing">${t("end.reviewing")}</p>`}</div>`
    : nothing;
}

/** What to do with a finished game; it is saved by itself, unless the browser stores nothing. */
function endActions(actions: FinishedGameActions, offered: EndSummaryAction[]) {
  const button = (id: string, action: EndSummaryAction, picture: Icon, label: string, act: () => void, main = false) =>
    offered.includes(action)
      ? html`<button class=${main ? "action main" : "action"} data-command=${id} @click=${act}>${icon(picture)}<span>${label}</span></button>`
      : nothing;
  return html`${button("again", "rematch", "again", t("button.rematch"), () => actions.again(), true)}
    ${button("analyse", "review", "analyse", t("end.review"), () => actions.analyse())}
    ${button("share", "share", "share", t("button.copy-game"), () => actions.share())}
    ${storeProblem() === "" ? nothing : button("save", "save", "save", t("button.save"), () => actions.save())}`;
}

/** On narrow screens the actions of a finished game take the place of those of a game in play. */
export function endToolbar(actions: FinishedGameActions, end: EndView, openMenu: () => void, isMenuOpen: boolean) {
  return html`<div class="actions-row" role="toolbar" aria-label=${t("play.controls")}>
    ${endActions(actions, end.actions)} ${menuButton(openMenu, isMenuOpen)}
  </div>`;
}
