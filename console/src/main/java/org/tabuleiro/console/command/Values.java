package org.tabuleiro.console.command;

import org.tabuleiro.cli.BadInput;
import org.tabuleiro.games.Message;

/** Reads numbers that options are given; any that will not do is bad input. */
final class Values {
    private Values() {}

    /** A whole number from 1 on. */
    static long number(String option, String text, long most) {
        boolean digits = !text.isEmpty() && text.length() < 19 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        long number = digits ? Long.parseLong(text) : 0;
        if (number < 1 || number > most) {
            throw new BadInput(Message.of("console.option-number", text, option, String.valueOf(most)));
        }
        return number;
    }

    /** Seconds, as milliseconds; their bounds are given in seconds as a person reads them. */
    static long millis(String option, String text, String least, String most) {
        try {
            double seconds = Double.parseDouble(text);
            if (seconds >= Double.parseDouble(least) && seconds <= Double.parseDouble(most)) {
                return Math.max(1, Math.round(1000 * seconds));
            }
        } catch (NumberFormatException notANumber) {
            // told below
        }
        throw new BadInput(Message.of("console.option-seconds", text, option, least, most));
    }
}
