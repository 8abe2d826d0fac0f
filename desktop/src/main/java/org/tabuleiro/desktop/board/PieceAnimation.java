package org.tabuleiro.desktop.board;

import java.util.List;
import javax.swing.Timer;
import org.tabuleiro.table.scene.LayoutMotion;

/** The running animation from one scene to the next: its motions follow each other. */
final class PieceAnimation {
    /** The longest times of a step and of a turn. */
    private static final int STEP_MILLIS = 220;

    private static final int TURN_MILLIS = 1500;

    private final List<LayoutMotion> motions;
    private final long start = System.nanoTime();
    private final long nanos;
    private final Timer timer;

    /**
     * Starts an animation.
     *
     * @param motions the motions, at least one
     * @param timer the timer of the repaints
     */
    PieceAnimation(List<LayoutMotion> motions, Timer timer) {
        this.motions = motions;
        this.nanos = Math.min(TURN_MILLIS, STEP_MILLIS * motions.size()) * 1_000_000L;
        this.timer = timer;
    }

    void stop() {
        timer.stop();
    }

    /** The part of the time that has passed. */
    double done() {
        return Math.min(1, (System.nanoTime() - start) / (double) nanos);
    }

    /** What is moving now. */
    Transition now() {
        return at(motions, done());
    }

    /** What is moving after a part of the time. */
    static Transition at(List<LayoutMotion> motions, double done) {
        double passed = done * motions.size();
        int index = Math.min(motions.size() - 1, (int) passed);
        return new Transition(motions.get(index), passed - index);
    }
}
