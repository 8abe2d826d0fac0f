package org.tabuleiro.host.ugi;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Search;
import org.tabuleiro.games.Side;

/**
 * What a {@code go} line asks for.
 *
 * @param limits when to stop
 * @param infinite whether only a stop ends it
 * @param complaints what could not be understood
 */
record GoCommand(Limits limits, boolean infinite, List<String> complaints) {
    private static final Set<String> NUMBERED =
            Set.of("depth", "nodes", "movetime", "p1time", "p2time", "p1inc", "p2inc");
    /** More than anybody waits, and no sum of two overflows. */
    private static final long MOST = 1_000_000_000_000L;
    /** How many turns the time left is meant to last. */
    private static final int TURNS_TO_GO = 25;
    /** Kept back for the way to the one who asks. */
    private static final int MARGIN = 20;

    /**
     * Reads the words after {@code go}. Unknown words are passed over. Where a number is missing or below 0 the least is meant:
     * whoever asks with a limit, be it a broken one, does not want to wait for ever.
     */
    static GoCommand read(List<String> words, Side side) {
        Map<String, Long> numbers = new HashMap<>();
        List<String> complaints = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (NUMBERED.contains(word)) {
                String text = i + 1 < words.size() ? words.get(i + 1) : "nothing";
                long number = Numbers.within(text, 0, MOST);
                if (number < 0) {
                    complaints.add("expected a number from 0 to " + MOST + " after " + word + ", found " + text);
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
            millis = time < 0 ? gained : Math.min(time / TURNS_TO_GO + gained, Math.max(0, time - MARGIN));
        }
        boolean limited = millis >= 0 || numbers.containsKey("depth") || numbers.containsKey("nodes");
        long depth = numbers.getOrDefault("depth", (long) Search.MAX_DEPTH);
        Limits limits = new Limits(
                Math.clamp(depth, 1, Search.MAX_DEPTH),
                Math.max(1, numbers.getOrDefault("nodes", Long.MAX_VALUE)),
                millis < 0 ? Long.MAX_VALUE : Math.max(1, millis) * 1_000_000);
        return new GoCommand(limits, words.contains("infinite") || !limited, complaints);
    }

    /** The first number that is given, -1 if none is: who sends only the other side's clock has mixed them up. */
    private static long either(Map<String, Long> numbers, String own, String other) {
        return numbers.getOrDefault(own, numbers.getOrDefault(other, -1L));
    }
}
