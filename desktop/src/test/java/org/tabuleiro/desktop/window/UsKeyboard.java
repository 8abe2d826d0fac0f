package org.tabuleiro.desktop.window;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import javax.swing.KeyStroke;

/** The keys of a US keyboard, the layout of a virtual display. */
final class UsKeyboard {
    private UsKeyboard() {}

    /** The codes of the keys that are held during a key stroke. */
    static List<Integer> modifierKeys(KeyStroke stroke) {
        List<Integer> held = new ArrayList<>();
        int modifiers = stroke.getModifiers();
        if ((modifiers & InputEvent.SHIFT_DOWN_MASK) != 0) {
            held.add(KeyEvent.VK_SHIFT);
        }
        if ((modifiers & InputEvent.CTRL_DOWN_MASK) != 0) {
            held.add(KeyEvent.VK_CONTROL);
        }
        if ((modifiers & InputEvent.ALT_DOWN_MASK) != 0) {
            held.add(KeyEvent.VK_ALT);
        }
        return held;
    }

    /** The key that types a lower-case character, with its modifiers, written as for {@link KeyStroke}. */
    static String key(char c) {
        return switch (c) {
            case '@' -> "shift 2";
            case '>' -> "shift PERIOD";
            case '_' -> "shift MINUS";
            case '-' -> "MINUS";
            case ',' -> "COMMA";
            case '.' -> "PERIOD";
            case ' ' -> "SPACE";
            default -> String.valueOf(Character.toUpperCase(c));
        };
    }
}
