package org.tabuleiro.web.border;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Layout;
import org.tabuleiro.table.scene.LayoutMotion;
import org.tabuleiro.table.scene.PieceMotion;
import org.tabuleiro.table.scene.TraySlot;

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

        /** The first frame: nothing has moved yet. */
        public static MotionFrame of(Layout layout) {
            return new MotionFrame(layout.board(), layout.reserve(), List.of());
        }

        /** The frame at the end of a motion. */
        public static MotionFrame of(LayoutMotion motion) {
            List<BoardMotion> motions = motion.motions().stream()
                    .map(each -> BoardMotion.of(
                            each, Optional.ofNullable(motion.trays().get(each))))
                    .toList();
            return new MotionFrame(motion.after().board(), motion.after().reserve(), motions);
        }
    }

    /** How one piece gets from one layout to the next. */
    sealed interface BoardMotion {
        /** A piece moves to another square. */
        record GlideMotion(String letter, int from, int to) implements BoardMotion {}

        /** A piece is pushed over the edge of the board, to a hollow of its tray; the direction is in files and ranks. */
        record ExitMotion(String letter, int square, int files, int ranks, Optional<Integer> hollow)
                implements BoardMotion {}

        /** A piece comes back from a hollow over the edge; the direction is that in which it had left. */
        record EntranceMotion(String letter, int square, int files, int ranks, Optional<Integer> hollow)
                implements BoardMotion {}

        /** A piece is placed. */
        record LandingMotion(String letter, int square) implements BoardMotion {}

        /** A piece is taken off a square, to which the same step may have moved it from another one. */
        record RemovalMotion(String letter, int from, int square) implements BoardMotion {}

        /** The motion as it crosses. */
        static BoardMotion of(PieceMotion motion, Optional<TraySlot> slot) {
            String letter = String.valueOf(motion.letter());
            Optional<Integer> hollow = slot.flatMap(TraySlot::hollow);
            return switch (motion) {
                case PieceMotion.Glide glide -> new GlideMotion(letter, glide.from(), glide.to());
                case PieceMotion.Exit exit -> new ExitMotion(letter, exit.square(), exit.files(), exit.ranks(), hollow);
                case PieceMotion.Entrance back ->
                    new EntranceMotion(letter, back.square(), back.files(), back.ranks(), hollow);
                case PieceMotion.Landing landing -> new LandingMotion(letter, landing.square());
                case PieceMotion.Removal removal -> new RemovalMotion(letter, removal.from(), removal.square());
            };
        }
    }
}
