import { html, nothing, type TemplateResult } from "lit";
import type { TurnNode } from "../generated/border";
import { t, text } from "../content/texts";

/** The symbols of the marks, by their numbers (NAGs) in game files. */
export const MARK_SYMBOLS = ["", "!", "?", "!!", "??", "!?", "?!"];

/** The length from which on a step may be broken. */
const LONG_STEP = 12;

/** Number of steps shown of a set-up turn. */
const SETUP_STEPS = 3;

/** What a list of turns needs to know. */
export interface TurnListOptions {
  game: string;
  /** All places of the game by their numbers, each before its children. */
  places: Map<number, TurnNode>;
  /** The main line: the turns that were played, and those that were taken back. */
  line: TurnNode[];
  /** The displayed place. */
  shown: number;
  show: (place: number) => void;
}

/** A turn as people read it, its steps separated by dots; a set-up of twenty pieces is abbreviated. */
export function turnText({ label, steps }: TurnNode): string {
  return isLong(steps) ? `${steps.slice(0, SETUP_STEPS).join(" ")} …` : label.split(",").join(" · ");
}

/** A turn as people read it; steps are broken only between hops, and only if they are long; words wrap. */
export function turnLabel(turn: TurnNode) {
  const steps = turnText(turn).split(" · ");
  return steps.map(
    (step, i) =>
      html`${i === 0 ? "" : " · "}${step.includes(" ") ? step : step.length > LONG_STEP ? hops(step) : whole(step)}`,
  );
}

function whole(step: string) {
  return html`<span class="whole">${step}</span>`;
}

function hops(step: string) {
  return step.split(/(?=[x@>])/).map((hop) => html`${whole(hop)}<wbr />`);
}

function isLong(steps: string[]): boolean {
  return steps.length >= 2 * SETUP_STEPS;
}

/** The marks of inaccuracies, mistakes and blunders. */
const BAD_MARKS: ReadonlySet<number> = new Set([2, 4, 6]);

/**
 * The turns as a table with a column per side; comments and variations are below their row. Variations are
 * folded to one line, except the one that is displayed, and the better line of a displayed mistake.
 */
export function turnList(list: TurnListOptions): TemplateResult {
  const root = list.places.get(0);
  return html`${root === undefined ? nothing : notes(list, [root])}
    <ol class="turn-rows">
      ${rows(list.line).map((row) => rowOf(list, row))}
    </ol>`;
}

/** The turns of the main line in pairs; a row begins with a turn of the first side, unless the game does not. */
function rows(line: TurnNode[]): TurnNode[][] {
  const all: TurnNode[][] = [];
  for (const turn of line) {
    const last = all.at(-1);
    if (turn.side === "second" && last?.length === 1 && last[0]?.side === "first") {
      last.push(turn);
    } else {
      all.push([turn]);
    }
  }
  return all;
}

function rowOf(list: TurnListOptions, row: TurnNode[]) {
  const [first] = row;
  const number = pairNumber(first);
  return html`<li class="turn-row">
      <span class="number">${number}</span>
      ${first?.side === "second" ? html`<span class="no-turn" aria-hidden="true">…</span>` : nothing}
      ${row.map((turn) => cell(list, turn))}
    </li>
    ${notes(list, row)}`;
}

/** The number of a turn as people count: one for a turn of each side. */
function pairNumber(turn: TurnNode | undefined): number {
  return Math.ceil((turn?.number ?? 0) / 2);
}

function cell(list: TurnListOptions, turn: TurnNode) {
  return html`<span class="turn-cell"> ${turnButton(list, turn)} ${chanceOf(list, turn, false)} </span>`;
}

/** The first player's winning chance after a turn, if it is noted. */
function chanceOf({ game }: TurnListOptions, { chance }: TurnNode, named: boolean) {
  if (chance === undefined) {
    return nothing;
  }
  const name = t("annotate.chance", text(`${game}.side.first`), String(chance));
  return html`<span class="chance" title=${name}>${named ? name : `${chance} %`}</span>`;
}

/** A turn that is displayed by a click; the turns of the main line are numbered. */
function turnButton(list: TurnListOptions, turn: TurnNode) {
  const at = list.line.findIndex(({ id }) => id === turn.id);
  return html`<button
    class=${turn.takenBack ? "move taken-back" : "move"}
    data-move=${at < 0 ? nothing : at + 1}
    data-place=${turn.id}
    data-turn=${turn.turn}
    title=${isLong(turn.steps) ? turn.turn : nothing}
    aria-current=${turn.id === list.shown ? "step" : nothing}
    @click=${() => list.show(turn.id)}
  ><span>${turnLabel(turn)}</span>${turn.marks.map(sign)}</button>`;
}

/** A mark in its colour. */
function sign(mark: number) {
  return html`<b class=${`sign sign-${mark}`}>${MARK_SYMBOLS[mark] ?? `$${mark}`}</b>`;
}

/** Comments on turns, and the variations in their place. */
function notes(list: TurnListOptions, turns: TurnNode[]) {
  const all = turns.flatMap((turn) => {
    return [
      ...turn.comments.map((comment) => html`<p class="note"><span class="comment">${comment}</span></p>`),
      ...alternatives(list, turn).map((variation, i) =>
        folded(list, variation, i === 0 && turn.marks.some((mark) => BAD_MARKS.has(mark)) ? turn : undefined),
      ),
    ];
  });
  return all.length === 0 ? nothing : html`<li class="turn-notes">${all}</li>`;
}

/** The first turns of the variations of a turn of the main line; after its end, of those that follow it. */
function alternatives({ places, line }: TurnListOptions, turn: TurnNode): TurnNode[] {
  const children = (of: TurnNode | undefined) => (of?.children ?? []).flatMap((child) => places.get(child) ?? []);
  const isOnLine = ({ id }: TurnNode) => line.some((each) => each.id === id);
  const at = line.findIndex(({ id }) => id === turn.id);
  const before = at > 0 ? line[at - 1] : places.get(0);
  const instead = at < 0 ? [] : children(before).filter((each) => !isOnLine(each));
  const isEnd = at === line.length - 1;
  return [...instead, ...(isEnd ? children(turn).filter((each) => !isOnLine(each)) : [])];
}

/** A variation in one line, which opens; the better line of a mistake is open where the mistake is displayed. */
function folded(list: TurnListOptions, first: TurnNode, mistake: TurnNode | undefined) {
  const { text: content, holdsShown, count } = variation(list, first);
  const isOpen = holdsShown || mistake?.id === list.shown;
  return html`<details class="variation" ?open=${isOpen}>
    <summary>
      ${mistake === undefined ? nothing : html`<span>${t("review.better")}</span>`} <span class="number">${numbered(first)}</span>
      <span class="folded-turn">${turnText(first)}${first.marks.map(sign)}</span>
      ${count > 1 ? html`<span class="folded-count">${t("more-turns", count - 1)}</span>` : nothing}
    </summary>
    <p class="variation-line">${content}</p>
  </details>`;
}

/** The number before a turn, such as: 5. or 5… */
export function numbered(turn: TurnNode): string {
  return `${pairNumber(turn)}${turn.side === "first" ? "." : "…"}`;
}

/** The turns of a variation with their comments; variations within it are in brackets. */
function variation(list: TurnListOptions, first: TurnNode) {
  const content: TemplateResult[] = [];
  let holdsShown = false;
  let count = 0;
  let needsNumber = true;
  for (let at: TurnNode | undefined = first; at !== undefined; ) {
    const turn: TurnNode = at;
    holdsShown ||= turn.id === list.shown;
    count++;
    content.push(
      html`${turn.side === "first" || needsNumber ? html`<span class="number">${numbered(turn)} </span>` : nothing}${turnButton(
        list,
        turn,
      )} ${chanceOf(list, turn, true)} ${turn.comments.map((comment) => html`<span class="comment">${comment}</span> `)}`,
    );
    const [next, ...others] = turn.children.flatMap((child) => list.places.get(child) ?? []);
    for (const other of others) {
      const inner = variation(list, other);
      holdsShown ||= inner.holdsShown;
      content.push(html`<span class="inner">(${inner.text})</span> `);
    }
    needsNumber = others.length > 0 || turn.comments.length > 0;
    at = next;
  }
  return { text: content, holdsShown, count };
}

/** Scrolls a list to a newly displayed turn; until then manual scrolling is respected. */
export function scrollToShown(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>(".move[aria-current]") ?? null;
  const row = current?.closest<HTMLElement>(".turn-row") ?? current;
  if (
    list === null ||
    !hasChanged(list, `${current?.dataset["place"] ?? ""} ${list.clientHeight} ${row?.offsetHeight ?? 0}`) ||
    row === null
  ) {
    return;
  }
  const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
  const rest = list.clientHeight - row.offsetHeight;
  // Where fewer than two rows fit, the row is alone; below the last one room is needed for that.
  const isAlone = rest < row.offsetHeight;
  list.style.paddingBottom = isAlone ? `${Math.max(0, rest)}px` : "";
  if (isAlone || top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) {
    // Whole rows, where there is room for several.
    const rowsAbove = Math.floor((Math.floor(list.clientHeight / row.offsetHeight) - 1) / 2);
    list.scrollTo({ top: top - Math.max(0, rowsAbove) * row.offsetHeight });
  }
}

/** Whether a list has to show something new. */
export function hasChanged(list: HTMLElement, shown: string): boolean {
  const isNew = list.dataset["shown"] !== shown;
  list.dataset["shown"] = shown;
  return isNew;
}
