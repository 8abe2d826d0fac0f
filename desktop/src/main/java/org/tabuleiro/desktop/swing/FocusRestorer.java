package org.tabuleiro.desktop.swing;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/**
 * Restores the keyboard focus after buttons are replaced or disabled: to the button of the same name, or to
 * the board if there is no enabled one. Otherwise the focus would be lost or move to an unrelated button.
 */
public final class FocusRestorer {
    private FocusRestorer() {}

    /** Runs an update that replaces or disables components of a container. */
    public static void around(JComponent container, Runnable update) {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        boolean inside = owner != null && SwingUtilities.isDescendingFrom(owner, container);
        update.run();
        if (inside && owner != null && !(owner.isEnabled() && SwingUtilities.isDescendingFrom(owner, container))) {
            find(container, String.valueOf(owner.getName()))
                    .filter(Component::isEnabled)
                    .or(() -> find(container.getRootPane(), "board"))
                    .ifPresent(Component::requestFocusInWindow);
        }
    }

    /** The component with a name, in or below another. */
    public static Optional<Component> find(Component from, String name) {
        if (name.equals(from.getName())) {
            return Optional.of(from);
        }
        if (from instanceof Container container) {
            for (Component child : container.getComponents()) {
                Optional<Component> found = find(child, name);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }
}
