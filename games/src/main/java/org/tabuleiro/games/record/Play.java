package org.tabuleiro.games.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/**
 * A game as a stack of turns, by the rules alone. Clocks, draw offers, resignations and take-backs between
 * two players are in the module {@code match}.
 *
 * {@snippet :
 * Play play = new Play(Games.EXIMO.start());
 * play.push("b3-b4");
 * play.push("c6-c5");
 * play.pop();
 * }
 */
public final class Play {
    private final List<State> states = new ArrayList<>();
    private final List<Turn> turns = new ArrayList<>();

    /** Begins at a state. */
    public Play(State start) {
        states.add(start);
    }

    /** The game. */
    public Game game() {
        return start().game();
    }

    /** The start state. */
    public State start() {
        return states.get(0);
    }

    /** The current state. */
    public State state() {
        return states.get(states.size() - 1);
    }

    /** The turns on the stack. */
    public List<Turn> turns() {
        return List.copyOf(turns);
    }

    /** Plays a complete legal turn. */
    public void push(Turn turn) {
        State after = state().play(turn);
        if (after.turnNumber() == state().turnNumber()) {
            throw new IllegalArgumentException(turn + " is only the beginning of a turn in " + state());
        }
        turns.add(turn);
        states.add(after);
    }

    /** Plays a complete legal turn, by its text. */
    public void push(String turnText) {
        push(state().readTurn(turnText).orElseThrow());
    }

    /** Takes the last turn back; empty at the beginning. */
    public Optional<Turn> pop() {
        if (turns.isEmpty()) {
            return Optional.empty();
        }
        states.remove(states.size() - 1);
        return Optional.of(turns.remove(turns.size() - 1));
    }

    /** The result by the rules; empty while the game goes on. */
    public Optional<Result> result() {
        return state().result();
    }

    /**
     * The record of the game.
     *
     * @param tags the tags, at least both players
     * @param unfinished the steps of an incomplete turn at the end
     */
    public GameRecord record(Map<String, String> tags, List<Step> unfinished) {
        return record(tags, unfinished, Optional.empty());
    }

    /**
     * The record of the game.
     *
     * @param tags the tags, at least both players
     * @param unfinished the steps of an incomplete turn at the end
     * @param agreed a result between the players; ignored where the rules have ended the game
     */
    public GameRecord record(Map<String, String> tags, List<Step> unfinished, Optional<Result> agreed) {
        List<Line.Entry> played = new ArrayList<>();
        turns.forEach(turn -> played.add(new Line.Entry(turn, List.of())));
        if (!unfinished.isEmpty()) {
            played.add(new Line.Entry(state().turnOf(unfinished), List.of()));
        }
        return new GameRecord(start(), tags, new Line(List.of(), played), result().or(() -> agreed));
    }
}
