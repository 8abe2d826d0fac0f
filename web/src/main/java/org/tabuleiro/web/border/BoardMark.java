package org.tabuleiro.web.border;

import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Scene;

/** Something drawn on the board beside the pieces. */
public sealed interface BoardMark {
    /**
     * A marked square.
     *
     * @param square the square
     * @param spot what is marked
     * @param quiet whether it is drawn small, because there are many squares for a placement
     */
    record SpotMark(int square, Mark.Kind spot, boolean quiet) implements BoardMark {}

    /**
     * A numbered arrow: a step of a turn.
     *
     * @param from where the step begins
     * @param to where it ends; the same square for a placement
     * @param number its number in the turn, from 1
     * @param rank the rank of its line in an analysis, 0 for the best; -1 for the last turn, -2 for a
     *     mistake
     * @param numbered whether the number is shown
     */
    record ArrowMark(int from, int to, int number, int rank, boolean numbered) implements BoardMark {}

    /** The way of a piece in the turn being entered. */
    record TrailMark(int from, int to) implements BoardMark {}

    /** A push: an arrow on the piece that is pushed. */
    record PushMark(int from, int to) implements BoardMark {}

    /** A piece as it would stand after a click on the pointed square. */
    record GhostMark(int square, String letter) implements BoardMark {}

    /** A piece that is gone once the turn is complete. */
    record FadedMark(int square, String letter) implements BoardMark {}

    /** How often a square is attacked by each side. */
    record HeatMark(int square, int first, int second) implements BoardMark {}

    /** The mark of a scene as it crosses. */
    static BoardMark of(Mark mark, Scene scene) {
        return switch (mark) {
            case Mark.Spot(int square, Mark.Kind kind) ->
                new SpotMark(square, kind, kind.isOfPlacement() && scene.hasManyPlaces());
            case Mark.Arrow(int from, int to, int number, int rank) ->
                new ArrowMark(from, to, number, rank, scene.isNumbered(rank));
            case Mark.Trail(int from, int to) -> new TrailMark(from, to);
            case Mark.Handle(int from, int to) -> new PushMark(from, to);
            case Mark.Ghost(int square, char letter) -> new GhostMark(square, String.valueOf(letter));
            case Mark.Faded(int square, char letter) -> new FadedMark(square, String.valueOf(letter));
            case Mark.Heat(int square, int first, int second) -> new HeatMark(square, first, second);
        };
    }
}
