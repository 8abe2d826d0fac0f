package org.tabuleiro.console.io;

import java.util.List;

/**
 * Lines at the bottom of a terminal that are overwritten by the next ones; nothing is shown without a
 * terminal.
 */
public final class LiveText implements AutoCloseable {
    /** The minimum interval between updates. */
    private static final long INTERVAL_NANOS = 100_000_000;

    private final Console console;
    private final boolean visible;
    private int lines;
    private long next;

    /** Shows nothing yet. */
    public LiveText(Console console) {
        this.console = console;
        this.visible = console.hasCursor();
    }

    /** Whether an update is due; updates are throttled. */
    public boolean isDue() {
        return visible && System.nanoTime() >= next;
    }

    /** Replaces the lines shown before; each is truncated at the width of the terminal. */
    public void show(List<String> text) {
        if (!visible) {
            return;
        }
        next = System.nanoTime() + INTERVAL_NANOS;
        erase();
        int width = console.width();
        for (String line : text) {
            console.out().print((lines == 0 ? "" : "\n") + (line.length() > width ? line.substring(0, width) : line));
            lines++;
        }
        console.out().flush();
    }

    private void erase() {
        if (lines > 0) {
            console.out().print("\r" + (lines > 1 ? "\u001b[" + (lines - 1) + "A" : "") + "\u001b[J");
        }
        lines = 0;
    }

    /** Erases the lines. */
    @Override
    public void close() {
        erase();
        console.out().flush();
    }
}
