package org.tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ResumableSearchTest {
    private static final int MEGABYTES = 4;

    static List<Game> games() {
        return Games.ALL;
    }

    private static State middle(Game game) {
        return Signature.positions(game, 3).get(2);
    }

    private static ResumableSearch about(State state, SearchLimits limits) {
        return new ResumableSearch(new IterativeDeepening(Knowledge.of(state.game()), MEGABYTES), state, limits, 1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void without_a_stop_a_single_slice_completes_the_search(Game game) {
        State state = middle(game);
        ResumableSearch search = about(state, SearchLimits.ofNodes(20_000));
        assertThat(search.resume(() -> false, known -> {})).isTrue();
        Analysis whole = new IterativeDeepening(Knowledge.of(game), MEGABYTES)
                .analyse(state, SearchLimits.ofNodes(20_000), 1, () -> false, known -> {});
        assertThat(search.analysis().orElseThrow().lines()).isEqualTo(whole.lines());
        assertThat(search.analysis().orElseThrow().nodes()).isEqualTo(whole.nodes());
    }

    @ParameterizedTest
    @MethodSource("games")
    void slices_reach_the_depth_limit(Game game) {
        ResumableSearch search = about(middle(game), SearchLimits.ofDepth(4));
        int slices = 1;
        // Stops at every second poll: each slice gets a little further.
        int[] asked = {0};
        while (!search.resume(() -> ++asked[0] % 2 == 0, known -> {})) {
            slices++;
            assertThat(slices).isLessThan(100_000);
        }
        assertThat(search.analysis().orElseThrow().depth()).isGreaterThanOrEqualTo(4);
    }

    @Test
    void reported_depths_never_decrease() {
        ResumableSearch search = about(middle(Games.EXIMO), SearchLimits.ofNodes(60_000));
        List<Integer> depths = new ArrayList<>();
        int[] asked = {0};
        while (!search.resume(() -> ++asked[0] % 3 == 0, known -> depths.add(known.depth()))) {
            assertThat(search.analysis()).isPresent();
        }
        assertThat(depths).isSorted().hasSizeGreaterThan(3);
        assertThat(search.analysis().orElseThrow().nodes()).isGreaterThanOrEqualTo(60_000);
    }
}
