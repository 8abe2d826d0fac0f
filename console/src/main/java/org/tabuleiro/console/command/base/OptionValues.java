package org.tabuleiro.console.command.base;

import org.tabuleiro.cli.BadInput;
import org.tabuleiro.games.Message;

/** Parses the numbers of options; an invalid number is bad input. */
public final class OptionValues {
    private OptionValues() {}

    /** Parses a whole number from 1 to a maximum. */
    public static long number(String option, String text, long max) {
        boolean digits = !text.isEmpty() && text.length() < 19 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        long number = digits ? Long.parseLong(text) : 0;
        if (number < 1 || number > max) {
            throw new BadInput(Message.of("console.option-number", text, option, String.valueOf(max)));
        }
        return number;
    }

    /** Parses a whole number that is not less than a minimum. */
    public static int atLeast(int min, String text) {
        try {
            int number = Integer.parseInt(text);
            if (number >= min) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // The same error as for a number out of range.
        }
        throw new BadInput(Message.of("console.number", text, min));
    }

    /**
     * Parses seconds and returns milliseconds. The bounds are in seconds, as the error message quotes them.
     */
    public static long millis(String option, String text, String min, String max) {
        try {
            double seconds = Double.parseDouble(text);
            if (seconds >= Double.parseDouble(min) && seconds <= Double.parseDouble(max)) {
                return Math.max(1, Math.round(1000 * seconds));
            }
        } catch (NumberFormatException notANumber) {
            // The same error as for a number out of range.
        }
        throw new BadInput(Message.of("console.option-seconds", text, option, min, max));
    }
}
