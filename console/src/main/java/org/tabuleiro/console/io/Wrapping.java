package org.tabuleiro.console.io;

import java.util.ArrayList;
import java.util.List;

/** Breaks a sentence into lines. */
public final class Wrapping {
    private Wrapping() {}

    /**
     * The lines of a sentence, broken between words where they would be longer than the width; a longer word stays whole.
     *
     * @param sentence what to break
     * @param width how long a line may be
     * @param hanging with how many blanks all lines but the first begin
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
