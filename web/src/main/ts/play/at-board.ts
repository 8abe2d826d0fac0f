import type { GameInfo } from "../games";
import type { ClockFace, Move, View } from "../view";

/** A game on the screen in which turns are entered, whether it is played or analysed. */
export interface AtBoard {
  readonly info: GameInfo;
  readonly view: View;
  readonly clock: ClockFace;
  /** Whether the sentence is the reason of a refusal. */
  readonly refused: boolean;
  /** One sentence: what to do now, or what is going on. */
  sentence(): string;
  /** Takes a click on the board or beside it; whether it was taken. */
  enter(what: string): boolean;
  drag(from: string, to: string): void;
  command(name: string, argument?: string | number): boolean;
  say(text: string): void;
  /** The turns of the line that one looks at. */
  line(): Move[];
}
