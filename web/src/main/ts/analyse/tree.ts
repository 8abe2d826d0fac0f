import { html, nothing, type TemplateResult } from "lit";
import type { Move } from "../generated/border";
import { t } from "../content/texts";
import type { Study } from "./study";

/** The signs of the marks, by their numbers in game files. */
export const SIGNS = ["", "!", "?", "!!", "??", "!?", "?!"];

/** A set-up of so many signs is broken between its squares. */
const LONG = 24;

/** All turns with their variations in brackets, marks and comments; a click goes there. */
export function tree(study: Study) {
  const places = study.places();
  const root = places.get(0);
  return html`<div class="tree" data-tree role="group" aria-label=${t("tab.moves")}>
    ${root === undefined ? nothing : [comments(root), line(study, places, root, true)]}
    ${places.size < 2 ? html`<p class="soft">${t("analysis.no-turns")}</p>` : nothing}
  </div>`;
}

function line(study: Study, places: Map<number, Move>, from: Move, numbered: boolean): TemplateResult[] {
  const out: TemplateResult[] = [];
  let number = numbered;
  for (let at: Move | undefined = from; at !== undefined; ) {
    const children: Move[] = at.children.flatMap((child) => places.get(child) ?? []);
    // What was tried after the end of the game is no part of it.
    const isEnd: boolean = at.main && children[0]?.main === false;
    const next: Move | undefined = isEnd ? undefined : children[0];
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

function turn(study: Study, move: Move, numbered: boolean) {
  const shown = move.id === study.table.view.shown;
  return html`${number(move, numbered)}<button
      class="move"
      data-place=${move.id}
      data-turn=${move.turn}
      aria-current=${shown ? "step" : nothing}
      @click=${() => study.show(move.id)}
    >
      ${move.label.length > LONG ? move.steps.join(" ") : move.label}${move.marks.map(
        (mark) => html`<b class=${`sign sign-${mark}`}>${SIGNS[mark] ?? `$${mark}`}</b>`,
      )}</button
    >${comments(move)} `;
}

/** Two turns have one number. */
function number({ number, side }: Move, alone: boolean) {
  const pair = Math.ceil(number / 2);
  return side === "first" || alone
    ? html`<span class="number">${pair}${side === "first" ? "." : "…"} </span>`
    : nothing;
}

function comments(move: Move) {
  return move.comments.map((comment) => html` <span class="comment">${comment}</span> `);
}
