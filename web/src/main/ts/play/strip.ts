import { html, nothing } from "lit";
import type { TableCommand } from "../generated/border";
import { showLoadError } from "../app/notice";
import { address } from "../app/route";
import { t } from "../content/texts";
import type { BoardSession } from "../table/board-session";
import { hasChanged } from "../table/turn-list";
import { icon } from "./icons";
import { theSide } from "./names";
import type { Play } from "./play";
import { setupTools } from "./setup";

/** A button of the entry strip. */
interface EntryButton {
  id: string;
  label: string;
  act: () => void;
  main?: boolean;
}

/**
 * The prompt: what to do now, or why a click was refused; and what the computer thinks, if that is switched
 * on. Screen readers read the headline above it first.
 */
export function prompt(play: BoardSession, sentence = play.sentence(), headline = "") {
  const { status, thoughts } = play.view;
  const look = play.refused ? "prompt refusal" : status === "over" ? "prompt ended" : "prompt";
  return html`<p class=${look} role="status" aria-live="polite" data-prompt>
    ${headline === "" ? nothing : html`<span class="visually-hidden">${headline}.</span>`} ${sentence} ${seeRule(play)}
    ${thoughts === "" ? nothing : html`<span class="thoughts" aria-hidden="true">${thoughts}</span>`}
  </p>`;
}

/** A link to the rule behind a refusal, which is shown over the board: nothing of the turn is lost. */
function seeRule({ info, rule }: BoardSession) {
  if (rule === undefined) {
    return nothing;
  }
  const show = (event: MouseEvent) => {
    // With a modifier, the browser opens the rule page elsewhere.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      import("../learn/rule-dialog").then(({ openRule }) => openRule(info, rule)).catch(showLoadError);
    }
  };
  return html`<a
    class="see-rule"
    data-command="see-rule"
    href=${address("learn", info.id, { section: rule })}
    aria-haspopup="dialog"
    @click=${show}
    >${t("see-rule")}</a
  >`;
}

/** Advice for a beginner below the prompt, such as a warning of a threat. */
export function advice(play: BoardSession) {
  const { advice } = play.view;
  // Before the first turn the aim is in the place of the list.
  const isKnown = advice?.topic === "aim" && play.line().length === 0;
  return advice === undefined || isKnown
    ? nothing
    : html`<p class=${advice.topic === "aim" ? "advice" : "advice warning"} role="status" data-advice=${advice.topic}>${advice.text}</p>`;
}

/** Font sizes and line heights, the largest first; at the smallest, three lines fit. */
const SIZES = [
  ["", ""],
  ["1.0625rem", "1.3125rem"],
  ["0.9375rem", "1.125rem"],
  ["0.8125rem", "0.9375rem"],
  ["0.72rem", "0.8125rem"],
] as const;

let followsFonts = false;

/** Fits the prompt again when fonts have been loaded, which happens after the first board is shown. */
function followFonts(): void {
  if (!followsFonts) {
    followsFonts = true;
    document.fonts.addEventListener("loadingdone", () => {
      document.querySelectorAll<HTMLElement>("[data-fitted]").forEach((line) => {
        delete line.dataset["fitted"];
        fitPrompt(line);
      });
    });
  }
}

/** Reduces the font size until the sentence fits. */
export function fitPrompt(line: HTMLElement | null): void {
  followFonts();
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
 * draw offer. It is there only while there is something to choose or to undo besides the first click.
 */
export function strip(play: Play, wide: boolean) {
  const choices = replacingButtons(play);
  const { entry } = play.view;
  const isUsed =
    entry !== undefined &&
    (entry.chips.length > 0 ||
      entry.clicks.length > 1 ||
      entry.words.length > 0 ||
      entry.complete ||
      entry.setup !== undefined);
  return choices.length > 0 || isUsed ? entryStrip(play, choices, wide) : nothing;
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
      entry === undefined || !begun
        ? nothing
        : html`<button
            class="icon"
            data-command="undo-click"
            title=${t("command.undo-click")}
            aria-label=${t("command.undo-click")}
            @click=${() => play.command({ kind: "undoClick" })}
          >
            ${icon("backspace")}
          </button>
          <button
            class="icon"
            data-command="reset-turn"
            title=${t("command.reset-turn")}
            aria-label=${t("command.reset-turn")}
            @click=${() => play.command({ kind: "resetTurn" })}
          >
            ${icon("close")}
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
function replacingButtons(play: Play): EntryButton[] {
  const { view, table } = play;
  const choice = (id: string, command: TableCommand, label: string, main = false): EntryButton => ({
    id,
    label,
    act: () => play.command(command),
    main,
  });
  if (view.status === "over") {
    return [];
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
  if (table.offers("acceptTakeBack") && !view.begun) {
    return [
      choice("accept-take-back", { kind: "answerTakeBack", accept: true }, t("take-back.accept"), true),
      choice("decline-take-back", { kind: "answerTakeBack", accept: false }, t("take-back.decline")),
    ];
  }
  if (table.offers("takeOver")) {
    const paused = table.offers("resume");
    return [
      paused
        ? choice("go-on", { kind: "resumeMatch" }, t("button.go-on"), true)
        : choice("pause", { kind: "pauseMatch" }, t("button.pause"), true),
      ...(table.offers("step") ? [choice("step", { kind: "playOneTurn" }, t("button.step"))] : []),
      choice("take-over", { kind: "takeOver" }, t("take-over", theSide(view.game, view.toMove))),
    ];
  }
  return [];
}
