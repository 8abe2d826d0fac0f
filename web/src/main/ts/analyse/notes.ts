import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { t } from "../content/texts";
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
  const toggle = (mark: number) =>
    table.note(
      move.id,
      move.marks.includes(mark) ? move.marks.filter((each) => each !== mark) : [...others(move.marks), mark],
      comment,
    );
  const onInput = (event: Event) => study.draftComment(move.id, (event.target as HTMLTextAreaElement).value);
  return html`<section class="notes" aria-label=${t("analysis.notes")}>
    <div class="marks" role="group" aria-label=${t("analysis.marks")}>
      ${[1, 2, 3, 4, 5, 6].map(
        (mark) => html`<button
          class="mark-button"
          data-mark=${mark}
          aria-pressed=${move.marks.includes(mark)}
          title=${t(`analysis.mark.${mark}`)}
          aria-label=${t(`analysis.mark.${mark}`)}
          ?disabled=${isRoot}
          @click=${() => toggle(mark)}
        >
          ${MARK_SYMBOLS[mark]}
        </button>`,
      )}
    </div>
    <label class="comment-field"
      ><span>${isRoot ? t("analysis.comment-start") : t("analysis.comment", move.label)}</span>
      <textarea data-comment rows="2" .value=${live(study.draftOf(move.id) ?? comment)} @input=${onInput} @change=${() => study.saveComment()}></textarea>
    </label>
    <div class="edits">
      <button data-command="promote" title=${t("analysis.promote.tip")} ?disabled=${isRoot} @click=${() => promote(study)}>${t("analysis.promote")}</button>
      <button data-command="delete" title=${t("analysis.delete.tip")} ?disabled=${isRoot} @click=${() => remove(study)}>${t("analysis.delete")}</button>
      <button data-command="undo-edit" title=${t("analysis.undo.tip")} ?disabled=${!table.offers("takeBack")} @click=${() => study.command({ kind: "undoTurn" })}>
        ${t("analysis.undo")}
      </button>
      <button data-command="redo-edit" title=${t("analysis.redo.tip")} ?disabled=${!table.offers("redo")} @click=${() => study.command({ kind: "redoTurn" })}>
        ${t("analysis.redo")}
      </button>
    </div>
  </section>`;
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
