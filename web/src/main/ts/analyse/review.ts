import { html, nothing } from "lit";
import { t } from "../content/texts";
import { icon } from "../play/icons";
import { chanceGraph } from "../review/graph";
import { summaryRow } from "../review/side-summary";
import type { Study } from "./study";

/** The graph of winning chances as far as they are known, and how well both sides played. */
export function reviewHead(study: Study) {
  const line = study.line();
  const hasChances = line.some((turn) => study.chance(turn) !== undefined);
  return html`${
    hasChances
      ? chanceGraph({
          game: study.info.id,
          line,
          chance: (turn) => study.chance(turn),
          shown: study.view.shown,
          show: (place) => study.show(place),
        })
      : nothing
  }
  ${summary(study)}`;
}

/** The numbers of a review, or else what the notes of an annotated game tell. */
function summary(study: Study) {
  const { summary: known } = study.annotator;
  if (known !== undefined) {
    return summaryRow(study.info.id, known.first, known.second);
  }
  const { noted } = study.view;
  return noted === undefined ? nothing : summaryRow(study.info.id, noted.first, noted.second);
}

/** The review of the whole game, once it has turns: its button, its progress, and the way to learn from mistakes. */
export function reviewBar(study: Study) {
  const { annotator } = study;
  const { progress } = annotator;
  if (study.places().size < 2) {
    return nothing;
  }
  return html`<div class="review-bar">
    ${
      annotator.isRunning
        ? html`<button data-command="stop-annotating" @click=${() => annotator.stop()}>${t("annotate.stop")}</button>`
        : html`<button class="main" data-command="learn" @click=${() => study.learn()}>${t("learning.title")}</button>
            <button data-command="annotate" @click=${() => void annotator.start()}>
              ${icon("analyse")}<span>${t("annotate.start")}</span>
            </button>
            <button
              class="icon"
              data-command="notes"
              aria-pressed=${study.showsNotes}
              title=${t("analysis.notes")}
              aria-label=${t("analysis.notes")}
              @click=${() => study.toggleNotes()}
            >
              ${icon("edit")}
            </button>`
    }
    ${
      progress === undefined
        ? nothing
        : html`<progress
            data-progress
            aria-label=${t("annotate.start")}
            max=${Math.max(1, progress.turns)}
            value=${progress.judged}
          ></progress>
          <span>${progress.judged} / ${progress.turns}</span>`
    }
    ${annotator.failure === "" ? nothing : html`<span class="refusal">${t("analysis.failed", annotator.failure)}</span>`}
  </div>`;
}
