package org.tabuleiro.table.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.table.Table;

/** Builds the scene of a table: the pieces, the last turn, the turn being entered, and the legal clicks. */
public final class SceneMaker {

    /**
     * The options of the viewer.
     *
     * @param pointed the square under the pointer or the keyboard focus, -1 for none
     * @param heat whether to show the heat map of attacks
     * @param numbered whether the steps of the last turn are shown as numbered arrows, for viewers without motion
     */
    public record Options(int pointed, boolean heat, boolean numbered) {}

    private final Table table;
    private final Board board;
    private final List<Mark> marks = new ArrayList<>();

    private SceneMaker(Table table) {
        this.table = table;
        this.board = table.game().board();
    }

    /**
     * The scene of a table.
     *
     * @param table the table
     * @param options the options of the viewer
     * @param extra marks of an analysis or a hint
     */
    public static Scene of(Table table, Options options, List<Mark> extra) {
        return new SceneMaker(table).make(options, extra);
    }

    private Scene make(Options options, List<Mark> extra) {
        State shown = table.displayed().state();
        TurnBuilder entry = table.input().entry();
        // A turn that waits for confirmation is shown as entered.
        boolean entering = table.input().mayEnter() || (table.input().isPending() && table.isLiveDisplayed());
        table.displayed().turn().ifPresent(turn -> {
            if (!entering || entry.steps().isEmpty()) {
                turn.squares().forEach(square -> marks.add(new Mark.Spot(square, Mark.Kind.LAST)));
                List<Mark.Arrow> steps = TurnArrows.of(turn.steps(), Mark.Arrow.LAST_TURN);
                // The squares of a single step are marked already.
                if (options.numbered && steps.size() > 1) {
                    marks.addAll(steps);
                }
            }
        });
        Layout layout = entering ? entry.state().layout() : shown.layout();
        if (options.heat) {
            heat(entering ? entry.state() : shown);
        }
        if (entering) {
            layout = chosen(entry);
            entered(shown.layout(), entry);
        }
        if (table.input().offersTargets()) {
            targets(entry);
            preview(entry, layout, options.pointed);
        }
        marks.addAll(extra);
        return new Scene(table.game(), layout, marks);
    }

    private void heat(State state) {
        List<Integer> first = table.game().attacks(state, Side.FIRST);
        List<Integer> second = table.game().attacks(state, Side.SECOND);
        for (int square = 0; square < first.size(); square++) {
            if (first.get(square) + second.get(square) > 0) {
                marks.add(new Mark.Heat(square, first.get(square), second.get(square)));
            }
        }
    }

    /**
     * The layout while part of a step is still to be chosen, such as the captures of a push: what all
     * remaining steps have in common has happened already, and the squares to choose from are unchanged.
     */
    private Layout chosen(TurnBuilder entry) {
        Layout now = entry.state().layout();
        if (entry.clicks().size() < 2) {
            return now;
        }
        List<Click> begun = entry.clicks().subList(0, 2);
        List<Step> open = entry.state().legalSteps().stream()
                .filter(step -> step.isCapture() && step.squares().size() > 2)
                .filter(step -> Click.squares(step.squares()).subList(0, 2).equals(begun))
                .toList();
        StringBuilder letters = new StringBuilder(now.board());
        for (Step step : open) {
            Layout then = entry.state().play(step).layout();
            for (int square = 0; square < board.size(); square++) {
                if (!step.captured().contains(square)) {
                    letters.setCharAt(square, then.at(square));
                }
            }
        }
        return new Layout(
                letters.toString(), now.reserve(), now.side(), now.pending(), now.noProgressCount(), now.turnNumber());
    }

    /** Marks the paths of the pieces moved so far, and the opponent's pieces that will be removed. */
    private void entered(Layout before, TurnBuilder entry) {
        for (Mark.Arrow arrow : TurnArrows.of(entry.steps(), 0)) {
            if (arrow.from() != arrow.to()) {
                marks.add(new Mark.Trail(arrow.from(), arrow.to()));
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
                onlyPiece(now.side())
                        .filter(letter -> now.at(square) == Layout.EMPTY)
                        .ifPresent(letter -> marks.add(new Mark.Ghost(square, letter)));
            }
        }
    }

    /** The piece that a side places on an empty square, if only one kind is possible. */
    private Optional<Character> onlyPiece(Side side) {
        List<Character> letters = table.game()
                .pieceLetters()
                .chars()
                .mapToObj(letter -> (char) letter)
                .filter(letter -> Layout.isFirst(letter) == (side == Side.FIRST))
                .toList();
        return letters.size() == 1 ? Optional.of(letters.get(0)) : Optional.empty();
    }

    private void targets(TurnBuilder entry) {
        List<Step> legal = entry.state().legalSteps();
        List<Integer> places = entry.targets().stream()
                .filter(target -> target.shape() == Guide.Shape.PLACE)
                .flatMap(target -> target.click() instanceof Click.Square(int square) ? Stream.of(square) : Stream.of())
                .toList();
        // A mark on nearly every square would hide the board.
        boolean veiled = places.size() * 2 > board.size();
        if (veiled) {
            veil(entry.state().layout(), places);
        }
        boolean compulsory =
                legal.stream().allMatch(Step::isCapture) || legal.stream().allMatch(Step::continues);
        for (TurnBuilder.Target target : entry.targets()) {
            if (target.click() instanceof Click.Square(int square)) {
                switch (target.shape()) {
                    case GO -> marks.add(new Mark.Spot(square, Mark.Kind.GO));
                    case CAPTURE -> {
                        marks.add(new Mark.Spot(square, Mark.Kind.TAKE));
                        victims(entry, square);
                    }
                    case JUMP -> marks.add(new Mark.Spot(square, Mark.Kind.JUMP));
                    case PUSH -> marks.add(new Mark.Spot(square, Mark.Kind.PUSH));
                    case PLACE -> {
                        if (!veiled) {
                            place(square);
                        }
                    }
                    case PICK -> {
                        if (compulsory && entry.clicks().isEmpty()) {
                            marks.add(new Mark.Spot(square, Mark.Kind.MUST));
                        }
                    }
                }
            }
        }
        pushes(entry);
    }

    /** Veils the empty squares where nothing can be placed; pieces show by themselves that theirs are taken. */
    private void veil(Layout layout, List<Integer> places) {
        for (int square = 0; square < board.size(); square++) {
            if (layout.at(square) == Layout.EMPTY && !places.contains(square)) {
                marks.add(0, new Mark.Spot(square, Mark.Kind.VEIL));
            }
        }
    }

    /** Marks the pieces that a step of the selected piece to a square captures, unless they stand on it. */
    private void victims(TurnBuilder entry, int to) {
        if (entry.clicks().size() != 1 || !(entry.clicks().get(0) instanceof Click.Square(int from))) {
            return;
        }
        entry.state().legalSteps().stream()
                .filter(step -> step.isFrom(from) && step.target() == to)
                .flatMap(step -> step.captured().stream())
                .filter(square -> square != to)
                .distinct()
                .forEach(square -> marks.add(new Mark.Spot(square, Mark.Kind.VICTIM)));
    }

    private void place(int square) {
        marks.add(0, new Mark.Spot(square, Mark.Kind.ZONE));
        marks.add(new Mark.Spot(square, Mark.Kind.PLACE));
    }

    /**
     * Adds a handle on every stone that the selected one can push, even if captures are still to be chosen.
     */
    private void pushes(TurnBuilder entry) {
        if (entry.clicks().size() != 1 || !(entry.clicks().get(0) instanceof Click.Square(int from))) {
            return;
        }
        entry.state().legalSteps().stream()
                .filter(step -> step.kind() == Step.Kind.PUSH && step.isFrom(from))
                .map(Step::target)
                .distinct()
                .forEach(to -> marks.add(new Mark.Handle(from, to)));
    }

    /** Marks a preview of the click on the square under the pointer. */
    private void preview(TurnBuilder entry, Layout now, int pointed) {
        boolean target = entry.targets().stream()
                .anyMatch(each -> each.click().equals(new Click.Square(pointed))
                        && (each.shape() != Guide.Shape.PICK || !entry.clicks().isEmpty()));
        if (!target) {
            return;
        }
        Layout then = entry.preview(new Click.Square(pointed)).layout();
        if (then.equals(entry.state().layout())) {
            return;
        }
        for (int square = 0; square < board.size(); square++) {
            if (now.at(square) != then.at(square)) {
                if (then.at(square) != Layout.EMPTY) {
                    marks.add(new Mark.Ghost(square, then.at(square)));
                } else if (now.isOf(now.side().other(), square)) {
                    // An own piece that would only move on is not struck through.
                    marks.add(new Mark.Faded(square, now.at(square)));
                }
                if (now.at(square) != Layout.EMPTY
                        && then.at(square) != Layout.EMPTY
                        && now.isOf(now.side().other(), square)
                        && then.isOf(now.side(), square)
                        && square != pointed) {
                    marks.add(new Mark.Spot(square, Mark.Kind.CAPTURE));
                }
            }
        }
    }
}
