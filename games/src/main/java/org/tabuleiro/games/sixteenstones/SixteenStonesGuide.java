package org.tabuleiro.games.sixteenstones;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * Turn entry of Sixteen Stones: stone then empty neighbour to move, stone then the nearest enemy
 * stone in line to push, and the captured squares only where there is a choice among them.
 */
final class SixteenStonesGuide implements Guide {

    @Override
    public List<List<Click>> ways(State state, Step step) {
        if (step.kind() == Step.Kind.WORD) {
            return List.of(List.of(new Click.Word(step.text())));
        }
        List<Click> action = action(step);
        if (!step.isCapture() || !hasRival(state, step)) {
            return List.of(action);
        }
        List<List<Click>> ways = new ArrayList<>();
        addOrders(action, Click.squares(step.captured()), ways);
        return ways;
    }

    /** The clicks of a step without its captures. */
    private static List<Click> action(Step step) {
        List<Integer> squares = step.squares();
        return Click.squares(squares.subList(0, squares.size() - step.captured().size()));
    }

    /** Whether another legal step is the same push or move with other captures. */
    private static boolean hasRival(State state, Step step) {
        return state.legalSteps().stream()
                .anyMatch(other -> !other.equals(step)
                        && other.kind() == step.kind()
                        && other.origin().equals(step.origin())
                        && other.targets().equals(step.targets()));
    }

    private static void addOrders(List<Click> begun, List<Click> rest, List<List<Click>> ways) {
        if (rest.isEmpty()) {
            ways.add(begun);
        }
        for (Click next : rest) {
            List<Click> longer = new ArrayList<>(begun);
            longer.add(next);
            List<Click> fewer = new ArrayList<>(rest);
            fewer.remove(next);
            addOrders(List.copyOf(longer), fewer, ways);
        }
    }

    /** A word would discard a move or push whose captures are being chosen. */
    @Override
    public boolean beginsAnew(List<Click> clicks, Click click) {
        return clicks.size() < 2 || !(click instanceof Click.Word);
    }

    @Override
    public Message prompt(State state, List<Click> clicks) {
        int pending = SixteenStonesPending.of(state.layout().pending());
        if (pending == SixteenStonesPending.PLACE) {
            return Message.of(
                    "sixteen-stones.prompt.place",
                    state.layout().reserve().get(state.toMove().ordinal()));
        }
        if (mustPass(state)) {
            return Message.of("sixteen-stones.prompt.pass");
        }
        if (clicks.size() >= 2) {
            int due = captureCount(state, clicks) - (clicks.size() - 2);
            return Message.of("sixteen-stones.prompt.capture", due, flanked(state, clicks));
        }
        if (clicks.size() == 1) {
            return destinations(state, clicks.get(0));
        }
        if (pending == SixteenStonesPending.FIRST) {
            return Message.of("sixteen-stones.prompt.first");
        }
        Message may = Message.of("sixteen-stones.may." + options(state));
        if (SixteenStonesPending.isStart(pending)) {
            return Message.of("sixteen-stones.prompt.start", may);
        }
        Message made =
                Message.of("sixteen-stones.made." + SixteenStonesPending.text(pending & ~SixteenStonesPending.LOSS));
        return Message.of(
                SixteenStonesPending.mayEnd(pending) ? "sixteen-stones.prompt.may" : "sixteen-stones.prompt.must",
                made,
                may);
    }

    /** What the legal steps allow: p push, m move, s sacrifice, e end of the turn. */
    private static String options(State state) {
        List<Step> steps = state.legalSteps();
        boolean push = steps.stream().anyMatch(step -> step.kind() == Step.Kind.PUSH);
        boolean move = steps.stream().anyMatch(step -> step.kind() == Step.Kind.MOVE);
        boolean sacrifice = steps.stream().anyMatch(step -> step.code() == SixteenStonesStepCode.SACRIFICE);
        boolean end = steps.stream().anyMatch(Step::isEnd);
        return (push ? "p" : "") + (move ? "m" : "") + (sacrifice ? "s" : "") + (end ? "e" : "");
    }

    private static Message destinations(State state, Click click) {
        Board board = state.game().board();
        String stone = click.text(board);
        List<Integer> goes = targets(state, click, Step.Kind.MOVE);
        List<Integer> pushes = targets(state, click, Step.Kind.PUSH);
        if (pushes.isEmpty()) {
            return Message.of("sixteen-stones.prompt.to-move", stone, board.either(goes));
        }
        return goes.isEmpty()
                ? Message.of("sixteen-stones.prompt.to-push", stone, board.either(pushes))
                : Message.of("sixteen-stones.prompt.to-both", stone, board.either(goes), board.either(pushes));
    }

    /** The targets of the moves or pushes that a stone begins. */
    private static List<Integer> targets(State state, Click stone, Step.Kind kind) {
        return state.legalSteps().stream()
                .filter(step -> step.kind() == kind)
                .filter(step -> stone.equals(action(step).get(0)))
                .map(Step::target)
                .distinct()
                .toList();
    }

    /** The squares among which the next captured stone can be chosen, in square order. */
    static String flanked(State state, List<Click> clicks) {
        List<Click> chosen = clicks.subList(2, clicks.size());
        return state.game()
                .board()
                .names(selections(state, clicks)
                        .flatMap(step -> step.captured().stream())
                        .filter(square -> !chosen.contains(new Click.Square(square)))
                        .distinct()
                        .sorted()
                        .toList());
    }

    private static int captureCount(State state, List<Click> clicks) {
        return selections(state, clicks)
                .mapToInt(step -> step.captured().size())
                .max()
                .orElse(0);
    }

    /** The captures that continue the clicks: stone, target and the captured stones chosen so far. */
    private static Stream<Step> selections(State state, List<Click> clicks) {
        return state.legalSteps().stream()
                .filter(Step::isCapture)
                .filter(step -> action(step).equals(clicks.subList(0, 2)))
                .filter(step -> Click.squares(step.captured()).containsAll(clicks.subList(2, clicks.size())));
    }

    static boolean mustPass(State state) {
        return state.legalSteps().get(0).code() == SixteenStonesStepCode.PASS;
    }

    @Override
    public Message refusal(State state, List<Click> clicks, Click click) {
        return new SixteenStonesRefusal(state).of(clicks, click);
    }
}
