package org.tabuleiro.console.io;

import java.util.ArrayList;
import java.util.List;

/** Word wrapping. */
public final class WordWrap {
    private WordWrap() {}

    /**
     * Wraps a text between words; a word longer than the width is not split.
     *
     * @param sentence the text
     * @param width the maximum line length
     * @param hanging the indentation of all lines but the first
     */
    public static List<String> lines(String sentence, int width, int hanging) {
        List<String> lines = new ArrayList<>();
        String indent = " ".repeat(hanging);
        String rest = sentence;
        while (rest.length() > width) {
            int blank = rest.lastIndexOf(' ', width);
            if (blank <= indentation(rest)) {
                blank = rest.indexOf(' ', Math.max(width, indentation(rest)));
            }
            if (blank < 0) {
                break;
            }
            lines.add(rest.substring(0, blank));
            rest = indent + rest.substring(blank + 1);
        }
        lines.add(rest);
        return lines;
    }

    private static int indentation(String text) {
        return text.length() - text.stripLeading().length();
    }
}
