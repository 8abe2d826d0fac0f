package org.tabuleiro.table;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Notation;
import org.tabuleiro.games.Step;

/** The steps of a turn as numbered arrows. */
public final class TurnArrows {
    private TurnArrows() {}

    /**
     * The arrows of steps in their order; what is placed has an arrow that leads nowhere.
     *
     * @param board the squares
     * @param steps what is played
     * @param rank which line of an analysis, from 0 for the best
     */
    public static List<Mark.Arrow> of(Board board, List<Step> steps, int rank) {
        List<Mark.Arrow> arrows = new ArrayList<>();
        int at = -1;
        for (Step step : steps) {
            List<Click.Square> squares = Notation.squares(board, step.text());
            if (!squares.isEmpty()) {
                char sign = step.text().charAt(0);
                boolean goesOn = sign == '-' || sign == 'x';
                boolean placed = sign == '@' || (squares.size() == 1 && !goesOn);
                if (placed) {
                    for (Click.Square square : squares) {
                        arrows.add(new Mark.Arrow(square.index(), square.index(), arrows.size() + 1, rank));
                    }
                } else {
                    int first = squares.get(0).index();
                    int from = goesOn && at >= 0 ? at : first;
                    int to = goesOn ? first : squares.get(1).index();
                    arrows.add(new Mark.Arrow(from, to, arrows.size() + 1, rank));
                    at = to;
                }
            }
        }
        return arrows;
    }
}
