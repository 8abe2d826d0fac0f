import { html, nothing } from "lit";
import { t, text } from "../content/texts";
import type { Side, SideReview } from "../generated/border";

/** A row with the accuracy and the mistakes of both sides. */
export function summaryRow(game: string, first: SideReview, second: SideReview) {
  return html`<p class="review-summary" data-summary>${sideSummary(game, "first", first)} ${sideSummary(game, "second", second)}</p>`;
}

function sideSummary(game: string, side: Side, review: SideReview) {
  const name = text(`${game}.side.${side}`);
  return html`<span class="side-summary" data-side=${side}>
    <b>${review.accuracy === undefined ? name : t("review.accuracy", name, String(review.accuracy))}</b>
    ${counts(review)}
  </span>`;
}

function counts(review: SideReview) {
  const { inaccuracies, blunders } = review;
  const mistakes = countMistakes(review);
  if (mistakes + inaccuracies === 0) {
    return html`<span class="count-none">${t("review.flawless")}</span>`;
  }
  const count = (kind: string, words: string) => html`<span class=${`count-${kind}`}>${words}</span> `;
  return html`${
    blunders > 0
      ? count("blunders", t("review.mistakes-blunders", mistakes, t("review.blunders", blunders)))
      : mistakes > 0
        ? count("mistakes", t("review.mistakes", mistakes))
        : nothing
  }
  ${inaccuracies > 0 ? count("inaccuracies", t("review.inaccuracies", inaccuracies)) : nothing}`;
}

/** The number of turns to learn from: mistakes and blunders. */
export function countMistakes({ mistakes, blunders }: SideReview): number {
  return mistakes + blunders;
}
