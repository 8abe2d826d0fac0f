package org.tabuleiro.testing;

import java.util.List;
import java.util.function.BiConsumer;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;

/** Enters a turn by clicks. */
public final class TurnByClicks {
    private TurnByClicks() {}

    /**
     * Passes the clicks of a turn one by one, each with the turn entered before it; forced continuations need
     * no click. The number selects one of several ways, such as reserve or square first.
     */
    public static void enter(State start, Turn turn, int way, BiConsumer<TurnBuilder, Click> input) {
        TurnBuilder builder = new TurnBuilder(start);
        while (builder.turn().isEmpty()) {
            Step step = turn.steps().get(builder.steps().size());
            List<List<Click>> ways = start.game().guide().ways(builder.state(), step);
            // The second way of a hop in a chain is for drags.
            for (Click click : ways.get(step.continues() ? 0 : Math.min(way, ways.size() - 1))) {
                input.accept(builder, click);
                builder.click(click);
            }
        }
    }
}
