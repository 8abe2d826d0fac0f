package org.tabuleiro.table.coach;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.engine.review.Judgement;
import org.tabuleiro.engine.review.ReviewSummary;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.Chance;
import org.tabuleiro.games.record.GameTree;

/** What the notes of an annotated game say about it, such as those of an earlier review. */
public final class NotedReview {
    private NotedReview() {}

    /** The first player's win probability that is noted on a turn. */
    public static Optional<Double> chance(GameTree.Node node) {
        return node.comments().stream()
                .flatMap(comment -> Chance.find(comment).stream())
                .findFirst()
                .map(chance -> chance.percent() / 100.0);
    }

    /** Whether a probability is noted on a turn of the line that ends with a node. */
    public static boolean isNoted(GameTree.Node end) {
        return end.path().stream().anyMatch(node -> chance(node).isPresent());
    }

    /**
     * The summary of one side's play in the line that ends with a node: mistakes by the marks, accuracy by the
     * probabilities before and after each turn. Empty if no probability is noted on any of its turns.
     */
    public static Optional<ReviewSummary> summary(GameTree.Node end, Side side) {
        int count = 0;
        double loss = 0;
        double accuracy = 0;
        int[] marks = new int[Judgement.values().length];
        List<GameTree.Node> line = end.path();
        for (int i = 1; i < line.size(); i++) {
            GameTree.Node node = line.get(i);
            if (line.get(i - 1).state().toMove() == side) {
                for (Judgement judgement : Judgement.values()) {
                    marks[judgement.ordinal()] += node.marks().contains(judgement.mark()) ? 1 : 0;
                }
                Optional<Double> before = chance(line.get(i - 1));
                Optional<Double> after = chance(node);
                if (after.isPresent()) {
                    // Without a number for the start the first turn lost nothing.
                    double lost = before.orElse(after.get()) - after.get();
                    double own = Math.max(0, side == Side.FIRST ? lost : -lost);
                    count++;
                    loss += own;
                    accuracy += ReviewSummary.accuracy(own);
                }
            }
        }
        return count == 0
                ? Optional.empty()
                : Optional.of(new ReviewSummary(
                        count,
                        loss / count,
                        accuracy / count,
                        marks[Judgement.INACCURACY.ordinal()],
                        marks[Judgement.MISTAKE.ordinal()],
                        marks[Judgement.BLUNDER.ordinal()]));
    }
}
