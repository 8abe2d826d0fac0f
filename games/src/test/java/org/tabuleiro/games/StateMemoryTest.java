package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Game trees keep thousands of states, so a state is small; the steps that it lists when asked are not
 * counted.
 */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class StateMemoryTest {
    private static final int STATES = 10_000;
    private static final long RETAINED = 4 * 1024;
    /** The room in which legal steps are generated, as much as a state may retain, and a little. */
    private static final long ALLOCATED = 4L * Position.MAX_STEPS + RETAINED + 1024;

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void a_state_retains_at_most_four_kilobytes(Game game) {
        states(game, 1_000);
        List<List<State>> kept = new ArrayList<>();
        long before = used();
        kept.add(states(game, STATES));
        long retained = used() - before;
        assertThat(kept.get(0)).hasSize(STATES);
        assertThat(retained / STATES).isLessThan(RETAINED);
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void playing_a_step_allocates_little_more_than_the_new_state(Game game) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (List<Step> path : List.of(path(game, 1), path(game, 2))) {
            State state = start(game);
            long most = 0;
            for (Step step : path) {
                long before = threads.getCurrentThreadAllocatedBytes();
                State next = state.play(step);
                most = Math.max(most, threads.getCurrentThreadAllocatedBytes() - before);
                state = next;
            }
            // The first path loads classes.
            if (!path.equals(path(game, 1))) {
                assertThat(most).isLessThan(ALLOCATED);
            }
        }
    }

    /** A number of states along random games, none of which has listed its steps. */
    private static List<State> states(Game game, int count) {
        List<State> states = new ArrayList<>(count);
        for (long seed = 0; states.size() < count; seed++) {
            State state = start(game);
            for (Step step : path(game, seed)) {
                state = state.play(step);
                if (states.size() < count) {
                    states.add(state);
                }
            }
        }
        return states;
    }

    private static State start(Game game) {
        return game.read(game.start().toString()).orElseThrow();
    }

    /** The steps of a random game, found on the fast face. */
    private static List<Step> path(Game game, long seed) {
        Random random = new Random(seed);
        Position position = game.newPosition();
        int[] codes = new int[Position.MAX_STEPS];
        List<Step> path = new ArrayList<>();
        while (position.status() == Position.ONGOING) {
            int code = codes[random.nextInt(position.generate(codes, 0))];
            path.add(position.step(code));
            position.make(code);
        }
        return path;
    }

    /** The heap in use once collecting frees no more. */
    private static long used() {
        long last = Long.MAX_VALUE;
        while (true) {
            System.gc();
            long now = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
            if (now > last - 64 * 1024) {
                return Math.min(now, last);
            }
            last = now;
        }
    }
}
