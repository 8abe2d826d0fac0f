import { html, nothing } from "lit";
import { t, text } from "../content/texts";
import type { Side, SideReview } from "../generated/border";

/** A row with the accuracy and the mistakes of both sides. */
export function summaryRow(game: string, first: SideReview, second: SideReview) {
  return html`<p class="review-summary" data-summary>${sideSummary(game, "first", first)} ${sideSummary(game, "second", second)}</p>`;
}

function sideSummary(game: string, side: Side, review: SideReview) {
  const name = text(`${game}.side.${side}`);
  const counts = (["blunders", "mistakes", "inaccuracies"] as const).filter((kind) => review[kind] > 0);
  return html`<span class="side-summary" data-side=${side}>
    <b>${review.accuracy === undefined ? name : t("review.accuracy", name, String(review.accuracy))}</b>
    ${counts.map((kind) => html`<span class=${`count-${kind}`}>${t(`review.${kind}`, review[kind])}</span> `)}
    ${counts.length === 0 ? html`<span class="count-none">${t("review.flawless")}</span>` : nothing}
  </span>`;
}
