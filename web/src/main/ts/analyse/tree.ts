import { html, nothing, type TemplateResult } from "lit";
import type { TurnNode } from "../generated/border";
import { t } from "../content/texts";
import type { Study } from "./study";

/** The symbols of the marks, by their numbers (NAGs) in game files. */
export const MARK_SYMBOLS = ["", "!", "?", "!!", "??", "!?", "?!"];

/** Longer turns, such as set-ups, may wrap between their steps. */
const MAX_UNBROKEN = 24;

/** The game tree: turns with marks and comments, variations in brackets; a click displays the turn. */
export function tree(study: Study) {
  const places = study.places();
  const root = places.get(0);
  return html`<div class="tree" data-tree role="group" aria-label=${t("tab.moves")}>
    ${root === undefined ? nothing : [comments(root), line(study, places, root, true)]}
    ${places.size < 2 ? html`<p class="soft">${t("analysis.no-turns")}</p>` : nothing}
  </div>`;
}

function line(study: Study, places: Map<number, TurnNode>, from: TurnNode, numbered: boolean): TemplateResult[] {
  const out: TemplateResult[] = [];
  let number = numbered;
  for (let at: TurnNode | undefined = from; at !== undefined; ) {
    const children: TurnNode[] = at.children.flatMap((child) => places.get(child) ?? []);
    // Turns after the end of the match are variations.
    const isEnd: boolean = at.main && children[0]?.main === false;
    const next: TurnNode | undefined = isEnd ? undefined : children[0];
    const others = isEnd ? children : children.slice(1);
    if (next !== undefined) {
      out.push(turn(study, next, number));
      number = next.comments.length > 0 || others.length > 0;
    }
    out.push(
      ...others.map(
        (other) =>
          html`<span class="variation">(${turn(study, other, true)}${line(study, places, other, false)})</span> `,
      ),
    );
    at = next;
  }
  return out;
}

function turn(study: Study, move: TurnNode, numbered: boolean) {
  const shown = move.id === study.table.view.shown;
  return html`${number(move, numbered)}<button
      class="move"
      data-place=${move.id}
      data-turn=${move.turn}
      aria-current=${shown ? "step" : nothing}
      @click=${() => study.show(move.id)}
    >
      ${move.label.length > MAX_UNBROKEN ? move.steps.join(" ") : move.label}${move.marks.map(
        (mark) => html`<b class=${`sign sign-${mark}`}>${MARK_SYMBOLS[mark] ?? `$${mark}`}</b>`,
      )}</button
    >${comments(move)} `;
}

/** The move number, shared by both sides' turns. */
function number({ number, side }: TurnNode, alone: boolean) {
  const pair = Math.ceil(number / 2);
  return side === "first" || alone
    ? html`<span class="number">${pair}${side === "first" ? "." : "…"} </span>`
    : nothing;
}

function comments(move: TurnNode) {
  return move.comments.map((comment) => html` <span class="comment">${comment}</span> `);
}
