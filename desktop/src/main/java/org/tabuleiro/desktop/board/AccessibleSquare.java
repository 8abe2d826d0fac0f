package org.tabuleiro.desktop.board;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.FocusListener;
import java.util.Locale;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleAction;
import javax.accessibility.AccessibleComponent;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import org.jspecify.annotations.Nullable;

/** The accessible child of the board for a square, with a name, bounds and the action to click it. */
final class AccessibleSquare extends AccessibleContext implements Accessible, AccessibleComponent, AccessibleAction {
    private final BoardView board;
    private final int square;

    AccessibleSquare(BoardView board, int square) {
        this.board = board;
        this.square = square;
        setAccessibleParent(board);
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        return this;
    }

    @Override
    public String getAccessibleName() {
        return board.speech().square(square);
    }

    @Override
    public AccessibleRole getAccessibleRole() {
        return AccessibleRole.PUSH_BUTTON;
    }

    @Override
    public AccessibleStateSet getAccessibleStateSet() {
        AccessibleStateSet states = new AccessibleStateSet(new AccessibleState[] {
            AccessibleState.ENABLED, AccessibleState.VISIBLE, AccessibleState.SHOWING, AccessibleState.FOCUSABLE
        });
        if (board.isFocusOwner() && board.focusedSquare() == square) {
            states.add(AccessibleState.FOCUSED);
        }
        return states;
    }

    @Override
    public int getAccessibleIndexInParent() {
        return square;
    }

    @Override
    public int getAccessibleChildrenCount() {
        return 0;
    }

    @Override
    public @Nullable Accessible getAccessibleChild(int index) {
        return null;
    }

    @Override
    public Locale getLocale() {
        return board.getLocale();
    }

    @Override
    public AccessibleComponent getAccessibleComponent() {
        return this;
    }

    @Override
    public AccessibleAction getAccessibleAction() {
        return this;
    }

    @Override
    public int getAccessibleActionCount() {
        return 1;
    }

    @Override
    public String getAccessibleActionDescription(int index) {
        return AccessibleAction.CLICK;
    }

    @Override
    public boolean doAccessibleAction(int index) {
        board.click(square);
        return true;
    }

    @Override
    public Rectangle getBounds() {
        return board.grid().square(square).getBounds();
    }

    @Override
    public Point getLocation() {
        return getBounds().getLocation();
    }

    @Override
    public Dimension getSize() {
        return getBounds().getSize();
    }

    @Override
    public Point getLocationOnScreen() {
        Point corner = board.getLocationOnScreen();
        Point own = getLocation();
        return new Point(corner.x + own.x, corner.y + own.y);
    }

    @Override
    public boolean contains(Point point) {
        return new Rectangle(getSize()).contains(point);
    }

    @Override
    public boolean isFocusTraversable() {
        return true;
    }

    @Override
    public void requestFocus() {
        board.requestFocusInWindow();
        board.focusSquare(square);
    }

    @Override
    public Color getBackground() {
        return board.getBackground();
    }

    @Override
    public Color getForeground() {
        return board.getForeground();
    }

    @Override
    public Cursor getCursor() {
        return board.getCursor();
    }

    @Override
    public Font getFont() {
        return board.getFont();
    }

    @Override
    public FontMetrics getFontMetrics(Font font) {
        return board.getFontMetrics(font);
    }

    @Override
    public boolean isEnabled() {
        return board.isEnabled();
    }

    @Override
    public boolean isVisible() {
        return board.isVisible();
    }

    @Override
    public boolean isShowing() {
        return board.isShowing();
    }

    @Override
    public @Nullable Accessible getAccessibleAt(Point point) {
        return null;
    }

    // Appearance and bounds are determined by the board; the setters do nothing.

    @Override
    public void setBackground(Color colour) {}

    @Override
    public void setForeground(Color colour) {}

    @Override
    public void setCursor(Cursor cursor) {}

    @Override
    public void setFont(Font font) {}

    @Override
    public void setEnabled(boolean enabled) {}

    @Override
    public void setVisible(boolean visible) {}

    @Override
    public void setLocation(Point point) {}

    @Override
    public void setBounds(Rectangle bounds) {}

    @Override
    public void setSize(Dimension size) {}

    @Override
    public void addFocusListener(FocusListener listener) {}

    @Override
    public void removeFocusListener(FocusListener listener) {}
}
