import { pieceId } from "../content/drawings";

const SVG = "http://www.w3.org/2000/svg";
/** A finger hides what is below it, so that a piece that it carries is larger. */
const TOUCH_SCALE = 1.35;
/** Movement of the pointer, in pixels, after which a press is a drag. */
const SLACK = { mouse: 5, other: 12 };

/** Whether the pointer has moved far enough from a press for a drag. */
export function isDrag(press: PointerEvent, now: PointerEvent): boolean {
  const slack = press.pointerType === "mouse" ? SLACK.mouse : SLACK.other;
  return Math.hypot(now.clientX - press.clientX, now.clientY - press.clientY) > slack;
}

/** A piece that follows the pointer while it is dragged. */
export class CarriedPiece {
  private readonly element = document.createElement("div");

  constructor(game: string, letter: string, side: number, pointer: PointerEvent) {
    const size = side * (pointer.pointerType === "mouse" ? 1 : TOUCH_SCALE);
    const picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("viewBox", "0 0 100 100");
    const piece = document.createElementNS(SVG, "use");
    piece.setAttribute("href", `#${pieceId(game, letter)}`);
    picture.append(piece);
    this.element.className = "carried-piece";
    this.element.style.width = `${size}px`;
    this.element.style.height = `${size}px`;
    this.element.append(picture);
    document.body.append(this.element);
    document.documentElement.dataset["dragging"] = "";
    this.moveTo(pointer);
  }

  moveTo({ clientX, clientY }: PointerEvent): void {
    this.element.style.transform = `translate(${clientX}px, ${clientY}px) translate(-50%, -50%)`;
  }

  remove(): void {
    this.element.remove();
    delete document.documentElement.dataset["dragging"];
  }
}
