package org.tabuleiro.engine.xadrersi;

import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.xadrersi.XadrersiPosition;

/**
 * Xadrersi: the running score, what the pieces in hand can be expected to add, and where the opponent may go. Every weight goes
 * from an early value, before the first turn, to a late one, in the last.
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
    /** What a square attacked by a king or knight is worth beyond the score: nobody can come between. */
    private final int[] leaps;
    /** A piece goes where the opponent attacks: how many empty squares are open to the player to move. */
    private final int[] choice;
    /** The same for the other player. */
    private final int[] othersChoice;
    /** What the first player leads by for reasons of the rules. */
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
        int turn = xadrersi.turn();
        long empty = ~xadrersi.occupied();
        int value = now(score, turn) * (xadrersi.score(side) - xadrersi.score(other))
                + now(leaps, turn) * (xadrersi.leaps(side) - xadrersi.leaps(other))
                + now(choice, turn) * Long.bitCount(xadrersi.attacks(other) & empty)
                - now(othersChoice, turn) * Long.bitCount(xadrersi.attacks(side) & empty)
                + (side == 0 ? now(balance, turn) : -now(balance, turn))
                + now(tempo, turn);
        for (int kind = 0; kind < inHand.length; kind++) {
            int more = xadrersi.inHand(side, kind) - xadrersi.inHand(other, kind);
            value += now(inHand[kind], lateInHand[kind], turn) * more;
        }
        return value / TURNS;
    }

    private static int now(int[] earlyAndLate, int turn) {
        return now(earlyAndLate[0], earlyAndLate[1], turn);
    }

    /** A weight in a turn, as often as there are turns. */
    private static int now(int early, int late, int turn) {
        return early * (TURNS - turn) + late * turn;
    }
}
