import { html, nothing } from "lit";
import { address } from "../app/route";
import { t, text } from "../content/texts";
import type { Side } from "../generated/border";
import { change, settings, type Settings } from "../settings/settings";
import { allLevels } from "../wasm/games";
import { levelOf } from "../start/game-options";
import { icon, type Icon } from "./icons";
import { sideName } from "./names";
import type { Play } from "./play";
import type { FinishedGameActions } from "./end-card";

/** Actions of the page, not of the table. */
export interface PageActions extends FinishedGameActions {
  newGame(): void;
  copyPosition(): void;
  showShortcuts(): void;
  openSettings(): void;
  /** An action is done, and the menu can close. */
  done(): void;
}

/** Distance of the menu from its button, in pixels. */
const GAP = 8;

/** Places the menu above its button. */
export function placeMenu(sheet: HTMLElement, button: Element | null): void {
  const at = button?.getBoundingClientRect();
  sheet.style.setProperty("--menu-bottom", `${innerHeight - (at?.top ?? 0) + GAP}px`);
  sheet.style.setProperty("--menu-right", `${innerWidth - (at?.right ?? 0)}px`);
}

/**
 * Everything besides the primary actions, in groups; a confirmation replaces it. Where the actions of a
 * finished game take the place of the toolbar, its actions are here.
 */
export function menu(play: Play, actions: PageActions, hasToolbar: boolean) {
  const { view, table, info } = play;
  if (play.confirmation.question !== undefined) {
    return confirmation(play, actions);
  }
  const after = (act: () => void) => () => {
    actions.done();
    act();
  };
  const item = (id: string, picture: Icon, label: string, act: () => void, disabled = false) =>
    html`<button class="menu-item" data-command=${id} ?disabled=${disabled} @click=${act}>${icon(picture)}<span>${label}</span></button>`;
  const toggle = (
    id: string,
    picture: Icon,
    name: "chances" | "heat" | "sounds" | "thoughts" | "warnings",
    label: string,
  ) =>
    html`<button class="menu-item" data-command=${id} aria-pressed=${settings()[name]} @click=${after(() => change({ [name]: !settings()[name] } as Partial<Settings>))}>
      ${icon(picture)}<span>${label}</span>
    </button>`;
  const over = view.end !== undefined;
  // Somebody elsewhere plays: no help, and nothing that only one of the players can decide.
  const isShared = play.isRemote && !over;
  return html`<div class="more-actions">
    <div class="menu-group" role="group" aria-label=${t("menu.game")}>
      ${
        isShared
          ? nothing
          : item(
              "new-game",
              "new",
              t("command.new-game"),
              after(() => actions.newGame()),
            )
      }
      ${item(
        "draw",
        "draw",
        t("command.draw"),
        after(() => play.command({ kind: "proposeDraw" })),
        !table.offers("offerDraw") && !table.offers("acceptDraw"),
      )}
      ${item("resign", "resign", t("command.resign"), () => play.resign(), !table.offers("resign"))}
      ${table.offers("abort") ? item("abort", "close", text("online.abort"), () => play.abort()) : nothing}
      ${
        play.isRemote
          ? nothing
          : item(
              "swap",
              "swap",
              t("command.swap"),
              after(() => play.swap()),
              !table.offers("swapSeats"),
            )
      }
      ${
        hasToolbar
          ? nothing
          : html`${item(
              "take-back",
              "undo",
              t("command.take-back"),
              after(() => play.command({ kind: "undoTurn" })),
              !table.offers("takeBack"),
            )}
            ${item(
              "flip",
              "flip",
              t("command.flip"),
              after(() => play.flip()),
            )}`
      }
      ${over ? nothing : levels(play)}
    </div>
    ${isShared ? nothing : recordGroup(actions, item, after)}
    <div class="menu-group" role="group" aria-label=${t("menu.view")}>
      ${view.scores === undefined ? nothing : toggle("heat", "heat", "heat", t("command.heat"))}
      ${
        isShared
          ? nothing
          : html`${toggle("warnings", "hint", "warnings", t("command.warnings"))}
            ${toggle("chances", "analyse", "chances", t("play.chances"))}
            ${toggle("thoughts", "thoughts", "thoughts", t("command.thoughts"))}`
      }
      ${toggle("sound", "sound", "sounds", t("command.sound"))}
      <a class="menu-item" data-command="rules" href=${address("learn", info.id)}>${icon("learn")}<span>${t("header.learn")}</span></a>
      ${item(
        "shortcuts",
        "keys",
        t("command.shortcuts"),
        after(() => actions.showShortcuts()),
      )}
      ${item(
        "settings",
        "settings",
        t("settings"),
        after(() => actions.openSettings()),
      )}
    </div>
  </div>`;
}

type Item = (id: string, picture: Icon, label: string, act: () => void) => unknown;

/** What can be done with the record of the game. */
function recordGroup(actions: PageActions, item: Item, after: (act: () => void) => () => void) {
  return html`<div class="menu-group" role="group" aria-label=${t("menu.record")}>
    ${item(
      "analyse",
      "analyse",
      t("button.analyse"),
      after(() => actions.analyse()),
    )}
    ${item(
      "save",
      "save",
      t("button.save"),
      after(() => actions.save()),
    )}
    ${item(
      "share",
      "share",
      t("button.copy-game"),
      after(() => actions.share()),
    )}
    ${item(
      "copy-position",
      "copy",
      t("command.copy-position"),
      after(() => actions.copyPosition()),
    )}
  </div>`;
}

/** The levels of the computers, which can be changed during the game. */
function levels({ table, view }: Play) {
  const sides: Side[] = ["first", "second"];
  const played = sides.filter((side) => levelOf(view[side]) > 0);
  return played.map((side) => {
    const label = played.length > 1 ? sideName(view.game, side) : t("play.level");
    const chosen = (event: Event) =>
      table.command({ kind: "setLevel", side, level: Number((event.target as HTMLSelectElement).value) });
    return html`<label class="menu-level">
      ${icon("level")}<span>${label}</span>
      <select data-level=${side} @change=${chosen}>
        ${allLevels().map((level) => html`<option value=${level} .selected=${level === levelOf(view[side])}>${level} · ${text(`level.word.${level}`)}</option>`)}
      </select>
    </label>`;
  });
}

function confirmation({ confirmation }: Play, actions: PageActions) {
  const { question } = confirmation;
  const agree = () => {
    confirmation.answer(true);
    actions.done();
  };
  return question === undefined
    ? nothing
    : html`<div class="question" role="group" aria-label=${question.text} data-question>
        <p>${question.text}</p>
        <button class=${question.isHarmless === true ? "main" : "warning"} data-answer="yes" @click=${agree}>${question.yes}</button>
        <button data-answer="no" @click=${() => confirmation.answer(false)}>${t("no")}</button>
      </div>`;
}
