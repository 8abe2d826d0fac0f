package org.tabuleiro.desktop.table;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.tabuleiro.games.Side;

/** The time that both players have left. It runs for the player to move, and every turn played earns the increment. */
public final class Clock {

    /**
     * How much time there is.
     *
     * @param minutes for each player at the beginning
     * @param increment seconds for every turn
     * @param setupMinutes what a set-up may take besides
     */
    public record Control(int minutes, int increment, int setupMinutes) {
        /** Those that can be chosen. */
        public static final List<Control> ALL =
                List.of(new Control(5, 3, 3), new Control(10, 5, 5), new Control(15, 10, 5));

        /** The one with a text; empty if there is none. */
        public static Optional<Control> find(String text) {
            return ALL.stream().filter(each -> each.text().equals(text)).findFirst();
        }

        /** As people say it, such as 5+3. */
        public String text() {
            return minutes + "+" + increment;
        }
    }

    private static final long SECOND = 1_000_000_000;

    private final Control control;
    private final LongSupplier now;
    private final long[] left = new long[2];
    private Optional<Side> running = Optional.empty();
    private long since;

    /** A clock that stands still. */
    public Clock(Control control, LongSupplier nanoTime) {
        this.control = control;
        this.now = nanoTime;
        left[0] = (control.minutes() + control.setupMinutes()) * 60L * SECOND;
        left[1] = left[0];
    }

    /** What it was set to. */
    public Control control() {
        return control;
    }

    /** Runs for a side from now on. */
    public void run(Side side) {
        stop();
        running = Optional.of(side);
        since = now.getAsLong();
    }

    /** Stands still. */
    public void stop() {
        long time = now.getAsLong();
        running.ifPresent(side -> left[side.ordinal()] -= time - since);
        running = Optional.empty();
    }

    /** A side has played a turn. */
    public void played(Side side) {
        stop();
        left[side.ordinal()] += control.increment() * SECOND;
    }

    /** How many nanoseconds a side has left; at least 0. */
    public long left(Side side) {
        long gone = running.equals(Optional.of(side)) ? now.getAsLong() - since : 0;
        return Math.max(0, left[side.ordinal()] - gone);
    }

    /** The side whose time is up, if any. */
    public Optional<Side> fallen() {
        return running.filter(side -> left(side) == 0);
    }

    /** As it is shown: minutes and seconds, with tenths in the last ten seconds. */
    public String text(Side side) {
        long tenths = left(side) / (SECOND / 10);
        long seconds = tenths / 10;
        String text = seconds / 60 + ":" + (seconds % 60 < 10 ? "0" : "") + seconds % 60;
        return seconds < 10 ? text + "." + tenths % 10 : text;
    }
}
