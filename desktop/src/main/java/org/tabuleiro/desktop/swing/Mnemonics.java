package org.tabuleiro.desktop.swing;

import java.awt.Component;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;

/**
 * Assigns mnemonics that are unique per menu, so that the catalogues need not name them: a maximum bipartite
 * matching between texts and letters that prefers the first letters of words.
 */
public final class Mnemonics {
    private final List<String> texts;
    private final Map<Character, Integer> owners = new HashMap<>();
    private final int[] chosen;

    private Mnemonics(List<String> texts) {
        this.texts = texts;
        chosen = new int[texts.size()];
        Arrays.fill(chosen, -1);
    }

    /** Sets the mnemonics of the menus of a bar and of all their items. */
    public static void apply(JMenuBar bar) {
        apply(bar.getComponents());
    }

    public static void apply(JMenu menu) {
        apply(menu.getMenuComponents());
    }

    public static void apply(JPopupMenu menu) {
        apply(menu.getComponents());
    }

    private static void apply(Component... components) {
        List<JMenuItem> items = Stream.of(components)
                .filter(JMenuItem.class::isInstance)
                .map(JMenuItem.class::cast)
                .toList();
        List<Integer> indices = indices(items.stream().map(JMenuItem::getText).toList());
        for (int i = 0; i < items.size(); i++) {
            JMenuItem item = items.get(i);
            int index = indices.get(i);
            if (index >= 0) {
                item.setMnemonic(Character.toUpperCase(item.getText().charAt(index)));
                item.setDisplayedMnemonicIndex(index);
            }
            if (item instanceof JMenu menu) {
                apply(menu);
            }
        }
    }

    /** The index of the mnemonic in each text; -1 for a text that gets none. */
    static List<Integer> indices(List<String> texts) {
        Mnemonics all = new Mnemonics(texts);
        for (int i = 0; i < texts.size(); i++) {
            if (!all.takeFree(i)) {
                all.take(i, new HashSet<>());
            }
        }
        List<Integer> indices = new ArrayList<>();
        for (int index : all.chosen) {
            indices.add(index);
        }
        return indices;
    }

    /** The indices of ASCII letters and digits, first letters of words first. */
    private List<Integer> candidates(int text) {
        String letters = texts.get(text);
        List<Integer> first = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int i = 0; i < letters.length(); i++) {
            if (isPlain(letters.charAt(i))) {
                boolean begins = i == 0 || !Character.isLetterOrDigit(letters.charAt(i - 1));
                (begins ? first : others).add(i);
            }
        }
        first.addAll(others);
        return first;
    }

    private static boolean isPlain(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    }

    private char letter(int text, int index) {
        return Character.toUpperCase(texts.get(text).charAt(index));
    }

    private boolean takeFree(int text) {
        for (int index : candidates(text)) {
            if (owners.putIfAbsent(letter(text, index), text) == null) {
                chosen[text] = index;
                return true;
            }
        }
        return false;
    }

    /** Augmenting path: takes a letter whose owner can switch to another one. */
    private boolean take(int text, Set<Character> asked) {
        for (int index : candidates(text)) {
            char letter = letter(text, index);
            if (asked.add(letter)) {
                Integer owner = owners.get(letter);
                if (owner == null || take(owner, asked)) {
                    owners.put(letter, text);
                    chosen[text] = index;
                    return true;
                }
            }
        }
        return false;
    }
}
