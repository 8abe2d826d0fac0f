package org.tabuleiro.console.command;

import org.tabuleiro.console.io.BadInput;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.games.Message;

/** Reads the amounts that options give. */
final class Amounts {
    private static final double LONGEST = 86_400;

    private Amounts() {}

    /** A whole number from 1 on. */
    static long number(String option, String text, long most) {
        boolean digits = !text.isEmpty() && text.length() < 19 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        long number = digits ? Long.parseLong(text) : 0;
        if (number < 1 || number > most) {
            throw new BadInput(Message.of("console.analyse.number", text, option, most));
        }
        return number;
    }

    /** A limit of time, in seconds. */
    static Limits time(String text) {
        try {
            double seconds = Double.parseDouble(text);
            if (seconds > 0 && seconds <= LONGEST) {
                return Limits.ofMillis((long) (1000 * seconds));
            }
        } catch (NumberFormatException notANumber) {
            // told below
        }
        throw new BadInput(Message.of("console.analyse.time", text));
    }

    /** A limit of nodes. */
    static Limits nodes(String text) {
        return Limits.ofNodes(number("--nodes", text, Long.MAX_VALUE / 2));
    }
}
