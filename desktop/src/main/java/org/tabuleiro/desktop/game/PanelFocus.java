package org.tabuleiro.desktop.game;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;

/** Moves the focus between the panels of a screen, without a stop at every component. */
final class PanelFocus {
    private final List<? extends Component> panels;

    /**
     * The panels of a screen.
     *
     * @param panels the panels in order; those with buttons are a {@link JPanel}
     */
    PanelFocus(List<? extends Component> panels) {
        this.panels = panels;
    }

    /** Moves the focus to the next panel that is showing, or to the previous one. */
    void move(int by) {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        int at = 0;
        for (int i = 0; i < panels.size(); i++) {
            if (owner != null && SwingUtilities.isDescendingFrom(owner, panels.get(i))) {
                at = i;
            }
        }
        for (int i = 1; i <= panels.size(); i++) {
            Optional<Component> next = target(panels.get(Math.floorMod(at + by * i, panels.size())));
            if (next.isPresent()) {
                next.get().requestFocusInWindow();
                return;
            }
        }
    }

    /** The panel itself, or its first button. */
    private static Optional<Component> target(Component panel) {
        if (!panel.isShowing()) {
            return Optional.empty();
        }
        return panel instanceof JPanel container ? firstButton(container) : Optional.of(panel);
    }

    private static Optional<Component> firstButton(Container container) {
        for (Component each : container.getComponents()) {
            if (each instanceof AbstractButton && each.isShowing() && each.isFocusable() && each.isEnabled()) {
                return Optional.of(each);
            }
            Optional<Component> inside = each instanceof Container nested ? firstButton(nested) : Optional.empty();
            if (inside.isPresent()) {
                return inside;
            }
        }
        return Optional.empty();
    }
}
