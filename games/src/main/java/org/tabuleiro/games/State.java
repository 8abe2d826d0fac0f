package org.tabuleiro.games;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The friendly face of a game: an immutable position with its history, for people and programs.
 *
 * <p>Two states are equal when they are of the same game and have the same position string.
 */
public final class State {
    private final Game game;
    /** Never modified, except to make a step and unmake it at once. */
    private final Position position;

    private final Layout layout;
    private @Nullable List<Step> legalSteps;

    State(Game game, Position position) {
        this.game = game;
        this.position = position;
        this.layout = position.layout();
    }

    /** The game. */
    public Game game() {
        return game;
    }

    /** The position as plain data. */
    public Layout layout() {
        return layout;
    }

    /** The player to move. */
    public Side toMove() {
        return layout.side();
    }

    /** The number of the turn being played, from 1. */
    public int turnNumber() {
        return layout.turnNumber();
    }

    /** Whether a turn begins here, as opposed to the middle of one. */
    public boolean isTurnStart() {
        return position.isTurnStart();
    }

    /** The part of the game that this state belongs to. */
    public Phase phase() {
        return position.phase();
    }

    /** The result; empty while the game goes on. */
    public Optional<Result> result() {
        return position.result();
    }

    /** Whether the game has ended. */
    public boolean isOver() {
        return position.status() != Position.ONGOING;
    }

    /** The legal steps; none when the game is over. */
    public List<Step> legalSteps() {
        List<Step> steps = legalSteps;
        if (steps == null) {
            steps = List.copyOf(list());
            legalSteps = steps;
        }
        return steps;
    }

    private List<Step> list() {
        List<Step> steps = new ArrayList<>();
        if (!isOver()) {
            int[] codes = new int[Position.MAX_STEPS];
            int count = position.generate(codes, 0);
            for (int i = 0; i < count; i++) {
                steps.add(position.step(codes[i]));
            }
        }
        return steps;
    }

    /** The legal turns, generated lazily: there can be thousands. */
    public Iterable<Turn> legalTurns() {
        return () -> (Iterator<Turn>) new TurnIterator(this);
    }

    /** The state after a legal step. */
    public State play(Step step) {
        if (!isLegal(step)) {
            throw new IllegalArgumentException(step + " is not a legal step in " + this);
        }
        return new State(game, position.after(step.code()));
    }

    /** Does not list the legal steps of this state, which would take many times its memory. */
    private boolean isLegal(Step step) {
        List<Step> steps = legalSteps;
        if (steps != null) {
            return steps.contains(step);
        }
        if (isOver()) {
            return false;
        }
        int[] codes = new int[Position.MAX_STEPS];
        int count = position.generate(codes, 0);
        for (int i = 0; i < count; i++) {
            if (codes[i] == step.code()) {
                return position.step(codes[i]).equals(step);
            }
        }
        return false;
    }

    /** The state after the steps of a turn. */
    public State play(Turn turn) {
        State state = this;
        for (Step step : turn.steps()) {
            state = state.play(step);
        }
        return state;
    }

    /** The state after a turn, or the first steps of one, given as text: {@code state.play("b3-b4")}. */
    public State play(String turnText) {
        State state = this;
        for (Step step : readSteps(turnText).orElseThrow()) {
            state = state.play(step);
        }
        return state;
    }

    /** Reads the text of a turn, or of the first steps of one, as typed by a person. */
    public Parsed<List<Step>> readSteps(String turnText) {
        return TurnText.read(this, turnText);
    }

    /**
     * Reads the text of a turn, as typed by a person. In the middle of a turn it is the rest of that turn.
     *
     * @return the complete turn in the order of records, or a fault if the text is illegal or incomplete
     */
    public Parsed<Turn> readTurn(String turnText) {
        return TurnText.readTurn(this, turnText);
    }

    /** The turn that these steps from here make, in the order of records. */
    public Turn turnOf(List<Step> steps) {
        return new Turn(game.recordOrder(steps));
    }

    /** The fast face of this state: a copy, with the history for the repetition rule. */
    public Position toPosition() {
        return position.copy();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof State state && game.equals(state.game) && layout.equals(state.layout);
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** The position string. */
    @Override
    public String toString() {
        return game.write(layout);
    }
}
