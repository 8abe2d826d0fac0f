package org.tabuleiro.engine.xadrersi;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Score;
import org.tabuleiro.engine.Solver;
import org.tabuleiro.engine.TranspositionTable;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.xadrersi.XadrersiPosition;

/** Xadrersi: a game of sixteen turns, whose end says by how much it is won. */
public final class XadrersiKnowledge extends Knowledge {
    /** What a point of the score is worth. */
    static final int POINT = 50;

    private static final int WON = 20_000;

    private static final List<Integer> LEVELS = List.of(30, 135, 215, 285, 345, 435, 575);

    private final Map<String, Evaluation> evaluations = Map.of(
            FULL,
            new XadrersiEvaluation(XadrersiEvaluation.WEIGHTS),
            "score",
            new XadrersiScore(XadrersiScore.WEIGHTS));

    @Override
    public Map<String, Evaluation> evaluations() {
        return evaluations;
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
    public double steepness() {
        return 96;
    }

    @Override
    public List<Integer> levels() {
        return LEVELS;
    }
}
