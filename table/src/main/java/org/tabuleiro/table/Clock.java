package org.tabuleiro.table;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.tabuleiro.games.Side;

/**
 * The time that both players have left. It runs for the player to move, and every turn played earns the increment. A set-up has an
 * allowance of its own, which is used up first and is worth nothing afterwards.
 */
public final class Clock {

    /**
     * How much time there is.
     *
     * @param minutes for each player at the beginning
     * @param increment seconds for every turn
     * @param setupMinutes what a set-up may take besides
     */
    public record Control(int minutes, int increment, int setupMinutes) {
        /** The ones to choose from. */
        public static final List<Control> ALL =
                List.of(new Control(5, 3, 3), new Control(10, 5, 5), new Control(15, 10, 5));

        /** As people say it, such as 5+3. */
        public String text() {
            return minutes + "+" + increment;
        }

        /** The one that people call so. */
        public static Optional<Control> find(String text) {
            return ALL.stream().filter(control -> control.text().equals(text)).findFirst();
        }
    }

    private static final long SECOND = 1_000_000_000;
    private static final long MILLISECOND = 1_000_000;

    private final Control control;
    private final LongSupplier now;
    private final long[] left = new long[2];
    private final long[] allowance = new long[2];
    private Optional<Side> running = Optional.empty();
    private boolean setup;
    private long since;

    /** A clock that stands still. */
    public Clock(Control control, LongSupplier nanoTime) {
        this.control = control;
        this.now = nanoTime;
        for (int side = 0; side < 2; side++) {
            left[side] = control.minutes() * 60L * SECOND;
            allowance[side] = control.setupMinutes() * 60L * SECOND;
        }
    }

    /** The clock that was written down, if it makes sense; it stands still. */
    public static Optional<Clock> read(String text, LongSupplier nanoTime) {
        String[] words = text.split(" ", -1);
        return Control.find(words[0]).filter(control -> words.length == 5).flatMap(control -> {
            Clock clock = new Clock(control, nanoTime);
            try {
                for (int side = 0; side < 2; side++) {
                    clock.left[side] = Long.parseLong(words[1 + side]) * MILLISECOND;
                    clock.allowance[side] = Long.parseLong(words[3 + side]) * MILLISECOND;
                }
            } catch (NumberFormatException broken) {
                return Optional.empty();
            }
            return Optional.of(clock);
        });
    }

    /** Writes down what it shows, to go on from there another day. */
    public String write() {
        settle();
        StringBuilder text = new StringBuilder(control.text());
        for (long nanos : new long[] {left[0], left[1], allowance[0], allowance[1]}) {
            text.append(' ').append(nanos / MILLISECOND);
        }
        return text.toString();
    }

    /** What it was set to. */
    public Control control() {
        return control;
    }

    /** Runs for a side from now on, in a set-up or in play. */
    public void run(Side side, boolean newSetup) {
        stop();
        setup = newSetup;
        running = Optional.of(side);
        since = now.getAsLong();
    }

    /** Stands still. */
    public void stop() {
        settle();
        running = Optional.empty();
    }

    private void settle() {
        long time = now.getAsLong();
        running.ifPresent(side -> {
            long gone = time - since;
            long spared = setup ? Math.min(gone, allowance[side.ordinal()]) : 0;
            allowance[side.ordinal()] -= spared;
            left[side.ordinal()] -= gone - spared;
        });
        since = time;
    }

    /** A side has played a turn. */
    public void played(Side side) {
        stop();
        left[side.ordinal()] += control.increment() * SECOND;
    }

    /** A turn of a side is taken back, and what it earned; nobody loses by that. */
    public void takenBack(Side side) {
        stop();
        long now = left[side.ordinal()];
        left[side.ordinal()] = Math.max(Math.min(now, SECOND), now - control.increment() * SECOND);
    }

    /** How many nanoseconds a side has left; at least 0. */
    public long left(Side side) {
        long gone = running.equals(Optional.of(side)) ? now.getAsLong() - since : 0;
        long spare = setup ? allowance[side.ordinal()] : 0;
        return Math.max(0, left[side.ordinal()] + spare - gone);
    }

    /** Whose time runs, if it runs. */
    public Optional<Side> running() {
        return running;
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
