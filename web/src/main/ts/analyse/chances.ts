import { html, nothing, svg } from "lit";
import { sideColours } from "../content/drawings";
import { t, text } from "../content/texts";
import { percent } from "./score";
import type { Study } from "./study";

/**
 * The evaluation bar beside the board: winning chances at the displayed place, each part on its player's
 * side.
 */
export function chanceBar(study: Study) {
  const chance = study.currentChance();
  const label =
    chance === undefined
      ? t("analysis.chance-unknown")
      : t(
          "analysis.chance",
          text(`${study.info.id}.side.first`),
          percent(chance),
          text(`${study.info.id}.side.second`),
          percent(1 - chance),
        );
  const [first, second] = sideColours(study.info.id);
  const part = Math.round(1000 * (chance ?? 0)) / 10;
  return html`<div class="chance-bar" data-chance=${chance === undefined ? "" : Math.round(100 * chance)} role="img" aria-label=${label} title=${label}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <rect class=${chance === undefined ? "unknown" : "second"} fill=${second} width="100" height="100"></rect>
      ${
        chance === undefined
          ? nothing
          : svg`<rect class="first across" fill=${first} width=${part} height="100"></rect>
      <rect class="first up" fill=${first} width="100" y=${study.flipped ? 0 : 100 - part} height=${part}></rect>`
      }
    </svg>
    ${chance === undefined ? nothing : html`<span aria-hidden="true">${percent(chance)}</span>`}
  </div>`;
}
