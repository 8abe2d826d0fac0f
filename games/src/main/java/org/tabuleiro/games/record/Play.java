package org.tabuleiro.games.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/**
 * A game being played: push turns, pop them, push them again.
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
    /** What is said before the first turn. */
    private final List<String> comments;
    /** The turns played, with the notes of the record they came from. */
    private final List<Line.Entry> entries = new ArrayList<>();
    /** Turns taken back, the next to play again last. */
    private final List<Line.Entry> takenBack = new ArrayList<>();

    private @Nullable Result agreed;

    /** Begins at a state. */
    public Play(State start) {
        comments = List.of();
        states.add(start);
    }

    /** Goes on with a record, at the end of its main line; an unfinished last turn is left out. */
    public Play(GameRecord record) {
        comments = record.line().comments();
        states.add(record.start());
        int whole = record.line().entries().size() - (record.unfinished().isEmpty() ? 0 : 1);
        record.line().entries().subList(0, whole).forEach(this::play);
        agreed = record.result().filter(result -> state().result().isEmpty()).orElse(null);
    }

    /** The game. */
    public Game game() {
        return start().game();
    }

    /** Where the game began. */
    public State start() {
        return states.get(0);
    }

    /** Where it stands. */
    public State state() {
        return states.get(states.size() - 1);
    }

    /** The turns played. */
    public List<Turn> turns() {
        return entries.stream().map(Line.Entry::turn).toList();
    }

    /** Plays a whole legal turn; what was taken back before is forgotten. */
    public void push(Turn turn) {
        play(new Line.Entry(turn, List.of()));
        takenBack.clear();
    }

    /** Plays a whole legal turn given as text. */
    public void push(String turnText) {
        push(state().readTurn(turnText).orElseThrow());
    }

    private void play(Line.Entry entry) {
        Turn turn = entry.turn();
        if (agreed != null) {
            throw new IllegalStateException("the game is over: " + agreed.reason());
        }
        State after = state().play(turn);
        if (after.turn() == state().turn()) {
            throw new IllegalArgumentException(turn + " is only the beginning of a turn in " + state());
        }
        entries.add(entry);
        states.add(after);
    }

    /** Takes back a resignation, an agreement or a lost clock; false if the game has not ended that way. */
    public boolean reopen() {
        boolean ended = agreed != null;
        agreed = null;
        return ended;
    }

    /** Takes the last turn back, and with it what {@link #reopen} takes back; empty at the beginning. */
    public Optional<Turn> pop() {
        reopen();
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        Line.Entry entry = entries.remove(entries.size() - 1);
        states.remove(states.size() - 1);
        takenBack.add(entry);
        return Optional.of(entry.turn());
    }

    /** Plays the turn that was taken back last; empty when there is none. */
    public Optional<Turn> redo() {
        if (takenBack.isEmpty()) {
            return Optional.empty();
        }
        Line.Entry entry = takenBack.get(takenBack.size() - 1);
        play(entry);
        takenBack.remove(takenBack.size() - 1);
        return Optional.of(entry.turn());
    }

    /** Ends a game that goes on: a side gives up. */
    public void resign(Side side) {
        end(Result.win(side.other(), Result.RESIGNATION));
    }

    /** Ends a game that goes on: both want a draw. */
    public void agreeDraw() {
        end(Result.draw(Result.AGREEMENT));
    }

    /** Ends a game that goes on: a side's time is up. */
    public void flag(Side side) {
        end(Result.win(side.other(), Result.TIME));
    }

    private void end(Result result) {
        if (result().isPresent()) {
            throw new IllegalStateException("the game is over already");
        }
        agreed = result;
    }

    /** How the game ended, by the rules or between the players; empty while it goes on. */
    public Optional<Result> result() {
        return state().result().or(() -> Optional.ofNullable(agreed));
    }

    /**
     * The record of the game.
     *
     * @param tags what to say about it; both players at least
     * @param unfinished the steps made in a turn that is not complete; often none
     */
    public GameRecord record(Map<String, String> tags, List<Step> unfinished) {
        List<Line.Entry> played = new ArrayList<>(entries);
        if (!unfinished.isEmpty()) {
            played.add(new Line.Entry(state().turnOf(unfinished), List.of()));
        }
        return new GameRecord(start(), tags, new Line(comments, played), result());
    }
}
