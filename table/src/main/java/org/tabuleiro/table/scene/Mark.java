package org.tabuleiro.table.scene;

import org.tabuleiro.content.Theme;

/** Something drawn on the board besides the pieces. */
public sealed interface Mark {

    /** The meaning of a marked square. */
    enum Kind {
        /** A square of the last turn. */
        LAST,
        /** A zone where a piece can be placed now. */
        ZONE,
        /** The selected square. */
        CHOSEN,
        /** The piece must be moved: a ring. */
        MUST,
        /** A step leads here: a dot. */
        GO,
        /** A capture: a ring, around the piece if there is one. */
        TAKE,
        /** The piece is captured by a step to a square with {@link #TAKE}: a ring around it. */
        VICTIM,
        /** A jump over an own piece leads here: a thin ring. */
        JUMP,
        /** The piece can be pushed: the {@link Handle} shows the direction. */
        PUSH,
        /** A piece can be placed: corner marks. */
        PLACE,
        /** A piece cannot be placed, where most squares are allowed and these are not marked. */
        VEIL,
        /** A hint points here. */
        HINT,
        /** The piece would be captured: a cross. */
        CAPTURE;

        /** Whether it marks where a piece can be placed. */
        public boolean isOfPlacement() {
            return this == ZONE || this == PLACE;
        }
    }

    /**
     * A marked square.
     *
     * @param square its index
     * @param kind its meaning
     */
    record Spot(int square, Kind kind) implements Mark {}

    /**
     * A numbered arrow: a step of a turn.
     *
     * @param from its origin
     * @param to its target; the same square for a placement
     * @param number the number of the step in the turn, from 1
     * @param rank the rank of the analysis line, 0 for the best; or {@link #LAST_TURN} or {@link #MISTAKE}
     */
    record Arrow(int from, int to, int number, int rank) implements Mark {
        /** The rank of the steps of the last turn. */
        public static final int LAST_TURN = -1;
        /** The rank of the steps of a mistake. */
        public static final int MISTAKE = -2;

        /** Its colour. */
        public Theme.Use use() {
            return switch (rank) {
                case LAST_TURN -> Theme.Use.LAST;
                case MISTAKE -> Theme.Use.MUST;
                default -> Theme.Use.HINT;
            };
        }

        /** The width of its line in hundredths of a square; lines that are less good are thinner. */
        public double width() {
            return switch (rank) {
                case 0 -> 8;
                case LAST_TURN, MISTAKE -> 5;
                default -> 4;
            };
        }
    }

    /**
     * A dashed trail: the path of a piece in the turn being entered.
     *
     * @param from its origin
     * @param to its current square
     */
    record Trail(int from, int to) implements Mark {}

    /**
     * A handle for a push: an arrow on the piece that is pushed, in the direction of the push.
     *
     * @param from the piece that pushes
     * @param to the piece that is pushed
     */
    record Handle(int from, int to) implements Mark {}

    /**
     * A preview of a piece where it would be after a click on the square under the pointer.
     *
     * @param square its square
     * @param letter its letter
     */
    record Ghost(int square, char letter) implements Mark {}

    /**
     * A piece that is removed once the turn is complete, or would be: it is struck through.
     *
     * @param square its square
     * @param letter its letter
     */
    record Faded(int square, char letter) implements Mark {}

    /**
     * Heat map: the number of attacks on a square.
     *
     * @param square its index
     * @param first the attacks of the first player
     * @param second the attacks of the second player
     */
    record Heat(int square, int first, int second) implements Mark {}

    /** Whether the mark says what can be clicked, or what a click or the turn being entered would change. */
    default boolean isMoveHint() {
        return switch (this) {
            case Spot(int square, Kind kind) -> kind != Kind.LAST && kind != Kind.HINT;
            case Handle handle -> true;
            case Ghost ghost -> true;
            case Faded faded -> true;
            case Arrow arrow -> false;
            case Trail trail -> false;
            case Heat heat -> false;
        };
    }
}
