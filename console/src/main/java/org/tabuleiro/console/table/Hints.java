package org.tabuleiro.console.table;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** Says a little more every time it is asked: with which piece to begin, where it goes, the whole turn. */
final class Hints {
    /** Well under a second. */
    private static final Limits LIMITS = Limits.ofNodes(300_000);

    private final Console console;
    private @Nullable State asked;
    private List<String> hints = List.of();
    private int given;

    Hints(Console console) {
        this.console = console;
    }

    /** Gives the next hint for a state that is not over. */
    void give(State state) {
        if (!state.equals(asked)) {
            org.tabuleiro.engine.Player player =
                    new org.tabuleiro.engine.Player(state.game(), org.tabuleiro.engine.Player.LEVELS, LIMITS, 0);
            hints = hints(state, Thinking.show(console, () -> player.choose(state, () -> false)));
            asked = state;
            given = 0;
        }
        console.print(hints.get(given));
        given = Math.min(given + 1, hints.size() - 1);
    }

    private List<String> hints(State state, Turn turn) {
        Board board = state.game().board();
        Step first = turn.steps().get(0);
        // The longest way says most: the piece first, where it could be left out.
        List<Click> clicks =
                Collections.max(state.game().guide().ways(state, first), Comparator.comparingInt(List::size));
        String whole = console.catalogue().text("console.hint.turn", turn.text());
        if (clicks.size() < 2) {
            String begin =
                    console.catalogue().text("console.hint.begin", clicks.get(0).text(board));
            return turn.steps().size() == 1 ? List.of(whole) : List.of(begin, whole);
        }
        String piece = clicks.get(0).text(board);
        String where = clicks.get(clicks.size() - 1).text(board);
        return List.of(
                console.catalogue().text("console.hint.begin", piece),
                console.catalogue().text("console.hint.where", piece, where),
                whole);
    }
}
