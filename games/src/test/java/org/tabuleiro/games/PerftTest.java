package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts of paths, divided by their first step or turn. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PerftTest {

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void the_counts_behind_every_first_step_add_up(Game game) {
        for (State state : some(game)) {
            Position position = state.toPosition();
            Map<String, Long> parts = new LinkedHashMap<>();
            new Perft(position).divideSteps(2, parts::put);
            assertThat(parts.keySet())
                    .containsExactlyElementsOf(
                            state.legalSteps().stream().map(Step::text).toList());
            assertThat(sum(parts)).isEqualTo(new Perft(position).steps(2));
            assertThat(position.sameAs(state.toPosition())).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void the_counts_behind_every_first_turn_add_up(Game game) {
        for (State state : some(game)) {
            if (state.turnNumber() < 3) {
                continue; // the set-up turns of Breakthru are too many to count
            }
            Position position = state.toPosition();
            Map<String, Long> parts = new LinkedHashMap<>();
            new Perft(position).divideTurns(1, parts::put);
            assertThat(sum(parts)).isEqualTo(new Perft(position).turns(1));
            assertThat(parts.keySet())
                    .allSatisfy(
                            text -> assertThat(state.play(text).turnNumber()).isEqualTo(state.turnNumber() + 1));
            assertThat(position.sameAs(state.toPosition())).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void perft_0_is_1(Game game) {
        assertThat(new Perft(game.newPosition()).steps(0)).isEqualTo(1);
        assertThat(new Perft(game.newPosition()).turns(0)).isEqualTo(1);
    }

    private static List<State> some(Game game) {
        List<State> states = RandomGame.states(game, 5, 200);
        return states.stream()
                .filter(state -> !state.isOver())
                .filter(state -> states.indexOf(state) % 25 == 0)
                .toList();
    }

    private static long sum(Map<String, Long> parts) {
        return parts.values().stream().mapToLong(Long::longValue).sum();
    }
}
