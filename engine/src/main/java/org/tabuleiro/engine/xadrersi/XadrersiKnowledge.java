package org.tabuleiro.engine.xadrersi;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.engine.GameProfile;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.search.Score;
import org.tabuleiro.engine.search.Solver;
import org.tabuleiro.engine.search.TranspositionTable;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.xadrersi.XadrersiPosition;

/** Xadrersi: always sixteen turns, decided by points, with an exact solver for the last placements. */
public final class XadrersiKnowledge extends Knowledge {
    /** The value of a point of the score. */
    static final int POINT = 50;

    /** Final scores are at least this far from 0; evaluations never reach it. */
    private static final int WON = 20_000;

    private static final GameProfile PROFILE =
            new GameProfile(100, 96, List.of(30, 135, 215, 285, 345, 435, 575), 0, 200, false);

    private final Map<String, Evaluation> evaluations = Map.of(
            FULL,
            new XadrersiEvaluation(XadrersiEvaluation.WEIGHTS),
            "score",
            new XadrersiScore(XadrersiScore.WEIGHTS));

    /** The knowledge of Xadrersi; there is one instance in {@link Knowledge#of}. */
    public XadrersiKnowledge() {
        super(PROFILE);
    }

    @Override
    public Map<String, Evaluation> evaluations() {
        return evaluations;
    }

    /** A win counts far more than any lead in play, and a larger margin a little more than a smaller one. */
    @Override
    public int finalScore(Position position, int turns) {
        XadrersiPosition xadrersi = (XadrersiPosition) position;
        int margin = xadrersi.score(0) - xadrersi.score(1);
        return value(xadrersi.toMove() == 0 ? margin : -margin);
    }

    /** The score of a finished game with this margin. */
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
    public int maxStepsLeft(Position position) {
        return XadrersiPosition.PIECES + 1 - position.turnNumber();
    }

    @Override
    public boolean mayWinNow(Position position) {
        return position.turnNumber() == XadrersiPosition.PIECES;
    }
}
