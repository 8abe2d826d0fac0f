package org.tabuleiro.console.io;

import java.io.IOError;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.search.Search;

/** Watches, while something goes on, for a person's wish to end it: Ctrl-C, on a terminal any key, and SIGTERM. */
public final class Interrupt implements Search.Stop, AutoCloseable {
    /** How often keys are looked for. */
    private static final long INTERVAL = 20_000_000;
    /** So few bytes are a key pressed to end what goes on; more are a line typed ahead, which is left for whoever reads lines. */
    private static final int ONE_KEY = 3;
    /** In place of a number of bytes: the terminal was closed, which its signal may tell late or never. */
    private static final int GONE = -1;

    private final Console console;
    private final @Nullable Terminal terminal;
    private final @Nullable Attributes attributes;
    private final Runnable restore;
    private volatile boolean wanted;
    private boolean pressed;
    private long nextLook;

    private Interrupt(Console console) {
        this.console = console;
        if (console.isTerminal()) {
            console.keepInterrupts();
            restore = () -> {};
            // What was typed before anything went on cannot mean that it is to end.
            int bytes = available();
            terminal = bytes == 0 ? console.open() : null;
            wanted = bytes == GONE;
        } else {
            Object before = Signals.register("INT", () -> wanted = true);
            restore = () -> Signals.unregister("INT", before);
            terminal = null;
        }
        attributes = rawMode(terminal);
    }

    /** Reads keys one by one from now on; returns how it was before, or nothing where the terminal is gone. */
    private static @Nullable Attributes rawMode(@Nullable Terminal terminal) {
        try {
            return terminal == null ? null : terminal.enterRawMode();
        } catch (IOError | UncheckedIOException | IllegalStateException gone) {
            return null;
        }
    }

    /** Watches from now on until it is closed. */
    public static Interrupt watch(Console console) {
        console.out().flush();
        return new Interrupt(console);
    }

    @Override
    public boolean isRequested() {
        if (console.takeInterrupt() || console.isTerminated()) {
            wanted = true;
        }
        long now = System.nanoTime();
        if (!wanted && terminal != null && now >= nextLook) {
            nextLook = now + INTERVAL;
            int bytes = available();
            pressed = bytes > 0;
            wanted = pressed || bytes == GONE;
        }
        return wanted;
    }

    /** Waits until a wish comes, or for so long. */
    public void await(long millis) {
        long until = System.nanoTime() + millis * 1_000_000;
        try {
            while (!isRequested() && System.nanoTime() < until) {
                Thread.sleep(INTERVAL / 1_000_000);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private int available() {
        try {
            return console.in().available();
        } catch (IOException gone) {
            return GONE;
        }
    }

    @Override
    public void close() {
        int bytes = pressed ? available() : 0;
        if (bytes > 0 && bytes <= ONE_KEY) {
            try {
                console.in().readNBytes(bytes);
            } catch (IOException gone) {
                // Whoever reads next will notice.
            }
        }
        if (terminal != null && attributes != null) {
            try {
                terminal.setAttributes(attributes);
            } catch (IOError | UncheckedIOException | IllegalStateException gone) {
                // A terminal that is gone needs no restoring.
            }
        }
        restore.run();
    }
}
