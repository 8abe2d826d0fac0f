package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A position that begins a turn for the third time is a draw, however far back the first time was. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RepetitionTest {
    /** The stones of the two sides stay apart, so that every turn is one move, which can be undone. */
    private static final String APART = "4b/4b/5/R4/R4[] r - 0 19";

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 20, 24})
    void the_third_time_is_found_in_any_part_of_the_history(int rounds) {
        State state = Games.SIXTEEN_STONES.read(APART).orElseThrow();
        List<Step> out = walk(state, rounds);
        // Both walk out, back, and begin to walk out again: what stands after one round stands there for the
        // third time.
        List<String> turns = new ArrayList<>(out.stream().map(Step::text).toList());
        for (int round = rounds - 1; round >= 0; round--) {
            turns.add(backwards(out.get(2 * round)));
            turns.add(backwards(out.get(2 * round + 1)));
        }
        turns.add(out.get(0).text());
        turns.add(out.get(1).text());
        for (String turn : turns) {
            assertThat(state.result()).isEmpty();
            assertThat(state.toPosition().status()).isEqualTo(Position.ONGOING);
            state = state.play(turn);
        }
        assertThat(state.result()).contains(Result.draw(Result.REPETITION));
        assertThat(state.toPosition().repetitions()).isEqualTo(3);
        assertThat(state.turnNumber()).isEqualTo(19 + 4 * rounds + 2);
    }

    /** Moves to and fro that visit no position twice: Red on the left, Blue on the right. */
    private static List<Step> walk(State start, int rounds) {
        for (long seed = 0; ; seed++) {
            Random random = new Random(seed);
            List<Step> path = new ArrayList<>();
            Set<String> seen = new HashSet<>(Set.of(start.layout().board()));
            State state = start;
            while (path.size() < 2 * rounds) {
                boolean left = state.toMove() == Side.FIRST;
                List<Step> near = state.legalSteps().stream()
                        .filter(step -> step.target() % 5 <= 1 == left && step.target() % 5 >= 3 != left)
                        .toList();
                Step step = near.get(random.nextInt(near.size()));
                path.add(step);
                state = state.play(step);
                if (!seen.add(state.layout().board())) {
                    break;
                }
            }
            if (path.size() == 2 * rounds && seen.size() == 2 * rounds + 1) {
                return path;
            }
        }
    }

    private static String backwards(Step step) {
        Board board = Games.SIXTEEN_STONES.board();
        return board.name(step.target()) + "-" + board.name(step.origin().orElseThrow());
    }
}
