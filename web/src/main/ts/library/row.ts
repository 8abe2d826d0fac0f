import { html, nothing } from "lit";
import { address } from "../app/route";
import { savedBoard } from "../app/saved-board";
import { outcomeOf } from "./filter";
import { storedGameQuery, type StoredGame } from "../store/store";
import { playersText } from "../store/players";
import { formatDate, timeAgo } from "../store/dates";
import { t, text } from "../content/texts";

/** The actions on a stored game. */
export interface RowActions {
  edit(game: StoredGame): void;
  save(game: StoredGame, tags: Record<string, string>): void;
  cancel(): void;
  remove(game: StoredGame): void;
}

/** The Event tag of games begun in this application, which is not shown as a title. */
const DEFAULT_EVENT = "Tabuleiro";

/** A stored game with its board, once it is in view, and its actions, or with the form that edits its tags. */
export function row(game: StoredGame, editing: boolean, visible: boolean, actions: RowActions) {
  const name = text(`${game.game}.name`);
  const title = game.title === DEFAULT_EVENT ? "" : game.title;
  return html`<li class="stored-game" data-id=${game.id} data-game=${game.game}>
    <div class="stored-board">${visible ? savedBoard(game.game, game.record) : nothing}</div>
    <div class="stored-title">
      <h2>${title === "" ? name : title}</h2>
      <p>
        ${title === "" ? nothing : html`${name} · `}${playersText(game)}
      </p>
      <p class="stored-time">
        ${resultText(game)} · ${t("home.turns", game.turns)} ·
        <time datetime=${new Date(game.changed).toISOString()} title=${formatDate(game.changed)}>${timeAgo(game.changed)}</time>
      </p>
    </div>
    ${editing ? form(game, actions) : buttons(game, actions)}
  </li>`;
}

/** The result in colour: for the person against the computer, won or lost; otherwise the points. */
function resultText(game: StoredGame) {
  const outcome = outcomeOf(game);
  const points = game.points.replace("1/2-1/2", "½–½").replace("-", "–");
  switch (outcome) {
    case "won":
    case "lost":
      return html`<strong class=${outcome}>${t(`library.result.${outcome}`)} ${points}</strong>`;
    case "unfinished":
      return html`<strong>${t("library.unfinished")}</strong>`;
    default:
      return html`<strong>${points}</strong>`;
  }
}

function buttons(game: StoredGame, actions: RowActions) {
  const about = `${text(`${game.game}.name`)}, ${playersText(game)}`;
  const labelled = (label: string) => `${label}: ${about}`;
  return html`<div class="actions">
    ${
      game.finished
        ? nothing
        : html`<a class="button main go-on" href=${address("play", game.game, { id: game.id })} aria-label=${labelled(t("library.go-on"))}>
          ${t("library.go-on")}
        </a>`
    }
    <a class="button analyse" href=${address("analyse", game.game, storedGameQuery(game))} aria-label=${labelled(text("table.button.analyse"))}>
      ${text("table.button.analyse")}
    </a>
    <button class="edit" aria-label=${labelled(t("library.edit"))} @click=${() => actions.edit(game)}>${t("library.edit")}</button>
    <button class="delete" aria-label=${labelled(t("library.delete"))} @click=${() => actions.remove(game)}>${t("library.delete")}</button>
  </div>`;
}

/** Names of people can be edited; the computer is named by its level. */
function form(game: StoredGame, actions: RowActions) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const tags = [...data.entries()].map(([name, value]) => [name, typeof value === "string" ? value : ""]);
    actions.save(game, Object.fromEntries(tags) as Record<string, string>);
  };
  const field = (name: string, label: string, value: string) =>
    html`<label>${label}<input type="text" name=${name} .value=${value} maxlength="100" autocomplete="off" /></label>`;
  return html`<form class="tag-form" @submit=${submit}>
    ${field("Event", t("library.title-of"), game.title)}
    ${game.first === "human" ? field("First", t("library.first"), game.firstName) : nothing}
    ${game.second === "human" ? field("Second", t("library.second"), game.secondName) : nothing}
    <div class="actions">
      <button class="main" type="submit">${t("library.save")}</button>
      <button type="button" @click=${actions.cancel}>${text("table.cancel")}</button>
    </div>
  </form>`;
}
