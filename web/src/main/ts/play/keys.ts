import type { BoardElement } from "../board/board";
import type { MarkKind } from "../generated/border";
import { t } from "../content/texts";
import type { BoardSession } from "../table/board-session";
import { handName } from "./names";

/** Letters with a function on the board. */
const RESERVED = "PML";

/** Handles a key on the board besides navigation and clicks; returns whether it has a function. */
export function boardKey(play: BoardSession, board: BoardElement, key: string, shift: boolean): boolean {
  if (key === "Backspace") {
    play.command({ kind: "undoClick" });
    return true;
  }
  if (key === "Escape") {
    play.command({ kind: "resetTurn" });
    return true;
  }
  const letter = key.length === 1 ? key.toUpperCase() : "";
  if (letter === "P") {
    focusNext(play, board, shift ? -1 : 1);
  } else if (letter === "M") {
    sayTargets(play);
  } else if (letter === "L") {
    sayLast(play);
  } else {
    return letter >= "A" && letter <= "Z" && !RESERVED.includes(letter) && enterLetter(play, letter);
  }
  return true;
}

/** Enters the piece in hand with a letter, or the word that begins with it. */
function enterLetter(play: BoardSession, letter: string): boolean {
  const entry = play.view.entry;
  const word = entry?.words.find((each) => each.id.toUpperCase().startsWith(letter));
  if (word !== undefined) {
    play.enter(word.id);
  } else if (entry !== undefined && play.info.hands && play.info.reserve.includes(letter)) {
    play.enter(letter);
  } else {
    return false;
  }
  return true;
}

/** Moves the focus to the next clickable square. */
function focusNext(play: BoardSession, board: BoardElement, by: number): void {
  const squares = (play.view.entry?.squares ?? []).map((name) => play.info.squares.indexOf(name)).sort((a, b) => a - b);
  const now = board.focusedSquare;
  const next = by > 0 ? squares.find((square) => square > now) : squares.findLast((square) => square < now);
  const to = next ?? (by > 0 ? squares[0] : squares.at(-1));
  if (to !== undefined) {
    board.focusSquare(to);
  }
}

/** Marks of the target squares of the chosen piece. */
const TARGET_MARKS: ReadonlySet<MarkKind> = new Set<MarkKind>(["go", "take", "place"]);

/** The target squares of the chosen piece; without one, all clickable squares. */
function targets(play: BoardSession): string[] {
  const { entry, scene } = play.view;
  const squares = entry?.squares ?? [];
  const marked = new Set(
    scene.marks.flatMap((mark) => {
      switch (mark.kind) {
        case "spotMark":
          return TARGET_MARKS.has(mark.spot) ? [play.info.squares[mark.square]] : [];
        case "pushMark":
          return [play.info.squares[mark.to]];
        default:
          return [];
      }
    }),
  );
  const targets = squares.filter((name) => marked.has(name));
  return entry?.clicks.length === 0 || targets.length === 0 ? squares : targets;
}

function sayTargets(play: BoardSession): void {
  const entry = play.view.entry;
  const { game, side } = play.view;
  const pieces = (entry?.pieces ?? []).map((letter) => handName(game, side, letter));
  const names = [...targets(play), ...pieces, ...(entry?.words ?? []).map(({ label }) => label)];
  play.say(t("targets", names.length === 0 ? "-" : names.join(", ")));
}

function sayLast(play: BoardSession): void {
  const turn = play.line().find(({ id }) => id === play.view.shown)?.label;
  play.say(turn === undefined || turn === "" ? t("no-turn") : t("last-turn", turn));
}
