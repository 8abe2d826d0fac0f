import { html, nothing, svg } from "lit";
import { t } from "../content/texts";
import type { TurnNode } from "../generated/border";
import { ofSide } from "../play/names";

/** What a graph of chances needs to know. */
export interface GraphOptions {
  game: string;
  /** The places from the start to the end of the displayed line. */
  line: TurnNode[];
  /** The first player's winning chance at a place, from 0 to 1, where it is known. */
  chance: (place: TurnNode) => number | undefined;
  /** The displayed place. */
  shown: number;
  show: (place: number) => void;
}

const WIDTH = 600;
const HEIGHT = 120;
/** Distance of the curve from the edges, so that no dot is cut off. */
const MARGIN = 10;

/** The corners of the label, as its classes. */
const CORNERS = ["", "low", "right", "right low"];

/** The corner of the label: that with the fewest points of the curve, not at the side of the cursor. */
function labelCorner(points: { x: number; y: number }[], cursor: number): string {
  const cost = (corner: string) => {
    const isBeside = (x: number) => (corner.includes("right") ? x > (2 / 3) * WIDTH : x < WIDTH / 3);
    const isLevel = (y: number) => (corner.includes("low") ? y > 0.6 * HEIGHT : y < 0.4 * HEIGHT);
    return points.filter(({ x, y }) => isBeside(x) && isLevel(y)).length + (isBeside(cursor) ? points.length : 0);
  };
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

/**
 * Graph of the first player's winning chances along a line, with a dot for each marked turn; a click or an
 * arrow key displays the turn.
 */
export function chanceGraph(options: GraphOptions) {
  const { line, shown, show } = options;
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, line.length - 1);
  const now = line.findIndex(({ id }) => id === shown);
  const points = line.flatMap((turn, i) => {
    const chance = options.chance(turn);
    return chance === undefined
      ? []
      : [{ turn, x: MARGIN + i * step, y: MARGIN + (HEIGHT - 2 * MARGIN) * (1 - chance) }];
  });
  const path = points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const label = `graph-label ${labelCorner(points, MARGIN + now * step)}`;
  const current = points.find(({ turn }) => turn.id === shown);
  const side = ofSide(options.game, "first");
  const go = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    showAt(Math.round((((event.clientX - box.left) / box.width) * WIDTH - MARGIN) / step));
  };
  const showAt = (index: number) => {
    const place = line[Math.min(line.length - 1, Math.max(0, index))];
    if (place !== undefined) {
      show(place.id);
    }
  };
  const key = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -line.length, End: line.length }[
      event.key
    ];
    if (by !== undefined) {
      showAt(now + by);
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return html`<div
    class="graph"
    data-graph
    role="slider"
    tabindex="0"
    aria-label=${t("analysis.graph", side)}
    title=${t("analysis.graph", side)}
    aria-valuemin="0"
    aria-valuemax=${Math.max(0, line.length - 1)}
    aria-valuenow=${Math.max(0, now)}
    aria-valuetext=${valueText(options, line[now])}
    @click=${go}
    @keydown=${key}
  >
    <span class=${label} aria-hidden="true">${t("review.chances", side)}</span>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      ${
        points.length === 0
          ? nothing
          : svg`<path class="area" d=${`${path}L${points.at(-1)?.x ?? 0} ${HEIGHT / 2}L${points[0]?.x ?? 0} ${HEIGHT / 2}Z`}></path>`
      }
      <line class="middle" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
      <path class="curve" d=${path}></path>
      ${points
        .filter(({ turn }) => turn.marks.length > 0)
        .map(({ turn, x, y }) => svg`${dot("dot-edge", x, y)}${dot(`dot dot-${turn.marks[0]}`, x, y)}`)}
      ${current === undefined ? nothing : svg`<line class="now" x1=${current.x} x2=${current.x} y1="0" y2=${HEIGHT}></line>`}
      ${current === undefined || current.turn.marks.length > 0 ? nothing : dot("dot dot-now", current.x, current.y)}
    </svg>
  </div>`;
}

/** A line without length and with round ends: a circle, however the graph is stretched. */
function dot(kind: string, x: number, y: number) {
  return svg`<line class=${kind} x1=${x} x2=${x} y1=${y} y2=${y}></line>`;
}

function valueText({ chance }: GraphOptions, place: TurnNode | undefined): string {
  const known = place === undefined ? undefined : chance(place);
  const parts = [place?.label ?? "", known === undefined ? "" : `${Math.round(100 * known)} %`];
  return parts.filter((part) => part !== "").join(", ") || "0";
}
