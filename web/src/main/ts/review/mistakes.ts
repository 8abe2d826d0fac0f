import { html, nothing } from "lit";
import type { Study } from "../analyse/study";
import { t } from "../content/texts";
import type { MistakesView, Side, TableCommand } from "../generated/border";
import { icon, type Icon } from "../play/icons";
import { ofSide } from "../play/names";
import { turnList } from "../table/turn-list";

/** The colour of the sentence by the stage. */
const TONES: Partial<Record<MistakesView["stage"], string>> = {
  wrong: "wrong",
  solved: "right",
  shown: "shown",
};

/** The review of one's own mistakes: what to do, the judgement of the answer, and the progress. */
export function mistakesCard(study: Study, mistakes: MistakesView) {
  const { stage, number, count, solved } = mistakes;
  return html`<section class="learning-card" aria-labelledby="learning-title" data-learning=${stage}>
    <header class="learning-bar">
      <h2 id="learning-title">${t("learning.title")}</h2>
      ${count === 0 ? nothing : html`<span class="learning-progress" data-progress>${t("learning.progress", String(number), String(count))}</span>`}
      <button class="icon quiet" data-command="end-learning" title=${t("learning.end")} aria-label=${t("learning.end")} @click=${() => study.endLearning()}>
        ${icon("close")}
      </button>
    </header>
    ${progress(study, mistakes)}
    <p class=${`learning-sentence ${TONES[stage] ?? ""}`} role="status" aria-live="polite" data-learning-sentence>${mistakes.sentence}</p>
    ${stage === "done" && count > 0 ? html`<p class="learning-score" aria-hidden="true"><b>${solved}</b> / ${count}</p>` : nothing}
    <div class="learning-actions">${buttons(study, mistakes)}</div>
  </section>`;
}

/** The turns of the game that were reviewed, or the mistakes that were looked at. */
function progress({ view }: Study, { stage, answered, count }: MistakesView) {
  const [value, max] = stage === "reviewing" ? [view.review?.judged ?? 0, view.review?.turns ?? 1] : [answered, count];
  return max === 0
    ? nothing
    : html`<div
        class="learning-meter"
        role="progressbar"
        aria-label=${t("learning.title")}
        aria-valuemin="0"
        aria-valuemax=${max}
        aria-valuenow=${value}
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width=${(100 * value) / max} height="1"></rect>
        </svg>
      </div>`;
}

function buttons(study: Study, { stage, number, count }: MistakesView) {
  const button = (id: string, label: string, act: () => void, main = false, picture?: Icon) =>
    html`<button class=${main ? "main" : ""} data-command=${id} @click=${act}>${picture === undefined ? nothing : icon(picture)}<span>${label}</span></button>`;
  const run = (command: TableCommand) => () => study.command(command);
  const isLast = number === count;
  switch (stage) {
    case "reviewing":
      return nothing;
    case "find":
    case "wrong":
    case "judging":
      return html`${button("learn-hint", t("learning.hint"), run({ kind: "requestHint" }), false, "hint")}
        ${button("learn-solution", t("learning.solution"), run({ kind: "showSolution" }))}
        ${button("learn-skip", t("learning.skip"), run({ kind: "nextMistake" }))}`;
    case "solved":
    case "shown":
      return button("learn-next", t(isLast ? "learning.finish" : "learning.next"), run({ kind: "nextMistake" }), true);
    case "done": {
      const other: Side = study.learningSide === "first" ? "second" : "first";
      return html`${button("learn-done", t("learning.done"), () => study.endLearning(), true)}
        ${count === 0 ? nothing : button("learn-again", t("learning.again"), () => study.learn(study.learningSide))}
        ${study.view.own === undefined ? button("learn-other", t("learning.other", ofSide(study.info.id, other)), () => study.learn(other)) : nothing}`;
    }
  }
}

/** The turns up to the displayed position, without the annotations that would tell the solution. */
export function playedSoFar(study: Study) {
  const path = study.path().filter(({ id }) => id !== 0);
  const plain = path.map((turn) => ({ ...turn, marks: [], comments: [], children: [], chance: undefined }));
  return path.length === 0
    ? nothing
    : html`<nav class="tree learning-moves" aria-label=${t("learning.moves")} data-learning-moves>
        ${turnList({
          game: study.info.id,
          places: new Map(plain.map((turn) => [turn.id, turn])),
          line: plain,
          shown: study.view.shown,
          show: () => {},
        })}
      </nav>`;
}
