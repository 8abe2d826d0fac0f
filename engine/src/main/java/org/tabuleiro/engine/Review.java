package org.tabuleiro.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.Chance;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.Line;

/**
 * Goes over a game turn by turn and judges what was played, by how much of the chances to win it gave away. It can be stopped
 * within a turn and goes on from there; what is judged so far can be had at any time.
 */
public final class Review {
    private static final int MEGABYTES = 32;
    /** A side and its chance, and nothing else: what earlier reviews said of a turn, in whatever language. */
    private static final String CHANCE_IN_WORDS = "[^\\s0-9]+ [0-9]{1,3} ?%";
    /** How much of a better line is worth showing, in turns. */
    private static final int SHOWN = 6;

    private final GameRecord record;
    private final Limits limits;
    private final Knowledge knowledge;
    private final Thinker thinker;
    private final List<Turn> turns;
    private final List<State> states = new ArrayList<>();
    /** What is known about the states, as far as it was asked. */
    private final Map<State, Analysis> known = new LinkedHashMap<>();

    private final List<Optional<Verdict>> verdicts = new ArrayList<>();
    private @Nullable Thinking open;

    /**
     * What a turn was worth, seen from the player who made it.
     *
     * @param side who made it
     * @param best the chance to win with the best turn
     * @param chance the chance to win with the turn that was made
     * @param judgement what to call it
     * @param better the line that was better; none where the turn was good enough
     */
    public record Verdict(Side side, double best, double chance, Judgement judgement, List<Turn> better) {
        /** How much of the chance to win was given away. */
        public double loss() {
            return Math.max(0, best - chance);
        }

        /** A side's chance to win after the turn. */
        public double chance(Side of) {
            return of == side ? chance : 1 - chance;
        }
    }

    /**
     * How a side has played.
     *
     * @param turns how many turns were judged
     * @param meanLoss how much of the chance to win a turn gave away, on average
     * @param inaccuracies how many turns were inaccurate
     * @param mistakes how many were mistakes
     * @param blunders how many were blunders
     */
    public record Summary(int turns, double meanLoss, int inaccuracies, int mistakes, int blunders) {}

    /**
     * A review of a game, of which nothing is judged yet.
     *
     * @param record the game; an unfinished last turn is left alone
     * @param limits what may be used for a position
     */
    public Review(GameRecord record, Limits limits) {
        this.record = record;
        this.limits = limits;
        this.knowledge = Minds.of(record.game());
        this.thinker = new Thinker(knowledge, MEGABYTES);
        List<Turn> all = record.line().turns();
        this.turns = all.subList(0, all.size() - (record.unfinished().isEmpty() ? 0 : 1));
        State state = record.start();
        states.add(state);
        for (Turn turn : turns) {
            state = state.play(turn);
            states.add(state);
        }
    }

    /** The game as it was given. */
    public GameRecord record() {
        return record;
    }

    /** How many turns there are to judge. */
    public int turns() {
        return turns.size();
    }

    /** How many turns are judged so far. */
    public int judged() {
        return verdicts.size();
    }

    /** Whether every turn is judged. */
    public boolean isDone() {
        return judged() == turns();
    }

    /** Judges one turn more; false if there is none, or if it was stopped before it knew: then it goes on with the next call. */
    public boolean judgeNext(Search.Stop stop) {
        if (isDone()) {
            return false;
        }
        State before = states.get(judged());
        if (!knowledge.book(before).isEmpty()) {
            // Set-ups are a matter of taste as far as a short search can tell.
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
            // One turn further on, both are seen equally deep: what was hoped for may come to nothing too.
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

    /** The chance of the player to move; null if it was stopped before that is known. */
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
        Analysis before = known.get(state);
        if (before != null) {
            return before;
        }
        Thinking last = open;
        Thinking thinking = last != null && last.state().equals(state) ? last : new Thinking(thinker, state, limits, 1);
        open = thinking;
        if (!thinking.goOn(stop, each -> {})) {
            return null;
        }
        open = null;
        Analysis found = thinking.known().orElseThrow();
        known.put(state, found);
        return found;
    }

    /** The first turns of a line that are whole. */
    private static List<Turn> whole(State start, List<Turn> line) {
        List<Turn> whole = new ArrayList<>();
        State state = start;
        for (Turn turn : line) {
            State next = state.play(turn);
            if (next.turn() == state.turn() || whole.size() == SHOWN) {
                break;
            }
            whole.add(turn);
            state = next;
        }
        return whole;
    }

    /** What was thought of a turn, counted from 0; empty where it is not judged. */
    public Optional<Verdict> verdict(int turn) {
        return turn < verdicts.size() ? verdicts.get(turn) : Optional.empty();
    }

    /** How a side has played, as far as it is judged. */
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

    /** The game with a comment on every turn that is judged, and marks and better lines where they are due. */
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

    /** Judgements that were made before give way to ours; whatever else was noted stays, and is not said twice. */
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

    /** What a comment says besides an earlier judgement; the comment itself if it has none in it. */
    private static String withoutJudgement(String comment) {
        if (comment.matches(CHANCE_IN_WORDS)) {
            return "";
        }
        return Chance.isIn(comment) ? Chance.replace(comment, chance -> "").strip() : comment;
    }
}
