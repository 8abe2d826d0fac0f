package org.tabuleiro.desktop.game;

import java.awt.AWTEvent;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.table.scene.Scene;

/** Animates the steps of turns on the board; any key or mouse press skips the animation. */
public final class StepAnimation {
    private static final int STEP_MILLIS = 250;
    private static final int TURN_MILLIS = 1500;

    private record Frame(Scene before, Scene after, int millis) {}

    private final BoardView board;
    private final Runnable draw;
    private final Deque<Frame> frames = new ArrayDeque<>();
    private final AWTEventListener input = this::input;
    private boolean running;

    /**
     * Creates an idle animation.
     *
     * @param board the board
     * @param draw redraws the current position when the animation ends
     */
    public StepAnimation(BoardView board, Runnable draw) {
        this.board = board;
        this.draw = draw;
    }

    /** Queues steps after those being animated. */
    public void steps(State from, List<Step> steps) {
        int millis = Math.min(STEP_MILLIS, TURN_MILLIS / Math.max(1, steps.size()));
        State before = from;
        for (Step step : steps) {
            State after = before.play(step);
            frames.add(new Frame(Scene.of(before), Scene.of(after), millis));
            before = after;
        }
        if (!running && !frames.isEmpty()) {
            running = true;
            Toolkit.getDefaultToolkit().addAWTEventListener(input, AWTEvent.MOUSE_EVENT_MASK | AWTEvent.KEY_EVENT_MASK);
            next();
        }
    }

    private void next() {
        Frame frame = frames.poll();
        if (frame == null) {
            end();
        } else {
            board.show(frame.before);
            board.animateTo(frame.after, frame.millis, this::next);
        }
    }

    private void input(AWTEvent event) {
        if (event.getID() == MouseEvent.MOUSE_PRESSED || event.getID() == KeyEvent.KEY_PRESSED) {
            skip();
        }
    }

    /** Whether an animation is running. */
    public boolean isRunning() {
        return running;
    }

    /** Skips the animation. */
    public void skip() {
        if (running) {
            frames.clear();
            board.stopAnimation();
            end();
        }
    }

    private void end() {
        running = false;
        Toolkit.getDefaultToolkit().removeAWTEventListener(input);
        draw.run();
    }
}
