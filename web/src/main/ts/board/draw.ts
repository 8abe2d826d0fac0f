import { nothing, svg, type SVGTemplateResult } from "lit";
import { boardFrame, gameDrawing, pieceId } from "../content/drawings";
import type { BoardScene } from "../generated/border";
import { type Geometry, UNIT } from "./geometry";
import { markOver, markUnder } from "./marks";

/** The side of a piece's drawing. */
export const PIECE = 94;

/**
 * Draws what lies on a board in layers: coordinates, marks below the pieces, pieces, marks above them. The piece
 * on the square `away` is being dragged.
 */
export function drawScene(place: Geometry, scene: BoardScene, coordinates: boolean, away = -1): SVGTemplateResult {
  const faded = letters(scene, "fadedMark");
  const ghosts = letters(scene, "ghostMark");
  const { round } = gameDrawing(place.game.id);
  const chosen = new Set(
    scene.marks.flatMap((mark) => (mark.kind === "spotMark" && mark.spot === "chosen" ? [mark.square] : [])),
  );
  const kind = (square: number) => (square === away ? "piece away" : chosen.has(square) ? "piece raised" : "piece");
  return svg`
    ${coordinates ? labels(place) : nothing}
    ${scene.marks.map((mark) => markUnder(place, mark, round))}
    ${[...scene.board].map((letter, square) =>
      letter === "." || ghosts.has(square) ? nothing : piece(place, square, letter, kind(square)),
    )}
    ${[...faded].map(([square, letter]) => (scene.board[square] === "." ? piece(place, square, letter, "piece") : nothing))}
    ${[...ghosts].map(([square, letter]) => piece(place, square, letter, "piece ghost"))}
    ${scene.marks.map((mark) => markOver(place, mark, scene))}`;
}

/** The pieces of ghost or faded marks, by square. */
function letters(scene: BoardScene, kind: "fadedMark" | "ghostMark"): Map<number, string> {
  return new Map(scene.marks.flatMap((mark) => (mark.kind === kind ? [[mark.square, mark.letter] as const] : [])));
}

/** Names of files and ranks, in the frame. */
function labels(place: Geometry): SVGTemplateResult[] {
  const { id, width, height, squares } = place.game;
  const { left } = boardFrame(id, false);
  const outside = left - Math.min(left, 44) / 2;
  const files = Array.from({ length: width }, (_, column) => {
    const name = squares[place.at(height - 1, column)]?.[0] ?? "";
    return svg`<text class="label" x=${(column + 0.5) * UNIT} y=${height * UNIT + outside}>${name}</text>`;
  });
  const ranks = Array.from({ length: height }, (_, row) => {
    const name = squares[place.at(row, 0)]?.slice(1) ?? "";
    return svg`<text class="label" x=${-outside} y=${(row + 0.5) * UNIT}>${name}</text>`;
  });
  return [...files, ...ranks];
}

export function piece(place: Geometry, square: number, letter: string, kind: string): SVGTemplateResult {
  const inset = (UNIT - PIECE) / 2;
  // Not the centre of its fill-box: browsers compute that of a use element without its x and y.
  const origin = place.centre(square).join(" ");
  return svg`<use class=${kind} data-square=${square} href=${`#${pieceId(place.game.id, letter)}`} transform-origin=${origin}
    x=${place.left(square) + inset} y=${place.top(square) + inset} width=${PIECE} height=${PIECE}></use>`;
}
