import { html, nothing } from "lit";
import { icon } from "../play/icons";
import { turnWords } from "../play/names";
import { t } from "../content/texts";
import { shortNumber, scoreText } from "./score";
import type { Study } from "./study";

const MAX_LINES = 5;

/**
 * The engine panel: switch, number of lines, and the lines. There are always as many rows as requested lines,
 * so that the layout is stable.
 */
export function lines(study: Study) {
  const { analysis } = study;
  const { result } = analysis;
  return html`<section class="engine" aria-label=${t("analysis.engine")}>
    <div class="engine-bar">
      <button
        data-command="think"
        aria-pressed=${analysis.on}
        @click=${() => (analysis.on = !analysis.on)}
      >
        ${t(analysis.on ? "analysis.stop" : "analysis.run")}
      </button>
      <label class="line-count">
        ${t("analysis.lines")}
        <select data-lines @change=${(event: Event) => (analysis.lines = Number((event.target as HTMLSelectElement).value))}>
          ${Array.from({ length: MAX_LINES }, (_, i) => html`<option value=${i + 1} ?selected=${i + 1 === analysis.lines}>${i + 1}</option>`)}
        </select>
      </label>
      <span class="effort" data-effort
        >${result === undefined || !analysis.on ? statusText(study) : t("analysis.effort", result.depth, shortNumber(result.nodes), Math.floor(result.millis / 1000))}</span
      >
    </div>
    <ol class="engine-lines" data-engine-lines>
      ${analysis.on ? Array.from({ length: analysis.lines }, (_, i) => row(study, i)) : nothing}
    </ol>
  </section>`;
}

function statusText({ analysis, table }: Study): string {
  if (analysis.failure !== "") {
    return t("analysis.failed", analysis.failure);
  }
  return analysis.on && table.view.mayEnter ? t("analysis.thinking") : "";
}

function row(study: Study, index: number) {
  const { result } = study.analysis;
  const line = result?.lines[index];
  if (result === undefined || line === undefined) {
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
      <b class="line-score">${scoreText(study.info.id, result.side, line)}</b> <span class="turns"><b>${first}</b> ${rest.join("  ")}</span>
    </button>
    <button
      class="line-add"
      data-insert=${index}
      title=${t("analysis.insert")}
      aria-label=${`${t("analysis.insert")}: ${turns.slice(0, 6).join(" ")}`}
      @click=${() => study.insertLine(index)}
    >
      ${icon("new")}
    </button>
  </li>`;
}
