package org.tabuleiro.games.eximo;

import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/** Turn entry of Eximo: man then square, hop by hop, and one click per dropped man. */
final class EximoGuide implements Guide {

    @Override
    public List<List<Click>> ways(State state, Step step) {
        Click target = new Click.Square(step.target());
        if (step.kind() == Step.Kind.PLACE) {
            List<Click> men = Click.squares(step.targets());
            return men.size() == 1 ? List.of(men) : List.of(men, List.of(target, men.get(0)));
        }
        List<Click> fromMan = List.of(new Click.Square(step.origin().orElseThrow()), target);
        // In a chain the man is known, but dragging begins on it.
        return step.continues() ? List.of(List.of(target), fromMan) : List.of(fromMan);
    }

    @Override
    public Message prompt(State state, List<Click> clicks) {
        Step first = state.legalSteps().get(0);
        if (first.kind() == Step.Kind.PLACE) {
            boolean one = first.targets().size() == 1;
            return Message.of(
                    one
                            ? "eximo.prompt.drop-last"
                            : clicks.isEmpty() ? "eximo.prompt.drop" : "eximo.prompt.drop-second");
        }
        if (first.continues()) {
            return goOn(state, "eximo.prompt.");
        }
        if (!clicks.isEmpty()) {
            return Message.of(
                    "eximo.prompt.to", clicks.get(0).text(state.game().board()), destinations(state, clicks.get(0)));
        }
        return mustCapture(state) ? Message.of("eximo.prompt.take", capturers(state)) : Message.of("eximo.prompt.move");
    }

    @Override
    public Message refusal(State state, List<Click> clicks, Click click) {
        Layout layout = state.layout();
        Board board = state.game().board();
        if (!(click instanceof Click.Square(int square))) {
            return Message.of("refusal.not-a-square", click.text(board));
        }
        String name = board.name(square);
        Step first = state.legalSteps().get(0);
        if (first.kind() == Step.Kind.PLACE) {
            return layout.at(square) != Layout.EMPTY
                    ? Message.of("eximo.refusal.drop-occupied", name)
                    : clicks.contains(click)
                            ? Message.of("eximo.refusal.drop-twice", name)
                            : Message.of("eximo.refusal.drop-zone", name);
        }
        if (first.continues()) {
            return goOn(state, "eximo.refusal.");
        }
        if (clicks.isEmpty()) {
            if (layout.at(square) == Layout.EMPTY) {
                return Message.of("eximo.refusal.pick-man", name);
            }
            if (!layout.isOf(state.toMove(), square)) {
                return Message.of("eximo.refusal.enemy-man", name);
            }
            return mustCapture(state)
                    ? Message.of("eximo.refusal.must-take", capturers(state))
                    : Message.of("eximo.refusal.stuck", name);
        }
        String man = clicks.get(0).text(board);
        Message destinations = destinations(state, clicks.get(0));
        return mustCapture(state)
                ? Message.of("eximo.refusal.must-take-to", man, destinations)
                : Message.of("eximo.refusal.not-there", man, name, destinations);
    }

    /** In a chain: the man and the squares it can continue to. */
    private static Message goOn(State state, String key) {
        Step first = state.legalSteps().get(0);
        int man = first.origin().orElseThrow();
        return Message.of(
                key + (first.kind() == Step.Kind.JUMP ? "jump-on" : "take-on"),
                state.game().board().name(man),
                destinations(state, new Click.Square(man)));
    }

    private static boolean mustCapture(State state) {
        return state.legalSteps().stream().anyMatch(Step::isCapture);
    }

    /** The squares of the men that can capture, in square order. */
    private static Message capturers(State state) {
        return state.game()
                .board()
                .either(state.legalSteps().stream()
                        .map(step -> step.origin().orElseThrow())
                        .distinct()
                        .sorted()
                        .toList());
    }

    /** The target squares of a man. */
    private static Message destinations(State state, Click man) {
        return state.game()
                .board()
                .either(state.legalSteps().stream()
                        .filter(step ->
                                man.equals(new Click.Square(step.origin().orElseThrow())))
                        .map(Step::target)
                        .toList());
    }
}
