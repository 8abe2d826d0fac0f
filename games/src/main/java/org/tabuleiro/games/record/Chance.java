package org.tabuleiro.games.record;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The first player's win probability after a turn, as a command in a comment: {@code [%chance 57]}. Like the
 * commands of PGN, such as {@code [%eval 0.3]}, it has no words, so that it can be displayed in any language.
 *
 * @param percent the probability, from 0 to 100
 */
public record Chance(int percent) {
    private static final Pattern COMMAND = Pattern.compile("\\[%chance (100|[0-9]{1,2})\\]");

    /** Rejects numbers that are not a percentage. */
    public Chance {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("expected 0 to 100, found " + percent);
        }
    }

    /** The command. */
    public String text() {
        return "[%chance " + percent + "]";
    }

    /** Whether a comment contains such a command. */
    public static boolean isIn(String comment) {
        return COMMAND.matcher(comment).find();
    }

    /** The probability of the first such command in a comment. */
    public static Optional<Chance> find(String comment) {
        Matcher matcher = COMMAND.matcher(comment);
        return matcher.find() ? Optional.of(new Chance(Integer.parseInt(matcher.group(1)))) : Optional.empty();
    }

    /** A comment with every command replaced by the text of its probability. */
    public static String replace(String comment, Function<Chance, String> text) {
        Matcher matcher = COMMAND.matcher(comment);
        StringBuilder out = new StringBuilder();
        int from = 0;
        while (matcher.find()) {
            out.append(comment, from, matcher.start());
            out.append(text.apply(new Chance(Integer.parseInt(matcher.group(1)))));
            from = matcher.end();
        }
        return out.append(comment, from, comment.length()).toString();
    }
}
