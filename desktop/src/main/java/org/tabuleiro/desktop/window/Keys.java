package org.tabuleiro.desktop.window;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import javax.swing.KeyStroke;

/** Names of keys, as they stand beside commands. */
final class Keys {
    private Keys() {}

    static String text(KeyStroke key) {
        String modifiers = InputEvent.getModifiersExText(key.getModifiers());
        return (modifiers.isEmpty() ? "" : modifiers + "+") + KeyEvent.getKeyText(key.getKeyCode());
    }
}
