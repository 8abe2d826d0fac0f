package org.tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.RandomPositions;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SearchTest {

    static List<Game> games() {
        return Games.ALL;
    }

    /** As deep as full minimax can go, which searches turns of several steps to their end. */
    private static int depthFor(Game game) {
        return game.equals(Games.EXIMO) ? 3 : game.equals(Games.XADRERSI) ? 2 : 1;
    }

    @ParameterizedTest
    @MethodSource("games")
    void without_selectivity_scores_equal_plain_minimax(Game game) {
        Knowledge knowledge = Knowledge.of(game);
        Search search = new Search(knowledge, knowledge.evaluation(), new TranspositionTable(4), false);
        int compared = 0;
        for (State state : RandomPositions.of(game, 600, 7)) {
            int depth = depthFor(game);
            Minimax minimax = new Minimax(knowledge, state.turnNumber(), 100_000);
            int expected = minimax.value(state.toPosition(), depth, true);
            if (!minimax.isExhausted()) {
                search.begin(state.toPosition(), SearchLimits.NONE, () -> false);
                int found = search.search(depth, -Score.INFINITE, Score.INFINITE, new long[0]);
                assertThat(found).as(state.toString()).isEqualTo(expected);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(200);
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_search_is_deterministic(Game game) {
        for (State state : RandomPositions.of(game, 5, 11)) {
            Analysis first = new IterativeDeepening(Knowledge.of(game), 4)
                    .analyse(state, SearchLimits.ofNodes(20_000), 1, () -> false, x -> {});
            IterativeDeepening used = new IterativeDeepening(Knowledge.of(game), 4);
            used.analyse(state, SearchLimits.ofNodes(5_000), 2, () -> false, x -> {});
            used.clear();
            Analysis second = used.analyse(state, SearchLimits.ofNodes(20_000), 1, () -> false, x -> {});
            assertThat(second.lines()).isEqualTo(first.lines());
            assertThat(second.nodes()).isEqualTo(first.nodes());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void multipv_lines_begin_with_different_turns_best_first(Game game) {
        for (State state : RandomPositions.of(game, 5, 13)) {
            Analysis found = new IterativeDeepening(Knowledge.of(game), 4)
                    .analyse(state, SearchLimits.ofDepth(4), 3, () -> false, x -> {});
            assertThat(found.lines().stream()
                            .map(line -> state.play(line.turns().get(0)).toString()))
                    .doesNotHaveDuplicates();
            assertThat(found.lines().stream().map(line -> -line.score())).isSorted();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothing_is_allocated_per_node(Game game) {
        State state = RandomPositions.of(game, 1, 17).get(0);
        Knowledge knowledge = Knowledge.of(game);
        Search search = new Search(knowledge, knowledge.evaluation(), new TranspositionTable(16), true);
        Position position = state.toPosition();
        search.begin(position, SearchLimits.ofNodes(300_000), () -> false);
        deepen(search);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        search.begin(position, SearchLimits.ofNodes(1_000_000), () -> false);
        long before = threads.getCurrentThreadAllocatedBytes();
        deepen(search);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(allocated).as("bytes in " + search.nodes() + " nodes").isLessThan(256 * 1024);
    }

    private static void deepen(Search search) {
        long[] none = {};
        for (int depth = 1; depth < Search.MAX_DEPTH && !search.isStopped(); depth++) {
            search.search(depth, -Score.INFINITE, Score.INFINITE, none);
        }
    }

    @Test
    void a_win_in_one_turn_is_found_with_its_distance() {
        State state = Games.BREAKTHRU
                .read("10s/11/11/11/11/3G1F5/11/11/11/11/s10[] g - 0 9")
                .orElseThrow();
        Analysis found = new IterativeDeepening(Knowledge.of(Games.BREAKTHRU), 1)
                .analyse(state, SearchLimits.ofDepth(4), 1, () -> false, x -> {});
        assertThat(found.best().score()).isEqualTo(Score.WIN - 1);
        assertThat(state.play(found.best().turns().get(0)).isOver()).isTrue();
    }

    @Test
    void a_node_limit_is_respected_and_leaves_a_legal_turn() {
        State state = Games.EXIMO.start();
        Analysis found = new IterativeDeepening(Knowledge.of(Games.EXIMO), 1)
                .analyse(state, SearchLimits.ofNodes(3), 1, () -> false, x -> {});
        assertThat(found.nodes()).isLessThanOrEqualTo(4);
        assertThat(state.play(found.best().turns().get(0)).turnNumber()).isEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("games")
    void lines_begin_with_a_complete_turn_even_if_the_search_is_stopped_early(Game game) {
        IterativeDeepening engine = new IterativeDeepening(Knowledge.of(game), 4);
        for (State state : RandomPositions.of(game, 40, 19)) {
            for (int nodes = 100; nodes < 20_000; nodes = nodes * 3 + 7) {
                Analysis found = engine.analyse(state, SearchLimits.ofNodes(nodes), 1, () -> false, x -> {});
                assertThat(state.play(found.best().turns().get(0)).turnNumber()).isEqualTo(state.turnNumber() + 1);
            }
        }
    }

    @Test
    void a_lost_player_still_plays_a_complete_turn() {
        IterativeDeepening engine = new IterativeDeepening(Knowledge.of(Games.BREAKTHRU), 1);
        State gold = Games.BREAKTHRU
                .read("11/11/11/3s3s3/4sGs4/4GFG4/4sGs4/3s3s3/11/11/11[] g - 0 9")
                .orElseThrow();
        State silver = Games.BREAKTHRU
                .read("s9s/11/11/11/11/5F5/11/11/11/11/s9s[] s - 0 8")
                .orElseThrow();
        for (State state : List.of(gold, silver)) {
            for (int depth = 1; depth <= 4; depth++) {
                Analysis found = engine.analyse(state, SearchLimits.ofDepth(depth), 1, () -> false, x -> {});
                assertThat(state.play(found.best().turns().get(0)).turnNumber()).isEqualTo(state.turnNumber() + 1);
                assertThat(found.best().score()).isEqualTo(2 - Score.WIN);
            }
        }
    }

    @Test
    void a_set_up_is_not_searched_to_its_end() {
        State state = Games.BREAKTHRU.start();
        Knowledge knowledge = Knowledge.of(Games.BREAKTHRU);
        Search search = new Search(knowledge, knowledge.evaluation(), new TranspositionTable(1), true);
        for (int i = 0; i <= 32; i++) {
            search.begin(state.toPosition(), SearchLimits.ofNodes(200_000), () -> false);
            search.search(2, -Score.INFINITE, Score.INFINITE, new long[0]);
            assertThat(search.isStopped()).as(state.toString()).isFalse();
            Analysis found = new IterativeDeepening(Knowledge.of(Games.BREAKTHRU), 1)
                    .analyse(state, SearchLimits.ofDepth(2), 3, () -> false, x -> {});
            assertThat(state.play(found.best().turns().get(0)).turnNumber()).isEqualTo(state.turnNumber() + 1);
            state = state.play(state.legalSteps().get(0));
        }
    }
}
