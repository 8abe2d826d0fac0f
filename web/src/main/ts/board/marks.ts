import { nothing, svg, type SVGTemplateResult } from "lit";
import type { BoardMark, BoardScene, MarkKind } from "../generated/border";
import { type Geometry, UNIT } from "./geometry";

type Drawn = SVGTemplateResult | typeof nothing;

/** A shape drawn twice: its edge, so that it stands out from squares and pieces of all colours, then itself. */
function edged(kind: string, draw: (kind: string) => SVGTemplateResult): SVGTemplateResult {
  return svg`${draw(`mark-edge ${kind}`)}${draw(`mark ${kind}`)}`;
}

function ring(kind: string, [x, y]: [number, number], radius: number): SVGTemplateResult {
  return edged(kind, (name) => svg`<circle class=${name} cx=${x} cy=${y} r=${radius}></circle>`);
}

function dot(kind: string, [x, y]: [number, number], radius: number): SVGTemplateResult {
  return svg`<circle class=${`mark dot ${kind}`} cx=${x} cy=${y} r=${radius}></circle>`;
}

function path(kind: string, d: string): SVGTemplateResult {
  return edged(kind, (name) => svg`<path class=${name} d=${d}></path>`);
}

/** A mark below the pieces; the squares of a placement are tinted unless they are many. */
export function markUnder(place: Geometry, mark: BoardMark, round: boolean): Drawn {
  switch (mark.kind) {
    case "spotMark":
      return mark.quiet ? nothing : ground(place, mark.spot, mark.square, round);
    case "heatMark":
      return heat(place, mark);
    case "trailMark":
      return trail(place, mark.from, mark.to);
    default:
      return nothing;
  }
}

/** Veils and zones tint a square; the last turn and the selection frame it, which costs a piece no contrast. */
function ground(place: Geometry, kind: MarkKind, square: number, round: boolean): Drawn {
  const [x, y] = place.centre(square);
  switch (kind) {
    case "veil":
    case "zone":
      return fill(kind, x, y, round);
    case "chosen":
      return frame(kind, x, y, 7, round);
    case "last":
      return frame(kind, x, y, 4, round);
    default:
      return nothing;
  }
}

function fill(kind: string, x: number, y: number, round: boolean): SVGTemplateResult {
  return round
    ? svg`<circle class=${`mark tint ${kind}`} cx=${x} cy=${y} r="42"></circle>`
    : svg`<rect class=${`mark tint ${kind}`} x=${x - UNIT / 2} y=${y - UNIT / 2} width=${UNIT} height=${UNIT}></rect>`;
}

function frame(kind: string, x: number, y: number, width: number, round: boolean): SVGTemplateResult {
  const half = 47 - width / 2;
  return round ? ring(kind, [x, y], 45) : path(kind, `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`);
}

/** Slanted lines over a square. */
export function hatching(place: Geometry, square: number): SVGTemplateResult {
  const [x, y] = [place.left(square), place.top(square)];
  const lines = [25, 50, 75, 100, 125, 150, 175].map((at) => {
    const [from, to] = [Math.min(at, UNIT), Math.max(0, at - UNIT)];
    return `M${x + to} ${y + from}L${x + from} ${y + to}`;
  });
  return svg`<path class="mark hatching" d=${lines.join("")}></path>`;
}

/**
 * Attack counts as bars: the first side's at the bottom left, the second side's at the top right.
 */
function heat(place: Geometry, mark: BoardMark & { kind: "heatMark" }): SVGTemplateResult {
  const left = place.left(mark.square);
  const bars = (count: number, x: number, by: number, y: number, kind: string) =>
    Array.from({ length: Math.min(count, 6) }, (_, i) => {
      return svg`<rect class=${`heat ${kind}`} x=${x + i * by} y=${y} width="10" height="12"></rect>`;
    });
  const top = place.top(mark.square);
  return svg`${bars(mark.first, left + 8, 14, top + UNIT - 18, "first")}${bars(mark.second, left + UNIT - 18, -14, top + 6, "second")}`;
}

function trail(place: Geometry, from: number, to: number): SVGTemplateResult {
  return path("trail", `M${place.centre(from).join(" ")}L${place.centre(to).join(" ")}`);
}

/** A mark above the pieces; the squares of a placement have small dots if they are many. */
export function markOver(place: Geometry, mark: BoardMark, scene: BoardScene): Drawn {
  switch (mark.kind) {
    case "spotMark":
      return mark.quiet && mark.spot === "place"
        ? dot("place", place.centre(mark.square), 11)
        : spot(place, mark.spot, mark.square, scene.board[mark.square] !== ".");
    case "pushMark":
      return handle(place, mark.from, mark.to);
    case "arrowMark":
      return arrow(place, mark);
    case "fadedMark":
      return strike(place, mark.square);
    default:
      return nothing;
  }
}

/** Marks differ by shape, not only by colour: dot, ring, thin ring, corners, frame, cross. */
function spot(place: Geometry, kind: MarkKind, square: number, occupied: boolean): Drawn {
  const centre = place.centre(square);
  const [x, y] = centre;
  switch (kind) {
    case "go":
      return dot(kind, centre, 13.5);
    case "take":
      return ring(kind, centre, occupied ? 45 : 22);
    case "victim":
    case "must":
      return ring(kind, centre, 45);
    case "jump":
      return ring(kind, centre, 20);
    case "place":
      return path(
        kind,
        `M${x - 20} ${y - 9}v-11h11M${x + 9} ${y - 20}h11v11M${x + 20} ${y + 9}v11h-11M${x - 9} ${y + 20}h-11v-11`,
      );
    case "hint":
      return path(kind, `M${x - 44} ${y - 30}q0-14 14-14h60q14 0 14 14v60q0 14-14 14h-60q-14 0-14-14z`);
    case "capture":
      return path(kind, `M${x - 20} ${y - 20}l40 40m0-40l-40 40`);
    default:
      return nothing;
  }
}

/** A line through a piece that is removed once the turn is complete. */
function strike(place: Geometry, square: number): SVGTemplateResult {
  const [x, y] = place.centre(square);
  return path("strike", `M${x - 30} ${y + 30}l60-60`);
}

/** An arrow on the pushed piece, in the direction of the push. */
function handle(place: Geometry, from: number, to: number): SVGTemplateResult {
  const [x1, y1] = place.centre(from);
  const [x2, y2] = place.centre(to);
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const at = (along: number, across: number) =>
    `${x2 + along * Math.cos(angle) - across * Math.sin(angle)} ${y2 + along * Math.sin(angle) + across * Math.cos(angle)}`;
  return path("handle", `M${at(-22, 0)}L${at(22, 0)}M${at(5, 17)}L${at(22, 0)}L${at(5, -17)}`);
}

/** An arrow from a square to another, with its head; the shaft begins beside the middle of the square. */
function arrowPath([x1, y1]: [number, number], [x2, y2]: [number, number]): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const at = (x: number, y: number, along: number, across: number) =>
    `${x + along * Math.cos(angle) - across * Math.sin(angle)} ${y + along * Math.sin(angle) + across * Math.cos(angle)}`;
  return `M${at(x1, y1, 12, 0)}L${at(x2, y2, -8, 0)}M${at(x2, y2, -26, 16)}L${at(x2, y2, -8, 0)}L${at(x2, y2, -26, -16)}`;
}

/** The arrows of turns that were played, by rank: the last turn, and a mistake that is being improved. */
const PLAYED: Record<number, string> = { [-1]: "arrow played", [-2]: "arrow played mistake" };

/** The numbered arrow of a step; a placement has a ring instead. */
function arrow(place: Geometry, mark: BoardMark & { kind: "arrowMark" }): SVGTemplateResult {
  const [x1, y1] = place.centre(mark.from);
  const [x2, y2] = place.centre(mark.to);
  const kind = PLAYED[mark.rank] ?? `arrow rank-${Math.min(mark.rank, 4)}`;
  // The number of a placement is beside the piece, so that it does not cover it.
  const beside = mark.from === mark.to ? 30 : 0;
  const [x, y] = [(x1 + x2) / 2 + beside, (y1 + y2) / 2 - beside];
  const number = mark.numbered
    ? svg`<circle class=${`mark ${kind} badge`} cx=${x} cy=${y} r="15"></circle>
        <text class="badge-text" x=${x} y=${y + 7} text-anchor="middle">${mark.number}</text>`
    : nothing;
  const shape = mark.from === mark.to ? ring(kind, [x1, y1], 38) : path(kind, arrowPath([x1, y1], [x2, y2]));
  return svg`${shape}${number}`;
}
