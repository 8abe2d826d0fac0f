package org.tabuleiro.engine.xadrersi;

import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Weights;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.xadrersi.XadrersiPosition;

/** Xadrersi: the running score, what the pieces in hand can be expected to add, and where the opponent may go. */
final class XadrersiEvaluation extends Evaluation {
    private static final int POINT = XadrersiKnowledge.POINT;

    static final Weights WEIGHTS = Weights.of("score", POINT)
            .and("hands", 220, 359, 261, 120, 65)
            .and("late-hands", -1, 37, -13, -17, -9)
            .and("choice", 12, 6)
            .and("balance", -88, 1)
            .and("tempo", 158, -3);

    private final int point;
    /** By kind: K Q R B N; and what each loses for every piece on the board. */
    private final int[] inHand;

    private final int[] late;
    /** A piece goes where the opponent attacks: how many empty squares are open to the player to move, and to the other. */
    private final int[] choice;
    /** What the first player leads by for reasons of the rules, and what that changes from turn to turn. */
    private final int[] balance;

    private final int[] tempo;

    XadrersiEvaluation(Weights weights) {
        super(weights);
        point = weights.one("score");
        inHand = weights.table("hands");
        late = weights.table("late-hands");
        choice = weights.table("choice");
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
        int value = point * (xadrersi.score(side) - xadrersi.score(other));
        for (int kind = 0; kind < inHand.length; kind++) {
            int more = xadrersi.inHand(side, kind) - xadrersi.inHand(other, kind);
            value += (inHand[kind] + late[kind] * turn) * more;
        }
        long empty = ~xadrersi.occupied();
        value += choice[0] * Long.bitCount(xadrersi.attacks(other) & empty)
                - choice[1] * Long.bitCount(xadrersi.attacks(side) & empty);
        int first = balance[0] + balance[1] * turn;
        return value + (side == 0 ? first : -first) + tempo[0] + tempo[1] * turn;
    }
}
