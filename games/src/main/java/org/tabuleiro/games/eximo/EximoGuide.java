package org.tabuleiro.games.eximo;

import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Notation;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/** How people enter Eximo turns: man then square, hop by hop, and one click a dropped man. */
final class EximoGuide implements Guide {

    @Override
    public List<List<Click>> ways(State state, Step step) {
        Board board = state.game().board();
        List<Click.Square> squares = Notation.squares(board, step.text());
        Click first = squares.get(0);
        if (step.text().charAt(0) == '@') {
            return squares.size() == 1
                    ? List.of(List.of(first))
                    : List.of(List.copyOf(squares), List.of(squares.get(1), first));
        }
        if (squares.size() == 1) {
            // In a chain the man is known, but a drag begins on it.
            return List.of(List.of(first), List.of(new Click.Square(chainMan(state)), first));
        }
        return List.of(List.copyOf(squares));
    }

    @Override
    public Shape shape(State state, Step step) {
        boolean hop = isHop(state.game().board(), step);
        return hop ? Shape.TAKE : Guide.super.shape(state, step);
    }

    private static boolean isHop(Board board, Step step) {
        List<Click.Square> squares = Notation.squares(board, step.text());
        if (squares.size() == 1) {
            return step.text().charAt(0) != '@';
        }
        int a = squares.get(0).index();
        int b = squares.get(1).index();
        return step.text().charAt(0) != '@'
                && (Math.abs(board.file(a) - board.file(b)) == 2 || Math.abs(board.rank(a) - board.rank(b)) == 2);
    }

    @Override
    public Message prompt(State state, List<Click> clicks) {
        String pending = state.layout().pending();
        if (pending.equals("drop")) {
            boolean one = state.legalSteps().get(0).text().length() == 3;
            return Message.of(
                    one
                            ? "eximo.prompt.drop-last"
                            : clicks.isEmpty() ? "eximo.prompt.drop" : "eximo.prompt.drop-second");
        }
        if (!pending.equals(Layout.NOTHING)) {
            String key = pending.startsWith("jump") ? "eximo.prompt.jump-on" : "eximo.prompt.take-on";
            return Message.of(key, pending.substring(5), destinations(state, ""));
        }
        if (!clicks.isEmpty()) {
            String man = clicks.get(0).text(state.game().board());
            return Message.of("eximo.prompt.to", man, destinations(state, man));
        }
        return mustTake(state)
                ? Message.of("eximo.prompt.take", Notation.origins(state))
                : Message.of("eximo.prompt.move");
    }

    @Override
    public Message refusal(State state, List<Click> clicks, Click click) {
        Layout layout = state.layout();
        if (!(click instanceof Click.Square(int square))) {
            return Message.of("refusal.not-a-square", click.text(state.game().board()));
        }
        String name = state.game().board().name(square);
        String pending = layout.pending();
        if (pending.equals("drop")) {
            return layout.at(square) != Layout.EMPTY
                    ? Message.of("eximo.refusal.drop-occupied", name)
                    : clicks.contains(click)
                            ? Message.of("eximo.refusal.drop-twice", name)
                            : Message.of("eximo.refusal.drop-zone", name);
        }
        if (!pending.equals(Layout.NOTHING)) {
            String key = pending.startsWith("jump") ? "eximo.refusal.jump-on" : "eximo.refusal.take-on";
            return Message.of(key, pending.substring(5), destinations(state, ""));
        }
        if (clicks.isEmpty()) {
            if (layout.at(square) == Layout.EMPTY) {
                return Message.of("eximo.refusal.pick-man", name);
            }
            if (!layout.isOf(state.toMove(), square)) {
                return Message.of("eximo.refusal.enemy-man", name);
            }
            return mustTake(state)
                    ? Message.of("eximo.refusal.must-take", Notation.origins(state))
                    : Message.of("eximo.refusal.stuck", name);
        }
        String man = clicks.get(0).text(state.game().board());
        return mustTake(state)
                ? Message.of("eximo.refusal.must-take-to", man, destinations(state, man))
                : Message.of("eximo.refusal.not-there", man, name, destinations(state, man));
    }

    private static int chainMan(State state) {
        return state.game().board().find(state.layout().pending().substring(5));
    }

    private static boolean mustTake(State state) {
        return state.legalSteps().stream().anyMatch(step -> step.text().indexOf('x') >= 0);
    }

    /** The squares to which a man can go now, or the man of the chain for an empty name. */
    private static String destinations(State state, String man) {
        return String.join(
                ", ",
                state.legalSteps().stream()
                        .map(Step::text)
                        .filter(text -> text.startsWith(man))
                        .map(text -> text.substring(man.length() + 1))
                        .toList());
    }
}
