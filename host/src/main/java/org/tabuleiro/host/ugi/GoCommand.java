package org.tabuleiro.host.ugi;

import java.util.List;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Search;
import org.tabuleiro.games.Side;

/**
 * What a {@code go} line asks for.
 *
 * @param limits when to stop
 * @param infinite whether only a stop ends it
 */
record GoCommand(Limits limits, boolean infinite) {
    private static final int MOST = Integer.MAX_VALUE;
    /** How many turns the time left is meant to last. */
    private static final int TURNS_TO_GO = 25;
    /** Kept back for the way to the one who asks. */
    private static final int MARGIN = 20;

    /** Reads the words after {@code go}; what cannot be understood is passed over. */
    static GoCommand read(List<String> words, Side side) {
        int depth = Search.MAX_DEPTH;
        long nodes = Long.MAX_VALUE;
        long millis = -1;
        int time = -1;
        int increment = 0;
        boolean infinite = false;
        String own = side == Side.FIRST ? "p1" : "p2";
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            int number = i + 1 < words.size() ? Numbers.within(words.get(i + 1), 0, MOST) : -1;
            if (word.equals("infinite")) {
                infinite = true;
            } else if (number >= 0) {
                switch (word) {
                    case "depth" -> depth = Math.clamp(number, 1, Search.MAX_DEPTH);
                    case "nodes" -> nodes = Math.max(1, number);
                    case "movetime" -> millis = number;
                    default -> {
                        time = word.equals(own + "time") ? number : time;
                        increment = word.equals(own + "inc") ? number : increment;
                    }
                }
            }
        }
        if (millis < 0 && time >= 0) {
            millis = Math.min(time / TURNS_TO_GO + increment * 3L / 4, Math.max(0, time - MARGIN));
        }
        long nanos = millis < 0 ? Long.MAX_VALUE : Math.max(1, millis) * 1_000_000;
        boolean unlimited = depth == Search.MAX_DEPTH && nodes == Long.MAX_VALUE && millis < 0;
        return new GoCommand(new Limits(depth, nodes, nanos), infinite || unlimited);
    }
}
