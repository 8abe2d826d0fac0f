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
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.table.scene.LayoutMotion;
import org.tabuleiro.table.scene.Scene;

/** Animates turns on the board, one after the other; any key or mouse press skips the animation. */
final class StepAnimation {
    /** A turn whose steps follow each other. */
    private record AnimatedTurn(Game game, List<LayoutMotion> steps) {
        Scene before() {
            return scene(steps.getFirst().before());
        }

        Scene after() {
            return scene(steps.getLast().after());
        }

        private Scene scene(Layout layout) {
            return new Scene(game, layout, List.of());
        }
    }

    private final BoardView board;
    private final Runnable draw;
    private final Deque<AnimatedTurn> turns = new ArrayDeque<>();
    private final AWTEventListener input = this::input;
    private boolean running;

    /**
     * Creates an idle animation.
     *
     * @param board the board
     * @param draw redraws the current position when the animation ends
     */
    StepAnimation(BoardView board, Runnable draw) {
        this.board = board;
        this.draw = draw;
    }

    /** Queues steps after those being animated. */
    void steps(State from, List<Step> steps) {
        if (!steps.isEmpty()) {
            turns.add(new AnimatedTurn(from.game(), LayoutMotion.of(from, steps)));
        }
        if (!running && !turns.isEmpty()) {
            running = true;
            Toolkit.getDefaultToolkit().addAWTEventListener(input, AWTEvent.MOUSE_EVENT_MASK | AWTEvent.KEY_EVENT_MASK);
            next();
        }
    }

    private void next() {
        AnimatedTurn turn = turns.poll();
        if (turn == null) {
            end();
        } else {
            board.show(turn.before());
            board.animateTo(turn.after(), turn.steps, this::next);
        }
    }

    private void input(AWTEvent event) {
        if (event.getID() == MouseEvent.MOUSE_PRESSED || event.getID() == KeyEvent.KEY_PRESSED) {
            skip();
        }
    }

    /** Whether an animation is running. */
    boolean isRunning() {
        return running;
    }

    /** Skips the animation. */
    void skip() {
        if (running) {
            turns.clear();
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
