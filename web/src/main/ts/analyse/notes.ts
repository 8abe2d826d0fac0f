import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { t } from "../content/texts";
import type { TurnNode } from "../generated/border";
import { icon, type Icon } from "../play/icons";
import type { Study } from "./study";
import { MARK_SYMBOLS } from "../table/turn-list";

/** Editor of the marks and the comment of the displayed turn, with the commands on its variation. */
export function notes(study: Study) {
  const { table } = study;
  const move = study.places().get(table.view.shown);
  if (move === undefined) {
    return nothing;
  }
  const comment = move.note;
  const isRoot = move.id === 0;
  const label = isRoot ? t("analysis.comment-start") : t("analysis.comment", move.label);
  const onInput = (event: Event) => study.draftComment(move.id, (event.target as HTMLTextAreaElement).value);
  return html`<section class="notes" aria-label=${t("analysis.notes")}>
    ${isRoot ? nothing : markRow(study, move)}
    <label class="comment-field"
      ><span class="visually-hidden">${label}</span>
      <textarea data-comment rows="1" placeholder=${label} .value=${live(study.draftOf(move.id) ?? comment)} @input=${onInput} @change=${() => study.saveComment()}></textarea>
    </label>
  </section>`;
}

/** The marks of a turn, and the commands on its variation. */
function markRow(study: Study, move: TurnNode) {
  const toggle = (mark: number) =>
    study.table.note(
      move.id,
      move.marks.includes(mark) ? move.marks.filter((each) => each !== mark) : [...others(move.marks), mark],
      move.note,
    );
  return html`<div class="row"><div class="marks" role="group" aria-label=${t("analysis.marks")}>
      ${[1, 2, 3, 4, 5, 6].map(
        (mark) => html`<button
          class="mark-button"
          data-mark=${mark}
          aria-pressed=${move.marks.includes(mark)}
          title=${t(`analysis.mark.${mark}`)}
          aria-label=${t(`analysis.mark.${mark}`)}
          @click=${() => toggle(mark)}
        >
          ${MARK_SYMBOLS[mark]}
        </button>`,
      )}
    </div>
      ${edit("promote", "promote", false, () => promote(study))} ${edit("delete", "delete", false, () => remove(study))}
    </div>`;
}

/** Undo and redo of edits, beside the buttons to step through the game. */
export function editButtons(study: Study) {
  const { table } = study;
  return html`${edit("undo-edit", "undo", !table.offers("takeBack"), () => study.command({ kind: "undoTurn" }), "undo")}
    ${edit("redo-edit", "redo", !table.offers("redo"), () => study.command({ kind: "redoTurn" }), "redo")}`;
}

/** A button with an icon; its name says what it does. */
function edit(id: string, picture: Icon, disabled: boolean, act: () => void, name = id) {
  const title = t(`analysis.${name}.tip`);
  return html`<button class="icon" data-command=${id} title=${title} aria-label=${title} ?disabled=${disabled} @click=${act}>${icon(picture)}</button>`;
}

/** The six judgements exclude each other; other marks of a file stay. */
function others(marks: number[]): number[] {
  return marks.filter((mark) => mark >= MARK_SYMBOLS.length);
}

function promote(study: Study): void {
  if (!study.command({ kind: "promote", place: study.table.view.shown })) {
    study.say(t("analysis.is-main"));
  }
}

function remove(study: Study): void {
  study.command({ kind: "delete", place: study.table.view.shown });
  study.say(t("analysis.deleted"));
}
