import { html, nothing, svg } from "lit";
import { Geometry } from "../board/geometry";
import { boardFrame } from "../content/drawings";
import type { GameInfo, TurnNode } from "../generated/border";
import { MARK_SYMBOLS } from "../table/turn-list";

/** Distance of a badge from the centre of its square, towards the top right corner. */
const CORNER = 34;

/** Signs over the board: rings around the decisive squares, and the mark of the displayed turn at its target. */
export function boardSigns(game: GameInfo, flipped: boolean, decisive: number[], judged: TurnNode | undefined) {
  const { left, top, width, height } = boardFrame(game.id, false);
  const place = new Geometry(game, flipped);
  const at = (square: number) => {
    const [x, y] = place.centre(square);
    return [x + left, y + top] as const;
  };
  const mark = judged?.marks.find((each) => MARK_SYMBOLS[each] !== undefined);
  const target = judged?.target;
  const ring = (square: number, kind: string) =>
    svg`<circle class=${kind} data-decisive=${game.squares[square] ?? ""} cx=${at(square)[0]} cy=${at(square)[1]} r="46"></circle>`;
  return html`<svg class="board-signs" viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    ${decisive.map((square) => svg`${ring(square, "decisive-edge")}${ring(square, "decisive")}`)}
    ${mark === undefined || target === undefined ? nothing : badge(mark, at(target))}
  </svg>`;
}

function badge(mark: number, [x, y]: readonly [number, number]) {
  return svg`<g class=${`verdict-badge badge-${mark}`} data-badge=${mark}>
    <circle cx=${x + CORNER} cy=${y - CORNER} r="23"></circle>
    <text x=${x + CORNER} y=${y - CORNER} text-anchor="middle" dominant-baseline="central">${MARK_SYMBOLS[mark]}</text>
  </g>`;
}
