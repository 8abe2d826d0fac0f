package org.tabuleiro.console.io;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Where a person's lines come from. */
public interface LineInput {

    /**
     * The next line, or null when there are no more.
     *
     * @param prompt what to show in front of it
     * @param completions what could be meant by the beginning of a line
     * @throws Cancelled if Ctrl-C is pressed instead
     */
    @Nullable
    String next(String prompt, Function<String, List<String>> completions);

    /** Lines from a terminal where there is one, else as they come. */
    static LineInput of(Console console) {
        return console.isTerminal() ? new TerminalLines(console) : new PipedLines(console);
    }
}
