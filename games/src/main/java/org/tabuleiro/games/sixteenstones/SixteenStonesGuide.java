package org.tabuleiro.games.sixteenstones;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Notation;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/**
 * How people enter Sixteen Stones turns: stone then empty neighbour to move, stone then the nearest enemy stone in line to
 * push, and the captured squares only where there is a choice among them.
 */
final class SixteenStonesGuide implements Guide {

    @Override
    public List<List<Click>> ways(State state, Step step) {
        List<Click.Square> squares = Notation.squares(state.game().board(), step.text());
        if (squares.isEmpty()) {
            return List.of(List.of(new Click.Word(step.text())));
        }
        if (squares.size() <= 2 || !hasRival(state, step)) {
            return List.of(List.copyOf(squares.subList(0, Math.min(2, squares.size()))));
        }
        List<List<Click>> ways = new ArrayList<>();
        addOrders(List.copyOf(squares.subList(0, 2)), List.copyOf(squares.subList(2, squares.size())), ways);
        return ways;
    }

    /** Whether another legal step is the same push or move with other captures. */
    private static boolean hasRival(State state, Step step) {
        String action = action(step);
        return state.legalSteps().stream()
                .anyMatch(other -> !other.equals(step) && action(other).equals(action));
    }

    /** The text of a step without its captures. */
    private static String action(Step step) {
        int captures = step.text().indexOf('x');
        return captures < 0 ? step.text() : step.text().substring(0, captures);
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

    /** While captures are being chosen, a word would discard the move or push that is already chosen. */
    @Override
    public boolean beginsAnew(List<Click> clicks, Click click) {
        return clicks.size() < 2 || !(click instanceof Click.Word);
    }

    @Override
    public Message prompt(State state, List<Click> clicks) {
        int pending = Pending.of(state.layout().pending());
        if (pending == Pending.PLACE) {
            return Message.of(
                    "sixteen-stones.prompt.place",
                    state.layout().reserve().get(state.toMove().ordinal()));
        }
        if (mustPass(state)) {
            return Message.of("sixteen-stones.prompt.pass");
        }
        if (clicks.size() >= 2) {
            List<String> choice = flanked(state, clicks);
            int due = captureCount(state, clicks) - (clicks.size() - 2);
            return Message.of("sixteen-stones.prompt.capture", due, String.join(", ", choice));
        }
        if (clicks.size() == 1) {
            return destinations(state, clicks.get(0).text(state.game().board()));
        }
        if (pending == Pending.FIRST) {
            return Message.of("sixteen-stones.prompt.first");
        }
        Message may = Message.of("sixteen-stones.may." + options(state));
        if (Pending.isStart(pending)) {
            return Message.of("sixteen-stones.prompt.start", may);
        }
        Message made = Message.of("sixteen-stones.made." + Pending.text(pending & ~Pending.LOSS));
        return Message.of(
                Pending.mayEnd(pending) ? "sixteen-stones.prompt.may" : "sixteen-stones.prompt.must", made, may);
    }

    /** What the legal steps allow: p push, m move, s sacrifice, e end of the turn. */
    private static String options(State state) {
        List<Step> steps = state.legalSteps();
        boolean push = steps.stream().anyMatch(step -> step.text().indexOf('>') > 0);
        boolean move = steps.stream().anyMatch(step -> step.text().indexOf('-') > 0);
        boolean sacrifice = steps.stream().anyMatch(step -> step.text().equals("sac"));
        boolean end = steps.stream().anyMatch(Step::isEnd);
        return (push ? "p" : "") + (move ? "m" : "") + (sacrifice ? "s" : "") + (end ? "e" : "");
    }

    private static Message destinations(State state, String stone) {
        String goes = second(state, stone, '-');
        String pushes = second(state, stone, '>');
        if (pushes.isEmpty()) {
            return Message.of("sixteen-stones.prompt.to-move", stone, goes);
        }
        return goes.isEmpty()
                ? Message.of("sixteen-stones.prompt.to-push", stone, pushes)
                : Message.of("sixteen-stones.prompt.to-both", stone, goes, pushes);
    }

    /** The second squares of the moves or pushes that a stone begins. */
    static String second(State state, String stone, char sign) {
        return String.join(
                ", ",
                state.legalSteps().stream()
                        .map(Step::text)
                        .filter(text -> text.startsWith(stone + sign))
                        .map(text -> text.substring(3, 5))
                        .distinct()
                        .toList());
    }

    /** The squares among which the next captured stone can be chosen, in square order. */
    static List<String> flanked(State state, List<Click> clicks) {
        return selections(state, clicks)
                .flatMap(squares -> squares.subList(2, squares.size()).stream())
                .filter(square -> !clicks.subList(2, clicks.size()).contains(square))
                .map(Click.Square::index)
                .distinct()
                .sorted()
                .map(state.game().board()::name)
                .toList();
    }

    private static int captureCount(State state, List<Click> clicks) {
        return selections(state, clicks).mapToInt(List::size).max().orElse(2) - 2;
    }

    private static Stream<List<Click.Square>> selections(State state, List<Click> clicks) {
        return state.legalSteps().stream()
                .map(step -> Notation.squares(state.game().board(), step.text()))
                .filter(squares -> squares.size() > 2 && squares.containsAll(clicks))
                .filter(squares -> squares.subList(0, 2).equals(clicks.subList(0, 2)));
    }

    static boolean mustPass(State state) {
        return state.legalSteps().get(0).text().equals("pass");
    }

    @Override
    public Message refusal(State state, List<Click> clicks, Click click) {
        return new SixteenStonesRefusal(state).of(clicks, click);
    }
}
