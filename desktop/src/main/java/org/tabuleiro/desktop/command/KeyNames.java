package org.tabuleiro.desktop.command;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.KeyStroke;

/** The names of shortcuts as they are printed on keyboards. */
final class KeyNames {
    private KeyNames() {}

    static String text(KeyStroke key) {
        if (key.getKeyEventType() == KeyEvent.KEY_TYPED) {
            return String.valueOf(key.getKeyChar());
        }
        List<String> keys = new ArrayList<>();
        add(keys, key, InputEvent.CTRL_DOWN_MASK, "Ctrl");
        add(keys, key, InputEvent.ALT_DOWN_MASK, "Alt");
        add(keys, key, InputEvent.SHIFT_DOWN_MASK, "Shift");
        add(keys, key, InputEvent.META_DOWN_MASK, "⌘");
        keys.add(name(key.getKeyCode()));
        return String.join("+", keys);
    }

    private static void add(List<String> keys, KeyStroke key, int modifier, String name) {
        if ((key.getModifiers() & modifier) != 0) {
            keys.add(name);
        }
    }

    private static String name(int code) {
        return switch (code) {
            case KeyEvent.VK_LEFT -> "←";
            case KeyEvent.VK_RIGHT -> "→";
            case KeyEvent.VK_UP -> "↑";
            case KeyEvent.VK_DOWN -> "↓";
            case KeyEvent.VK_PLUS, KeyEvent.VK_ADD -> "+";
            case KeyEvent.VK_MINUS, KeyEvent.VK_SUBTRACT -> "−";
            case KeyEvent.VK_EQUALS -> "=";
            case KeyEvent.VK_BACK_SPACE -> "⌫";
            case KeyEvent.VK_ENTER -> "Enter";
            case KeyEvent.VK_ESCAPE -> "Esc";
            case KeyEvent.VK_HOME -> "Home";
            case KeyEvent.VK_END -> "End";
            default -> KeyEvent.getKeyText(code);
        };
    }
}
