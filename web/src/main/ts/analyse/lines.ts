import { html, nothing } from "lit";
import { turnWords } from "../play/names";
import { t } from "../content/texts";
import { short, worth } from "./score";
import type { Study } from "./study";

const MOST_LINES = 5;

/** What the engine thinks: a switch, how many lines, and each line; always as many rows as lines are wanted, so that nothing moves. */
export function lines(study: Study) {
  const { analyst } = study;
  const { known } = analyst;
  return html`<section class="engine" aria-label=${t("analysis.engine")}>
    <div class="engine-bar">
      <button
        class=${analyst.on ? "" : "main"}
        data-command="think"
        aria-pressed=${analyst.on}
        @click=${() => (analyst.on = !analyst.on)}
      >
        ${t(analyst.on ? "analysis.stop" : "analysis.run")}
      </button>
      <label class="line-count">
        ${t("analysis.lines")}
        <select data-lines @change=${(event: Event) => (analyst.lines = Number((event.target as HTMLSelectElement).value))}>
          ${Array.from({ length: MOST_LINES }, (_, i) => html`<option value=${i + 1} ?selected=${i + 1 === analyst.lines}>${i + 1}</option>`)}
        </select>
      </label>
      <span class="effort" data-effort
        >${known === undefined || !analyst.on ? effortless(study) : t("analysis.effort", known.depth, short(known.nodes), Math.floor(known.millis / 1000))}</span
      >
    </div>
    <ol class="engine-lines" data-engine-lines>
      ${analyst.on ? Array.from({ length: analyst.lines }, (_, i) => row(study, i)) : nothing}
    </ol>
  </section>`;
}

function effortless({ analyst, table }: Study): string {
  if (analyst.failure !== "") {
    return t("analysis.failed", analyst.failure);
  }
  return analyst.on && table.view.mayEnter ? t("analysis.thinking") : "";
}

function row(study: Study, index: number) {
  const line = study.analyst.known?.lines[index];
  if (line === undefined) {
    return html`<li class="engine-line"></li>`;
  }
  const turns = line.turns.map((turn) => turnWords(study.info.id, turn));
  const [first = "", ...rest] = turns;
  return html`<li
    class="engine-line"
    @pointerenter=${() => study.point(index)}
    @pointerleave=${() => study.point(-1)}
    @focusin=${() => study.point(index)}
    @focusout=${() => study.point(-1)}
  >
    <button class="line-play" data-line=${index} title=${t("analysis.play", first)} @click=${() => study.playLine(index)}>
      <b class="worth">${worth(line)}</b> <span class="turns"><b>${first}</b> ${rest.join("  ")}</span>
    </button>
    <button
      class="line-add"
      data-insert=${index}
      title=${t("analysis.insert")}
      aria-label=${`${t("analysis.insert")}: ${turns.slice(0, 6).join(" ")}`}
      @click=${() => study.insertLine(index)}
    >
      +
    </button>
  </li>`;
}
