package org.tabuleiro.content;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;

/** A picture of a position, as SVG. */
public final class BoardPicture {
    private static final int SQUARE = 60;
    private static final int MARGIN = 30;
    private static final Theme THEME = Theme.WOOD;
    private static final String MARKED = "#9DB86A";

    private final State state;
    private final boolean flipped;
    private final Board board;
    private final Look look;
    private final List<Integer> marked;
    private final Map<Character, String> drawings = new HashMap<>();
    private final StringBuilder out = new StringBuilder();

    private BoardPicture(State state, List<Integer> marked, boolean flipped) {
        this.flipped = flipped;
        this.state = state;
        this.board = state.game().board();
        this.look = Look.of(state.game());
        this.marked = marked;
    }

    /**
     * Draws a position.
     *
     * @param state the position
     * @param marked the squares to mark, such as {@link org.tabuleiro.games.Turn#squares()}
     * @param flipped whether the second player sits below
     */
    public static String svg(State state, List<Integer> marked, boolean flipped) {
        return new BoardPicture(state, marked, flipped).draw();
    }

    private String draw() {
        int hands = hasReserve() ? SQUARE : 0;
        int width = board.width() * SQUARE + 2 * MARGIN;
        int height = board.height() * SQUARE + 2 * MARGIN + hands;
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height
                + "\" viewBox=\"0 0 " + width + " " + height + "\" font-family=\"sans-serif\" font-size=\"16\">\n");
        out.append("<title>" + state + "</title>\n");
        out.append("<rect width=\"" + width + "\" height=\"" + height + "\" fill=\"#F4EEE1\"/>\n");
        for (int square = 0; square < board.size(); square++) {
            square(square);
        }
        look.area().ifPresent(this::outline);
        coordinates();
        if (hasReserve()) {
            reserve(board.height() * SQUARE + 2 * MARGIN);
        }
        return out.append("</svg>\n").toString();
    }

    private boolean hasReserve() {
        return state.layout().reserve().stream().anyMatch(count -> count > 0);
    }

    private int left(int file) {
        return MARGIN + (flipped ? board.width() - 1 - file : file) * SQUARE;
    }

    private int top(int rank) {
        return MARGIN + (flipped ? rank : board.height() - 1 - rank) * SQUARE;
    }

    private void square(int square) {
        boolean mark = marked.contains(square);
        out.append("<rect x=\"" + left(board.file(square)) + "\" y=\"" + top(board.rank(square)) + "\" width=\""
                + SQUARE + "\" height=\"" + SQUARE + "\" fill=\"" + (mark ? MARKED : THEME.colour(look.ground(square)))
                + "\" stroke=\"" + THEME.colour(Theme.Use.LINE) + "\"/>\n");
        char letter = state.layout().at(square);
        if (letter != Layout.EMPTY) {
            piece(letter, left(board.file(square)) + 4, top(board.rank(square)) + 4, SQUARE - 8);
        }
    }

    /** The line around an area. */
    private void outline(Area area) {
        int left = Math.min(left(board.file(area.from())), left(board.file(area.to())));
        int top = Math.min(top(board.rank(area.from())), top(board.rank(area.to())));
        int width = (board.file(area.to()) - board.file(area.from()) + 1) * SQUARE;
        int height = (board.rank(area.to()) - board.rank(area.from()) + 1) * SQUARE;
        out.append("<rect x=\"" + left + "\" y=\"" + top + "\" width=\"" + width + "\" height=\"" + height
                + "\" fill=\"none\" stroke=\"" + THEME.colour(Theme.Use.LABEL) + "\" stroke-width=\"3\"/>\n");
    }

    private void piece(char letter, int x, int y, int size) {
        out.append("<svg x=\"" + x + "\" y=\"" + y + "\" width=\"" + size + "\" height=\"" + size
                + "\" viewBox=\"0 0 100 100\">"
                + drawings.computeIfAbsent(letter, each -> PieceDrawing.content(state.game(), each))
                + "</svg>\n");
    }

    private void coordinates() {
        for (int file = 0; file < board.width(); file++) {
            int x = left(file) + SQUARE / 2;
            label(x, MARGIN + board.height() * SQUARE + 21, String.valueOf((char) ('a' + file)));
        }
        for (int rank = 0; rank < board.height(); rank++) {
            int y = top(rank) + SQUARE / 2 + 6;
            label(MARGIN / 2, y, String.valueOf(rank + 1));
        }
    }

    private void label(int x, int y, String text) {
        out.append(
                "<text x=\"" + x + "\" y=\"" + y + "\" text-anchor=\"middle\" fill=\"#4A3F2A\">" + text + "</text>\n");
    }

    private void reserve(int y) {
        int x = MARGIN;
        int size = SQUARE * 2 / 3;
        String letters = state.game().reserveLetters();
        for (int i = 0; i < letters.length(); i++) {
            int count = state.layout().reserve().get(i);
            if (count > 0) {
                piece(letters.charAt(i), x, y, size);
                x += size;
                if (count > 1) {
                    label(x + 10, y + size / 2 + 6, "×" + count);
                    x += 24;
                }
                x += 4;
            }
        }
    }
}
