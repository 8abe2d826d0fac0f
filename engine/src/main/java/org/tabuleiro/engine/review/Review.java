package org.tabuleiro.engine.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.Chance;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.Line;

/**
 * Reviews a game turn by turn: judges each by the win probability that it lost. It can be stopped in the
 * middle of a turn and resumed; the results so far are available at any time.
 */
public final class Review {
    private static final int MEGABYTES = 32;
    /** A comment of an earlier review: a side and its win probability, in any language. */
    private static final String CHANCE_IN_WORDS = "[^\\s0-9]+ [0-9]{1,3} ?%";

    private final GameRecord record;
    private final TurnJudge judge;
    private final List<Turn> turns;
    private final List<State> states = new ArrayList<>();
    private final List<Optional<Verdict>> verdicts = new ArrayList<>();

    /**
     * A review that has not started.
     *
     * @param record the game; an incomplete last turn is not judged
     * @param limits the limits per position
     */
    public Review(GameRecord record, SearchLimits limits) {
        this.record = record;
        this.judge = new TurnJudge(record.game(), limits, MEGABYTES);
        List<Turn> all = record.line().turns();
        this.turns = all.subList(0, all.size() - (record.unfinished().isEmpty() ? 0 : 1));
        State state = record.start();
        states.add(state);
        for (Turn turn : turns) {
            state = state.play(turn);
            states.add(state);
        }
    }

    /** The game without the annotations of this review. */
    public GameRecord record() {
        return record;
    }

    /** The number of turns to judge. */
    public int turns() {
        return turns.size();
    }

    /** The number of turns judged so far. */
    public int judged() {
        return verdicts.size();
    }

    /** Whether every turn is judged. */
    public boolean isDone() {
        return judged() == turns();
    }

    /**
     * Judges the next turn. Returns false if there is none, or if it was stopped: the next call then resumes
     * it.
     */
    public boolean judgeNext(Search.Stop stop) {
        if (isDone()) {
            return false;
        }
        State before = states.get(judged());
        Optional<Verdict> verdict = Optional.empty();
        if (judge.canJudge(before)) {
            verdict = judge.judge(before, turns.get(judged()), stop);
            if (verdict.isEmpty()) {
                return false;
            }
        }
        verdicts.add(verdict);
        return true;
    }

    /** The verdict on a turn, counted from 0; empty if it has none. */
    public Optional<Verdict> verdict(int turn) {
        return turn < verdicts.size() ? verdicts.get(turn) : Optional.empty();
    }

    /** The summary of one side's play so far. */
    public ReviewSummary summary(Side side) {
        return ReviewSummary.of(verdicts, side);
    }

    /** The game with a comment on every turn judged, and marks and better lines where turns were bad. */
    public GameRecord annotated() {
        return annotated(record, verdicts);
    }

    /** A game with the annotations of verdicts on its turns, in their order. */
    public static GameRecord annotated(GameRecord record, List<Optional<Verdict>> verdicts) {
        List<Line.Entry> entries = new ArrayList<>(record.line().entries());
        for (int i = 0; i < verdicts.size(); i++) {
            if (verdicts.get(i).isPresent()) {
                entries.set(i, annotated(entries.get(i), verdicts.get(i).get()));
            }
        }
        return new GameRecord(
                record.start(), record.tags(), new Line(record.line().comments(), entries), record.result());
    }

    /** Replaces the annotations of earlier reviews and keeps all others, without duplicates. */
    private static Line.Entry annotated(Line.Entry entry, Verdict verdict) {
        Chance chance = new Chance((int) Math.round(100 * verdict.chance(Side.FIRST)));
        List<Line.Note> ours = new ArrayList<>(List.of(new Line.Comment(chance.text())));
        if (!verdict.better().isEmpty()) {
            ours.add(new Line.Variation(Line.of(verdict.better())));
        }
        List<Line.Note> notes = new ArrayList<>();
        if (verdict.judgement() != Judgement.FINE) {
            notes.add(new Line.Mark(verdict.judgement().mark()));
        }
        for (Line.Note note : entry.notes()) {
            switch (note) {
                case Line.Mark mark when Judgement.isMark(mark.number()) -> {}
                case Line.Comment(String text) -> {
                    String said = withoutJudgement(text);
                    if (!said.isEmpty()) {
                        notes.add(new Line.Comment(said));
                    }
                }
                case Line.Variation variation when ours.contains(variation) -> {}
                default -> notes.add(note);
            }
        }
        notes.addAll(ours);
        return new Line.Entry(entry.turn(), notes);
    }

    /** A comment without the part that an earlier review wrote. */
    private static String withoutJudgement(String comment) {
        if (comment.matches(CHANCE_IN_WORDS)) {
            return "";
        }
        return Chance.isIn(comment) ? Chance.replace(comment, chance -> "").strip() : comment;
    }
}
