package org.tabuleiro.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SearchTest {

    static List<Game> games() {
        return Games.ALL;
    }

    /** As deep as looking at everything allows: turns of several steps are looked at to their end. */
    private static int depthFor(Game game) {
        return game.equals(Games.EXIMO) ? 3 : game.equals(Games.XADRERSI) ? 2 : 1;
    }

    @ParameterizedTest
    @MethodSource("games")
    void without_selection_values_are_those_of_plain_minimax(Game game) {
        Knowledge knowledge = Minds.of(game);
        Search search = new Search(knowledge, knowledge.evaluation(), new TranspositionTable(4), false);
        int compared = 0;
        for (State state : RandomPositions.of(game, 600, 7)) {
            int depth = depthFor(game);
            Minimax minimax = new Minimax(knowledge, state.turn(), 100_000);
            int expected = minimax.value(state.toPosition(), depth, true);
            if (!minimax.isExhausted()) {
                search.begin(state.toPosition(), Limits.NONE, () -> false);
                int found = search.search(depth, -Score.INFINITE, Score.INFINITE, new long[0]);
                assertThat(found).as(state.toString()).isEqualTo(expected);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(200);
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_same_position_and_limits_give_the_same_search(Game game) {
        for (State state : RandomPositions.of(game, 5, 11)) {
            Analysis first =
                    new Thinker(Minds.of(game), 4).think(state, Limits.ofNodes(20_000), 1, () -> false, x -> {});
            Thinker used = new Thinker(Minds.of(game), 4);
            used.think(state, Limits.ofNodes(5_000), 2, () -> false, x -> {});
            used.forget();
            Analysis second = used.think(state, Limits.ofNodes(20_000), 1, () -> false, x -> {});
            assertThat(second.lines()).isEqualTo(first.lines());
            assertThat(second.nodes()).isEqualTo(first.nodes());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void several_lines_begin_with_different_turns_in_falling_order(Game game) {
        for (State state : RandomPositions.of(game, 5, 13)) {
            Analysis found = new Thinker(Minds.of(game), 4).think(state, Limits.ofDepth(4), 3, () -> false, x -> {});
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
        Knowledge knowledge = Minds.of(game);
        Search search = new Search(knowledge, knowledge.evaluation(), new TranspositionTable(16), true);
        Position position = state.toPosition();
        search.begin(position, Limits.ofNodes(300_000), () -> false);
        deepen(search);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        search.begin(position, Limits.ofNodes(1_000_000), () -> false);
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
    void a_win_in_this_turn_is_found_and_counted() {
        State state = Games.BREAKTHRU
                .read("10s/11/11/11/11/3G1F5/11/11/11/11/s10[] g - 0 9")
                .orElseThrow();
        Analysis found =
                new Thinker(Minds.of(Games.BREAKTHRU), 1).think(state, Limits.ofDepth(4), 1, () -> false, x -> {});
        assertThat(found.best().score()).isEqualTo(Score.WIN - 1);
        assertThat(state.play(found.best().turns().get(0)).isOver()).isTrue();
    }

    @Test
    void a_node_limit_is_kept_and_leaves_a_legal_turn() {
        State state = Games.EXIMO.start();
        Analysis found = new Thinker(Minds.of(Games.EXIMO), 1).think(state, Limits.ofNodes(3), 1, () -> false, x -> {});
        assertThat(found.nodes()).isLessThanOrEqualTo(4);
        assertThat(state.play(found.best().turns().get(0)).turn()).isEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("games")
    void lines_begin_with_whole_turns_even_when_the_search_is_cut_short(Game game) {
        Thinker thinker = new Thinker(Minds.of(game), 4);
        for (State state : RandomPositions.of(game, 40, 19)) {
            for (int nodes = 100; nodes < 20_000; nodes = nodes * 3 + 7) {
                Analysis found = thinker.think(state, Limits.ofNodes(nodes), 1, () -> false, x -> {});
                assertThat(state.play(found.best().turns().get(0)).turn()).isEqualTo(state.turn() + 1);
            }
        }
    }

    @Test
    void a_player_whom_nothing_can_save_still_plays_a_whole_turn() {
        Thinker thinker = new Thinker(Minds.of(Games.BREAKTHRU), 1);
        State gold = Games.BREAKTHRU
                .read("11/11/11/3s3s3/4sGs4/4GFG4/4sGs4/3s3s3/11/11/11[] g - 0 9")
                .orElseThrow();
        State silver = Games.BREAKTHRU
                .read("s9s/11/11/11/11/5F5/11/11/11/11/s9s[] s - 0 8")
                .orElseThrow();
        for (State state : List.of(gold, silver)) {
            for (int depth = 1; depth <= 4; depth++) {
                Analysis found = thinker.think(state, Limits.ofDepth(depth), 1, () -> false, x -> {});
                assertThat(state.play(found.best().turns().get(0)).turn()).isEqualTo(state.turn() + 1);
                assertThat(found.best().score()).isEqualTo(2 - Score.WIN);
            }
        }
    }

    @Test
    void a_set_up_is_never_searched_to_its_end() {
        State state = Games.BREAKTHRU.start();
        Knowledge knowledge = Minds.of(Games.BREAKTHRU);
        Search search = new Search(knowledge, knowledge.evaluation(), new TranspositionTable(1), true);
        for (int i = 0; i <= 32; i++) {
            search.begin(state.toPosition(), Limits.ofNodes(200_000), () -> false);
            search.search(2, -Score.INFINITE, Score.INFINITE, new long[0]);
            assertThat(search.isStopped()).as(state.toString()).isFalse();
            Analysis found =
                    new Thinker(Minds.of(Games.BREAKTHRU), 1).think(state, Limits.ofDepth(2), 3, () -> false, x -> {});
            assertThat(state.play(found.best().turns().get(0)).turn()).isEqualTo(state.turn() + 1);
            state = state.play(state.legalSteps().get(0));
        }
    }
}
