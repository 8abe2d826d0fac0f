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

/** Shows the steps of turns one after the other on the board; any key or button of the mouse ends that at once. */
final class StepAnimation {
    private static final int STEP_MILLIS = 250;
    private static final int TURN_MILLIS = 1500;

    private record Shot(Scene before, Scene after, int millis) {}

    private final BoardView board;
    private final Runnable draw;
    private final Deque<Shot> shots = new ArrayDeque<>();
    private final AWTEventListener input = this::input;
    private boolean running;

    /**
     * Replays on a board.
     *
     * @param board where
     * @param draw shows what stands on the board in truth, when everything has been replayed
     */
    StepAnimation(BoardView board, Runnable draw) {
        this.board = board;
        this.draw = draw;
    }

    /** Shows steps from a state on, after those that are being shown. */
    void steps(State from, List<Step> steps) {
        int millis = Math.min(STEP_MILLIS, TURN_MILLIS / Math.max(1, steps.size()));
        State before = from;
        for (Step step : steps) {
            State after = before.play(step);
            shots.add(new Shot(Scene.of(before), Scene.of(after), millis));
            before = after;
        }
        if (!running && !shots.isEmpty()) {
            running = true;
            Toolkit.getDefaultToolkit().addAWTEventListener(input, AWTEvent.MOUSE_EVENT_MASK | AWTEvent.KEY_EVENT_MASK);
            next();
        }
    }

    private void next() {
        Shot shot = shots.poll();
        if (shot == null) {
            end();
        } else {
            board.show(shot.before);
            board.moveTo(shot.after, shot.millis, this::next);
        }
    }

    private void input(AWTEvent event) {
        if (event.getID() == MouseEvent.MOUSE_PRESSED || event.getID() == KeyEvent.KEY_PRESSED) {
            skip();
        }
    }

    /** Whether something is being shown. */
    boolean isRunning() {
        return running;
    }

    /** Ends it. */
    void skip() {
        if (running) {
            shots.clear();
            board.skip();
            end();
        }
    }

    private void end() {
        running = false;
        Toolkit.getDefaultToolkit().removeAWTEventListener(input);
        draw.run();
    }
}
