package org.tabuleiro.engine.xadrersi;

import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.evaluation.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.xadrersi.XadrersiPosition;

/**
 * Evaluation of Xadrersi: the running score, the expected gain of the pieces in hand, and mobility. Tapered:
 * every weight is interpolated between an early value, before the first turn, and a late one, in the last.
 */
final class XadrersiEvaluation extends Evaluation {
    private static final int TURNS = XadrersiPosition.PIECES;

    static final Weights WEIGHTS = Weights.of("score", -7, 89)
            .and("hands", 289, -61, 194, 122, 451)
            .and("late-hands", 361, 1038, 134, -235, -99)
            .and("leaps", 54, 10)
            .and("choice", -4, 4)
            .and("others-choice", -4, 0)
            .and("balance", -157, -229)
            .and("tempo", 30, 430);

    private final int[] score;
    /** By kind: K Q R B N. */
    private final int[] inHand;

    private final int[] lateInHand;
    /** Bonus for a square attacked by a king or knight, whose attacks cannot be blocked. */
    private final int[] leaps;
    /** Mobility: empty squares that the player to move may use, those that the opponent attacks. */
    private final int[] choice;
    /** Mobility of the opponent. */
    private final int[] othersChoice;
    /** The first player's advantage by the rules. */
    private final int[] balance;

    private final int[] tempo;

    XadrersiEvaluation(Weights weights) {
        super(weights);
        score = weights.table("score");
        inHand = weights.table("hands");
        lateInHand = weights.table("late-hands");
        leaps = weights.table("leaps");
        choice = weights.table("choice");
        othersChoice = weights.table("others-choice");
        balance = weights.table("balance");
        tempo = weights.table("tempo");
    }

    @Override
    public Evaluation with(Weights other) {
        return new XadrersiEvaluation(other);
    }

    @Override
    public int evaluate(Position position) {
        XadrersiPosition xadrersi = (XadrersiPosition) position;
        int side = xadrersi.toMove();
        int other = side ^ 1;
        int turn = xadrersi.turnNumber();
        long empty = ~xadrersi.occupied();
        int value = taper(score, turn) * (xadrersi.score(side) - xadrersi.score(other))
                + taper(leaps, turn) * (xadrersi.leaps(side) - xadrersi.leaps(other))
                + taper(choice, turn) * Long.bitCount(xadrersi.attacks(other) & empty)
                - taper(othersChoice, turn) * Long.bitCount(xadrersi.attacks(side) & empty)
                + (side == 0 ? taper(balance, turn) : -taper(balance, turn))
                + taper(tempo, turn);
        for (int kind = 0; kind < inHand.length; kind++) {
            int more = xadrersi.inHand(side, kind) - xadrersi.inHand(other, kind);
            value += taper(inHand[kind], lateInHand[kind], turn) * more;
        }
        return value / TURNS;
    }

    private static int taper(int[] earlyAndLate, int turn) {
        return taper(earlyAndLate[0], earlyAndLate[1], turn);
    }

    /** The weight in a turn, times the number of turns. */
    private static int taper(int early, int late, int turn) {
        return early * (TURNS - turn) + late * turn;
    }
}
