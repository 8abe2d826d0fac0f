package org.tabuleiro.console.io;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Lines from a file or a pipe; each is echoed after its prompt, so that the output reads like a session. */
final class PipedLines implements LineInput {
    private final Console console;
    private final BufferedReader reader;

    PipedLines(Console console) {
        this.console = console;
        this.reader = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
    }

    @Override
    public @Nullable String next(String prompt, Function<String, List<String>> completions) {
        console.out().print(prompt);
        console.out().flush();
        String line;
        try {
            line = console.hasOutputFailed() ? null : reader.readLine();
        } catch (IOException broken) {
            line = null;
        }
        console.out().println(line == null ? "" : line);
        return line;
    }
}
