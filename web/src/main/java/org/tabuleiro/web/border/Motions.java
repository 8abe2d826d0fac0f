package org.tabuleiro.web.border;

import java.util.List;
import org.tabuleiro.games.Layout;
import org.tabuleiro.table.scene.PieceMotion;

/** How pieces move from one position to the next. */
public interface Motions {

    /**
     * The pieces on and beside the board after a step, and how they got there.
     *
     * @param board the letter of each square
     * @param reserve the number of pieces of each kind beside the board
     * @param motions the motions from the frame before; none for the first
     */
    record MotionFrame(String board, List<Integer> reserve, List<BoardMotion> motions) {

        /** Converts a layout and the motions that led to it. */
        public static MotionFrame of(Layout layout, List<PieceMotion> motions) {
            return new MotionFrame(
                    layout.board(),
                    layout.reserve(),
                    motions.stream().map(BoardMotion::of).toList());
        }
    }

    /** How one piece gets from one layout to the next. */
    sealed interface BoardMotion {
        /** A piece moves to another square. */
        record GlideMotion(String letter, int from, int to) implements BoardMotion {}

        /** A piece is pushed over the edge of the board; the direction is in files and ranks. */
        record ExitMotion(String letter, int square, int files, int ranks) implements BoardMotion {}

        /** A piece comes back over the edge; the direction is that in which it had left. */
        record EntranceMotion(String letter, int square, int files, int ranks) implements BoardMotion {}

        /** A piece is placed. */
        record LandingMotion(String letter, int square) implements BoardMotion {}

        /** A piece is taken off a square, to which the same step may have moved it from another one. */
        record RemovalMotion(String letter, int from, int square) implements BoardMotion {}

        /** The motion as it crosses. */
        static BoardMotion of(PieceMotion motion) {
            String letter = String.valueOf(motion.letter());
            return switch (motion) {
                case PieceMotion.Glide glide -> new GlideMotion(letter, glide.from(), glide.to());
                case PieceMotion.Exit exit -> new ExitMotion(letter, exit.square(), exit.files(), exit.ranks());
                case PieceMotion.Entrance back -> new EntranceMotion(letter, back.square(), back.files(), back.ranks());
                case PieceMotion.Landing landing -> new LandingMotion(letter, landing.square());
                case PieceMotion.Removal removal -> new RemovalMotion(letter, removal.from(), removal.square());
            };
        }
    }
}
