package org.tabuleiro.host.ugi;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Side;

/**
 * A parsed {@code go} command.
 *
 * @param limits the limits of the search
 * @param infinite whether only {@code stop} ends it
 * @param errors what could not be parsed
 */
record GoCommand(SearchLimits limits, boolean infinite, List<String> errors) {
    private static final Set<String> NUMBERED =
            Set.of("depth", "nodes", "movetime", "p1time", "p2time", "p1inc", "p2inc");
    /** The largest number accepted; sums of two do not overflow. */
    private static final long MAX = 1_000_000_000_000L;
    /** Time management: the remaining time is divided by this many turns. */
    private static final int TURNS_TO_GO = 25;
    /** Time reserved for the transmission of the answer, in milliseconds. */
    private static final int OVERHEAD = 20;

    /**
     * Parses the words after {@code go}. Unknown words are skipped. A missing or negative number counts as
     * the smallest: with a limit, even a broken one, the sender does not want an infinite search.
     */
    static GoCommand read(List<String> words, Side side) {
        Map<String, Long> numbers = new HashMap<>();
        List<String> errors = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (NUMBERED.contains(word)) {
                String text = i + 1 < words.size() ? words.get(i + 1) : "nothing";
                long number = Numbers.within(text, 0, MAX);
                if (number < 0) {
                    errors.add("expected a number from 0 to " + MAX + " after " + word + ", found " + text);
                }
                numbers.put(word, Math.max(0, number));
            }
        }
        boolean first = side == Side.FIRST;
        long millis = numbers.getOrDefault("movetime", -1L);
        long time = either(numbers, first ? "p1time" : "p2time", first ? "p2time" : "p1time");
        long increment = either(numbers, first ? "p1inc" : "p2inc", first ? "p2inc" : "p1inc");
        if (millis < 0 && (time >= 0 || increment >= 0)) {
            long gained = Math.max(0, increment) * 3 / 4;
            millis = time < 0 ? gained : Math.min(time / TURNS_TO_GO + gained, Math.max(0, time - OVERHEAD));
        }
        boolean limited = millis >= 0 || numbers.containsKey("depth") || numbers.containsKey("nodes");
        long depth = numbers.getOrDefault("depth", (long) Search.MAX_DEPTH);
        SearchLimits limits = new SearchLimits(
                Math.clamp(depth, 1, Search.MAX_DEPTH),
                Math.max(1, numbers.getOrDefault("nodes", Long.MAX_VALUE)),
                millis < 0 ? Long.MAX_VALUE : Math.max(1, millis) * 1_000_000);
        return new GoCommand(limits, words.contains("infinite") || !limited, errors);
    }

    /** The own number, else the opponent's, because some clients mix the two up; -1 if there is neither. */
    private static long either(Map<String, Long> numbers, String own, String other) {
        return numbers.getOrDefault(own, numbers.getOrDefault(other, -1L));
    }
}
