package org.tabuleiro.engine.review;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.ResumableSearch;
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
    /** The maximum length of a better line, in turns. */
    private static final int MAX_LINE_TURNS = 6;

    private final GameRecord record;
    private final SearchLimits limits;
    private final Knowledge knowledge;
    private final IterativeDeepening engine;
    private final List<Turn> turns;
    private final List<State> states = new ArrayList<>();
    /** The analyses so far. */
    private final Map<State, Analysis> analyses = new LinkedHashMap<>();

    private final List<Optional<Verdict>> verdicts = new ArrayList<>();
    private @Nullable ResumableSearch running;

    /**
     * The verdict on a turn, from the point of view of its player.
     *
     * @param side the player
     * @param best the win probability after the best turn
     * @param chance the win probability after the turn played
     * @param judgement the judgement
     * @param better a better line; empty if the turn was good
     */
    public record Verdict(Side side, double best, double chance, Judgement judgement, List<Turn> better) {
        /** The win probability lost. */
        public double loss() {
            return Math.max(0, best - chance);
        }

        /** The win probability of a side after the turn. */
        public double chance(Side of) {
            return of == side ? chance : 1 - chance;
        }
    }

    /**
     * The summary of one side's play.
     *
     * @param turns the number of turns judged
     * @param meanLoss the mean loss of win probability per turn
     * @param inaccuracies the number of inaccuracies
     * @param mistakes the number of mistakes
     * @param blunders the number of blunders
     */
    public record Summary(int turns, double meanLoss, int inaccuracies, int mistakes, int blunders) {}

    /**
     * A review that has not started.
     *
     * @param record the game; an incomplete last turn is not judged
     * @param limits the limits per position
     */
    public Review(GameRecord record, SearchLimits limits) {
        this.record = record;
        this.limits = limits;
        this.knowledge = Knowledge.of(record.game());
        this.engine = new IterativeDeepening(knowledge, MEGABYTES);
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
        if (!knowledge.book(before).isEmpty()) {
            // A short search cannot tell good set-ups from bad ones.
            verdicts.add(Optional.empty());
            return true;
        }
        State after = states.get(judged() + 1);
        Analysis best = ask(before, stop);
        Double other = best == null ? null : chance(after, stop);
        if (best == null || other == null) {
            return false;
        }
        double chance = 1 - other;
        double hoped = knowledge.winProbability(best.best().score());
        State alternative = before.play(best.best().turns().get(0));
        if (alternative.equals(after)) {
            hoped = chance;
        } else if (hoped - chance >= Judgement.INACCURACY.loss()) {
            // Compare both turns at the same depth: the better score may not survive one more turn.
            Double reply = chance(alternative, stop);
            if (reply == null) {
                return false;
            }
            hoped = 1 - reply;
        }
        Judgement judgement = Judgement.of(hoped - chance);
        List<Turn> better = judgement == Judgement.FINE
                ? List.of()
                : whole(before, best.best().turns());
        verdicts.add(Optional.of(new Verdict(before.toMove(), hoped, chance, judgement, better)));
        return true;
    }

    /** The win probability of the player to move; null if the search was stopped. */
    private @Nullable Double chance(State state, Search.Stop stop) {
        if (state.isOver()) {
            return state.result()
                    .orElseThrow()
                    .winner()
                    .map(side -> side == state.toMove() ? 1.0 : 0.0)
                    .orElse(0.5);
        }
        Analysis found = ask(state, stop);
        return found == null ? null : knowledge.winProbability(found.best().score());
    }

    private @Nullable Analysis ask(State state, Search.Stop stop) {
        Analysis before = analyses.get(state);
        if (before != null) {
            return before;
        }
        ResumableSearch last = running;
        ResumableSearch search =
                last != null && last.state().equals(state) ? last : new ResumableSearch(engine, state, limits, 1);
        running = search;
        if (!search.resume(stop, result -> {})) {
            return null;
        }
        running = null;
        Analysis found = search.analysis().orElseThrow();
        analyses.put(state, found);
        return found;
    }

    /** The complete turns at the start of a line. */
    private static List<Turn> whole(State start, List<Turn> line) {
        List<Turn> whole = new ArrayList<>();
        State state = start;
        for (Turn turn : line) {
            State next = state.play(turn);
            if (next.turnNumber() == state.turnNumber() || whole.size() == MAX_LINE_TURNS) {
                break;
            }
            whole.add(turn);
            state = next;
        }
        return whole;
    }

    /** The verdict on a turn, counted from 0; empty if it has none. */
    public Optional<Verdict> verdict(int turn) {
        return turn < verdicts.size() ? verdicts.get(turn) : Optional.empty();
    }

    /** The summary of one side's play so far. */
    public Summary summary(Side side) {
        int count = 0;
        double loss = 0;
        int[] judgements = new int[Judgement.values().length];
        for (Optional<Verdict> each : verdicts) {
            if (each.isPresent() && each.get().side() == side) {
                count++;
                loss += each.get().loss();
                judgements[each.get().judgement().ordinal()]++;
            }
        }
        return new Summary(
                count,
                count == 0 ? 0 : loss / count,
                judgements[Judgement.INACCURACY.ordinal()],
                judgements[Judgement.MISTAKE.ordinal()],
                judgements[Judgement.BLUNDER.ordinal()]);
    }

    /** The game with a comment on every turn judged, and marks and better lines where turns were bad. */
    public GameRecord annotated() {
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
