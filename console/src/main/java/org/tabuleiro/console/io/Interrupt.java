package org.tabuleiro.console.io;

import java.io.IOError;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.search.Search;

/** Stop signal of long work: Ctrl+C, SIGTERM, and on a terminal any key. */
public final class Interrupt implements Search.Stop, AutoCloseable {
    /** Interval at which keys are polled. */
    private static final long POLL_NANOS = 20_000_000;
    /**
     * The longest input that counts as a single key; more bytes are a line typed ahead, which is left in the
     * input.
     */
    private static final int MAX_KEY_BYTES = 3;
    /** Returned instead of a number of bytes if the terminal hung up; its SIGHUP may come late or never. */
    private static final int HUNG_UP = -1;

    private final Console console;
    private final @Nullable Terminal terminal;
    private final @Nullable Attributes attributes;
    private final Runnable restore;
    private volatile boolean requested;
    private boolean pressed;
    private long nextPoll;

    private Interrupt(Console console) {
        this.console = console;
        if (console.isTerminal()) {
            console.catchInterrupts();
            restore = () -> {};
            // Keys typed before the work began do not stop it.
            int bytes = available();
            terminal = bytes == 0 ? console.open() : null;
            requested = bytes == HUNG_UP;
        } else {
            Object before = Signals.register("INT", () -> requested = true);
            restore = () -> Signals.unregister("INT", before);
            terminal = null;
        }
        attributes = rawMode(terminal);
    }

    /** Enters raw mode. Returns the previous attributes, or null if the terminal hung up. */
    private static @Nullable Attributes rawMode(@Nullable Terminal terminal) {
        try {
            return terminal == null ? null : terminal.enterRawMode();
        } catch (IOError | UncheckedIOException | IllegalStateException gone) {
            return null;
        }
    }

    /** Starts watching; closing it ends that. */
    public static Interrupt watch(Console console) {
        console.out().flush();
        return new Interrupt(console);
    }

    @Override
    public boolean isRequested() {
        if (console.consumeInterrupt() || console.isTerminated()) {
            requested = true;
        }
        long now = System.nanoTime();
        if (!requested && terminal != null && now >= nextPoll) {
            nextPoll = now + POLL_NANOS;
            int bytes = available();
            pressed = bytes > 0;
            requested = pressed || bytes == HUNG_UP;
        }
        return requested;
    }

    /** Waits until a stop is requested or the time has passed. */
    public void await(long millis) {
        long until = System.nanoTime() + millis * 1_000_000;
        try {
            while (!isRequested() && System.nanoTime() < until) {
                Thread.sleep(POLL_NANOS / 1_000_000);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private int available() {
        try {
            return console.in().available();
        } catch (IOException gone) {
            return HUNG_UP;
        }
    }

    @Override
    public void close() {
        int bytes = pressed ? available() : 0;
        if (bytes > 0 && bytes <= MAX_KEY_BYTES) {
            try {
                console.in().readNBytes(bytes);
            } catch (IOException gone) {
                // The next read will fail too.
            }
        }
        if (terminal != null && attributes != null) {
            try {
                terminal.setAttributes(attributes);
            } catch (IOError | UncheckedIOException | IllegalStateException gone) {
                // The terminal hung up: there is nothing to restore.
            }
        }
        restore.run();
    }
}
