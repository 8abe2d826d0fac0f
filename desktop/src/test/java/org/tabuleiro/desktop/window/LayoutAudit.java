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

/** Looks a window over: whether anything is cut off, or out of reach of the keyboard. */
final class LayoutAudit {
    /** Layouts align what is seen of a button, and let the room for its focus frame stick out. */
    private static final int FOCUS_FRAME = 3;

    private final List<String> faults = new ArrayList<>();

    private LayoutAudit() {}

    /** What is wrong with a window, one line for each fault; to be called on the event queue. */
    static List<String> of(Window window) {
        LayoutAudit audit = new LayoutAudit();
        window.validate();
        audit.look(window);
        audit.reach(window);
        return audit.faults;
    }

    private void look(Component component) {
        if (!component.isVisible() || component instanceof CellRendererPane) {
            return;
        }
        inside(component);
        text(component);
        if (component instanceof BoardView board && Math.min(board.getWidth(), board.getHeight()) < 220) {
            faults.add("the board has only " + board.getWidth() + "x" + board.getHeight());
        }
        // What these are made of is their own affair.
        boolean whole = component instanceof JComboBox<?>
                || component instanceof JSpinner
                || component instanceof JList<?>
                || component instanceof JScrollBar;
        if (component instanceof Container container && !whole) {
            for (Component child : container.getComponents()) {
                look(child);
            }
        }
    }

    /** Whatever is seen lies in what holds it; only what scrolls may be larger. */
    private void inside(Component component) {
        Container parent = component.getParent();
        if (parent == null || parent instanceof JViewport || component instanceof Window) {
            return;
        }
        Rectangle room = new Rectangle(parent.getSize());
        room.grow(FOCUS_FRAME, FOCUS_FRAME);
        Rectangle bounds = component.getBounds();
        if (bounds.isEmpty()) {
            if (!shown(component).isEmpty()) {
                faults.add(name(component) + " has no room at all");
            }
        } else if (!room.contains(bounds)) {
            faults.add(name(component) + " at " + box(bounds) + " sticks out of " + name(parent) + " " + box(room));
        }
    }

    private static String box(Rectangle box) {
        return box.x + "," + box.y + " " + box.width + "x" + box.height;
    }

    /** Texts are whole, or their tip tells them whole. */
    private void text(Component component) {
        String text = shown(component);
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

    private static String shown(Component component) {
        String text = switch (component) {
            case AbstractButton button -> button.getText();
            case JLabel label -> label.getText();
            default -> "";
        };
        return text == null ? "" : text;
    }

    /** Whatever takes the keyboard is on the way of the Tab key. */
    private void reach(Window window) {
        Set<Component> reached = new HashSet<>();
        FocusTraversalPolicy policy = window.getFocusTraversalPolicy();
        Component at = policy.getFirstComponent(window);
        while (at != null && reached.add(at)) {
            at = policy.getComponentAfter(window, at);
        }
        TestWindow.walk(window, component -> {
            // Of a group of buttons one has a place, and the arrow keys lead to the others.
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
        String text = shown(component);
        String kind = component.getClass().getSimpleName();
        return (component.getName() == null ? kind : component.getName())
                + (text.isBlank() ? "" : " \"" + (text.length() > 50 ? text.substring(0, 50) : text) + "\"");
    }
}
