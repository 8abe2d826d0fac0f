package org.tabuleiro.games.record;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/**
 * A game as recorded in a file.
 *
 * @param start the start position
 * @param tags its tags, at least {@link #FIRST} and {@link #SECOND}; game, start and result are not among
 *     them
 * @param line the main line, with comments, variations and glyphs
 * @param result the result; empty if the game did not end
 */
public record GameRecord(State start, Map<String, String> tags, Line line, Optional<Result> result) {

    /** The tag of the first player's name. */
    public static final String FIRST = "First";
    /** The tag of the second player's name. */
    public static final String SECOND = "Second";

    /** Tags that are derived from the other fields. */
    static final List<String> DERIVED = List.of("Game", "Result", "Reason", "Setup", "Position");

    /** Keeps an unmodifiable copy of the tags, in their order. */
    public GameRecord {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        if (!tags.containsKey(FIRST) || !tags.containsKey(SECOND)) {
            throw new IllegalArgumentException("a record names both players");
        }
        for (String name : tags.keySet()) {
            if (DERIVED.contains(name) || !Scanner.isName(name)) {
                throw new IllegalArgumentException(name + " cannot be a tag of its own");
            }
        }
    }

    /** The game that was played. */
    public Game game() {
        return start.game();
    }

    /** The state at the end of the main line. */
    public State end() {
        State state = start;
        for (Turn turn : line.turns()) {
            state = state.play(turn);
        }
        return state;
    }

    /** The steps of an unfinished last turn; none when the last turn is whole. */
    public List<Step> unfinished() {
        List<Turn> turns = line.turns();
        if (turns.isEmpty()) {
            return List.of();
        }
        State state = start;
        for (Turn turn : turns.subList(0, turns.size() - 1)) {
            state = state.play(turn);
        }
        Turn last = turns.get(turns.size() - 1);
        return state.play(last).turnNumber() == state.turnNumber() ? last.steps() : List.of();
    }
}
