import { html, nothing } from "lit";
import type { MistakeCount, Side } from "../generated/border";
import { t, text } from "../content/texts";
import { graph } from "./chances";
import type { Study } from "./study";

/** The graph of winning chances as far as they are known, and the review of the whole game. */
export function review(study: Study) {
  const { annotator } = study;
  const { progress, mistakes } = annotator;
  const hasChances = study.line().some(({ id }) => study.analysis.chances.has(id));
  return html`<section class="review" aria-label=${t("analysis.review")}>
    ${hasChances ? graph(study) : nothing}
    <div class="review-bar">
      ${
        annotator.isRunning
          ? html`<button data-command="stop-annotating" @click=${() => annotator.stop()}>${t("annotate.stop")}</button>`
          : html`<button data-command="annotate" ?disabled=${study.places().size < 2} @click=${() => void annotator.start()}>
            ${t("annotate.start")}
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
      ${
        mistakes === undefined
          ? nothing
          : html`<p class="summary" data-summary>${summary(study, "first", mistakes.first)}<br />${summary(study, "second", mistakes.second)}</p>`
      }
    </div>
  </section>`;
}

function summary(study: Study, side: Side, { inaccuracies, mistakes, blunders }: MistakeCount): string {
  return t(
    "annotate.summary",
    text(`${study.info.id}.side.${side}`),
    `${inaccuracies} ?!`,
    `${mistakes} ?`,
    `${blunders} ??`,
  );
}
