package org.tabuleiro.console.io;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads lines from the user. */
public interface LineInput {

    /**
     * Returns the next line, or null at the end of input.
     *
     * @param prompt the prompt
     * @param completions the completions of the beginning of a line
     * @throws Cancelled if the line is cancelled with Ctrl+C
     */
    @Nullable
    String next(String prompt, Function<String, List<String>> completions);

    /** Lines from the terminal if there is one, otherwise from standard input. */
    static LineInput of(Console console) {
        return console.isTerminal() ? new TerminalLines(console) : new PipedLines(console);
    }
}
