package org.tabuleiro.match;

import java.util.List;
import org.tabuleiro.games.Parsed;

/** Time control. All times are in milliseconds. */
public sealed interface TimeControl {
    /** A day. */
    long DAY = 86_400_000;

    /** The time controls that interfaces offer first; others can be typed. */
    static List<TimeControl> presets() {
        return List.of(minutes(5, 3), minutes(10, 5), minutes(15, 10));
    }

    /** No clock. */
    record None() implements TimeControl {}

    /**
     * A budget for the whole match and an increment per turn (Fischer clock).
     *
     * @param base the initial time of each side
     * @param increment the time that each turn earns
     * @param setup the set-up's own allowance: used up before the base, worth nothing afterwards
     */
    record Increment(long base, long increment, long setup) implements TimeControl {}

    /**
     * A budget per turn: seconds at one table, days for correspondence.
     *
     * @param limit the time for each turn
     * @param setup the set-up's own allowance, used up before the limit
     */
    record PerTurn(long limit, long setup) implements TimeControl {}

    /** The maximum minutes that {@link #parse} accepts. */
    int MAX_MINUTES = 180;

    /** The maximum increment that {@link #parse} accepts, in seconds. */
    int MAX_INCREMENT = 180;

    /** The minimum seconds per turn that {@link #parse} accepts. */
    int MIN_SECONDS = 5;

    /** The maximum seconds per turn that {@link #parse} accepts. */
    int MAX_SECONDS = 180;

    /** The maximum days per turn that {@link #parse} accepts. */
    int MAX_DAYS = 30;

    /** A budget in minutes and an increment in seconds, and half the minutes, but 1 to 5, for a set-up. */
    static TimeControl minutes(int minutes, int increment) {
        long setup = Math.clamp((minutes + 1) / 2, 1, 5);
        return new Increment(minutes * 60_000L, increment * 1000L, setup * 60_000L);
    }

    /** A number of seconds per turn, and ten times as much, but 1 to 5 minutes, for a set-up. */
    static TimeControl seconds(int seconds) {
        return new PerTurn(seconds * 1000L, Math.clamp(seconds * 10_000L, 60_000, 300_000));
    }

    /** A number of days per turn. */
    static TimeControl days(int days) {
        return new PerTurn(days * DAY, 0);
    }

    /** Whether a turn may take days, so that nobody waits at the board. */
    default boolean isCorrespondence() {
        return this instanceof PerTurn(long limit, long setup) && limit >= DAY;
    }

    /**
     * The short form: empty for no clock, {@code 5+3} for minutes and increment, {@code 30s} for seconds
     * per turn, {@code 3d} for days per turn.
     */
    default String text() {
        return switch (this) {
            case None() -> "";
            case Increment(long base, long increment, long setup) -> base / 60_000 + "+" + increment / 1000;
            case PerTurn(long limit, long setup) -> limit < DAY ? limit / 1000 + "s" : limit / DAY + "d";
        };
    }

    /** Parses the short form; the fault lists the forms and ranges. */
    static Parsed<TimeControl> parse(String text) {
        if (text.isEmpty()) {
            return Parsed.ok(new None());
        }
        if (text.endsWith("d")) {
            int days = number(text.substring(0, text.length() - 1));
            return days >= 1 && days <= MAX_DAYS ? Parsed.ok(days(days)) : fault(text);
        }
        if (text.endsWith("s")) {
            int seconds = number(text.substring(0, text.length() - 1));
            return seconds >= MIN_SECONDS && seconds <= MAX_SECONDS ? Parsed.ok(seconds(seconds)) : fault(text);
        }
        int plus = text.indexOf('+');
        int minutes = plus < 0 ? -1 : number(text.substring(0, plus));
        int increment = plus < 0 ? -1 : number(text.substring(plus + 1));
        boolean valid = minutes >= 1 && minutes <= MAX_MINUTES && increment >= 0 && increment <= MAX_INCREMENT;
        return valid ? Parsed.ok(minutes(minutes, increment)) : fault(text);
    }

    private static Parsed<TimeControl> fault(String text) {
        return Parsed.fault(
                "clock", "match.time-control", text, MAX_MINUTES, MAX_INCREMENT, MIN_SECONDS, MAX_SECONDS, MAX_DAYS);
    }

    /** A number of one to three digits, or -1. */
    private static int number(String digits) {
        return digits.matches("[0-9]{1,3}") ? Integer.parseInt(digits) : -1;
    }
}
