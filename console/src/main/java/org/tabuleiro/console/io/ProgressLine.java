package org.tabuleiro.console.io;

/**
 * Progress of long work: on a terminal one line that is updated, elsewhere a line for every tenth of the
 * work.
 */
public final class ProgressLine {
    private static final int PARTS = 10;

    private final Console console;
    private final int total;
    private int shown = -1;

    /** Progress of work with a total number of items. */
    public ProgressLine(Console console, int total) {
        this.console = console;
        this.total = total;
    }

    /** Shows the number of items done. */
    public void show(int done) {
        String text = console.catalogue().text("console.progress", done, total);
        if (console.isTerminal()) {
            console.out().print("\r" + text + (done >= total ? "\n" : ""));
            console.out().flush();
            return;
        }
        int part = (int) ((long) done * PARTS / total);
        if (part > shown) {
            shown = part;
            console.out().println(text);
            console.out().flush();
        }
    }
}
