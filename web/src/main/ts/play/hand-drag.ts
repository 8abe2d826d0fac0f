import { CarriedPiece, isDrag } from "../board/carried-piece";
import type { BoardSession } from "../table/board-session";

/** What a drag of a piece beside the board does. */
interface DragActions {
  /** The piece was lifted. */
  begin(): void;
  /** It was dropped on a square. */
  drop(square: string): void;
  /** It was dropped elsewhere. */
  cancel(): void;
}

/** The part of a square that a piece takes. */
const PIECE_SHARE = 0.94;

/** Drags a piece of the hand to a square. */
export function dragFromHand(session: BoardSession, letter: string, press: PointerEvent): void {
  const click = letter.toUpperCase();
  dragPiece(session, letter, press, {
    begin: () => session.lift(click),
    drop: (square) => session.drag(click, square),
    cancel: () => session.cancelDrag(),
  });
}

/** Drags a piece of the bank to a square, where it is placed as by a click. */
export function dragFromBank(session: BoardSession, letter: string, press: PointerEvent): void {
  dragPiece(session, letter, press, {
    begin: () => {},
    drop: (square) => session.enter(square),
    cancel: () => {},
  });
}

function squareAt({ clientX, clientY }: PointerEvent): string | undefined {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(".board-cell")?.dataset["square"];
}

/** The size of a piece on the board, in pixels. */
function pieceSize(): number {
  const cell = document.querySelector("tabuleiro-board .board-cell");
  return (cell?.getBoundingClientRect().width ?? 64) * PIECE_SHARE;
}

/** A press without movement stays a click. */
function dragPiece(session: BoardSession, letter: string, press: PointerEvent, actions: DragActions): void {
  if (press.button !== 0 || !press.isPrimary) {
    return;
  }
  const pressed = press.currentTarget as Element;
  const listeners = new AbortController();
  let carried: CarriedPiece | undefined;
  const move = (to: PointerEvent) => {
    if (to.pointerId !== press.pointerId) {
      return;
    }
    if (carried === undefined && isDrag(press, to)) {
      carried = new CarriedPiece(session.info.id, letter, pieceSize(), to);
      // The button may be disabled or removed before the drag ends.
      document.documentElement.setPointerCapture(press.pointerId);
      actions.begin();
    }
    if (carried !== undefined) {
      carried.moveTo(to);
      session.table.point(session.info.squares.indexOf(squareAt(to) ?? ""));
    }
  };
  const finish = (square: string | undefined) => {
    listeners.abort();
    if (carried === undefined) {
      return;
    }
    carried.remove();
    // A drag ends with a click event on the button where it began, which must be ignored.
    const ignore = (click: Event) => click.stopImmediatePropagation();
    pressed.addEventListener("click", ignore, { capture: true, once: true });
    setTimeout(() => pressed.removeEventListener("click", ignore, { capture: true }));
    if (square === undefined) {
      actions.cancel();
    } else {
      actions.drop(square);
    }
    if (press.pointerType !== "mouse") {
      session.table.point(-1);
    }
  };
  const end = (to: PointerEvent) => {
    if (to.pointerId === press.pointerId) {
      finish(to.type === "pointerup" ? squareAt(to) : undefined);
    }
  };
  const { signal } = listeners;
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
  addEventListener("keydown", ({ key }) => key === "Escape" && finish(undefined), { signal });
}
