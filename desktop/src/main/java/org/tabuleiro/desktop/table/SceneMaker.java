package org.tabuleiro.desktop.table;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.desktop.board.Mark;
import org.tabuleiro.desktop.board.Scene;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Notation;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;

/** Makes the scene of a session: what stands, what was played last, what was entered, what can be done next. */
public final class SceneMaker {
    private final Session session;
    private final Board board;
    private final List<Mark> marks = new ArrayList<>();

    private SceneMaker(Session session) {
        this.session = session;
        this.board = session.game().board();
    }

    /**
     * The scene of a session.
     *
     * @param session what is played
     * @param pointed the square that the pointer is on, -1 for none
     * @param extra marks of an analysis or a hint
     */
    public static Scene of(Session session, int pointed, List<Mark> extra) {
        return new SceneMaker(session).make(pointed, extra);
    }

    private Scene make(int pointed, List<Mark> extra) {
        State shown = session.shown().state();
        TurnBuilder entry = session.entry();
        boolean entering = session.mayEnter();
        session.shown().turn().ifPresent(turn -> {
            if (!entering || entry.steps().isEmpty()) {
                spots(Notation.squares(board, turn.text()), Mark.Kind.LAST);
            }
        });
        Layout layout = shown.layout();
        if (entering) {
            layout = entry.state().layout();
            entered(shown.layout(), entry);
            targets(entry);
            preview(entry, pointed);
        }
        marks.addAll(extra);
        return new Scene(session.game(), layout, marks);
    }

    private void spots(List<Click.Square> squares, Mark.Kind kind) {
        squares.stream().distinct().forEach(square -> marks.add(new Mark.Spot(square.index(), kind)));
    }

    /** The way of the pieces moved so far, and those of the opponent's that will be gone. */
    private void entered(Layout before, TurnBuilder entry) {
        int at = -1;
        for (Step step : entry.steps()) {
            List<Click.Square> squares = Notation.squares(board, step.text());
            boolean goesOn = !Character.isLetterOrDigit(step.text().charAt(0));
            if (!squares.isEmpty() && !step.text().startsWith("@")) {
                int to = squares.get(goesOn ? 0 : Math.min(1, squares.size() - 1))
                        .index();
                int from = goesOn ? at : squares.get(0).index();
                if (from >= 0 && from != to) {
                    marks.add(new Mark.Trail(from, to));
                }
                at = to;
            }
        }
        Layout now = entry.state().layout();
        for (int square = 0; square < board.size() && !entry.steps().isEmpty(); square++) {
            if (before.isOf(before.side().other(), square) && now.at(square) == Layout.EMPTY) {
                marks.add(new Mark.Faded(square, before.at(square)));
            }
        }
        for (Click click : entry.clicks()) {
            if (click instanceof Click.Square(int square)) {
                marks.add(new Mark.Spot(square, Mark.Kind.CHOSEN));
            }
        }
    }

    private void targets(TurnBuilder entry) {
        boolean compulsory = !entry.state().isOver()
                && entry.state().legalSteps().stream()
                        .allMatch(step -> session.game().guide().shape(entry.state(), step) == Guide.Shape.TAKE);
        for (TurnBuilder.Target target : entry.targets()) {
            if (target.click() instanceof Click.Square(int square)) {
                switch (target.shape()) {
                    case GO -> marks.add(new Mark.Spot(square, Mark.Kind.GO));
                    case TAKE -> marks.add(new Mark.Spot(square, Mark.Kind.TAKE));
                    case PLACE -> {
                        marks.add(0, new Mark.Spot(square, Mark.Kind.ZONE));
                        marks.add(new Mark.Spot(square, Mark.Kind.PLACE));
                    }
                    case PICK -> {
                        if (compulsory && entry.clicks().isEmpty()) {
                            marks.add(new Mark.Spot(square, Mark.Kind.MUST));
                        }
                    }
                }
            }
        }
    }

    /** What would stand where after a click on the square that the pointer is on. */
    private void preview(TurnBuilder entry, int pointed) {
        boolean target = entry.targets().stream()
                .anyMatch(each -> each.click().equals(new Click.Square(pointed)) && each.shape() != Guide.Shape.PICK);
        if (!target) {
            return;
        }
        Layout now = entry.state().layout();
        Layout then = entry.preview(new Click.Square(pointed)).layout();
        for (int square = 0; square < board.size(); square++) {
            if (now.at(square) != then.at(square)) {
                marks.add(
                        then.at(square) == Layout.EMPTY
                                ? new Mark.Faded(square, now.at(square))
                                : new Mark.Ghost(square, then.at(square)));
            }
        }
    }
}
