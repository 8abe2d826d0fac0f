import { html, nothing } from "lit";
import { t } from "../texts";
import type { AtBoard } from "./at-board";
import { isNews } from "./moves";
import { sideName } from "./names";
import type { Play } from "./play";
import { setupTools } from "./setup";

/** Something that can be done now, as a button. */
interface Choice {
  id: string;
  label: string;
  act: () => void;
  main?: boolean;
}

/** What the page does with a finished game. */
export interface Afterwards {
  again(): void;
  analyse(): void;
  save(): void;
  share(): void;
}

/** The prompt: what to do now or why a click was refused. Two lines are always there, so that a longer sentence moves nothing. */
export function prompt(play: AtBoard) {
  const aside = play.aside();
  const ended = play.view.result !== undefined && play.view.shown === play.view.live && play.notice === "";
  return html`<p class=${play.refused ? "prompt refusal" : ended ? "prompt ended" : "prompt"} role="status" aria-live="polite" data-prompt>
    ${play.sentence()} ${aside === "" ? nothing : html`<span aria-hidden="true">${aside}</span>`}
  </p>`;
}

/** Sizes of letters, and heights of lines: of the smallest, three have room. */
const SIZES = [
  ["", ""],
  ["0.875rem", ""],
  ["0.8rem", ""],
  ["0.72rem", "1.1"],
] as const;

/** A longer sentence has smaller letters, so that it has room. */
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

/** Scrolls to the last chips when there are others than before: they are those that matter. */
export function showChips(list: HTMLElement | null): void {
  if (list === null) {
    return;
  }
  const chips = [...list.querySelectorAll(".chip")].map((chip) => chip.textContent.trim());
  if (isNews(list, `${list.clientWidth} ${chips.join(" ")}`) && chips.length > 0) {
    list.scrollTo({ left: list.scrollWidth });
  }
  showEdge(list);
}

/** Chips that are scrolled out fade away at the edge, so that none looks cut off. */
function showEdge(list: HTMLElement): void {
  list.toggleAttribute("data-scrolled", list.scrollLeft > 0);
}

/** The turn being entered: a chip for each step, the words that can be said, and going back; or what can be answered instead. */
export function strip(play: Play, afterwards: Afterwards, wide: boolean) {
  return entryStrip(play, answers(play, afterwards), wide);
}

/** The same with answers that are known. */
export function entryStrip(play: AtBoard, choices: Choice[], wide: boolean) {
  const entry = choices.length === 0 && play.view.result === undefined ? play.view.entry : undefined;
  const begun = play.view.begun;
  return html`<div class="strip" data-strip>
    <div class="chips" data-chips @scroll=${(event: Event) => showEdge(event.currentTarget as HTMLElement)}>
      ${entry === undefined ? nothing : setupTools(play, entry, wide)} ${entry?.setup === undefined ? chips(play) : nothing}
    </div>
    <div class="words">
      ${entry?.complete === true ? button({ id: "confirm", label: t("confirm"), act: () => play.command("confirm"), main: true }) : nothing}
      ${entry?.words.map(
        ({ word, label }) => html`<button class="word" data-word=${word} @click=${() => play.enter(word)}>${label}</button>`,
      )}
      ${choices.map(button)}
    </div>
    ${entry === undefined
      ? nothing
      : html`<button
            class="icon"
            data-command="undo-click"
            ?disabled=${!begun}
            title=${t("command.undo-click")}
            aria-label=${t("command.undo-click")}
            @click=${() => play.command("undo-click")}
          >
            ⌫
          </button>
          <button
            class="icon"
            data-command="reset-turn"
            ?disabled=${!begun}
            title=${t("command.reset-turn")}
            aria-label=${t("command.reset-turn")}
            @click=${() => play.command("reset-turn")}
          >
            ✕
          </button>`}
  </div>`;
}

function chips(play: AtBoard) {
  const entry = play.view.result === undefined ? play.view.entry : undefined;
  return html`${entry?.chips.map(
    (chip, i) => html`<button
      class="chip"
      data-chip=${i}
      title=${t("chip", chip)}
      aria-label=${t("chip", chip)}
      @click=${() => play.command("return-to", i)}
    >
      ${chip}
    </button>`,
  )}
  ${entry?.clicks.map(
    (click) => html`<button
      class="chip begun"
      title=${t("chip", click)}
      aria-label=${t("chip", click)}
      @click=${() => play.command("undo-click")}
    >
      ${click} …
    </button>`,
  )}`;
}

function button({ id, label, act, main }: Choice) {
  return html`<button class=${main === true ? "main" : ""} data-command=${id} @click=${act}>${label}</button>`;
}

/** The computers wait; that is said instead of the last turn. */
function pause(play: Play): void {
  play.forget();
  play.match.setPaused(true);
}

/** What can be answered or chosen now instead of entering a turn; often nothing. */
function answers(play: Play, afterwards: Afterwards): Choice[] {
  const { view, match } = play;
  const side = sideName(view.game, view.toMove);
  if (view.result !== undefined && view.shown === view.live) {
    return [
      { id: "again", label: t("button.again"), act: () => afterwards.again(), main: true },
      { id: "analyse", label: t("button.analyse"), act: () => afterwards.analyse() },
      { id: "save", label: t("button.save"), act: () => afterwards.save() },
      { id: "share", label: t("button.copy-game"), act: () => afterwards.share() },
    ];
  }
  if (view.shown !== view.live) {
    return [{ id: "last-turn", label: t("button.last-turn"), act: () => play.command("show", view.live), main: true }];
  }
  if (match.failure !== "" && !view.mayEnter) {
    return [{ id: "retry", label: t("engine.retry"), act: () => match.retry(), main: true }];
  }
  if (play.endings.asking !== undefined || (match.offered !== undefined && !view.begun)) {
    return [
      { id: "accept-draw", label: t("draw.accept"), act: () => play.endings.acceptDraw(), main: true },
      { id: "decline-draw", label: t("draw.decline"), act: () => play.endings.declineDraw() },
    ];
  }
  if (match.isWatched || match.isWaiting) {
    return [
      match.isPaused
        ? { id: "go-on", label: t("button.go-on"), act: () => match.setPaused(false), main: true }
        : { id: "pause", label: t("button.pause"), act: () => pause(play), main: true },
      { id: "step", label: t("button.step"), act: () => match.step() },
      { id: "take-over", label: t("take-over", side), act: () => play.takeOver() },
    ];
  }
  if (match.isThinking) {
    return [{ id: "hurry", label: t("button.hurry"), act: () => match.hurry() }];
  }
  return [];
}
