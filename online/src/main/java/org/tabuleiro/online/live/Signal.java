package org.tabuleiro.online.live;

import java.util.Optional;
import org.tabuleiro.games.Side;

/** What a node tells the other nodes: a hint, which may be lost. */
public sealed interface Signal {

    /** The signal as a line. */
    String text();

    /** The way to the other nodes. */
    @FunctionalInterface
    interface Bus {
        /** Tells the other nodes, soon. */
        void publish(Signal signal);
    }

    /**
     * A match has changed, and the change is stored.
     *
     * @param match the match
     * @param version the number of its events
     */
    record MatchChanged(String match, int version) implements Signal {
        @Override
        public String text() {
            return "match " + match + " " + version;
        }
    }

    /** There is another challenge, or one less. */
    record LobbyChanged() implements Signal {
        @Override
        public String text() {
            return "lobby";
        }
    }

    /**
     * A session of a player has ended.
     *
     * @param player the id of the player
     */
    record SessionEnded(String player) implements Signal {
        @Override
        public String text() {
            return "session " + player;
        }
    }

    /**
     * How far a player has entered a turn.
     *
     * @param match the match
     * @param side the side
     * @param ply the number of turns played
     * @param steps the number of steps entered
     */
    record Entered(String match, Side side, int ply, int steps) implements Signal {
        @Override
        public String text() {
            return "entered " + match + " " + side + " " + ply + " " + steps;
        }
    }

    /**
     * Who watches a match on the node.
     *
     * @param match the match
     * @param first the number of connections of the first player
     * @param second the number of connections of the second player
     * @param watching the number of other connections
     */
    record Present(String match, int first, int second, int watching) implements Signal {
        @Override
        public String text() {
            return "present " + match + " " + first + " " + second + " " + watching;
        }

        boolean isNobody() {
            return first + second + watching == 0;
        }
    }

    /** Reads a line; empty for one of a newer node. */
    static Optional<Signal> parse(String line) {
        String[] words = line.split(" ", -1);
        try {
            return switch (words[0]) {
                case "match" -> Optional.of(new MatchChanged(words[1], Integer.parseInt(words[2])));
                case "lobby" -> Optional.of(new LobbyChanged());
                case "session" -> Optional.of(new SessionEnded(words[1]));
                case "entered" ->
                    Optional.of(new Entered(
                            words[1], Side.valueOf(words[2]), Integer.parseInt(words[3]), Integer.parseInt(words[4])));
                case "present" ->
                    Optional.of(new Present(
                            words[1],
                            Integer.parseInt(words[2]),
                            Integer.parseInt(words[3]),
                            Integer.parseInt(words[4])));
                default -> Optional.empty();
            };
        } catch (ArrayIndexOutOfBoundsException | IllegalArgumentException other) {
            return Optional.empty();
        }
    }
}
