package org.tabuleiro.engine.xadrersi;

import java.util.List;
import java.util.OptionalInt;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Score;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.xadrersi.XadrersiPosition;

/** Xadrersi: the running score, and what the pieces in hand can be expected to add. */
public final class XadrersiKnowledge extends Knowledge {
    private static final int POINT = 50;
    /** In points, by kind: K Q R B N. */
    private static final int[] IN_HAND = {7, 16, 10, 8, 7};

    private static final int WON = 20_000;

    private static final List<Integer> LEVELS = List.of(50, 180, 300, 450, 600, 750, 900);

    @Override
    public int evaluate(Position position) {
        XadrersiPosition xadrersi = (XadrersiPosition) position;
        int value = score(xadrersi) + hands(xadrersi);
        return xadrersi.toMove() == 0 ? value : -value;
    }

    @Override
    public List<Term> terms(Position position) {
        XadrersiPosition xadrersi = (XadrersiPosition) position;
        return List.of(new Term("score", score(xadrersi)), new Term("hands", hands(xadrersi)));
    }

    private static int score(XadrersiPosition position) {
        return POINT * (position.score(0) - position.score(1));
    }

    private static int hands(XadrersiPosition position) {
        int value = 0;
        for (int kind = 0; kind < IN_HAND.length; kind++) {
            value += IN_HAND[kind] * (position.inHand(0, kind) - position.inHand(1, kind));
        }
        return POINT * value;
    }

    /** A win counts far above any lead in play; a clearer one counts a little more. */
    @Override
    public int finalScore(Position position, int turns) {
        XadrersiPosition xadrersi = (XadrersiPosition) position;
        int margin = xadrersi.score(0) - xadrersi.score(1);
        int value = margin == 0 ? Score.DRAW : (margin > 0 ? WON : -WON) + POINT * margin;
        return xadrersi.toMove() == 0 ? value : -value;
    }

    @Override
    public OptionalInt margin(int score) {
        return Math.abs(score) < WON
                ? OptionalInt.empty()
                : OptionalInt.of((score > 0 ? score - WON : score + WON) / POINT);
    }

    @Override
    public int longest(Position position) {
        return XadrersiPosition.PIECES + 1 - position.turn();
    }

    @Override
    public boolean mayWinNow(Position position) {
        return position.turn() == XadrersiPosition.PIECES;
    }

    @Override
    public List<Integer> levels() {
        return LEVELS;
    }
}
