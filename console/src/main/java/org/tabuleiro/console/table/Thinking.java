package org.tabuleiro.console.table;

import java.util.function.Supplier;
import org.tabuleiro.console.io.Console;

/** Shows on a terminal that the computer is thinking, for as long as it is. */
final class Thinking {
    private Thinking() {}

    static <T> T show(Console console, Supplier<T> thought) {
        if (!console.isTerminal()) {
            return thought.get();
        }
        String text = console.catalogue().text("console.thinking");
        console.out().print(text);
        console.out().flush();
        T found = thought.get();
        console.out().print("\r" + " ".repeat(text.length()) + "\r");
        return found;
    }
}
