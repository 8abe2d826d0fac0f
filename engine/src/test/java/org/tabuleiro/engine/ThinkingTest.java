package org.tabuleiro.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ThinkingTest {
    private static final int MEGABYTES = 4;

    static List<Game> games() {
        return Games.ALL;
    }

    private static State middle(Game game) {
        return Signature.positions(game, 3).get(2);
    }

    private static Thinking about(State state, Limits limits) {
        return new Thinking(new Thinker(Minds.of(state.game()), MEGABYTES), state, limits, 1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void without_a_stop_it_is_one_search(Game game) {
        State state = middle(game);
        Thinking thinking = about(state, Limits.ofNodes(20_000));
        assertThat(thinking.goOn(() -> false, known -> {})).isTrue();
        Analysis whole = new Thinker(Minds.of(game), MEGABYTES)
                .think(state, Limits.ofNodes(20_000), 1, () -> false, known -> {});
        assertThat(thinking.known().orElseThrow().lines()).isEqualTo(whole.lines());
        assertThat(thinking.known().orElseThrow().nodes()).isEqualTo(whole.nodes());
    }

    @ParameterizedTest
    @MethodSource("games")
    void slices_reach_the_depth_that_was_asked_for(Game game) {
        Thinking thinking = about(middle(game), Limits.ofDepth(4));
        int slices = 1;
        // Stops the second time that it is asked: every slice gets a little further.
        int[] asked = {0};
        while (!thinking.goOn(() -> ++asked[0] % 2 == 0, known -> {})) {
            slices++;
            assertThat(slices).isLessThan(100_000);
        }
        assertThat(thinking.known().orElseThrow().depth()).isGreaterThanOrEqualTo(4);
    }

    @Test
    void what_is_told_never_looks_less_deep_than_before() {
        Thinking thinking = about(middle(Games.EXIMO), Limits.ofNodes(60_000));
        List<Integer> depths = new ArrayList<>();
        int[] asked = {0};
        while (!thinking.goOn(() -> ++asked[0] % 3 == 0, known -> depths.add(known.depth()))) {
            assertThat(thinking.known()).isPresent();
        }
        assertThat(depths).isSorted().hasSizeGreaterThan(3);
        assertThat(thinking.known().orElseThrow().nodes()).isGreaterThanOrEqualTo(60_000);
    }
}
