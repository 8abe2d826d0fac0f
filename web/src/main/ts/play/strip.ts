import { html, nothing } from "lit";
import type { TableCommand } from "../generated/border";
import { t } from "../content/texts";
import type { BoardSession } from "../table/board-session";
import { hasChanged } from "./moves";
import { sideName } from "./names";
import type { Play } from "./play";
import { setupTools } from "./setup";

/** A button of the entry strip. */
interface EntryButton {
  id: string;
  label: string;
  act: () => void;
  main?: boolean;
}

/** Actions of the page on a finished game. */
export interface FinishedGameActions {
  again(): void;
  analyse(): void;
  save(): void;
  share(): void;
}

/**
 * The prompt: what to do now, or why a click was refused. It is always two lines high, so that the layout is
 * stable.
 */
export function prompt(play: BoardSession) {
  const { status, thoughts } = play.view;
  const look = play.refused ? "prompt refusal" : status === "over" ? "prompt ended" : "prompt";
  return html`<p class=${look} role="status" aria-live="polite" data-prompt>
    ${play.sentence()} ${thoughts === "" ? nothing : html`<span aria-hidden="true">${thoughts}</span>`}
  </p>`;
}

/** Font sizes and line heights, the largest first; at the smallest, three lines fit. */
const SIZES = [
  ["", ""],
  ["0.875rem", ""],
  ["0.8rem", ""],
  ["0.72rem", "1.1"],
] as const;

/** Reduces the font size until the sentence fits. */
export function fitPrompt(line: HTMLElement | null): void {
  const text = line?.textContent ?? "";
  if (line === null || line.dataset["fitted"] === `${line.clientWidth} ${text}`) {
    return;
  }
  for (const [size, height] of SIZES) {
    line.style.fontSize = size;
    line.style.lineHeight = height;
    if (line.scrollHeight <= line.clientHeight) {
      break;
    }
  }
  line.dataset["fitted"] = `${line.clientWidth} ${text}`;
}

/** Scrolls to the last chips when they have changed. */
export function showChips(list: HTMLElement | null): void {
  if (list === null) {
    return;
  }
  const chips = [...list.querySelectorAll(".chip")].map((chip) => chip.textContent.trim());
  if (hasChanged(list, `${list.clientWidth} ${chips.join(" ")}`) && chips.length > 0) {
    list.scrollTo({ left: list.scrollWidth });
  }
  showEdge(list);
}

/** Fades chips at the edge where they are scrolled out. */
function showEdge(list: HTMLElement): void {
  list.toggleAttribute("data-scrolled", list.scrollLeft > 0);
}

/**
 * The entry strip: a chip per step, words, undo; or the buttons that replace the entry, such as answers to a
 * draw offer.
 */
export function strip(play: Play, actions: FinishedGameActions, wide: boolean) {
  return entryStrip(play, replacingButtons(play, actions), wide);
}

/** The entry strip with given buttons. */
export function entryStrip(play: BoardSession, choices: EntryButton[], wide: boolean) {
  const entry = choices.length === 0 ? play.view.entry : undefined;
  const { begun } = play.view;
  return html`<div class="strip" data-strip>
    <div class="chips" data-chips @scroll=${(event: Event) => showEdge(event.currentTarget as HTMLElement)}>
      ${entry === undefined ? nothing : setupTools(play, entry, wide)} ${entry?.setup === undefined ? chips(play) : nothing}
    </div>
    <div class="words">
      ${entry?.complete === true ? button({ id: "confirm", label: t("confirm"), act: () => play.command({ kind: "confirm" }), main: true }) : nothing}
      ${entry?.words.map(
        ({ id, label }) => html`<button class="word" data-word=${id} @click=${() => play.enter(id)}>${label}</button>`,
      )}
      ${choices.map(button)}
    </div>
    ${
      entry === undefined
        ? nothing
        : html`<button
            class="icon"
            data-command="undo-click"
            ?disabled=${!begun}
            title=${t("command.undo-click")}
            aria-label=${t("command.undo-click")}
            @click=${() => play.command({ kind: "undoClick" })}
          >
            ⌫
          </button>
          <button
            class="icon"
            data-command="reset-turn"
            ?disabled=${!begun}
            title=${t("command.reset-turn")}
            aria-label=${t("command.reset-turn")}
            @click=${() => play.command({ kind: "resetTurn" })}
          >
            ✕
          </button>`
    }
  </div>`;
}

function chips(play: BoardSession) {
  const { entry } = play.view;
  return html`${entry?.chips.map(
    (chip, i) => html`<button
      class="chip"
      data-chip=${i}
      title=${t("chip", chip)}
      aria-label=${t("chip", chip)}
      @click=${() => play.command({ kind: "returnTo", steps: i })}
    >
      ${chip}
    </button>`,
  )}
  ${entry?.clicks.map(
    (click) => html`<button
      class="chip begun"
      title=${t("chip", click)}
      aria-label=${t("chip", click)}
      @click=${() => play.command({ kind: "undoClick" })}
    >
      ${click} …
    </button>`,
  )}`;
}

function button({ id, label, act, main }: EntryButton) {
  return html`<button class=${main === true ? "main" : ""} data-command=${id} @click=${act}>${label}</button>`;
}

/** The buttons that replace the entry of a turn; usually none. */
function replacingButtons(play: Play, actions: FinishedGameActions): EntryButton[] {
  const { view, table } = play;
  const choice = (id: string, command: TableCommand, label: string, main = false): EntryButton => ({
    id,
    label,
    act: () => play.command(command),
    main,
  });
  if (view.status === "over") {
    return [
      { id: "again", label: t("button.again"), act: () => actions.again(), main: true },
      { id: "analyse", label: t("button.analyse"), act: () => actions.analyse() },
      { id: "save", label: t("button.save"), act: () => actions.save() },
      { id: "share", label: t("button.copy-game"), act: () => actions.share() },
    ];
  }
  if (table.offers("goLive")) {
    return [
      {
        id: "last-turn",
        label: t("button.last-turn"),
        act: () => play.command({ kind: "display", place: view.live }),
        main: true,
      },
    ];
  }
  if (table.offers("retry")) {
    return [choice("retry", { kind: "retry" }, t("engine.retry"), true)];
  }
  if (table.offers("acceptDraw") && !view.begun) {
    return [
      choice("accept-draw", { kind: "answerDraw", accept: true }, t("draw.accept"), true),
      choice("decline-draw", { kind: "answerDraw", accept: false }, t("draw.decline")),
    ];
  }
  if (table.offers("takeOver")) {
    const paused = table.offers("resume");
    return [
      paused
        ? choice("go-on", { kind: "resumeMatch" }, t("button.go-on"), true)
        : choice("pause", { kind: "pauseMatch" }, t("button.pause"), true),
      ...(table.offers("step") ? [choice("step", { kind: "playOneTurn" }, t("button.step"))] : []),
      choice("take-over", { kind: "takeOver" }, t("take-over", sideName(view.game, view.toMove))),
    ];
  }
  return table.offers("hurry") ? [choice("hurry", { kind: "moveNow" }, t("button.hurry"))] : [];
}
