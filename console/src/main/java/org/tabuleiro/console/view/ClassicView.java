package org.tabuleiro.console.view;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.content.Look;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;

/** The style of the first programs for these games, which could not flip the board. */
final class ClassicView implements TextView {
    private final Look look;

    ClassicView(Look look) {
        this.look = look;
    }

    @Override
    public List<String> draw(State state, List<Integer> marked, boolean flipped) {
        return look.isClassicTall() ? tall(state) : compact(state);
    }

    private List<String> tall(State state) {
        Board board = state.game().board();
        List<String> lines = new ArrayList<>();
        StringBuilder files = new StringBuilder(" ");
        for (int file : DrawingOrder.files(board, false)) {
            files.append("      ").append((char) ('a' + file));
        }
        lines.add(files.toString());
        lines.add("    " + "-".repeat(7 * board.width()));
        for (int rank : DrawingOrder.ranks(board, !look.isClassicFirstRankOnTop())) {
            StringBuilder line = new StringBuilder(DrawingOrder.rankLabel(rank)).append(" |");
            for (int file : DrawingOrder.files(board, false)) {
                line.append("  ")
                        .append(symbolAt(state, board.square(file, rank)))
                        .append("   |");
            }
            lines.add("   |" + "      |".repeat(board.width()));
            lines.add(line.toString());
            lines.add("   |" + "------|".repeat(board.width()));
        }
        return lines;
    }

    private List<String> compact(State state) {
        Board board = state.game().board();
        List<String> lines = new ArrayList<>();
        StringBuilder files = new StringBuilder();
        for (int file : DrawingOrder.files(board, false)) {
            files.append("   ").append((char) ('a' + file));
        }
        String rule = " +" + "---+".repeat(board.width());
        lines.add(files.toString());
        lines.add(rule);
        for (int rank : DrawingOrder.ranks(board, !look.isClassicFirstRankOnTop())) {
            StringBuilder line = new StringBuilder(" |");
            for (int file : DrawingOrder.files(board, false)) {
                line.append(' ')
                        .append(symbolAt(state, board.square(file, rank)))
                        .append(" |");
            }
            lines.add(line.append(' ').append(rank + 1).toString());
            lines.add(rule);
        }
        return lines;
    }

    private String symbolAt(State state, int square) {
        char letter = state.layout().at(square);
        return letter == Layout.EMPTY ? " " : look.classic(letter);
    }

    @Override
    public String symbol(char letter) {
        return look.classic(letter);
    }
}
