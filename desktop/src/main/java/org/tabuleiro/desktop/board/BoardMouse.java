package org.tabuleiro.desktop.board;

import java.awt.Container;
import java.awt.Cursor;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.Optional;
import java.util.Set;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.scene.Mark;

/**
 * The mouse on a board: clicks, drags from squares and from the trays, arrows with the right button, and the
 * pointer, which is a hand over everything that can be picked up or clicked.
 */
final class BoardMouse extends MouseAdapter {
    private static final int MIN_DRAG_PIXELS = 5;
    private static final Set<Mark.Kind> TARGETS =
            Set.of(Mark.Kind.GO, Mark.Kind.TAKE, Mark.Kind.JUMP, Mark.Kind.PUSH, Mark.Kind.PLACE);

    /**
     * A piece under the pointer.
     *
     * @param square where it comes from; empty for a stone of a bank
     * @param side whose bank it comes from
     * @param at where it is
     */
    record Dragged(Optional<Integer> square, Side side, Point at) {}

    private final BoardView board;
    private final BoardView.Listener listener;
    private int pressed = -1;
    private @Nullable Point pressedAt;
    private @Nullable Point dragAt;
    private Optional<Side> fromBank = Optional.empty();

    BoardMouse(BoardView board, BoardView.Listener listener) {
        this.board = board;
        this.listener = listener;
    }

    /** The piece that is being dragged. */
    Optional<Dragged> dragged() {
        Point at = dragAt;
        return at == null
                ? Optional.empty()
                : Optional.of(new Dragged(
                        pressed >= 0 ? Optional.of(pressed) : Optional.empty(), fromBank.orElse(Side.FIRST), at));
    }

    private int square(MouseEvent event) {
        return board.squareAt(event.getPoint());
    }

    @Override
    public void mousePressed(MouseEvent event) {
        if (SwingUtilities.isRightMouseButton(event)) {
            board.arrows().begin(square(event));
        } else if (SwingUtilities.isLeftMouseButton(event)) {
            pressed = square(event);
            pressedAt = event.getPoint();
            fromBank = board.bankAt(event.getPoint());
            board.pressed(pressed);
            if (pressed >= 0 && !board.isDraggable()) {
                listener.swept(pressed, true);
            }
        }
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        if (SwingUtilities.isRightMouseButton(event)) {
            board.arrows().dragTo(square(event));
            board.repaint();
        } else if (board.isDraggable()) {
            drag(event);
        } else {
            int square = square(event);
            if (pressed >= 0 && square >= 0 && square != pressed) {
                pressed = square;
                listener.swept(square, false);
            }
        }
    }

    private void drag(MouseEvent event) {
        boolean isLifted = pressed >= 0 || fromBank.isPresent();
        if (isLifted && pressedAt != null && pressedAt.distance(event.getPoint()) >= MIN_DRAG_PIXELS) {
            if (dragAt == null) {
                board.setCursor(Cursor.getPredefinedCursor(Cursor.MOVE_CURSOR));
                if (pressed >= 0) {
                    listener.lifted(pressed);
                }
            }
            dragAt = event.getPoint();
            listener.hovered(square(event));
            board.repaint();
        }
    }

    @Override
    public void mouseReleased(MouseEvent event) {
        if (SwingUtilities.isRightMouseButton(event)) {
            board.arrows().end(square(event));
            board.repaint();
        }
        if (!SwingUtilities.isLeftMouseButton(event) || (pressed < 0 && fromBank.isEmpty())) {
            return;
        }
        int from = pressed;
        boolean isDrag = dragAt != null;
        pressed = -1;
        pressedAt = null;
        dragAt = null;
        fromBank = Optional.empty();
        if (!board.isDraggable()) {
            return;
        }
        board.repaint();
        int to = square(event);
        if (to >= 0 && (from < 0 ? isDrag : to == from || !isDrag)) {
            // A stone of the bank is placed by a click.
            listener.clicked(from < 0 ? to : from);
        } else if (to >= 0 && from >= 0 && board.scene().layout().at(from) != Layout.EMPTY) {
            listener.dragged(from, to);
        }
        point(event);
    }

    @Override
    public void mouseMoved(MouseEvent event) {
        listener.hovered(square(event));
        point(event);
    }

    private void point(MouseEvent event) {
        int square = square(event);
        boolean isTarget = listener.isPickable(square)
                || board.bankAt(event.getPoint()).isPresent()
                || board.scene().marks().stream()
                        .anyMatch(mark -> mark instanceof Mark.Spot(int at, Mark.Kind kind)
                                && at == square
                                && TARGETS.contains(kind));
        board.setCursor(Cursor.getPredefinedCursor(isTarget ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
        boolean isUsed = event.getWheelRotation() != 0 && listener.walked(event.getWheelRotation() < 0 ? -1 : 1);
        Container parent = board.getParent();
        if (!isUsed && parent != null) {
            // A page around the board scrolls.
            parent.dispatchEvent(SwingUtilities.convertMouseEvent(board, event, parent));
        }
    }

    @Override
    public void mouseExited(MouseEvent event) {
        listener.hovered(-1);
    }
}
