package org.tabuleiro.table.scene;

/** Something drawn on the board beside the pieces. */
public sealed interface Mark {

    /** What is to be said about a square. */
    enum Kind {
        /** The last turn passed here. */
        LAST,
        /** Something can be put here now. */
        ZONE,
        /** It was clicked. */
        CHOSEN,
        /** The piece must be moved: a ring. */
        MUST,
        /** A step leads here: a dot. */
        GO,
        /** Something is captured: a ring. */
        TAKE,
        /** A jump over an own piece leads here: a thin ring. */
        JUMP,
        /** What stands here can be pushed: the {@link Handle} shows in which direction. */
        PUSH,
        /** Something can be placed: a hollow square. */
        PLACE,
        /** A hint points here. */
        HINT,
        /** What stands here would be captured: a cross. */
        CAPTURE
    }

    /**
     * A marked square.
     *
     * @param square its index
     * @param kind what is said about it
     */
    record Spot(int square, Kind kind) implements Mark {}

    /**
     * A numbered arrow: a step of a turn that could be played.
     *
     * @param from where it begins
     * @param to where it ends; the same square for something that is placed
     * @param number which step of the turn, from 1
     * @param rank which line of an analysis, from 0 for the best
     */
    record Arrow(int from, int to, int number, int rank) implements Mark {}

    /**
     * A dashed trail: the way of a piece in the turn that is being entered.
     *
     * @param from where it came from
     * @param to where it stands
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
     * A piece as it would stand after what the pointer is on.
     *
     * @param square where
     * @param letter which
     */
    record Ghost(int square, char letter) implements Mark {}

    /**
     * A piece that is gone once the turn is complete, or would be.
     *
     * @param square where
     * @param letter which
     */
    record Faded(int square, char letter) implements Mark {}

    /**
     * How often a square is attacked.
     *
     * @param square its index
     * @param first by the first player
     * @param second by the second player
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
