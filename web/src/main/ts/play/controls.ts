import { html, nothing } from "lit";
import { change, settings } from "../settings/settings";
import { t } from "../content/texts";
import { icon, type Icon } from "./icons";
import { browse } from "./moves";
import type { Play } from "./play";
import type { FinishedGameActions } from "./strip";

/** Actions of the page, not of the table. */
export interface PageActions extends FinishedGameActions {
  newGame(): void;
  more(): void;
  /** An action is done, and the dialog of further actions can close. */
  done(): void;
}

function key(id: string, picture: Icon, act: () => void, disabled = false) {
  const name = t(`command.${id}`);
  return html`<button class="icon" data-command=${id} title=${name} aria-label=${name} ?disabled=${disabled} @click=${act}>
    ${icon(picture)}
  </button>`;
}

/** The toolbar: undo, redo, browsing, hint. */
export function controls(play: Play, actions: PageActions, wide: boolean) {
  const { view, table } = play;
  const line = play.line();
  const { length } = line;
  const atStart = view.shown === 0 || length === 0;
  const atEnd = view.shown === view.live || view.shown === line.at(-1)?.id;
  return html`<div class="controls" role="toolbar" aria-label=${t("play.controls")}>
    ${key("take-back", "undo", () => play.command({ kind: "undoTurn" }), !table.offers("takeBack"))}
    ${key("redo", "redo", () => play.command({ kind: "redoTurn" }), !table.offers("redo"))}
    ${wide ? key("first-turn", "first", () => browse(play, -length), atStart) : nothing}
    ${key("previous-turn", "back", () => browse(play, -1), atStart)} ${key("next-turn", "forward", () => browse(play, 1), atEnd)}
    ${wide ? key("last-turn", "last", () => browse(play, length), atEnd) : nothing}
    ${key("hint", "hint", () => play.command({ kind: "requestHint" }), view.result !== undefined)}
    ${
      wide
        ? nothing
        : html`<button class="icon" data-command="more" aria-haspopup="dialog" title=${t("play.more")} aria-label=${t("play.more")} @click=${() => actions.more()}>
          ${icon("more")}
        </button>`
    }
  </div>`;
}

/** A field to type a turn. */
export function typing(play: { type(text: string): boolean }, done: () => void) {
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const field = form.elements.namedItem("turn") as HTMLInputElement;
    if (play.type(field.value)) {
      field.value = "";
      done();
    }
  };
  return html`<form class="typing" @submit=${enter}>
    <input
      type="text"
      name="turn"
      data-typed
      aria-label=${t("type-turn")}
      placeholder=${t("type-turn")}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      enterkeyhint="go"
    />
    <button data-command="type">${t("play.enter")}</button>
  </form>`;
}

/** Less frequent actions; a confirmation replaces them. */
export function moreActions(play: Play, actions: PageActions) {
  const { view, table, confirmation } = play;
  const { question } = confirmation;
  if (question !== undefined) {
    const agree = () => {
      confirmation.answer(true);
      actions.done();
    };
    return html`<div class="question" role="group" aria-label=${question.text} data-question>
      <p>${question.text}</p>
      <button class=${question.isHarmless === true ? "main" : "warning"} data-answer="yes" @click=${agree}>${question.yes}</button>
      <button data-answer="no" @click=${() => confirmation.answer(false)}>${t("no")}</button>
    </div>`;
  }
  const button = (id: string, label: string, act: () => void, disabled = false) =>
    html`<button data-command=${id} title=${t(`command.${id}`)} ?disabled=${disabled} @click=${act}>${label}</button>`;
  const after = (act: () => void) => () => {
    actions.done();
    act();
  };
  return html`<div class="more-actions">
    ${button(
      "flip",
      t("button.flip"),
      after(() => play.flip()),
    )}
    ${
      view.scores === undefined
        ? nothing
        : html`<button data-command="heat" aria-pressed=${settings().heat} @click=${after(() => change({ heat: !settings().heat }))}>
          ${t("command.heat")}
        </button>`
    }
    <button data-command="sound" aria-pressed=${settings().sounds} @click=${() => change({ sounds: !settings().sounds })}>
      ${t("command.sound")}
    </button>
    ${button(
      "swap",
      t("play.swap"),
      after(() => play.swap()),
      !table.offers("swapSeats"),
    )}
    <button data-command="analyse" @click=${after(() => actions.analyse())}>${t("button.analyse")}</button>
    <button data-command="save" @click=${after(() => actions.save())}>${t("button.save")}</button>
    <button data-command="share" @click=${after(() => actions.share())}>${t("button.copy-game")}</button>
    ${button(
      "draw",
      t("button.draw"),
      after(() => play.command({ kind: "proposeDraw" })),
      !table.offers("offerDraw") && !table.offers("acceptDraw"),
    )}
    ${button("resign", t("button.resign"), () => play.resign(), !table.offers("resign"))}
    ${button(
      "new-game",
      t("new.title"),
      after(() => actions.newGame()),
    )}
  </div>`;
}
