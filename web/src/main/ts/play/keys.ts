import type { BoardElement } from "../board/board";
import type { MarkKind } from "../generated/border";
import { t } from "../content/texts";
import type { BoardSession } from "../table/board-session";
import { handName } from "./names";

/** Letters that mean something else on the board. */
const RESERVED = "PML";

/** A key on the board besides walking and clicking; whether it meant something. */
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
    walk(play, board, shift ? -1 : 1);
  } else if (letter === "M") {
    sayTargets(play);
  } else if (letter === "L") {
    sayLast(play);
  } else {
    return letter >= "A" && letter <= "Z" && !RESERVED.includes(letter) && say(play, letter);
  }
  return true;
}

/** A letter means the piece in hand with that letter, or the word that begins with it. */
function say(play: BoardSession, letter: string): boolean {
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

/** Takes the keyboard to the next piece or square that can be clicked. */
function walk(play: BoardSession, board: BoardElement, by: number): void {
  const squares = (play.view.entry?.squares ?? []).map((name) => play.info.squares.indexOf(name)).sort((a, b) => a - b);
  const now = board.focusedSquare;
  const next = by > 0 ? squares.find((square) => square > now) : squares.findLast((square) => square < now);
  const to = next ?? (by > 0 ? squares[0] : squares.at(-1));
  if (to !== undefined) {
    board.focusSquare(to);
  }
}

/** Marks of squares that a piece can go to. */
const AIMS: ReadonlySet<MarkKind> = new Set<MarkKind>(["go", "take", "place"]);

/** The squares that a piece which is held can go to; where none is held, all that can be clicked. */
function targets(play: BoardSession): string[] {
  const { entry, scene } = play.view;
  const squares = entry?.squares ?? [];
  const aims = new Set(
    scene.marks.flatMap((mark) => {
      switch (mark.kind) {
        case "spotMark":
          return AIMS.has(mark.spot) ? [play.info.squares[mark.square]] : [];
        case "pushMark":
          return [play.info.squares[mark.to]];
        default:
          return [];
      }
    }),
  );
  const aimed = squares.filter((name) => aims.has(name));
  return entry?.clicks.length === 0 || aimed.length === 0 ? squares : aimed;
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
