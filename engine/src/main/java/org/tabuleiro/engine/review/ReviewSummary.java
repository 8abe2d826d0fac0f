package org.tabuleiro.engine.review;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.games.Side;

/**
 * The summary of one side's play.
 *
 * @param turns the number of turns judged
 * @param meanLoss the mean loss of win probability per turn
 * @param accuracy the mean accuracy of the turns in percent; 100 if there is none
 * @param inaccuracies the number of inaccuracies
 * @param mistakes the number of mistakes
 * @param blunders the number of blunders
 */
public record ReviewSummary(int turns, double meanLoss, double accuracy, int inaccuracies, int mistakes, int blunders) {

    // The curve that lichess fits to the accuracy of a move by its loss in percent of win probability. There
    // the accuracy of a game weights turns by the volatility of their position; here it is their plain mean.
    private static final double SCALE = 103.1668;
    private static final double DECAY = 0.04354;
    private static final double OFFSET = SCALE - 100;

    /** The number of turns to learn from: mistakes and blunders. */
    public int errors() {
        return mistakes + blunders;
    }

    /** The accuracy of a turn in percent, by the win probability that it lost. */
    public static double accuracy(double loss) {
        return Math.clamp(SCALE * Math.exp(-DECAY * 100 * loss) - OFFSET, 0, 100);
    }

    /** The summary of one side by the verdicts on all turns; those without a verdict do not count. */
    public static ReviewSummary of(List<Optional<Verdict>> verdicts, Side side) {
        int count = 0;
        double loss = 0;
        double accuracy = 0;
        int[] judgements = new int[Judgement.values().length];
        for (Optional<Verdict> each : verdicts) {
            if (each.isPresent() && each.get().side() == side) {
                count++;
                loss += each.get().loss();
                accuracy += accuracy(each.get().loss());
                judgements[each.get().judgement().ordinal()]++;
            }
        }
        return new ReviewSummary(
                count,
                count == 0 ? 0 : loss / count,
                count == 0 ? 100 : accuracy / count,
                judgements[Judgement.INACCURACY.ordinal()],
                judgements[Judgement.MISTAKE.ordinal()],
                judgements[Judgement.BLUNDER.ordinal()]);
    }

    /**
     * The turning point: the turn that lost most win probability, counted from 0; the first of equals, and
     * none if no turn was a mistake.
     */
    public static OptionalInt turningPoint(List<Optional<Verdict>> verdicts) {
        OptionalInt found = OptionalInt.empty();
        double most = 0;
        for (int i = 0; i < verdicts.size(); i++) {
            Optional<Verdict> each = verdicts.get(i);
            if (each.isPresent() && each.get().loss() > most && each.get().loss() >= Judgement.MISTAKE.loss()) {
                most = each.get().loss();
                found = OptionalInt.of(i);
            }
        }
        return found;
    }
}
