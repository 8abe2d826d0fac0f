package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The fast face allocates nothing per node. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class NoAllocationTest {
    private static final int NODES = 200_000;
    /** Room for the measuring itself; one byte per node would be fifteen times as much. */
    private static final long ALLOWED = 64 * 1024;

    private final int[] steps = new int[Position.MAX_STEPS];
    private final int[] open = new int[Position.MAX_STEPS];
    private long seed;
    private long seen;

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void many_nodes_allocate_nothing(Game game) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Position position = game.newPosition();
        long expected = walk(position);
        walk(position);
        long before = threads.getCurrentThreadAllocatedBytes();
        long again = walk(position);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(again).isEqualTo(expected);
        assertThat(allocated).isLessThan(ALLOWED);
    }

    /** The same walk every time: games of random steps, taken back to the root when they end. */
    private long walk(Position position) {
        seed = 1;
        seen = 0;
        int root = position.depth();
        for (int node = 0; node < NODES; node++) {
            int count = position.generate(steps, 0);
            seen = seen * 31 + position.key() + position.status() + position.outcome() + count;
            if (count == 0 || position.status() != Position.ONGOING || position.depth() > root + 1_000) {
                while (position.depth() > root) {
                    position.unmake();
                }
                continue;
            }
            int step = steps[next(count)];
            seen += position.endsTurn(step) ? 1 : 0;
            seen += position.countClosing(open);
            position.make(step);
            position.unmake();
            position.make(steps[next(count)]);
        }
        while (position.depth() > root) {
            position.unmake();
        }
        return seen;
    }

    private int next(int bound) {
        seed = Zobrist.mix(seed);
        return (int) Long.remainderUnsigned(seed, bound);
    }
}
