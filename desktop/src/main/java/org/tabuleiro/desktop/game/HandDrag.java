package org.tabuleiro.desktop.game;

import java.awt.Graphics;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import javax.swing.Icon;
import javax.swing.JComponent;
import javax.swing.JLayeredPane;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.board.PieceIcon;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Side;

/**
 * Drag and drop from the hand onto the board: leaving the button with the mouse pressed picks the piece, a
 * release on the board clicks the square, and a release anywhere else cancels.
 */
final class HandDrag extends MouseAdapter {
    private final EntryBoard board;
    private final JComponent button;
    private final Side side;
    private final char letter;
    private final Click piece;
    private @Nullable Ghost ghost;
    private boolean refused;

    /**
     * Listens to the mouse on a button of a hand.
     *
     * @param board the board
     * @param button the button
     * @param side whose hand it is
     * @param letter the piece, as on the board
     * @param piece the click that the button enters
     */
    HandDrag(EntryBoard board, JComponent button, Side side, char letter, Click piece) {
        this.board = board;
        this.button = button;
        this.side = side;
        this.letter = letter;
        this.piece = piece;
        button.addMouseListener(this);
        button.addMouseMotionListener(this);
    }

    private boolean isOwn() {
        return board.table().input().mayEnter()
                && board.table().input().entry().state().toMove() == side;
    }

    private int square(MouseEvent event) {
        BoardView view = board.view();
        return view.squareAt(SwingUtilities.convertPoint(button, event.getPoint(), view));
    }

    @Override
    public void mousePressed(MouseEvent event) {
        refused = false;
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        if (ghost == null
                && !refused
                && SwingUtilities.isLeftMouseButton(event)
                && !button.contains(event.getPoint())
                && isOwn()) {
            lift();
        }
        if (ghost != null) {
            ghost.moveTo(event);
            board.entry().hovered(square(event));
        }
    }

    /** A piece that cannot be placed now is refused once per drag. */
    private void lift() {
        refused = !board.entry().pick(piece);
        if (!refused) {
            ghost = new Ghost(
                    new PieceIcon(board.table().game(), letter, board.view().squareSize()).bare());
            button.getRootPane().getLayeredPane().add(ghost, JLayeredPane.DRAG_LAYER);
        }
    }

    @Override
    public void mouseReleased(MouseEvent event) {
        Ghost dragged = ghost;
        if (dragged == null || !SwingUtilities.isLeftMouseButton(event)) {
            return;
        }
        ghost = null;
        dragged.remove();
        int square = square(event);
        if (square >= 0) {
            board.entry().click(new Click.Square(square));
        } else {
            board.entry().putBack(piece);
        }
    }

    /** The piece under the pointer, above everything else in the window. */
    private static final class Ghost extends JComponent {
        private final transient Icon icon;

        Ghost(Icon icon) {
            this.icon = icon;
            setName("dragged");
            setSize(icon.getIconWidth(), icon.getIconHeight());
        }

        void moveTo(MouseEvent event) {
            Point at = SwingUtilities.convertPoint(event.getComponent(), event.getPoint(), getParent());
            setLocation(at.x - getWidth() / 2, at.y - getHeight() / 2);
        }

        void remove() {
            JComponent parent = (JComponent) getParent();
            parent.remove(this);
            parent.repaint(getBounds());
        }

        @Override
        protected void paintComponent(Graphics g) {
            icon.paintIcon(this, g, 0, 0);
        }
    }
}
