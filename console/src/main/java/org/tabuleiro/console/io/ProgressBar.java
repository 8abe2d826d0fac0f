package org.tabuleiro.console.io;

/** How far long work has come, on one line where complaints go: so results can go into a file meanwhile. */
public final class ProgressBar implements AutoCloseable {
    private static final int WIDTH = 30;
    private static final String FULL = "#";
    private static final String EMPTY = ".";

    private final Console console;
    private final boolean visible;
    private String shown = "";

    /** A bar that is shown with its first progress, if it can be. */
    public ProgressBar(Console console) {
        this.console = console;
        this.visible = console.showsProgress();
    }

    /** Shows that so much is done. */
    public void show(String what, int done, int all) {
        int full = all == 0 ? WIDTH : (int) ((long) WIDTH * done / all);
        String line = "[" + FULL.repeat(full) + EMPTY.repeat(WIDTH - full) + "] " + done + "/" + all + "  " + what;
        if (visible && !line.equals(shown)) {
            console.err().print("\r" + line + " ".repeat(Math.max(0, shown.length() - line.length())));
            console.err().flush();
            shown = line;
        }
    }

    /** Takes the bar away. */
    @Override
    public void close() {
        clear();
    }

    /** Takes the bar away until there is more progress. */
    public void clear() {
        if (!shown.isEmpty()) {
            console.err().print("\r" + " ".repeat(shown.length()) + "\r");
            console.err().flush();
            shown = "";
        }
    }
}
