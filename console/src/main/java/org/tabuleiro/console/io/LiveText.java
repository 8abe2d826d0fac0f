package org.tabuleiro.console.io;

import java.util.List;

/** Lines at the end of a terminal that newer ones are written over; where the output is no terminal nothing is shown. */
public final class LiveText implements AutoCloseable {
    /** How long a text stands at least. */
    private static final long INTERVAL = 100_000_000;

    private final Console console;
    private final boolean visible;
    private int lines;
    private long next;

    /** Nothing shown yet. */
    public LiveText(Console console) {
        this.console = console;
        this.visible = console.hasCursor();
    }

    /** Whether a text would be shown now; not too often, since nobody can read that fast. */
    public boolean isDue() {
        return visible && System.nanoTime() >= next;
    }

    /** Shows lines in the place of those shown before, each cut at the width of the terminal. */
    public void show(List<String> text) {
        if (!visible) {
            return;
        }
        next = System.nanoTime() + INTERVAL;
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

    /** Takes away what is shown. */
    @Override
    public void close() {
        erase();
        console.out().flush();
    }
}
