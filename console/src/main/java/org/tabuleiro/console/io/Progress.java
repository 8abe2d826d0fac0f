package org.tabuleiro.console.io;

/** Shows how far long work has got: on a terminal in one line that changes, elsewhere a line for every tenth part. */
public final class Progress {
    private static final int PARTS = 10;

    private final Console console;
    private final int whole;
    private int shown = -1;

    /** Progress of work that has so many pieces. */
    public Progress(Console console, int whole) {
        this.console = console;
        this.whole = whole;
    }

    /** So many pieces are done. */
    public void show(int done) {
        String text = console.catalogue().text("console.progress", done, whole);
        if (console.isTerminal()) {
            console.out().print("\r" + text + (done >= whole ? "\n" : ""));
            console.out().flush();
            return;
        }
        int part = (int) ((long) done * PARTS / whole);
        if (part > shown) {
            shown = part;
            console.out().println(text);
            console.out().flush();
        }
    }
}
