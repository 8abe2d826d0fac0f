import { asset, loadJson } from "./assets";
import type { BoardFrame, BoardLayout, Drawings, GameDrawing } from "../generated/border";
import type { Settings } from "../settings/settings";

const SVG = "http://www.w3.org/2000/svg";

/** A set of boards and pieces. */
export type BoardSet = Settings["board"];
/** The brightness of the page around a board. */
export type Variant = "light" | "dark";

let drawings: Drawings;
let loaded: BoardSet | undefined;
let symbols: SVGElement | undefined;

/** Loads a set and adds each piece to the document as a symbol, which `<use>` elements refer to. */
export async function loadDrawings(set: BoardSet): Promise<void> {
  if (loaded === set) {
    return;
  }
  const found = await loadJson<Drawings>(`drawings-${set}.json`);
  const all = document.createElementNS(SVG, "svg");
  all.setAttribute("class", "drawings");
  all.setAttribute("aria-hidden", "true");
  for (const [game, { pieces }] of Object.entries(found.games)) {
    for (const [letter, content] of Object.entries(pieces)) {
      all.append(symbol(pieceId(game, letter), content));
    }
  }
  drawings = found;
  loaded = set;
  symbols?.remove();
  symbols = all;
  document.body.append(all);
}

/** Parses a drawing as an SVG document rather than with innerHTML, so that it cannot bring scripts in. */
function symbol(id: string, content: string): SVGElement {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${content}</svg>`, "image/svg+xml");
  const symbol = document.createElementNS(SVG, "symbol");
  symbol.id = id;
  symbol.setAttribute("viewBox", "0 0 100 100");
  symbol.setAttribute("overflow", "visible");
  symbol.append(...[...parsed.documentElement.childNodes].map((node) => document.importNode(node, true)));
  return symbol;
}

export function pieceId(game: string, letter: string): string {
  return `${game}-${letter === letter.toUpperCase() ? "first" : "second"}-${letter}`;
}

/** The drawings of a game. */
export function gameDrawing(game: string): GameDrawing {
  const found = drawings.games[game];
  if (found === undefined) {
    throw new Error(`no drawings of ${game}`);
  }
  return found;
}

/** The address of the drawing of a game's board. */
export function boardAddress(game: string, variant: Variant, small: boolean): string {
  return asset(`board-${game}-${loaded}-${variant}${small ? "-small" : ""}.svg`);
}

/** The measures of a game's board. */
export function boardFrame(game: string, small: boolean): BoardFrame {
  const { full, small: miniature } = gameDrawing(game);
  return small ? miniature : full;
}

/** The layout of a typical position of a game. */
export function picture(game: string): BoardLayout {
  return gameDrawing(game).picture;
}

/** Whether the board of a game has trays, which show the banks. */
export function hasTrays(game: string): boolean {
  return gameDrawing(game).full.tray !== undefined;
}

/** The colours of the first and the second side of a game. */
export function sideColours(game: string): string[] {
  return gameDrawing(game).sides;
}

/** The colours of a game's board and marks, by use. */
export function boardColours(game: string, variant: Variant): Record<string, string> {
  return gameDrawing(game)[variant];
}
