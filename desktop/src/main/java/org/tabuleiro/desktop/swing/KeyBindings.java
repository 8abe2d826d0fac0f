package org.tabuleiro.desktop.swing;

import java.awt.event.ActionEvent;
import javax.swing.AbstractAction;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.KeyStroke;

/** Binds keys to actions. */
public final class KeyBindings {
    private KeyBindings() {}

    /**
     * Runs an action when a key, written as for {@link KeyStroke}, is pressed while the component has the
     * focus.
     */
    public static void onFocused(JComponent component, String key, Runnable action) {
        bind(component, JComponent.WHEN_FOCUSED, KeyStroke.getKeyStroke(key), action);
    }

    /** Runs an action when a key is pressed while the component or one inside it has the focus. */
    public static void onAncestor(JComponent component, KeyStroke key, Runnable action) {
        bind(component, JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, key, action);
    }

    /** Closes a dialog on Escape. */
    public static void closeOnEscape(JDialog dialog) {
        bind(
                dialog.getRootPane(),
                JComponent.WHEN_IN_FOCUSED_WINDOW,
                KeyStroke.getKeyStroke("ESCAPE"),
                dialog::dispose);
    }

    private static void bind(JComponent component, int condition, KeyStroke key, Runnable action) {
        component.getInputMap(condition).put(key, key.toString());
        component.getActionMap().put(key.toString(), new AbstractAction() {
            @Override
            public void actionPerformed(ActionEvent event) {
                action.run();
            }
        });
    }
}
