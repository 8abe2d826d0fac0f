import { nothing, svg, type SVGTemplateResult } from "lit";
import { boardFrame, pieceId } from "../content/drawings";
import { text } from "../content/texts";
import type { BoardLayout, Side, TrayPlaces } from "../generated/border";
import type { Geometry } from "./geometry";

/** Letters of a word that fits beside the hollows only in a smaller size. */
const LONG_WORD = 7;

/** Called when a stone in a tray is pressed. */
type Press = (letter: string, event: PointerEvent) => void;

/**
 * Draws the stones in the banks and out of the game into the trays of the board's frame, with their names. The
 * stones with the letters of `grabbable` can be dragged to the board.
 */
export function drawTrays(
  place: Geometry,
  layout: BoardLayout,
  grabbable: string,
  press: Press,
): SVGTemplateResult | typeof nothing {
  return boardFrame(place.game.id, false).tray === undefined
    ? nothing
    : svg`${tray(place, layout, "first", grabbable, press)}${tray(place, layout, "second", grabbable, press)}`;
}

function isOf(letter: string, side: Side): boolean {
  return (letter === letter.toUpperCase()) === (side === "first");
}

/** The letter of a side's stones in its bank. */
function bankLetter({ game }: Geometry, side: Side): string | undefined {
  return [...game.reserve].find((each) => isOf(each, side));
}

/** The centre of a hollow in the bank of a piece's owner, with the size of its stones and their letter. */
export function bankSlot(
  place: Geometry,
  piece: string,
  hollow: number,
): { letter: string; centre: [number, number]; size: number } | undefined {
  const side = isOf(piece, "first") ? "first" : "second";
  const { tray } = boardFrame(place.game.id, false);
  const letter = bankLetter(place, side);
  return tray === undefined || letter === undefined
    ? undefined
    : { letter, centre: [tray.first + hollow * tray.step, trayTop(place, side, tray)], size: tray.stone };
}

function trayTop({ flipped }: Geometry, side: Side, { above, below }: TrayPlaces): number {
  return (side === "first") === flipped ? above : below;
}

function tray(
  place: Geometry,
  layout: BoardLayout,
  side: Side,
  grabbable: string,
  press: Press,
): SVGTemplateResult | typeof nothing {
  const { tray } = boardFrame(place.game.id, false);
  const { id, reserve } = place.game;
  const letter = bankLetter(place, side);
  if (tray === undefined || letter === undefined) {
    return nothing;
  }
  const banked = layout.reserve[reserve.indexOf(letter)] ?? 0;
  const y = trayTop(place, side, tray);
  const onBoard = [...layout.board].filter((each) => each !== "." && isOf(each, side)).length;
  const lost = tray.hollows - banked - onBoard;
  const stone = (x: number, size: number) =>
    svg`<use href=${`#${pieceId(id, letter)}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></use>`;
  const name = text(`${id}.bank.${side}`);
  const isGrabbable = banked > 0 && grabbable.includes(letter);
  const pocket = text(`${id}.bank.lost`);
  return svg`<g role="img" class=${isGrabbable ? "bank grabbable" : "bank"} data-bank=${letter} data-count=${banked} aria-label=${`${name} ×${banked}`}
      @pointerdown=${(event: PointerEvent) => isGrabbable && press(letter, event)}>
      ${label(tray.label, y, name, text(`${id}.bank`), banked)}
      ${Array.from({ length: Math.min(banked, tray.hollows) }, (_, i) => stone(tray.first + i * tray.step, tray.stone))}
    </g>
    <g role="img" data-lost=${side} data-count=${lost} aria-label=${`${pocket} ×${lost}`}>
      ${label(tray.pocket, y, pocket, text(`${id}.bank.lost-short`), lost)}${lost > 0 ? stone(tray.lost, tray.stone * 0.9) : nothing}
    </g>`;
}

/** A name with a count in two lines, as in "Blue's" and "bank · 2"; on small boards a short name in larger letters. */
function label(x: number, y: number, name: string, short: string, count: number): SVGTemplateResult {
  const space = name.lastIndexOf(" ");
  const kind = name.length - space > LONG_WORD ? "tray-text long" : "tray-text";
  return svg`<text class=${kind} x=${x} y=${y - 4}>${name.slice(0, Math.max(0, space))}</text>
    <text class=${kind} x=${x} y=${y + 14}>${name.slice(space + 1)} · ${count}</text>
    <text class="tray-text short" x=${x + 4} y=${y - 3}>${short}</text>
    <text class="tray-text short" x=${x + 4} y=${y + 18}>${count}</text>`;
}
