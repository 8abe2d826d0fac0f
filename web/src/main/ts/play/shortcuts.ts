import { html, nothing, render } from "lit";
import { t } from "../content/texts";
import { icon } from "./icons";

/** The keys of the page and of the board, by the names of their messages. */
const GROUPS = {
  page: ["walk", "ends", "undo", "redo", "wheel", "draw-arrows", "shortcuts"],
  board: ["arrows", "enter", "backspace", "escape", "next-piece", "previous-piece", "say-targets", "say-last"],
};

/** Opens the list of keys and shortcuts. */
export function openShortcuts(): void {
  let dialog = document.querySelector<HTMLDialogElement>("dialog.shortcuts");
  if (dialog === null) {
    dialog = document.createElement("dialog");
    dialog.className = "dialog shortcuts";
    dialog.setAttribute("aria-labelledby", "shortcuts-title");
    document.body.append(dialog);
  }
  const own = dialog;
  const close = () => own.close();
  own.onclick = (event) => event.target === own && close();
  render(
    html`<div class="dialog-inside">
      <header class="dialog-bar">
        <h2 id="shortcuts-title">${t("command.shortcuts")}</h2>
        <button class="quiet close" aria-label=${t("close")} @click=${close}>${icon("close")}</button>
      </header>
      ${Object.entries(GROUPS).map(
        ([group, keys]) => html`<h3>${t(`keys.${group}`)}</h3>
          <dl class="keys">
            ${keys.map((key) => html`<dt>${keyName(key)}</dt><dd>${t(`keys-do.${key}`)}</dd>`)}
          </dl>`,
      )}
    </div>`,
    own,
  );
  if (!own.open) {
    own.showModal();
  }
}

function keyName(key: string) {
  const name = t(`keys.${key}`);
  return name === "" ? nothing : html`<kbd>${name}</kbd>`;
}
