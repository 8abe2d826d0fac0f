package org.tabuleiro.desktop.board;

import java.awt.geom.Point2D;
import java.util.HashSet;
import java.util.Set;
import javax.swing.Timer;
import org.tabuleiro.content.PieceDrawing;
import org.tabuleiro.games.Layout;
import org.tabuleiro.table.scene.Scene;

/**
 * The running animation from one scene to the next: pieces glide, new ones land, captured ones shrink and fade
 * or slide into their tray.
 */
final class PieceAnimation {
    /** The size from which a new piece lands, as part of its normal size. */
    private static final double LANDING = 1.08;
    /** The size to which a captured piece shrinks. */
    private static final double LEAVING = 0.9;
    /** The part of the way to a tray on which a piece first goes over the rim. */
    private static final double RIM = 0.4;

    private final Transition transition;
    private final Layout before;
    private final Layout after;
    private final long start = System.nanoTime();
    private final long nanos;
    private final Timer timer;

    PieceAnimation(Scene from, Scene to, int millis, Timer timer) {
        this.transition = Transition.between(to.game(), from.layout(), to.layout());
        this.before = from.layout();
        this.after = to.layout();
        this.nanos = millis * 1_000_000L;
        this.timer = timer;
    }

    void stop() {
        timer.stop();
    }

    /** The part of the time that has passed. */
    double done() {
        return Math.min(1, (System.nanoTime() - start) / (double) nanos);
    }

    /** The squares whose piece the animation draws. */
    Set<Integer> squares() {
        Set<Integer> squares = new HashSet<>(transition.added());
        transition.moves().forEach(move -> squares.add(move.to()));
        return squares;
    }

    /** What the trays still show: a piece on its way is not there yet. */
    Layout trays() {
        return transition.banked().isEmpty() ? after : before;
    }

    void paint(BoardPainter painter, Grid grid) {
        paint(painter, grid, done());
    }

    /** Paints the pieces on their way, after a part of the time. */
    void paint(BoardPainter painter, Grid grid, double done) {
        // Smoothstep easing.
        double eased = done * done * (3 - 2 * done);
        for (int square : transition.removed()) {
            leave(painter, grid, square, eased);
        }
        for (Transition.Move move : transition.moves()) {
            painter.piece(move.letter(), between(grid.centre(move.from()), grid.centre(move.to()), eased), 1);
        }
        for (Transition.Banked each : transition.banked()) {
            banked(painter, grid, each, eased);
        }
        for (int square : transition.added()) {
            double size = PieceDrawing.SIZE * between(LANDING, 1, eased);
            painter.moving(after.at(square), grid.centre(square), size, (float) Math.min(1, 3 * eased));
        }
    }

    private void leave(BoardPainter painter, Grid grid, int square, double eased) {
        double size = PieceDrawing.SIZE * between(1, LEAVING, eased);
        painter.moving(before.at(square), transition.leaves(grid, square, eased), size, (float) (1 - eased));
    }

    /** A piece that is pushed goes over the rim first; all go to their place in the tray. */
    private void banked(BoardPainter painter, Grid grid, Transition.Banked each, double eased) {
        Point2D rim = transition.leaves(grid, each.from(), Math.min(1, eased / RIM));
        double late = Math.max(0, (eased - RIM) / (1 - RIM));
        painter.places()
                .ifPresentOrElse(
                        places -> {
                            Point2D at = between(rim, places.of(each.side(), each.index()), late);
                            double size =
                                    between(PieceDrawing.SIZE, places.tray().stone(), late);
                            painter.moving(each.letter(), at, size, 1);
                        },
                        () -> leave(painter, grid, each.from(), eased));
    }

    private static double between(double from, double to, double part) {
        return from + (to - from) * part;
    }

    private static Point2D between(Point2D from, Point2D to, double part) {
        return new Point2D.Double(between(from.getX(), to.getX(), part), between(from.getY(), to.getY(), part));
    }
}
