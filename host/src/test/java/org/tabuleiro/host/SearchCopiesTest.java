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
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.engine.Score;
import org.tabuleiro.engine.Search;
import org.tabuleiro.engine.Searcher;
import org.tabuleiro.engine.TranspositionTable;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SearchCopiesTest {
    private static final int DEPTH = 4;

    @Test
    void every_game_has_a_class_of_its_own_and_searches_of_one_game_share_it() {
        Set<Class<?>> classes = new HashSet<>(List.of(Search.class));
        for (Game game : Games.ALL) {
            assertThat(classes.add(copy(game).getClass())).isTrue();
            assertThat(classes.add(copy(game).getClass())).isFalse();
        }
    }

    @Test
    void a_copy_finds_the_same_in_the_same_nodes() {
        for (Game game : Games.ALL) {
            Searcher plain = new Search(Minds.of(game), Minds.of(game).evaluation(), new TranspositionTable(1), true);
            assertThat(search(game, copy(game))).as(game.id()).isEqualTo(search(game, plain));
        }
    }

    private static Searcher copy(Game game) {
        return SearchCopies.COPIES.make(Minds.of(game), Minds.of(game).evaluation(), new TranspositionTable(1), true);
    }

    /** Values, nodes and lines of a few depths, from a named set-up where a game begins with one. */
    private static List<Object> search(Game game, Searcher searcher) {
        State state = game.setups().values().stream()
                .findFirst()
                .map(text -> game.read(text).orElseThrow())
                .orElseGet(game::start);
        List<Object> found = new ArrayList<>();
        searcher.begin(state.toPosition(), Limits.NONE, () -> false);
        for (int depth = 1; depth <= DEPTH; depth++) {
            found.add(searcher.search(depth, -Score.INFINITE, Score.INFINITE, new long[0]));
            found.add(searcher.nodes());
            found.add(Arrays.toString(searcher.line()));
        }
        return found;
    }
}
