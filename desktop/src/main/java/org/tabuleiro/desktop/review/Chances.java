package org.tabuleiro.desktop.review;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.engine.review.Judgement;
import org.tabuleiro.engine.review.ReviewSummary;
import org.tabuleiro.engine.review.Verdict;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.coach.MatchReview;
import org.tabuleiro.table.coach.NotedReview;

/**
 * What is known of the chances in a game: the first player's win probability after each turn, from the engine,
 * the quick review or the notes of the game, in this order.
 */
public final class Chances {
    private final Table table;
    private final Map<GameTree.Node, Double> searched = new HashMap<>();

    public Chances(Table table) {
        this.table = table;
    }

    /** Notes what the engine has found. */
    public void put(GameTree.Node node, double chance) {
        searched.put(node, chance);
    }

    /** The first player's win probability after a turn, or at the start. */
    public Optional<Double> of(GameTree.Node node) {
        return result(node)
                .or(() -> Optional.ofNullable(searched.get(node)))
                .or(() -> reviewed(node))
                .or(() -> NotedReview.chance(node));
    }

    private static Optional<Double> result(GameTree.Node node) {
        return node.state()
                .result()
                .map(end ->
                        end.winner().map(side -> side == Side.FIRST ? 1.0 : 0.0).orElse(0.5));
    }

    private Optional<Double> reviewed(GameTree.Node node) {
        return verdict(node).map(verdict -> verdict.chance(Side.FIRST));
    }

    /** The verdict of the quick review on a turn of the main line. */
    private Optional<Verdict> verdict(GameTree.Node node) {
        int turn = node.depth() - 1;
        List<Optional<Verdict>> known = table.coach().review().verdicts();
        return turn >= 0 && turn < known.size() && table.tree().isMain(node) ? known.get(turn) : Optional.empty();
    }

    /** The marks of a turn; those of the quick review are not told while the match goes on. */
    public List<Integer> marks(GameTree.Node node) {
        if (!node.marks().isEmpty() || !table.match().isOver()) {
            return node.marks();
        }
        return verdict(node)
                .filter(verdict -> verdict.judgement() != Judgement.FINE)
                .map(verdict -> List.of(verdict.judgement().mark()))
                .orElse(List.of());
    }

    /** The summary of one side's play; empty before the whole game is reviewed. */
    public Optional<ReviewSummary> summary(Side side) {
        MatchReview review = table.coach().review();
        return review.isDone() ? Optional.of(review.summary(side)) : NotedReview.summary(table.live(), side);
    }

    /** Whether anything is known about the line of the displayed position. */
    public boolean isAnyKnown() {
        return table.tree().endOfLine(table.displayed()).path().stream()
                .anyMatch(node -> !node.state().isOver() && of(node).isPresent());
    }
}
