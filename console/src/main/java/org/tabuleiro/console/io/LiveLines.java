package org.tabuleiro.console.io;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Lines that are typed while other things happen. A thread of its own waits for the next line; what happens
 * meanwhile is run by the thread of the program, and what it prints appears above the line being typed.
 */
public final class LiveLines implements AutoCloseable {
    private static final String PROMPT = "> ";
    private static final long POLL_MILLIS = 500;
    private static final long CLOSE_MILLIS = 1000;

    /** What came of reading a line. */
    public sealed interface Typed {
        /** A line. */
        record Line(String text) implements Typed {}

        /** The end of input: of a file or a pipe, Ctrl+D, a closed terminal, or SIGTERM. */
        record End() implements Typed {}

        /**
         * Ctrl+C.
         *
         * @param hasText whether the line had any text
         */
        record Interrupted(boolean hasText) implements Typed {}
    }

    private final Console console;
    private final EventLoop loop;
    private final @Nullable TerminalLines terminal;
    private final @Nullable BufferedReader pipe;
    private volatile Function<String, List<String>> completions = beginning -> List.of();
    private @Nullable Thread reading;
    private @Nullable Typed typed;

    /** Lines of a console, and what happens besides. */
    public LiveLines(Console console, EventLoop loop) {
        this.console = console;
        this.loop = loop;
        if (console.isTerminal()) {
            console.catchInterrupts();
            console.deferTermination();
            terminal = new TerminalLines(console);
            pipe = null;
        } else {
            terminal = null;
            pipe = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
        }
    }

    /** Sets the completions of the beginning of a line; called by the reading thread. */
    public void setCompletions(Function<String, List<String>> newCompletions) {
        completions = newCompletions;
    }

    /**
     * The next line; runs what happens meanwhile. Empty as soon as something else is so; a line that is being
     * typed stays and is returned later.
     */
    public Optional<Typed> next(BooleanSupplier somethingElse) {
        while (!somethingElse.getAsBoolean()) {
            Typed line = typed;
            if (line != null) {
                typed = null;
                echo(line);
                return Optional.of(line);
            }
            if (console.hasOutputFailed()) {
                return Optional.of(new Typed.End());
            }
            if (reading == null) {
                read();
            }
            await();
        }
        return Optional.empty();
    }

    /** Runs the next thing that happens, if anything does within half a second. */
    public void await() {
        Runnable action = loop.poll(POLL_MILLIS);
        if (action != null) {
            print(action);
        }
    }

    /** A line of a file or a pipe is printed when it is used, so that the output reads like a session. */
    private void echo(Typed line) {
        if (terminal == null && line instanceof Typed.Line(String text)) {
            console.out().println(PROMPT + text);
        }
    }

    /** Whether a file or a pipe has no more lines. */
    public boolean isAtEnd() {
        if (terminal == null && reading == null && typed == null) {
            read();
        }
        return terminal == null && typed instanceof Typed.End;
    }

    private void read() {
        console.out().flush();
        reading = Thread.ofPlatform().daemon().name("lines").start(() -> {
            Typed line = readLine();
            loop.execute(() -> {
                reading = null;
                typed = line;
            });
        });
    }

    private Typed readLine() {
        try {
            TerminalLines lines = terminal;
            BufferedReader reader = pipe;
            String line = lines != null
                    ? lines.next(PROMPT, beginning -> completions.apply(beginning))
                    : reader != null ? reader.readLine() : null;
            return line == null ? new Typed.End() : new Typed.Line(line);
        } catch (Cancelled cancelled) {
            return new Typed.Interrupted(cancelled.hasText());
        } catch (IOException broken) {
            return new Typed.End();
        }
    }

    /** Runs an action; what it prints appears above the line that is being typed. */
    public void print(Runnable action) {
        if (reading == null || terminal == null) {
            action.run();
            return;
        }
        String text = console.capture(action);
        if (reading == null || text.isEmpty()) {
            console.out().print(text);
        } else {
            terminal.printAbove(text);
        }
        console.out().flush();
    }

    /** Stops waiting for a line, so that the terminal is as it was. */
    @Override
    public void close() {
        Thread thread = reading;
        if (thread != null && terminal != null) {
            thread.interrupt();
            try {
                thread.join(CLOSE_MILLIS);
            } catch (InterruptedException hurried) {
                Thread.currentThread().interrupt();
            }
        }
        reading = null;
    }
}
