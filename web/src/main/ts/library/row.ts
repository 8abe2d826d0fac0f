import { html, nothing } from "lit";
import { address } from "../app/route";
import { storedGameQuery, type StoredGame } from "../store/store";
import { playersText } from "../store/players";
import { formatDate, timeAgo } from "../store/dates";
import { t, text } from "../content/texts";

/** What can be done with a game of the list. */
export interface RowActions {
  edit(game: StoredGame): void;
  save(game: StoredGame, tags: Record<string, string>): void;
  cancel(): void;
  remove(game: StoredGame): void;
}

/** Every game that was begun here is called so; a title says more. */
const NO_TITLE = "Tabuleiro";

/** A game of the list, or what can be written about it while that is changed. */
export function row(game: StoredGame, editing: boolean, actions: RowActions) {
  const name = text(`${game.game}.name`);
  const title = game.title === NO_TITLE ? "" : game.title;
  return html`<li class="kept" data-id=${game.id} data-game=${game.game}>
    <div class="kept-what">
      <h2>${title === "" ? name : title}</h2>
      <p>
        ${title === "" ? nothing : html`${name} · `}${playersText(game)}
      </p>
      <p class="kept-when">
        <strong>${game.finished ? game.points.replace("1/2-1/2", "½–½").replace("-", "–") : t("library.unfinished")}</strong> ·
        ${t("home.turns", game.turns)} · <time datetime=${new Date(game.changed).toISOString()} title=${formatDate(game.changed)}>${timeAgo(game.changed)}</time>
      </p>
    </div>
    ${editing ? form(game, actions) : buttons(game, actions)}
  </li>`;
}

function buttons(game: StoredGame, actions: RowActions) {
  const about = `${text(`${game.game}.name`)}, ${playersText(game)}`;
  const said = (label: string) => `${label}: ${about}`;
  return html`<div class="actions">
    ${
      game.finished
        ? nothing
        : html`<a class="button main go-on" href=${address("play", game.game, { id: game.id })} aria-label=${said(t("library.go-on"))}>
          ${t("library.go-on")}
        </a>`
    }
    <a class="button analyse" href=${address("analyse", game.game, storedGameQuery(game))} aria-label=${said(text("table.button.analyse"))}>
      ${text("table.button.analyse")}
    </a>
    <button class="edit" aria-label=${said(t("library.edit"))} @click=${() => actions.edit(game)}>${t("library.edit")}</button>
    <button class="delete" aria-label=${said(t("library.delete"))} @click=${() => actions.remove(game)}>${t("library.delete")}</button>
  </div>`;
}

/** Names of people can be changed; the computer is called by its level. */
function form(game: StoredGame, actions: RowActions) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const said = new FormData(event.target as HTMLFormElement);
    const tags = [...said.entries()].map(([name, value]) => [name, typeof value === "string" ? value : ""]);
    actions.save(game, Object.fromEntries(tags) as Record<string, string>);
  };
  const field = (name: string, label: string, value: string) =>
    html`<label>${label}<input type="text" name=${name} .value=${value} maxlength="100" autocomplete="off" /></label>`;
  return html`<form class="kept-form" @submit=${submit}>
    ${field("Event", t("library.title-of"), game.title)}
    ${game.first === "human" ? field("First", t("library.first"), game.firstName) : nothing}
    ${game.second === "human" ? field("Second", t("library.second"), game.secondName) : nothing}
    <div class="actions">
      <button class="main" type="submit">${t("library.save")}</button>
      <button type="button" @click=${actions.cancel}>${text("table.cancel")}</button>
    </div>
  </form>`;
}
