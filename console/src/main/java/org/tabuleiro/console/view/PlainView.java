package org.tabuleiro.console.view;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.State;

/** The letters of position strings: for screen readers and any character set. */
final class PlainView implements TextView {

    @Override
    public List<String> draw(State state, List<Integer> marked, boolean flipped) {
        Board board = state.game().board();
        List<String> lines = new ArrayList<>();
        for (int rank : DrawingOrder.ranks(board, !flipped)) {
            StringBuilder line = new StringBuilder(DrawingOrder.rankLabel(rank));
            for (int file : DrawingOrder.files(board, flipped)) {
                line.append(' ').append(state.layout().at(board.square(file, rank)));
            }
            lines.add(line.toString());
        }
        StringBuilder files = new StringBuilder("  ");
        for (int file : DrawingOrder.files(board, flipped)) {
            files.append(' ').append((char) ('a' + file));
        }
        lines.add(files.toString());
        return lines;
    }

    @Override
    public String symbol(char letter) {
        return String.valueOf(letter);
    }
}
