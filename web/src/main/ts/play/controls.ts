import { html, nothing } from "lit";
import { t } from "../content/texts";
import { icon, type Icon } from "./icons";
import { browse } from "./moves";
import type { Play } from "./play";

/** A primary action: an icon with its label. */
function action(id: string, picture: Icon, act: () => void, disabled = false) {
  return html`<button class="action" data-command=${id} title=${t(`command.${id}`)} ?disabled=${disabled} @click=${act}>
    ${icon(picture)}<span>${t(`button.${id}`)}</span>
  </button>`;
}

/** The primary actions; everything else is in the menu. */
export function actions(play: Play, openMenu: () => void, isMenuOpen: boolean) {
  const { view, table } = play;
  const over = view.result !== undefined;
  return html`<div class="actions-row" role="toolbar" aria-label=${t("play.controls")}>
    ${action("take-back", "undo", () => play.command({ kind: "undoTurn" }), !table.offers("takeBack"))}
    ${table.offers("redo") ? action("redo", "redo", () => play.command({ kind: "redoTurn" })) : nothing}
    ${
      play.mayHurry
        ? action("hurry", "hurry", () => play.command({ kind: "moveNow" }))
        : action("hint", "hint", () => play.command({ kind: "requestHint" }), over || play.isRemote)
    }
    ${action("flip", "flip", () => play.flip())} ${menuButton(openMenu, isMenuOpen)}
  </div>`;
}

/** The button of the menu. */
export function menuButton(openMenu: () => void, isMenuOpen: boolean) {
  return html`<button
    class="action"
    data-command="more"
    aria-haspopup="dialog"
    aria-expanded=${isMenuOpen}
    title=${t("play.menu")}
    @click=${openMenu}
  >
    ${icon("menu")}<span>${t("play.menu")}</span>
  </button>`;
}

/** The actions that are left at the end of a game, beside the buttons to step through it. */
export function footActions(play: Play, openMenu: () => void, isMenuOpen: boolean) {
  const { table } = play;
  return html`<div class="foot-actions" role="toolbar" aria-label=${t("play.controls")}>
    ${step("take-back", "undo", () => play.command({ kind: "undoTurn" }), !table.offers("takeBack"))}
    ${table.offers("redo") ? step("redo", "redo", () => play.command({ kind: "redoTurn" }), false) : nothing}
    ${step("flip", "flip", () => play.flip(), false)} ${menuButton(openMenu, isMenuOpen)}
  </div>`;
}

function step(id: string, picture: Icon, act: () => void, disabled: boolean, name = t(`command.${id}`)) {
  return html`<button class="icon quiet" data-command=${id} title=${name} aria-label=${name} ?disabled=${disabled} @click=${act}>
    ${icon(picture)}
  </button>`;
}

/** Buttons to step through the game; while an earlier turn is displayed, one leads back to the game. */
export function browseButtons(play: Play, wide: boolean) {
  const { view, table } = play;
  const isBrowsing = table.offers("goLive");
  const line = play.line();
  const { length } = line;
  const atStart = view.shown === 0 || length === 0;
  const atEnd = view.shown === view.live || view.shown === line.at(-1)?.id;
  return html`<div class=${isBrowsing ? "browse-buttons browsing" : "browse-buttons"} role="group" aria-label=${t("analysis.ways")}>
    ${wide ? step("first-turn", "first", () => browse(play, -length), atStart) : nothing}
    ${step("previous-turn", "back", () => browse(play, -1), atStart)} ${step("next-turn", "forward", () => browse(play, 1), atEnd)}
    ${
      wide || isBrowsing
        ? step(
            "last-turn",
            "last",
            () => play.command({ kind: "display", place: view.live }),
            !isBrowsing && atEnd,
            t(isBrowsing ? "button.last-turn" : "command.last-turn"),
          )
        : nothing
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
