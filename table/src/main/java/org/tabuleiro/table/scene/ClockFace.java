package org.tabuleiro.table.scene;

/**
 * The display of a clock.
 *
 * @param text minutes and seconds, with tenths in the last ten seconds; or hours, or days
 * @param isLow whether the time is nearly up
 */
public record ClockFace(String text, boolean isLow) {
    private static final long LOW = 20_000;
    private static final long HOUR = 3_600_000;
    private static final long DAY = 24 * HOUR;

    /** The display of a clock with this time left, in milliseconds. */
    public static ClockFace of(long millis) {
        return new ClockFace(text(millis), millis < LOW);
    }

    private static String text(long millis) {
        if (millis >= DAY) {
            return millis / DAY + "d " + two(millis % DAY / HOUR) + "h";
        }
        long seconds = millis / 1000;
        if (millis >= HOUR) {
            return seconds / 3600 + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
        }
        String text = seconds / 60 + ":" + two(seconds % 60);
        return seconds < 10 ? text + "." + millis / 100 % 10 : text;
    }

    private static String two(long number) {
        return (number < 10 ? "0" : "") + number;
    }
}
