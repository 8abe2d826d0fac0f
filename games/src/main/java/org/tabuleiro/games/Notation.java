package org.tabuleiro.games;

import java.util.ArrayList;
import java.util.List;

/** What step and turn texts mention. */
public final class Notation {
    private Notation() {}

    /** The squares named in a step or turn text, in the order of the text. */
    public static List<Click.Square> squares(Board board, String text) {
        List<Click.Square> squares = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int end = at + 1;
            while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
                end++;
            }
            int square = board.find(text.substring(at, end));
            if (square >= 0) {
                squares.add(new Click.Square(square));
            }
            at = end;
        }
        return List.copyOf(squares);
    }

    /** The names of the squares where the legal steps of a state begin, in square order. */
    public static String origins(State state) {
        Board board = state.game().board();
        List<String> names = state.legalSteps().stream()
                .map(step -> squares(board, step.text()))
                .filter(squares -> !squares.isEmpty())
                .map(squares -> squares.get(0).index())
                .distinct()
                .sorted()
                .map(board::name)
                .toList();
        return String.join(", ", names);
    }
}
