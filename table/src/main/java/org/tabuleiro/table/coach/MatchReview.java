package org.tabuleiro.table.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.engine.review.Review;
import org.tabuleiro.engine.review.ReviewSummary;
import org.tabuleiro.engine.review.Verdict;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Question;
import org.tabuleiro.table.Table;

/**
 * The quick review of a match that is over, or of the main line of a study: asks the assistant for a verdict
 * on each turn, one after the other, so that nothing blocks and the progress can be shown. A person who wants
 * to see the chances during the match can have it judged turn by turn.
 */
public final class MatchReview {
    private final Table table;
    private final Assistant assistant;
    private final List<Optional<Verdict>> verdicts = new ArrayList<>();
    /** The turns under review; none before the start. */
    private List<Turn> turns = List.of();

    private Runnable done = () -> {};
    private int question;
    private boolean live;

    MatchReview(Table table, Assistant assistant) {
        this.table = table;
        this.assistant = assistant;
    }

    /** Starts the review, unless it has been started or the match goes on. */
    public void start() {
        start(() -> {});
    }

    void start(Runnable whenDone) {
        table.act(() -> {
            closeStale();
            if (mayReview()) {
                done = whenDone;
                if (isDone()) {
                    whenDone.run();
                } else if (!isStarted()) {
                    turns = main();
                    askNext();
                } else if (!assistant.isOpen(question)) {
                    askNext();
                }
            }
        });
    }

    /** Sets whether a match is judged while it goes on; off by default. */
    public void setLive(boolean on) {
        if (on != live) {
            table.act(() -> live = on);
        }
    }

    /** Continues the review of the same turns at another table, such as a study of the match. */
    public void resume(MatchReview other) {
        if (!isStarted() && main().equals(other.turns)) {
            turns = other.turns;
            verdicts.addAll(other.verdicts);
        }
        start();
    }

    private boolean mayReview() {
        return (live && table.mayHelp()) || isOver();
    }

    private boolean isOver() {
        return table.isStudy() || table.match().isOver();
    }

    private List<Turn> main() {
        return table.live().path().stream()
                .flatMap(node -> node.turn().stream())
                .toList();
    }

    private void askNext() {
        if (isDone()) {
            done.run();
            return;
        }
        int next = verdicts.size();
        question = assistant.ask(
                id -> new Question.ForVerdict(id, table.tree().root().state(), turns.subList(0, next), turns.get(next)),
                this::take);
    }

    private void take(Answer answer) {
        // After a failure the review stays incomplete; it can be started again.
        if (answer instanceof Answer.Judged(int id, Optional<Verdict> verdict)) {
            verdicts.add(verdict);
            askNext();
        }
    }

    /**
     * Discards the review of a match that goes on, or of a main line that has changed; a match that is judged
     * while it goes on is followed instead.
     */
    void closeStale() {
        List<Turn> now = main();
        boolean changed = !now.equals(turns);
        if (live && table.mayHelp() && !table.isStudy()) {
            if (changed) {
                follow(now);
            }
        } else if (isStarted() && (changed || !mayReview())) {
            assistant.cancel(question);
            verdicts.clear();
            turns = List.of();
        }
    }

    /** Keeps the verdicts on the turns that are still played, and asks for the others. */
    private void follow(List<Turn> now) {
        int common = 0;
        while (common < Math.min(turns.size(), now.size()) && turns.get(common).equals(now.get(common))) {
            common++;
        }
        if (verdicts.size() >= common) {
            assistant.cancel(question);
            verdicts.subList(common, verdicts.size()).clear();
        }
        turns = now;
        if (verdicts.size() < turns.size() && !assistant.isOpen(question)) {
            askNext();
        }
    }

    /** Whether the review has been started. */
    public boolean isStarted() {
        return !turns.isEmpty();
    }

    /** Whether every turn is judged. */
    public boolean isDone() {
        return isStarted() && verdicts.size() == turns.size();
    }

    /** Whether it was interrupted by a failure of the assistant. */
    public boolean hasFailed() {
        return isStarted() && !isDone() && !assistant.isOpen(question);
    }

    /** The number of turns judged so far. */
    public int judged() {
        return verdicts.size();
    }

    /** The number of turns to judge. */
    public int turns() {
        return turns.size();
    }

    /** The summary of one side's play so far. */
    public ReviewSummary summary(Side side) {
        return ReviewSummary.of(verdicts, side);
    }

    /** The verdicts so far, in the order of the turns; empty where a turn cannot be judged. */
    public List<Optional<Verdict>> verdicts() {
        return List.copyOf(verdicts);
    }

    /** The first player's win probability after each turn judged so far; empty where there is no verdict. */
    public List<Optional<Double>> chances() {
        return verdicts.stream()
                .map(each -> each.map(verdict -> verdict.chance(Side.FIRST)))
                .toList();
    }

    /** The turn that lost most win probability, if one was a mistake. */
    public Optional<GameTree.Node> turningPoint() {
        OptionalInt turn = ReviewSummary.turningPoint(verdicts);
        return turn.isPresent() ? Optional.of(table.live().path().get(turn.getAsInt() + 1)) : Optional.empty();
    }

    /**
     * A record of the game with the annotations of this review, once it is done and the match is over; they
     * need no words.
     */
    public GameRecord annotated(GameRecord record) {
        return isOver() && isDone() && record.line().entries().size() >= turns.size()
                ? Review.annotated(record, verdicts)
                : record;
    }
}
