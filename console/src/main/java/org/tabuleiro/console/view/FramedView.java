package org.tabuleiro.console.view;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.content.Look;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/** Glyphs in a frame with coordinates on all sides; marked squares stand in brackets, and in colour where there is any. */
final class FramedView implements View {
    // Colours of the 256-colour palette.
    private static final int LIGHT = 180;
    private static final int DARK = 137;
    private static final int MARKED = 108;
    private static final int DOT = 94;

    private final Look look;
    private final boolean coloured;

    FramedView(Look look, boolean coloured) {
        this.look = look;
        this.coloured = coloured;
    }

    @Override
    public List<String> draw(State state, List<Integer> marked, boolean flipped) {
        Board board = state.game().board();
        List<String> lines = new ArrayList<>();
        StringBuilder files = new StringBuilder("   ");
        for (int file : Order.files(board, flipped)) {
            files.append(' ').append((char) ('a' + file)).append(' ');
        }
        String edge = "─".repeat(3 * board.width());
        lines.add(files.toString());
        lines.add("  ┌" + edge + "┐");
        for (int rank : Order.ranks(board, !flipped)) {
            StringBuilder line = new StringBuilder(Order.rankLabel(rank)).append('│');
            for (int file : Order.files(board, flipped)) {
                int square = board.square(file, rank);
                line.append(cell(state.layout().at(square), marked.contains(square), look.ground(square)));
            }
            lines.add(line.append('│').append(rank + 1).toString());
        }
        lines.add("  └" + edge + "┘");
        lines.add(files.toString());
        return lines;
    }

    private String cell(char letter, boolean marked, Theme.Use ground) {
        String sign = letter == Layout.EMPTY ? empty() : look.glyph(letter);
        String cell = marked ? "[" + sign + "]" : " " + sign + " ";
        if (!coloured) {
            return cell;
        }
        int background = marked ? MARKED : ground == Theme.Use.DARK ? DARK : LIGHT;
        int ink = letter == Layout.EMPTY && !marked ? DOT : look.ink(Layout.isFirst(letter) ? Side.FIRST : Side.SECOND);
        return "\u001B[48;5;" + background + ";38;5;" + ink + ";1m" + cell + "\u001B[0m";
    }

    /** Colours tell empty squares apart only on a chequered board; elsewhere each has a dot. */
    private String empty() {
        return coloured && look.isChequered() ? " " : "·";
    }

    @Override
    public String sign(char letter) {
        return look.glyph(letter);
    }
}
