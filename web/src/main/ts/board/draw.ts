import { nothing, svg, type SVGTemplateResult } from "lit";
import { pieceId, squareColours } from "../content/drawings";
import type { BoardMark, BoardScene, MarkKind } from "../generated/border";
import { type Geometry, UNIT } from "./geometry";

type Drawn = SVGTemplateResult | typeof nothing;

/** Draws a scene in layers: squares, marks below the pieces, pieces, marks above them. */
export function drawScene(place: Geometry, scene: BoardScene, coordinates: boolean): SVGTemplateResult {
  const faded = letters(scene, "fadedMark");
  const ghosts = letters(scene, "ghostMark");
  const numbered = numberedRanks(scene);
  return svg`
    ${squares(place)}
    ${scene.marks.map((mark) => under(place, mark))}
    ${outline(place)}
    ${coordinates ? labels(place) : nothing}
    ${[...scene.board].map((letter, square) =>
      letter === "." || ghosts.has(square)
        ? nothing
        : piece(place, square, letter, faded.has(square) ? "piece faded" : "piece"),
    )}
    ${[...faded].map(([square, letter]) => (scene.board[square] === "." ? piece(place, square, letter, "piece faded") : nothing))}
    ${[...ghosts].map(([square, letter]) => piece(place, square, letter, "piece ghost"))}
    ${scene.marks.map((mark) => over(place, mark, numbered))}`;
}

/** The pieces of ghost or faded marks, by square. */
function letters(scene: BoardScene, kind: "fadedMark" | "ghostMark"): Map<number, string> {
  return new Map(scene.marks.flatMap((mark) => (mark.kind === kind ? [[mark.square, mark.letter] as const] : [])));
}

/** The ranks of turns with several arrows: a single step needs no number. */
function numberedRanks(scene: BoardScene): Set<number> {
  return new Set(scene.marks.flatMap((mark) => (mark.kind === "arrowMark" && mark.number > 1 ? [mark.rank] : [])));
}

/** One path per colour: a page with many boards would be slow with a shape per square. */
function squares(place: Geometry): SVGTemplateResult[] {
  const shape = (all: number[]) =>
    all.map((square) => `M${place.left(square)} ${place.top(square)}h${UNIT}v${UNIT}h-${UNIT}z`).join("");
  return squareColours(place.game.id).map(
    ([colour, all]) => svg`<path class=${`square ${colour}`} d=${shape(all)}></path>`,
  );
}

/** The outline of the marked area; it is visible even where marks cover its squares. */
function outline(place: Geometry): Drawn {
  const area = squareColours(place.game.id).find(([colour]) => colour === "area")?.[1];
  if (area === undefined) {
    return nothing;
  }
  const lefts = area.map((square) => place.left(square));
  const tops = area.map((square) => place.top(square));
  const [left, top] = [Math.min(...lefts), Math.min(...tops)];
  return svg`<rect class="area-outline" x=${left} y=${top} width=${Math.max(...lefts) - left + UNIT} height=${Math.max(...tops) - top + UNIT}></rect>`;
}

/** Names of files and ranks, small, in the corners of the squares at the edge. */
function labels(place: Geometry): SVGTemplateResult[] {
  const { width, height } = place.game;
  // The size on screen does not depend on the number of squares.
  const size = 3 * width;
  const files = Array.from({ length: width }, (_, column) => {
    const name = place.game.squares[place.at(height - 1, column)]?.[0] ?? "";
    return svg`<text class="label" x=${(column + 1) * UNIT - 6} y=${height * UNIT - 7} font-size=${size} text-anchor="end">${name}</text>`;
  });
  const ranks = Array.from({ length: height }, (_, row) => {
    const name = place.game.squares[place.at(row, 0)]?.slice(1) ?? "";
    return svg`<text class="label" x="6" y=${row * UNIT + size} font-size=${size}>${name}</text>`;
  });
  return [...files, ...ranks];
}

export function piece(place: Geometry, square: number, letter: string, kind: string): SVGTemplateResult {
  return svg`<use class=${kind} data-square=${square} href=${`#${pieceId(place.game.id, letter)}`}
    x=${place.left(square) + 6} y=${place.top(square) + 6} width=${UNIT - 12} height=${UNIT - 12}></use>`;
}

/** Marks that colour a whole square. */
const BACKGROUNDS: ReadonlySet<MarkKind> = new Set<MarkKind>(["last", "zone", "chosen"]);

/** A mark below the pieces. */
function under(place: Geometry, mark: BoardMark): Drawn {
  switch (mark.kind) {
    case "spotMark":
      return BACKGROUNDS.has(mark.spot)
        ? svg`<rect class=${`mark ${mark.spot}`} x=${place.left(mark.square) + 2} y=${place.top(mark.square) + 2} width=${UNIT - 4} height=${UNIT - 4}></rect>`
        : nothing;
    case "heatMark":
      return heat(place, mark);
    default:
      return nothing;
  }
}

/**
 * Attack counts as bars: the first side's at the bottom left, the second side's at the top right, clear of
 * the coordinates.
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

/** A mark above the pieces; arrows of the given ranks are numbered. */
function over(place: Geometry, mark: BoardMark, numbered: Set<number>): Drawn {
  switch (mark.kind) {
    case "spotMark":
      return spot(place, mark.spot, mark.square);
    case "trailMark":
      return line(place, mark.from, mark.to, "trail");
    case "pushMark":
      return handle(place, mark.from, mark.to);
    case "arrowMark":
      return arrow(place, mark, numbered.has(mark.rank));
    default:
      return nothing;
  }
}

/** Marks differ by shape, not only by colour: dot, ring, thin ring, hollow square, cross. */
function spot(place: Geometry, kind: MarkKind, square: number): Drawn {
  const [x, y] = place.centre(square);
  switch (kind) {
    case "go":
      return svg`<circle class="mark go" cx=${x} cy=${y} r="16"></circle>`;
    case "take":
      return svg`<circle class="mark take" cx=${x} cy=${y} r="40"></circle>`;
    case "jump":
      return svg`<circle class="mark jump" cx=${x} cy=${y} r="40"></circle>`;
    case "must":
      return svg`<circle class="mark must" cx=${x} cy=${y} r="46"></circle>`;
    case "place":
      return svg`<rect class="mark place" x=${x - 16} y=${y - 16} width="32" height="32"></rect>`;
    case "hint":
      return svg`<rect class="mark hint" x=${x - 46} y=${y - 46} width="92" height="92" rx="14"></rect>`;
    case "capture":
      return svg`<path class="mark capture" d=${`M${x - 26} ${y - 26}l52 52m0 -52l-52 52`}></path>`;
    default:
      return nothing;
  }
}

function line(place: Geometry, from: number, to: number, kind: string): SVGTemplateResult {
  const [x1, y1] = place.centre(from);
  const [x2, y2] = place.centre(to);
  return svg`<line class=${`mark ${kind}`} x1=${x1} y1=${y1} x2=${x2} y2=${y2}></line>`;
}

function head(x: number, y: number, angle: number, size: number): string {
  const corner = (turn: number) => `${x - size * Math.cos(angle + turn)} ${y - size * Math.sin(angle + turn)}`;
  return `M${x} ${y}L${corner(0.5)}L${corner(-0.5)}Z`;
}

/** An arrowhead on the pushed piece, in the direction of the push. */
function handle(place: Geometry, from: number, to: number): SVGTemplateResult {
  const [x1, y1] = place.centre(from);
  const [x2, y2] = place.centre(to);
  const angle = Math.atan2(y2 - y1, x2 - x1);
  return svg`<path class="mark handle" d=${head(x2 + 26 * Math.cos(angle), y2 + 26 * Math.sin(angle), angle, 46)}></path>`;
}

function arrow(place: Geometry, mark: BoardMark & { kind: "arrowMark" }, numbered: boolean): SVGTemplateResult {
  const [x1, y1] = place.centre(mark.from);
  const [x2, y2] = place.centre(mark.to);
  const kind = `mark arrow rank-${Math.min(mark.rank, 4)}`;
  // The number of a placement is beside the piece, so that it does not cover it.
  const beside = mark.from === mark.to ? 30 : 0;
  const [x, y] = [(x1 + x2) / 2 + beside, (y1 + y2) / 2 - beside];
  const number = numbered
    ? svg`<circle class=${`${kind} badge`} cx=${x} cy=${y} r="17"></circle>
        <text class="badge-text" x=${x} y=${y + 8} text-anchor="middle">${mark.number}</text>`
    : nothing;
  if (mark.from === mark.to) {
    return svg`<circle class=${`${kind} ring`} cx=${x1} cy=${y1} r="38"></circle>${number}`;
  }
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const end = [x2 - 20 * Math.cos(angle), y2 - 20 * Math.sin(angle)] as const;
  return svg`<line class=${kind} x1=${x1} y1=${y1} x2=${end[0]} y2=${end[1]}></line>
    <path class=${`${kind} head`} d=${head(x2, y2, angle, 38)}></path>${number}`;
}
