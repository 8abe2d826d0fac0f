import type { BoardElement } from "../board/board";
import { browse } from "./moves";
import type { Play } from "./play";

/** Elements that handle arrow keys themselves. */
const KEY_HANDLERS = "input, textarea, select, dialog, [role=slider]";

/** The action of a key with Ctrl on the page of a game, if it has one. */
export function editingKey(event: KeyboardEvent, play: Play | undefined): (() => void) | undefined {
  if (event.key === "z" && !event.shiftKey) {
    return () => play?.command({ kind: "undoTurn" });
  }
  return event.key === "y" || (event.key.toLowerCase() === "z" && event.shiftKey)
    ? () => play?.command({ kind: "redoTurn" })
    : undefined;
}

/** The action of a key without Ctrl: arrow keys walk through the game, unless the board was entered with the keyboard. */
export function walkingKey(
  event: KeyboardEvent,
  play: Play | undefined,
  board: BoardElement | null,
  showShortcuts: () => void,
): (() => void) | undefined {
  const target = event.target instanceof Element ? event.target : document.body;
  if (play === undefined || target.closest(KEY_HANDLERS) !== null) {
    return undefined;
  }
  if (event.key === "?") {
    return showShortcuts;
  }
  const onBoard = target.closest(".board-grid") !== null;
  if (onBoard && (board?.isEnteredByKeyboard === true || play.line().length === 0)) {
    return undefined;
  }
  return {
    ArrowLeft: () => browse(play, -1),
    ArrowRight: () => browse(play, 1),
    ArrowUp: () => browse(play, -Infinity),
    ArrowDown: () => browse(play, Infinity),
    Home: () => browse(play, -Infinity),
    End: () => browse(play, Infinity),
  }[event.key];
}
