package org.tabuleiro.content;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/** A picture of a position, as SVG. */
public final class BoardPicture {
    private static final int SQUARE = 60;
    private static final int MARGIN = 30;
    /** The side of a piece beside the board. */
    private static final int BESIDE = SQUARE * 2 / 3;

    private static final Theme THEME = Theme.WOOD;
    private static final String MARKED = "#9DB86A";

    private final State state;
    private final boolean flipped;
    /** The names of the banks; empty for a game without banks. */
    private final List<String> banks;

    private final Board board;
    private final Look look;
    private final List<Integer> marked;
    private final Map<Character, String> drawings = new HashMap<>();
    private final StringBuilder out = new StringBuilder();

    private BoardPicture(State state, List<Integer> marked, boolean flipped, List<String> banks) {
        this.flipped = flipped;
        this.banks = banks;
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
     * @param catalogue the language of the names in the picture
     */
    public static String svg(State state, List<Integer> marked, boolean flipped, Catalogue catalogue) {
        return new BoardPicture(state, marked, flipped, catalogue.banks(state.game())).draw();
    }

    private String draw() {
        int below = boardTop() + board.height() * SQUARE + MARGIN;
        int width = board.width() * SQUARE + 2 * MARGIN;
        int height = below + (banks.isEmpty() && !hasReserve() ? 0 : SQUARE);
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height
                + "\" viewBox=\"0 0 " + width + " " + height + "\" font-family=\"sans-serif\" font-size=\"16\">\n");
        out.append("<title>" + state + "</title>\n");
        out.append("<rect width=\"" + width + "\" height=\"" + height + "\" fill=\"#F4EEE1\"/>\n");
        for (int square = 0; square < board.size(); square++) {
            square(square);
        }
        look.area().ifPresent(this::outline);
        coordinates();
        if (!banks.isEmpty()) {
            bank(flipped ? Side.FIRST : Side.SECOND, SQUARE / 6);
            bank(flipped ? Side.SECOND : Side.FIRST, below);
        } else if (hasReserve()) {
            reserve(beside(Side.FIRST) + beside(Side.SECOND), MARGIN, below);
        }
        return out.append("</svg>\n").toString();
    }

    private boolean hasReserve() {
        return state.layout().reserve().stream().anyMatch(count -> count > 0);
    }

    /** Below the bank that is above the board. */
    private int boardTop() {
        return MARGIN + (banks.isEmpty() ? 0 : SQUARE * 2 / 3);
    }

    private int left(int file) {
        return MARGIN + (flipped ? board.width() - 1 - file : file) * SQUARE;
    }

    private int top(int rank) {
        return boardTop() + (flipped ? rank : board.height() - 1 - rank) * SQUARE;
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
            label(x, boardTop() + board.height() * SQUARE + 21, String.valueOf((char) ('a' + file)));
        }
        for (int rank = 0; rank < board.height(); rank++) {
            int y = top(rank) + SQUARE / 2 + 6;
            label(MARGIN / 2, y, String.valueOf(rank + 1));
        }
    }

    private void label(int x, int y, String text) {
        text(x, y, "middle", text);
    }

    private void text(int x, int y, String anchor, String text) {
        out.append("<text x=\"" + x + "\" y=\"" + y + "\" text-anchor=\"" + anchor + "\" fill=\""
                + THEME.colour(Theme.Use.LABEL) + "\">" + text + "</text>\n");
    }

    /** The bank of a side: its name, and its pieces or an empty place. */
    private void bank(Side side, int y) {
        int pieces = MARGIN + SQUARE * 5 / 2;
        text(MARGIN, y + BESIDE / 2 + 6, "start", banks.get(side.ordinal()));
        String own = beside(side);
        if (own.isEmpty()) {
            out.append("<rect x=\"" + (pieces + 3) + "\" y=\"" + (y + 3) + "\" width=\"" + (BESIDE - 6)
                    + "\" height=\"" + (BESIDE - 6) + "\" rx=\"8\" fill=\"none\" stroke=\""
                    + THEME.colour(Theme.Use.LINE) + "\" stroke-dasharray=\"4 3\"/>\n");
            label(pieces + BESIDE + 12, y + BESIDE / 2 + 6, "×0");
        }
        reserve(own, pieces, y);
    }

    private int count(char letter) {
        return state.layout().reserve().get(state.game().reserveLetters().indexOf(letter));
    }

    /** The letters of a side that are beside the board. */
    private String beside(Side side) {
        StringBuilder own = new StringBuilder();
        for (char letter : state.game().reserveLetters().toCharArray()) {
            if (Layout.isFirst(letter) == (side == Side.FIRST) && count(letter) > 0) {
                own.append(letter);
            }
        }
        return own.toString();
    }

    /** Pieces beside the board, each with its number. */
    private void reserve(String letters, int from, int y) {
        int x = from;
        for (int i = 0; i < letters.length(); i++) {
            char letter = letters.charAt(i);
            piece(letter, x, y, BESIDE);
            x += BESIDE;
            if (count(letter) > 1) {
                label(x + 10, y + BESIDE / 2 + 6, "×" + count(letter));
                x += 24;
            }
            x += 4;
        }
    }
}
