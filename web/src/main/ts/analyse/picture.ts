import { render } from "lit";
import type { BoardElement } from "../board/board";
import { drawScene } from "../board/draw";
import { Geometry, UNIT } from "../board/geometry";
import { hasBanks, pieceId } from "../content/drawings";
import { bankName } from "../play/names";
import { withoutOffers } from "../board/move-hints";
import type { GameInfo, View } from "../generated/border";

const SVG = "http://www.w3.org/2000/svg";
/** What a style says about a part of the drawing, and a file that stands alone must say itself. */
const INLINED = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-size",
  "font-weight",
  "text-anchor",
];
const MARGIN = 20;
const HAND = 70;
/** Room for the name of a bank. */
const BANK_NAME = 250;

/** The board as it is seen, as a picture that needs nothing else: colours and pieces are in it, and what stands beside the board. */
export function boardPicture(board: BoardElement, info: GameInfo, view: View, flipped: boolean): string {
  const hasHands = info.reserve !== "";
  const width = info.width * UNIT + 2 * MARGIN;
  const height = info.height * UNIT + 2 * MARGIN + (hasHands ? 2 * HAND : 0);
  const top = MARGIN + (hasHands ? HAND : 0);
  const picture = element("svg", { width, height, viewBox: `0 0 ${width} ${height}`, "font-family": "sans-serif" });
  picture.setAttribute("xmlns", SVG);
  const title = element("title", {});
  title.textContent = view.position;
  const style = getComputedStyle(document.documentElement);
  const ground = element("rect", { width, height, fill: style.getPropertyValue("--ground").trim() });
  const drawn = element("g", { transform: `translate(${MARGIN} ${top})` });
  drawn.append(...parts(board, info, flipped));
  picture.append(title, ground, drawn);
  if (hasHands) {
    const ink = style.getPropertyValue("--ink").trim();
    const below = top + info.height * UNIT;
    picture.append(
      ...hand(info, view, true, flipped ? MARGIN : below, ink),
      ...hand(info, view, false, flipped ? below : MARGIN, ink),
    );
  }
  return new XMLSerializer().serializeToString(picture);
}

/** What is drawn on a board; what can be done next belongs to the play, not to the picture. */
function parts(board: BoardElement, info: GameInfo, flipped: boolean): Element[] {
  // Styles are known only of what is in the page.
  const aside = element("svg", { width: 0, height: 0 });
  document.body.append(aside);
  render(drawScene(new Geometry(info, flipped), withoutOffers(board.scene), board.coordinates), aside);
  const drawn = [...aside.children].map(standalone);
  aside.remove();
  return drawn;
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, String(value)));
  return made;
}

function standalone(part: Element): Element {
  if (part.localName === "use") {
    const id = part.getAttribute("href")?.slice(1) ?? "";
    const [x, y, size] = ["x", "y", "width"].map((name) => Number(part.getAttribute(name)));
    const drawn = piece(id, x ?? 0, y ?? 0, size ?? UNIT);
    drawn.setAttribute("opacity", getComputedStyle(part).opacity);
    return drawn;
  }
  const copy = part.cloneNode(false) as Element;
  const style = getComputedStyle(part);
  INLINED.forEach((name) => copy.setAttribute(name, style.getPropertyValue(name)));
  copy.removeAttribute("class");
  copy.append(
    ...[...part.childNodes].flatMap((child) =>
      child instanceof Element ? standalone(child) : child instanceof Text ? child.cloneNode() : [],
    ),
  );
  return copy;
}

function piece(id: string, x: number, y: number, size: number): SVGElement {
  const drawn = element("svg", { x, y, width: size, height: size, viewBox: "0 0 100 100" });
  drawn.append(...[...(document.getElementById(id)?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  return drawn;
}

function isOf(letter: string, first: boolean): boolean {
  return (letter === letter.toUpperCase()) === first;
}

/** What a side has beside the board; a bank has a name, and a place for a piece when it is empty. */
function hand(info: GameInfo, view: View, first: boolean, y: number, ink: string): SVGElement[] {
  const out: SVGElement[] = [];
  let x = MARGIN;
  const write = (words: string, width: number) => {
    const label = element("text", { x, y: y + HAND / 2 + 8, "font-size": 26, fill: ink });
    label.textContent = words;
    out.push(label);
    x += width;
  };
  if (hasBanks(info.id)) {
    write(bankName(info.id, first ? "first" : "second"), BANK_NAME);
    if (![...info.reserve].some((letter, i) => isOf(letter, first) && (view.scene.reserve[i] ?? 0) > 0)) {
      out.push(
        element("rect", {
          x: x + 2,
          y: y + 6,
          width: HAND - 16,
          height: HAND - 16,
          rx: 12,
          fill: "none",
          stroke: ink,
          "stroke-width": 2,
          "stroke-dasharray": "6 5",
        }),
      );
      x += HAND - 8;
      write("×0", 46);
    }
  }
  [...info.reserve].forEach((letter, i) => {
    const count = view.scene.reserve[i] ?? 0;
    if (count > 0 && isOf(letter, first)) {
      out.push(piece(pieceId(info.id, letter), x, y + 4, HAND - 12));
      x += HAND - 8;
      if (count > 1) {
        write(`×${count}`, 46);
      }
    }
  });
  return out;
}

/** The same picture in pixels. */
export async function pixels(picture: string): Promise<Blob | undefined> {
  const url = URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"))) ?? undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
