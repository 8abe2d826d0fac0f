package org.tabuleiro.console.io;

import java.io.IOError;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Function;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jspecify.annotations.Nullable;

/** Lines typed at a terminal, with editing, history and Tab completion. */
final class TerminalLines implements LineInput {
    private final Console console;
    private final LineReader reader;
    private Function<String, List<String>> completions = beginning -> List.of();
    private @Nullable Thread reading;

    TerminalLines(Console console) {
        this.console = console;
        reader = LineReaderBuilder.builder()
                .terminal(console.open())
                .parser(new WholeLineParser())
                .completer((line, words, candidates) -> completions
                        .apply(words.line().substring(0, words.cursor()))
                        .forEach(text -> candidates.add(candidate(text))))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
        console.setInterruptReading(this::interrupt);
    }

    private synchronized void interrupt() {
        if (reading != null) {
            reading.interrupt();
        }
    }

    /** Prints above the line that is being typed. */
    void printAbove(String text) {
        try {
            reader.printAbove(text.stripTrailing());
        } catch (IOError | UncheckedIOException | IllegalStateException gone) {
            // The terminal hung up: the end of input follows.
        }
    }

    private synchronized void setReading(@Nullable Thread thread) {
        reading = thread;
    }

    /** Clears an interrupt that came too late for the line: it would fail the next write to a file. */
    private synchronized void endReading() {
        reading = null;
        Thread.interrupted();
    }

    /** No blank is appended to a folder, so that its path can be continued. */
    private static Candidate candidate(String text) {
        return new Candidate(text, text, null, null, null, null, !text.endsWith("/"));
    }

    @Override
    public @Nullable String next(String prompt, Function<String, List<String>> completions) {
        this.completions = completions;
        console.out().flush(); // The reader writes to the terminal directly.
        setReading(Thread.currentThread());
        try {
            return console.isTerminated() ? null : reader.readLine(prompt);
        } catch (UserInterruptException pressed) {
            if (console.isTerminated()) {
                return null;
            }
            throw new Cancelled(String.valueOf(pressed.getPartialLine()));
        } catch (EndOfFileException | IOError | UncheckedIOException | IllegalStateException end) {
            return null; // Ctrl+D, or the terminal hung up.
        } finally {
            endReading();
        }
    }
}
