import type { GameInfo } from "../generated/border";

/** The side of a square in the drawing. */
export const UNIT = 100;

/** Maps squares to drawing coordinates. */
export class Geometry {
  constructor(
    readonly game: GameInfo,
    readonly flipped: boolean,
  ) {}

  file(square: number): number {
    return square % this.game.width;
  }

  rank(square: number): number {
    return Math.floor(square / this.game.width);
  }

  column(square: number): number {
    return this.flipped ? this.game.width - 1 - this.file(square) : this.file(square);
  }

  row(square: number): number {
    return this.flipped ? this.rank(square) : this.game.height - 1 - this.rank(square);
  }

  left(square: number): number {
    return this.column(square) * UNIT;
  }

  top(square: number): number {
    return this.row(square) * UNIT;
  }

  centre(square: number): [number, number] {
    return [this.left(square) + UNIT / 2, this.top(square) + UNIT / 2];
  }

  /** The square at a displayed row and column, from the top left. */
  at(row: number, column: number): number {
    const rank = this.flipped ? row : this.game.height - 1 - row;
    const file = this.flipped ? this.game.width - 1 - column : column;
    return rank * this.game.width + file;
  }

  /** All squares in display order, row by row. */
  rows(): number[][] {
    return Array.from({ length: this.game.height }, (_, row) =>
      Array.from({ length: this.game.width }, (_, column) => this.at(row, column)),
    );
  }
}
