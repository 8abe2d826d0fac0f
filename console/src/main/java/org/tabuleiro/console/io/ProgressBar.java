package org.tabuleiro.console.io;

/** A progress bar on standard error, so that standard output can be redirected to a file. */
public final class ProgressBar implements AutoCloseable {
    private static final int WIDTH = 30;
    private static final String FULL = "#";
    private static final String EMPTY = ".";

    private final Console console;
    private final boolean visible;
    private String shown = "";

    /** A bar that appears with the first progress, if standard error is a terminal. */
    public ProgressBar(Console console) {
        this.console = console;
        this.visible = console.showsProgress();
    }

    /** Shows progress. */
    public void show(String what, int done, int all) {
        int full = all == 0 ? WIDTH : (int) ((long) WIDTH * done / all);
        String line = "[" + FULL.repeat(full) + EMPTY.repeat(WIDTH - full) + "] " + done + "/" + all + "  " + what;
        if (visible && !line.equals(shown)) {
            console.err().print("\r" + line + " ".repeat(Math.max(0, shown.length() - line.length())));
            console.err().flush();
            shown = line;
        }
    }

    /** Erases the bar. */
    @Override
    public void close() {
        clear();
    }

    /** Erases the bar until there is more progress. */
    public void clear() {
        if (!shown.isEmpty()) {
            console.err().print("\r" + " ".repeat(shown.length()) + "\r");
            console.err().flush();
            shown = "";
        }
    }
}
