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
  const chance = study.analysis.chance();
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

const WIDTH = 600;
const HEIGHT = 120;

/** Graph of the first player's winning chances along the displayed line; a click displays the turn. */
export function graph(study: Study) {
  const line = study.line();
  const known = line.map(({ id }) => study.analysis.chances.get(id));
  const step = WIDTH / Math.max(1, line.length - 1);
  const now = line.findIndex(({ id }) => id === study.table.view.shown);
  const points = known.flatMap((chance, i) =>
    chance === undefined ? [] : [{ x: i * step, y: HEIGHT * (1 - chance) }],
  );
  const path = points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const name = t("analysis.graph", text(`${study.info.id}.side.first`));
  const go = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = Math.round(((event.clientX - box.left) / box.width) * (line.length - 1));
    study.show(line[at]?.id);
  };
  const key = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -line.length, End: line.length }[
      event.key
    ];
    if (by !== undefined) {
      study.browse(by);
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return html`<div
    class="graph"
    data-graph
    role="slider"
    tabindex="0"
    aria-label=${name}
    title=${name}
    aria-valuemin="0"
    aria-valuemax=${line.length - 1}
    aria-valuenow=${now}
    aria-valuetext=${[line[now]?.label ?? "", known[now] === undefined ? "" : percent(known[now] ?? 0)].filter((each) => each !== "").join(", ") || "0"}
    @click=${go}
    @keydown=${key}
  >
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <line class="middle" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
      ${
        points.length === 0
          ? nothing
          : svg`<path class="area" d=${`${path}L${points.at(-1)?.x ?? 0} ${HEIGHT}L${points[0]?.x ?? 0} ${HEIGHT}Z`}></path>
            <path class="curve" d=${path}></path>
            ${points.map(({ x, y }) => svg`<line class="dot" x1=${x} x2=${x} y1=${y} y2=${y}></line>`)}`
      }
      <line class="now" x1=${now * step} x2=${now * step} y1="0" y2=${HEIGHT}></line>
    </svg>
  </div>`;
}
