import { html, nothing } from "lit";
import { t } from "../content/texts";
import type { Side, SideReview, TurnNode } from "../generated/border";
import { reviewedLine } from "../play/moves";
import { sideName } from "../play/names";
import type { Play } from "../play/play";
import { numbered, turnLabel, turnText } from "../table/turn-list";
import { boardSigns } from "./board-signs";
import { chanceGraph } from "./graph";
import { countMistakes } from "./side-summary";
import { rememberSummary } from "./summaries";

/** The review of a finished game on its page; the module is loaded when a game ends. */

/** The graph of chances above the list of turns; nothing before a chance is known. */
export function playGraph(play: Play) {
  const line = reviewedLine(play);
  const root = play.table.moves().find(({ id }) => id === 0);
  return root === undefined || line.every(({ chance }) => chance === undefined)
    ? nothing
    : chanceGraph({
        game: play.info.id,
        line: [root, ...line],
        chance: ({ chance }) => (chance === undefined ? undefined : chance / 100),
        shown: play.view.shown,
        show: (place) => play.command({ kind: "display", place }),
      });
}

/** The decisive squares at the end of the game, and the mark of the displayed turn once it is reviewed. */
export function playSigns(play: Play) {
  const { end, shown, live } = play.view;
  const judged = end === undefined ? undefined : reviewedLine(play).find(({ id }) => id === shown);
  return boardSigns(play.info, play.flipped, shown === live ? (end?.squares ?? []) : [], judged);
}

/** Accuracy of both players, the first before the second; whose mistakes there are; and the turning point. */
export function endReview(play: Play, learn: (side: Side) => void) {
  const { review, own } = play.view;
  if (review === undefined || !review.done) {
    return html`<p class="end-reviewing">${t(review?.failed === true ? "end.no-review" : "end.reviewing")}</p>`;
  }
  // Two people at one device: the mistakes of each.
  const sides = (["first", "second"] as const).filter((side) => own === undefined || own === side);
  const counts = sides.map((side) => countMistakes(review[side]));
  const mistakes = counts.reduce((sum, count) => sum + count, 0);
  const learner = sides.find((side) => countMistakes(review[side]) > 0) ?? "first";
  const whose =
    own === undefined
      ? t("end.mistakes-of", sideName(play.info.id, "first"), sideName(play.info.id, "second"))
      : t("end.your-mistakes", mistakes);
  const turning = play.table.moves().find(({ id }) => id === review.turningPoint);
  const caption = (side: Side) =>
    own === undefined
      ? t("end.accuracy-of", sideName(play.info.id, side))
      : t(own === side ? "end.accuracy" : "review.computer-accuracy");
  return html`${accuracy(review.first, caption("first"))} ${accuracy(review.second, caption("second"))}
    ${
      mistakes === 0
        ? html`<span class="fact-cell" data-mistakes="0"><b>${counts.join(" · ")}</b><span>${whose}</span></span>`
        : html`<button class="fact-cell" data-command="learn" data-mistakes=${mistakes} title=${t("learning.title")} @click=${() => learn(learner)}>
            <b>${counts.join(" · ")}</b><span>${whose}</span>
          </button>`
    }
    ${
      turning === undefined
        ? html`<span class="fact-cell wide"><b>–</b><span>${t("end.no-turning-point")}</span></span>`
        : html`<button
            class="fact-cell wide"
            data-command="turning-point"
            title=${turnName(turning)}
            @click=${() => play.command({ kind: "display", place: turning.id })}
          >
            <b class="turn-name">${numbered(turning)} ${turnLabel(turning)}</b><span>${t("end.turning-point")}</span>
          </button>`
    }`;
}

function accuracy(review: SideReview, caption: string) {
  const percent = review.accuracy === undefined ? "–" : `${review.accuracy} %`;
  return html`<span class="fact-cell" data-accuracy=${review.accuracy ?? ""}><b>${percent}</b><span>${caption}</span></span>`;
}

/** A turn with its number, such as: 5… e7-d6. */
function turnName(turn: TurnNode): string {
  return `${numbered(turn)} ${turnText(turn)}`;
}

/** Hands the numbers of the review over to the analysis page at an address; the saved game has its annotations. */
export function handOverReview({ view }: Play, at: string): void {
  if (view.review?.done === true) {
    rememberSummary(at, view.review);
  }
}
