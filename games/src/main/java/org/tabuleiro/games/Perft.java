package org.tabuleiro.games;

import java.util.Arrays;

/** Counts paths in the graph of steps; the two draw rules are switched off. */
public final class Perft {
    private final Position position;
    private int[][] buffers = new int[0][];

    /** Counts from a position, which is the same again after every count. */
    public Perft(Position position) {
        this.position = position;
    }

    /** The number of paths of exactly {@code depth} steps. */
    public long steps(int depth) {
        return steps(depth, 0);
    }

    private long steps(int depth, int ply) {
        if (depth == 0) {
            return 1;
        }
        int[] steps = buffer(ply);
        int count = position.generate(steps, 0);
        if (depth == 1) {
            return count;
        }
        long paths = 0;
        for (int i = 0; i < count; i++) {
            position.make(steps[i]);
            paths += steps(depth - 1, ply + 1);
            position.unmake();
        }
        return paths;
    }

    /** The number of paths of exactly {@code depth} completed turns. */
    public long turns(int depth) {
        return turns(depth, 0);
    }

    private long turns(int depth, int ply) {
        if (depth == 0) {
            return 1;
        }
        int[] steps = buffer(ply);
        int count = position.generate(steps, 0);
        int turn = position.turn();
        long paths = 0;
        for (int i = 0; i < count; i++) {
            if (depth == 1 && position.endsTurn(steps[i])) {
                paths++;
                continue;
            }
            position.make(steps[i]);
            paths += turns(position.turn() == turn ? depth : depth - 1, ply + 1);
            position.unmake();
        }
        return paths;
    }

    private int[] buffer(int ply) {
        if (ply == buffers.length) {
            buffers = Arrays.copyOf(buffers, ply + 1);
            buffers[ply] = new int[Position.MAX_STEPS];
        }
        return buffers[ply];
    }
}
