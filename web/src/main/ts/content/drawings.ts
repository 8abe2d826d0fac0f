import { loadJson } from "./assets";
import type { BoardLayout, Drawings } from "../generated/border";

const SVG = "http://www.w3.org/2000/svg";
let drawings: Drawings;

/** Loads the drawings of pieces and keeps each once in the document, to be used by its name. */
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

/** The drawings come from our own files; even so they are read as pictures, never as part of the page. */
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

/** What stands on the board of a game in a position that shows it. */
export function picture(game: string): BoardLayout {
  return drawings.games[game]?.picture ?? { board: "", reserve: [] };
}

/** The squares of each colour on the board of a game, by the name of the colour. */
export function squareColours(game: string): [string, number[]][] {
  return Object.entries(drawings.games[game]?.squares ?? {});
}

/** Whether pieces beside the board of a game are in banks, which are shown with their names also when they are empty. */
export function hasBanks(game: string): boolean {
  return drawings.games[game]?.banks ?? false;
}

/** The colours of a board. */
export function colours(theme: string): Record<string, string> {
  return drawings.themes[theme] ?? {};
}
