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
    private final EntryScreen screen;
    private final JComponent button;
    private final Side side;
    private final char letter;
    private final Click piece;
    private @Nullable Ghost ghost;
    private boolean refused;

    /**
     * Listens to the mouse on a button of a hand.
     *
     * @param screen the screen with the board
     * @param button the button
     * @param side whose hand it is
     * @param letter the piece, as on the board
     * @param piece the click that the button enters
     */
    HandDrag(EntryScreen screen, JComponent button, Side side, char letter, Click piece) {
        this.screen = screen;
        this.button = button;
        this.side = side;
        this.letter = letter;
        this.piece = piece;
        button.addMouseListener(this);
        button.addMouseMotionListener(this);
    }

    private boolean isOwn() {
        return screen.table().input().mayEnter()
                && screen.table().input().entry().state().toMove() == side;
    }

    private int square(MouseEvent event) {
        BoardView board = screen.board();
        return board.squareAt(SwingUtilities.convertPoint(button, event.getPoint(), board));
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
            screen.entry().hovered(square(event));
        }
    }

    /** A piece that cannot be placed now is refused once per drag. */
    private void lift() {
        refused = !screen.entry().pick(piece);
        if (!refused) {
            ghost = new Ghost(
                    new PieceIcon(screen.table().game(), letter, screen.board().squareSize()).bare());
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
            screen.entry().click(new Click.Square(square));
        } else {
            screen.entry().putBack(piece);
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
