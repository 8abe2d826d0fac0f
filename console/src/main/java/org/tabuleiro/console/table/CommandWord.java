package org.tabuleiro.console.table;

import java.text.Normalizer;
import java.util.Locale;

/** The words of commands as they are compared. */
public final class CommandWord {
    private CommandWord() {}

    /** Removes capitals and accents, which not every keyboard has. */
    public static String normalized(String word) {
        return Normalizer.normalize(word.toLowerCase(Locale.ROOT), Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "");
    }
}
