package org.tabuleiro.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Clocks;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.TimeControl;

/**
 * The clocks of a saved game: their times now and when each turn began, so that a take-back after resuming
 * restores the right time.
 *
 * @param control the time control
 * @param now what both sides have left
 * @param turns what they had when each turn began, in order; empty if the file lacks it
 */
public record SavedClocks(TimeControl control, Clocks now, List<Clocks> turns) {

    /** No clock. */
    static final SavedClocks NONE = new SavedClocks(new TimeControl.None(), Clocks.NONE, List.of());

    /** The clocks of a match now and at all its turns, including those taken back. */
    static SavedClocks of(Match match, long now) {
        if (!match.isTimed()) {
            return NONE;
        }
        List<Clocks> turns = new ArrayList<>();
        for (int i = 0; i <= match.played().size(); i++) {
            turns.add(stopped(match.clocksAfter(i)));
        }
        match.undone().forEach(turn -> turns.add(stopped(turn.clocks())));
        return new SavedClocks(match.terms().time(), match.clocks().standingAt(now), turns);
    }

    private static Clocks stopped(Clocks clocks) {
        return new Clocks(clocks.first(), clocks.second(), Optional.empty());
    }

    boolean isTimed() {
        return !(control instanceof TimeControl.None);
    }

    /** The clocks after a number of turns; those of now if the file lacks them. */
    Clocks after(int played) {
        return played < turns.size() ? turns.get(played) : now;
    }

    /** The time control and what is left now, such as {@code 5+3 295000 300000 0 0}. */
    String writeNow() {
        return control.text() + " " + write(now);
    }

    /** What was left when each turn began, separated by semicolons. */
    String writeTurns() {
        return String.join("; ", turns.stream().map(SavedClocks::write).toList());
    }

    private static String write(Clocks clocks) {
        return clocks.of(Side.FIRST).millis() + " " + clocks.of(Side.SECOND).millis() + " "
                + clocks.of(Side.FIRST).setup() + " " + clocks.of(Side.SECOND).setup();
    }

    /** Parses the output of {@link #writeNow} and {@link #writeTurns}; invalid text counts as no clock. */
    static SavedClocks read(String now, String turns) {
        int blank = now.indexOf(' ');
        Optional<Clocks> left = blank < 0 ? Optional.empty() : clocks(now.substring(blank + 1));
        Parsed<TimeControl> control = TimeControl.parse(blank < 0 ? "" : now.substring(0, blank));
        if (left.isEmpty() || !(control instanceof Parsed.Ok<TimeControl>(TimeControl time))) {
            return NONE;
        }
        List<Clocks> all = new ArrayList<>();
        for (String each : turns.split("; ", -1)) {
            clocks(each).ifPresent(all::add);
        }
        return new SavedClocks(time, left.get(), all);
    }

    private static Optional<Clocks> clocks(String text) {
        String[] words = text.split(" ", -1);
        long[] numbers = new long[4];
        if (words.length != numbers.length) {
            return Optional.empty();
        }
        for (int i = 0; i < numbers.length; i++) {
            if (!words[i].matches("[0-9]{1,15}")) {
                return Optional.empty();
            }
            numbers[i] = Long.parseLong(words[i]);
        }
        return Optional.of(new Clocks(
                new Clocks.Budget(numbers[0], numbers[2]),
                new Clocks.Budget(numbers[1], numbers[3]),
                Optional.empty()));
    }
}
