import { loadJson } from "./assets";
import type { BoardLayout, Drawings, GameDrawing } from "../generated/border";

const SVG = "http://www.w3.org/2000/svg";
let drawings: Drawings;

/** Loads the piece drawings and adds each to the document as a symbol, which `<use>` elements refer to. */
export async function loadDrawings(): Promise<void> {
  drawings = await loadJson<Drawings>("drawings.json");
  const all = document.createElementNS(SVG, "svg");
  all.setAttribute("class", "drawings");
  all.setAttribute("aria-hidden", "true");
  for (const [game, { pieces }] of Object.entries(drawings.games)) {
    for (const [letter, content] of Object.entries(pieces)) {
      all.append(symbol(pieceId(game, letter), content));
    }
  }
  document.body.append(all);
}

/** Parses a drawing as an SVG document rather than with innerHTML, so that it cannot bring scripts in. */
function symbol(id: string, content: string): SVGElement {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${content}</svg>`, "image/svg+xml");
  const symbol = document.createElementNS(SVG, "symbol");
  symbol.id = id;
  symbol.setAttribute("viewBox", "0 0 100 100");
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

/** The layout of a typical position of a game. */
export function picture(game: string): BoardLayout {
  return gameDrawing(game).picture;
}

/** The squares of each colour on the board of a game, by the name of the colour. */
export function squareColours(game: string): [string, number[]][] {
  return Object.entries(gameDrawing(game).squares);
}

/** Whether a game has banks, which are shown with their names even when they are empty. */
export function hasBanks(game: string): boolean {
  return gameDrawing(game).banks;
}

/** The colours of the first and the second side of a game. */
export function sideColours(game: string): string[] {
  return gameDrawing(game).colours;
}

/** The colours of a board theme, by use. */
export function colours(theme: string): Record<string, string> {
  return drawings.themes[theme] ?? {};
}
