package org.tabuleiro.table.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.record.GameTree;

/**
 * How all pieces get from one layout to the next, for animation.
 *
 * @param before the pieces at the beginning
 * @param after the pieces at the end
 * @param motions the pieces that move, appear or disappear
 * @param trays where pieces go that leave the board, and from where those come that come back
 */
public record LayoutMotion(Layout before, Layout after, List<PieceMotion> motions, Map<PieceMotion, TraySlot> trays) {

    /** Keeps unmodifiable copies. */
    public LayoutMotion {
        motions = List.copyOf(motions);
        // Not Map.copyOf: looking something up in its empty map fails in the page.
        trays = Collections.unmodifiableMap(new HashMap<>(trays));
    }

    private static LayoutMotion of(Game game, Layout before, Layout after, List<PieceMotion> motions) {
        return new LayoutMotion(before, after, motions, TraySlot.of(game, before, after, motions));
    }

    /** The motion between any two layouts. */
    public static LayoutMotion between(Game game, Layout before, Layout after) {
        return of(game, before, after, PieceMotions.between(game.board(), before, after));
    }

    /** The motion of each of some steps. */
    public static List<LayoutMotion> of(State start, List<Step> steps) {
        List<LayoutMotion> all = new ArrayList<>();
        State before = start;
        for (Step step : steps) {
            State after = before.play(step);
            all.add(of(start.game(), before.layout(), after.layout(), PieceMotions.of(before, step)));
            before = after;
        }
        return all;
    }

    /** The motions that undo some steps, the last step first. */
    private static List<LayoutMotion> backwards(State start, List<Step> steps) {
        List<LayoutMotion> all = new ArrayList<>();
        State before = start;
        for (Step step : steps) {
            State after = before.play(step);
            all.add(0, of(start.game(), after.layout(), before.layout(), PieceMotions.backwards(before, step)));
            before = after;
        }
        return all;
    }

    /** The motions from one place of a game to another: step by step between neighbours, else at once. */
    public static List<LayoutMotion> between(GameTree.Node start, GameTree.Node end) {
        if (end.parent().equals(Optional.of(start))) {
            return of(start.state(), end.turn().orElseThrow().steps());
        }
        if (start.parent().equals(Optional.of(end))) {
            return backwards(end.state(), start.turn().orElseThrow().steps());
        }
        State before = start.state();
        return List.of(between(before.game(), before.layout(), end.state().layout()));
    }

    /**
     * The motions from one place of a game to another that are still to be seen on a board: a person who
     * enters a turn has seen its first steps already.
     */
    public static List<LayoutMotion> between(Layout shown, GameTree.Node start, GameTree.Node end) {
        List<LayoutMotion> all = between(start, end);
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).before.board().equals(shown.board())) {
                return all.subList(i, all.size());
            }
        }
        State after = end.state();
        return List.of(between(after.game(), shown, after.layout()));
    }
}
