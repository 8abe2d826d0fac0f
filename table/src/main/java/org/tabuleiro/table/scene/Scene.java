package org.tabuleiro.table.scene;

import java.util.List;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;

/**
 * What a board shows.
 *
 * @param game the game
 * @param layout the pieces
 * @param marks the marks
 */
public record Scene(Game game, Layout layout, List<Mark> marks) {
    /** The squares of a placement are marked less prominently if they are more than this, a drop zone of Eximo. */
    private static final int MANY_PLACES = 12;

    /** Keeps an unmodifiable copy. */
    public Scene {
        marks = List.copyOf(marks);
    }

    /** A state without marks. */
    public static Scene of(State state) {
        return new Scene(state.game(), state.layout(), List.of());
    }

    /** The scene without marks of what can be clicked and of what a click or the turn being entered would change. */
    public Scene withoutMoveHints() {
        return new Scene(
                game, layout, marks.stream().filter(mark -> !mark.isMoveHint()).toList());
    }

    /** Whether a square has a mark of a kind. */
    public boolean has(int square, Mark.Kind kind) {
        return marks.contains(new Mark.Spot(square, kind));
    }

    /** Whether a piece can be placed on more squares than a drop zone has; their marks are small then. */
    public boolean hasManyPlaces() {
        return marks.stream()
                        .filter(mark ->
                                mark instanceof Mark.Spot(int square, Mark.Kind kind) && kind == Mark.Kind.PLACE)
                        .count()
                > MANY_PLACES;
    }

    /** Whether the arrows of a rank are numbered: a single step needs no number. */
    public boolean isNumbered(int rank) {
        return marks.stream()
                .anyMatch(mark -> mark instanceof Mark.Arrow arrow && arrow.rank() == rank && arrow.number() > 1);
    }
}
