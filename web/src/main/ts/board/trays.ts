import { nothing, svg, type SVGTemplateResult } from "lit";
import { boardFrame, pieceId } from "../content/drawings";
import { text } from "../content/texts";
import type { BoardLayout, Side } from "../generated/border";
import type { Geometry } from "./geometry";

/** Draws the stones in the banks and out of the game into the trays of the board's frame, with their names. */
export function drawTrays(place: Geometry, layout: BoardLayout): SVGTemplateResult | typeof nothing {
  return boardFrame(place.game.id, false).tray === undefined
    ? nothing
    : svg`${tray(place, layout, "first")}${tray(place, layout, "second")}`;
}

function tray(place: Geometry, layout: BoardLayout, side: Side): SVGTemplateResult | typeof nothing {
  const { tray } = boardFrame(place.game.id, false);
  const { id, reserve } = place.game;
  const isOwn = (letter: string) => (letter === letter.toUpperCase()) === (side === "first");
  const letter = [...reserve].find(isOwn);
  if (tray === undefined || letter === undefined) {
    return nothing;
  }
  const y = (side === "first") === place.flipped ? tray.above : tray.below;
  const banked = layout.reserve[reserve.indexOf(letter)] ?? 0;
  const onBoard = [...layout.board].filter((each) => each !== "." && isOwn(each)).length;
  const lost = tray.hollows - banked - onBoard;
  const stone = (x: number, size: number) =>
    svg`<use href=${`#${pieceId(id, letter)}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></use>`;
  const bank = text(`${id}.bank.${side}`);
  const pocket = text(`${id}.bank.lost`);
  return svg`<g role="img" data-bank=${letter} data-count=${banked} aria-label=${`${bank} ×${banked}`}>
      ${lines(tray.label, y, bank, banked)}
      ${Array.from({ length: Math.min(banked, tray.hollows) }, (_, i) => stone(tray.first + i * tray.step, tray.stone))}
    </g>
    <g role="img" data-lost=${side} data-count=${lost} aria-label=${`${pocket} ×${lost}`}>
      ${lines(tray.pocket, y, pocket, lost)}${lost > 0 ? stone(tray.lost, tray.stone * 0.9) : nothing}
    </g>`;
}

/** A name with a count in two lines, as in "Blue's" and "bank · 2". */
function lines(x: number, y: number, name: string, count: number): SVGTemplateResult {
  const space = name.lastIndexOf(" ");
  return svg`<text class="tray-text" x=${x} y=${y - 4}>${name.slice(0, Math.max(0, space))}</text>
    <text class="tray-text" x=${x} y=${y + 14}>${name.slice(space + 1)} · ${count}</text>`;
}
