package org.tabuleiro.games.xadrersi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.BoardForm;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Guide;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/**
 * Xadrersi, by Andy Lewicki (2003, as Cheversi): chess pieces are placed, never moved, and count what they
 * attack.
 */
public final class Xadrersi extends Game {
    private static final String LETTERS = "KQRBNkqrbn";

    /** The number of pieces per letter. */
    private static final List<Integer> SET = List.of(1, 1, 2, 2, 2, 1, 1, 2, 2, 2);

    private final Guide guide = new XadrersiGuide();

    /** The game; there is one in {@code Games}. */
    public Xadrersi() {
        super("xadrersi", new Board(8, 8), List.of("white", "black"), LETTERS, LETTERS);
    }

    @Override
    public Position newPosition() {
        String empty = String.valueOf(Layout.EMPTY).repeat(board().size());
        return new XadrersiPosition(complete(empty, List.of(), Side.FIRST));
    }

    /**
     * The board determines all other fields, so it is checked first and the others are compared with it.
     */
    @Override
    protected Parsed<Position> place(Layout layout) {
        Parsed<Layout> checked = checkBoard(layout);
        if (checked instanceof Parsed.Fault<Layout> fault) {
            return fault.cast();
        }
        Layout expected = complete(layout.board(), List.of(), Side.FIRST);
        int pieces = expected.turnNumber() - 1;
        if (!layout.reserve().equals(expected.reserve())) {
            return Parsed.fault("reserve", "xadrersi.position.reserve");
        }
        if (layout.side() != expected.side()) {
            String side = expected.side() == Side.FIRST ? "xadrersi.side.first" : "xadrersi.side.second";
            return Parsed.fault("side", "xadrersi.position.side", pieces, Message.of(side));
        }
        if (!layout.pending().equals(Layout.NOTHING)) {
            return Parsed.fault("pending", "xadrersi.position.pending");
        }
        if (layout.noProgressCount() != 0) {
            return Parsed.fault("quiet", "xadrersi.position.quiet");
        }
        if (layout.turnNumber() != expected.turnNumber()) {
            return Parsed.fault("turn", "xadrersi.position.turn", pieces, expected.turnNumber());
        }
        return Parsed.ok(new XadrersiPosition(layout));
    }

    private Parsed<Layout> checkBoard(Layout layout) {
        int[] pieces = new int[2];
        for (int i = 0; i < LETTERS.length(); i++) {
            char letter = LETTERS.charAt(i);
            int count = layout.count(letter);
            if (count > SET.get(i)) {
                return Parsed.fault(
                        "board", "xadrersi.position.too-many", SET.get(i), Message.of("xadrersi.piece." + letter));
            }
            pieces[Layout.isFirst(letter) ? 0 : 1] += count;
        }
        if (pieces[0] != pieces[1] && pieces[0] != pieces[1] + 1) {
            return Parsed.fault("board", "xadrersi.position.alternate", pieces[0], pieces[1]);
        }
        if (pieces[0] > 0 && layout.count('K') == 0) {
            return Parsed.fault("board", "xadrersi.position.white-king");
        }
        if (pieces[0] + pieces[1] < XadrersiPosition.PIECES && layout.count('k') > 0) {
            return Parsed.fault("board", "xadrersi.position.black-king");
        }
        for (char bishop : new char[] {'B', 'b'}) {
            int one = layout.board().indexOf(bishop);
            int other = layout.board().lastIndexOf(bishop);
            if (one != other && isDark(board(), one) == isDark(board(), other)) {
                return Parsed.fault("board", "xadrersi.position.bishops", board().name(one), board().name(other));
            }
        }
        return Parsed.ok(layout);
    }

    /** Whether a square has the colour of a1. */
    static boolean isDark(Board board, int square) {
        return (board.file(square) + board.rank(square)) % 2 == 0;
    }

    @Override
    public Guide guide() {
        return guide;
    }

    @Override
    public List<Integer> scores(State state) {
        XadrersiPosition position = (XadrersiPosition) state.toPosition();
        return List.of(position.score(0), position.score(1));
    }

    @Override
    public Map<Character, Integer> scoreParts(State state) {
        XadrersiPosition position = (XadrersiPosition) state.toPosition();
        Map<Character, Integer> parts = new LinkedHashMap<>();
        for (int i = 0; i < LETTERS.length(); i++) {
            char letter = LETTERS.charAt(i);
            int points = 0;
            for (int from = 0; from < board().size(); from++) {
                if (state.layout().at(from) == letter) {
                    points += Long.bitCount(Attacks.of(letter, from, position.occupied()));
                }
            }
            parts.put(letter, points);
        }
        return parts;
    }

    @Override
    public List<Integer> attacks(State state, Side side) {
        XadrersiPosition position = (XadrersiPosition) state.toPosition();
        int[] counts = new int[board().size()];
        for (int from = 0; from < counts.length; from++) {
            if (state.layout().isOf(side, from)) {
                long attacked = Attacks.of(state.layout().at(from), from, position.occupied());
                for (; attacked != 0; attacked &= attacked - 1) {
                    counts[Long.numberOfTrailingZeros(attacked)]++;
                }
            }
        }
        return Arrays.stream(counts).boxed().toList();
    }

    @Override
    public Map<String, BoardForm> forms() {
        List<String> numbers = List.of("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10");
        Map<String, BoardForm> forms = new LinkedHashMap<>();
        forms.put("prolog", BoardForm.prolog(".KQBNRkqbnr", numbers, true));
        return forms;
    }

    /**
     * The board determines hands, side and turn number: the arguments for them are ignored.
     */
    @Override
    public Layout complete(String board, List<Integer> reserve, Side side) {
        Layout bare = new Layout(board, List.of(), side, Layout.NOTHING, 0, 1);
        List<Integer> hands = new ArrayList<>();
        int pieces = 0;
        for (int i = 0; i < LETTERS.length(); i++) {
            int count = bare.count(LETTERS.charAt(i));
            pieces += count;
            hands.add(Math.max(0, SET.get(i) - count));
        }
        return new Layout(board, hands, Side.ofTurn(pieces + 1), Layout.NOTHING, 0, pieces + 1);
    }
}
