package org.tabuleiro.desktop.command;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import javax.swing.KeyStroke;

/** Display names of shortcuts. */
final class KeyNames {
    private KeyNames() {}

    static String text(KeyStroke key) {
        if (key.getKeyEventType() == KeyEvent.KEY_TYPED) {
            return String.valueOf(key.getKeyChar());
        }
        String modifiers = InputEvent.getModifiersExText(key.getModifiers());
        return (modifiers.isEmpty() ? "" : modifiers + "+") + name(key.getKeyCode());
    }

    private static String name(int code) {
        return switch (code) {
            case KeyEvent.VK_LEFT -> "←";
            case KeyEvent.VK_RIGHT -> "→";
            case KeyEvent.VK_UP -> "↑";
            case KeyEvent.VK_DOWN -> "↓";
            case KeyEvent.VK_PLUS -> "+";
            case KeyEvent.VK_MINUS -> "−";
            case KeyEvent.VK_BACK_SPACE -> "⌫";
            case KeyEvent.VK_ESCAPE -> "Esc";
            default -> KeyEvent.getKeyText(code);
        };
    }
}
