import { html, nothing } from "lit";
import { t } from "../content/texts";
import { typing } from "../play/controls";
import { turnList } from "../table/turn-list";
import { reviewHead } from "./review";
import type { Study } from "./study";

/**
 * The annotated game: the graph of chances and how well both sides played, then the main line as a table, with
 * variations folded below their rows; a click displays the turn.
 */
export function tree(study: Study) {
  const places = study.places();
  return html`<section class="annotated" aria-label=${t("analysis.review")}>
    ${reviewHead(study)}
    <div class="tree" data-tree role="group" aria-label=${t("tab.moves")}>
      ${turnList({
        game: study.info.id,
        places,
        line: study.table.mainLine(),
        shown: study.view.shown,
        show: (place) => study.show(place),
      })}
      ${places.size < 2 ? html`<p class="soft">${t("analysis.no-turns")}</p>` : nothing}
    </div>
    ${typing(study, () => {})}
  </section>`;
}
