package org.tabuleiro.engine.xadrersi;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Score;
import org.tabuleiro.engine.Search;
import org.tabuleiro.engine.Skill;
import org.tabuleiro.engine.Solver;
import org.tabuleiro.engine.TranspositionTable;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.xadrersi.XadrersiPosition;

/** Xadrersi: the running score, and what the pieces in hand can be expected to add. */
public final class XadrersiKnowledge extends Knowledge {
    private static final int POINT = 50;
    /** In points, by kind: K Q R B N. */
    static final int[] IN_HAND = {7, 16, 10, 8, 7};

    private static final int WON = 20_000;

    private static final List<Skill> SKILLS = List.of(
            new Skill(1, 100_000, 1000, 300, 850),
            new Skill(1, 100_000, 900, 300, 450),
            new Skill(1, 100_000, 600, 220, 180),
            new Skill(1, 100_000, 300, 100, 30),
            new Skill(2, 100_000, 170, 60, 0),
            new Skill(4, 100_000, 80, 0, 0),
            new Skill(Search.MAX_DEPTH, 100_000, 10, 0, 0));

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
        return value(xadrersi.toMove() == 0 ? margin : -margin);
    }

    /** The value of a finished game, by how much it was won. */
    static int value(int margin) {
        return margin == 0 ? Score.DRAW : (margin > 0 ? WON : -WON) + POINT * margin;
    }

    @Override
    public Optional<Solver> solver(TranspositionTable table) {
        return Optional.of(new XadrersiSolver(table));
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
    public List<Skill> skills() {
        return SKILLS;
    }
}
