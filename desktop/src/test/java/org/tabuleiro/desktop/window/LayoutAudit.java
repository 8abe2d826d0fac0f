package org.tabuleiro.desktop.window;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.FocusTraversalPolicy;
import java.awt.Rectangle;
import java.awt.Window;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.swing.AbstractButton;
import javax.swing.CellRendererPane;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JScrollBar;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import org.tabuleiro.desktop.board.BoardView;

/** Checks a window for clipped components and components that the Tab key cannot reach. */
final class LayoutAudit {
    /** Layouts align the visible bounds of a button, so its focus frame may overhang. */
    private static final int FOCUS_FRAME = 3;

    private final List<String> faults = new ArrayList<>();

    private LayoutAudit() {}

    /** Returns the faults of a window; call it on the event dispatch thread. */
    static List<String> of(Window window) {
        LayoutAudit audit = new LayoutAudit();
        window.validate();
        audit.visit(window);
        audit.checkFocusOrder(window);
        return audit.faults;
    }

    private void visit(Component component) {
        if (!component.isVisible() || component instanceof CellRendererPane) {
            return;
        }
        checkBounds(component);
        checkText(component);
        if (component instanceof BoardView board && Math.min(board.getWidth(), board.getHeight()) < 220) {
            faults.add("the board has only " + board.getWidth() + "x" + board.getHeight());
        }
        // Composite components are checked as a whole.
        boolean whole = component instanceof JComboBox<?>
                || component instanceof JSpinner
                || component instanceof JList<?>
                || component instanceof JScrollBar;
        if (component instanceof Container container && !whole) {
            for (Component child : container.getComponents()) {
                visit(child);
            }
        }
    }

    /** Components lie within their parents, except in viewports. */
    private void checkBounds(Component component) {
        Container parent = component.getParent();
        if (parent == null || parent instanceof JViewport || component instanceof Window) {
            return;
        }
        Rectangle room = new Rectangle(parent.getSize());
        room.grow(FOCUS_FRAME, FOCUS_FRAME);
        Rectangle bounds = component.getBounds();
        if (bounds.isEmpty()) {
            if (!textOf(component).isEmpty()) {
                faults.add(name(component) + " has no room at all");
            }
        } else if (!room.contains(bounds)) {
            faults.add(name(component) + " at " + box(bounds) + " sticks out of " + name(parent) + " " + box(room));
        }
    }

    private static String box(Rectangle box) {
        return box.x + "," + box.y + " " + box.width + "x" + box.height;
    }

    /** Text is not truncated, or its tooltip shows all of it. */
    private void checkText(Component component) {
        String text = textOf(component);
        if (text.isBlank() || (component instanceof JMenuItem && !(component instanceof JMenu))) {
            return;
        }
        Dimension wanted = component.getPreferredSize();
        boolean html = text.startsWith("<html>");
        boolean narrow = !html && wanted.width > component.getWidth() + 1;
        boolean low = wanted.height > component.getHeight() + 1;
        boolean told = component instanceof JComponent tipped
                && text.equals(tipped.getToolTipText())
                && !"prompt".equals(component.getName());
        if ((narrow && !told) || low) {
            faults.add(name(component) + " wants " + wanted.width + "x" + wanted.height + " and has "
                    + component.getWidth() + "x" + component.getHeight());
        }
    }

    private static String textOf(Component component) {
        String text = switch (component) {
            case AbstractButton button -> button.getText();
            case JLabel label -> label.getText();
            default -> "";
        };
        return text == null ? "" : text;
    }

    /** Every focusable component is reached by the Tab key. */
    private void checkFocusOrder(Window window) {
        Set<Component> reached = new HashSet<>();
        FocusTraversalPolicy policy = window.getFocusTraversalPolicy();
        Component at = policy.getFirstComponent(window);
        while (at != null && reached.add(at)) {
            at = policy.getComponentAfter(window, at);
        }
        AppDriver.walk(window, component -> {
            // Toggle groups are a single tab stop.
            boolean takes = (component instanceof AbstractButton
                            && !(component instanceof JMenuItem)
                            && !(component instanceof JToggleButton))
                    || component instanceof JTextField
                    || component instanceof JComboBox<?>
                    || component instanceof JList<?>
                    || component instanceof BoardView;
            boolean part = SwingUtilities.getAncestorOfClass(JComboBox.class, component) != null
                    || SwingUtilities.getAncestorOfClass(JScrollBar.class, component) != null
                    || SwingUtilities.getAncestorOfClass(JSpinner.class, component) != null;
            boolean now = component.isShowing() && component.isEnabled() && component.isFocusable();
            if (takes && !part && now && !reached.contains(component)) {
                faults.add(name(component) + " is not reached by the Tab key");
            }
        });
    }

    private static String name(Component component) {
        String text = textOf(component);
        String kind = component.getClass().getSimpleName();
        return (component.getName() == null ? kind : component.getName())
                + (text.isBlank() ? "" : " \"" + (text.length() > 50 ? text.substring(0, 50) : text) + "\"");
    }
}
