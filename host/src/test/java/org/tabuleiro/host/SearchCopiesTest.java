package org.tabuleiro.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.Score;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.engine.search.Searcher;
import org.tabuleiro.engine.search.TranspositionTable;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SearchCopiesTest {
    private static final int DEPTH = 4;

    @Test
    void searches_of_one_game_share_a_class_that_no_other_game_uses() {
        Set<Class<?>> classes = new HashSet<>(List.of(Search.class));
        for (Game game : Games.ALL) {
            assertThat(classes.add(copy(game).getClass())).isTrue();
            assertThat(classes.add(copy(game).getClass())).isFalse();
        }
    }

    @Test
    void a_copy_searches_the_same_tree() {
        for (Game game : Games.ALL) {
            Searcher plain =
                    new Search(Knowledge.of(game), Knowledge.of(game).evaluation(), new TranspositionTable(1), true);
            assertThat(search(game, copy(game))).as(game.id()).isEqualTo(search(game, plain));
        }
    }

    private static Searcher copy(Game game) {
        return SearchCopies.COPIES.create(
                Knowledge.of(game), Knowledge.of(game).evaluation(), new TranspositionTable(1), true);
    }

    /** Scores, nodes and lines of a few depths, from a named set-up where the game has one. */
    private static List<Object> search(Game game, Searcher searcher) {
        State state = game.setups().values().stream()
                .findFirst()
                .map(text -> game.read(text).orElseThrow())
                .orElseGet(game::start);
        List<Object> found = new ArrayList<>();
        searcher.begin(state.toPosition(), SearchLimits.NONE, () -> false);
        for (int depth = 1; depth <= DEPTH; depth++) {
            found.add(searcher.search(depth, -Score.INFINITE, Score.INFINITE, new long[0]));
            found.add(searcher.nodes());
            found.add(Arrays.toString(searcher.principalVariation()));
        }
        return found;
    }
}
