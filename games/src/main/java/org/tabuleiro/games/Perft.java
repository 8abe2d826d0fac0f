package org.tabuleiro.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ObjLongConsumer;

/** Perft: counts paths in the tree of steps, without the two draw rules. */
public final class Perft {
    private final Position position;
    private int[][] buffers = new int[0][];

    /** Counts from a position, which is restored after every count. */
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
        Position position = this.position;
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
        if (depth <= 1) {
            return depth == 0 ? 1 : lastTurns(ply);
        }
        Position position = this.position;
        int[] steps = buffer(ply);
        int count = position.generate(steps, 0);
        int turn = position.turnNumber();
        long paths = 0;
        for (int i = 0; i < count; i++) {
            position.make(steps[i]);
            int left = position.turnNumber() == turn ? depth : depth - 1;
            paths += left == 1 ? lastTurns(ply + 1) : turns(left, ply + 1);
            position.unmake();
        }
        return paths;
    }

    /** Bulk counting of the last turn: the steps that end it are counted without making them. */
    private long lastTurns(int ply) {
        Position position = this.position;
        int[] open = buffer(ply);
        long paths = position.countClosing(open);
        for (int i = 0; open[i] >= 0; i++) {
            position.make(open[i]);
            paths += lastTurns(ply + 1);
            position.unmake();
        }
        return paths;
    }

    /**
     * Divide: counts the paths after each first step.
     *
     * @param depth the number of steps, the first one included
     * @param each gets the text of every first step and the number of paths that begin with it
     */
    public void divideSteps(int depth, ObjLongConsumer<String> each) {
        int[] steps = new int[Position.MAX_STEPS];
        int count = position.generate(steps, 0);
        for (int i = 0; i < count; i++) {
            String text = position.step(steps[i]).text();
            position.make(steps[i]);
            each.accept(text, steps(depth - 1));
            position.unmake();
        }
    }

    /**
     * Divide: counts the paths after each first turn, by its steps in the order played.
     *
     * @param depth the number of turns, the first one included
     * @param each gets the text of every first turn and the number of paths that begin with it
     */
    public void divideTurns(int depth, ObjLongConsumer<String> each) {
        divideTurns(List.of(), depth, each);
    }

    private void divideTurns(List<Step> before, int depth, ObjLongConsumer<String> each) {
        int[] steps = new int[Position.MAX_STEPS];
        int count = position.generate(steps, 0);
        int turn = position.turnNumber();
        for (int i = 0; i < count; i++) {
            List<Step> played = new ArrayList<>(before);
            played.add(position.step(steps[i]));
            position.make(steps[i]);
            if (position.turnNumber() == turn) {
                divideTurns(played, depth, each);
            } else {
                each.accept(TurnText.write(played), turns(depth - 1));
            }
            position.unmake();
        }
    }

    private int[] buffer(int ply) {
        if (ply == buffers.length) {
            buffers = Arrays.copyOf(buffers, ply + 1);
            buffers[ply] = new int[Position.MAX_STEPS];
        }
        return buffers[ply];
    }
}
