package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole turns, one by one as they are asked for. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LegalTurnsTest {
    private static final int MANY = 5_000;

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void the_legal_turns_are_the_paths_to_the_next_turn_without_repetition(Game game) {
        int compared = 0;
        for (long seed = 0; seed < 4; seed++) {
            List<State> states = RandomGame.states(game, seed, 300);
            for (int i = 0; i < states.size(); i += 5) {
                State state = states.get(i);
                Set<String> paths = new HashSet<>();
                if (!state.isOver() && collect(state, state, List.of(), paths)) {
                    assertThat(turns(state))
                            .as("%s, seed %d: %s", game, seed, state)
                            .doesNotHaveDuplicates()
                            .containsExactlyInAnyOrderElementsOf(paths);
                    compared++;
                }
            }
        }
        assertThat(compared).isPositive();
    }

    private static List<String> turns(State state) {
        List<String> texts = new ArrayList<>();
        state.legalTurns().forEach(turn -> texts.add(turn.text()));
        return texts;
    }

    /** Collects the recorded texts of all paths to the end of the turn; false where they are too many. */
    private static boolean collect(State start, State now, List<Step> steps, Set<String> paths) {
        if (now.turnNumber() != start.turnNumber()) {
            paths.add(start.turnOf(steps).text());
            return paths.size() < MANY;
        }
        for (Step step : now.legalSteps()) {
            List<Step> longer = new ArrayList<>(steps);
            longer.add(step);
            // Steps that a record puts in another order would be walked in every order.
            if (start.turnOf(longer).steps().equals(longer) && !collect(start, now.play(step), longer, paths)) {
                return false;
            }
        }
        return true;
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void there_are_as_many_legal_turns_as_turn_perft_1_counts(Game game) {
        for (long seed = 0; seed < 4; seed++) {
            List<State> states = RandomGame.states(game, seed, 300);
            for (int i = 0; i < states.size(); i += 7) {
                State state = states.get(i);
                if (state.turnNumber() < 3) {
                    continue; // the set-up turns of Breakthru are too many to count
                }
                long count = new Perft(state.toPosition()).turns(1);
                if (!state.isOver() && count < MANY) {
                    assertThat(turns(state))
                            .as("%s, seed %d: %s", game, seed, state)
                            .hasSize((int) count);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void the_first_turns_come_without_the_others(Game game) {
        // The first turn of Breakthru alone has millions: this would not return if they were listed.
        Iterator<Turn> turns = game.start().legalTurns().iterator();
        assertThat(turns.next()).isNotEqualTo(turns.next());
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void a_game_that_is_over_has_no_turns(Game game) {
        State end = RandomGame.states(game, 3, 50_000).getLast();
        assertThat(end.isOver()).isTrue();
        assertThat(end.legalTurns()).isEmpty();
        assertThatThrownBy(() -> end.legalTurns().iterator().next()).isInstanceOf(NoSuchElementException.class);
    }
}
