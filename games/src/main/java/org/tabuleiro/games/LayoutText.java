package org.tabuleiro.games;

import java.util.ArrayList;
import java.util.List;

/**
 * Position strings: {@code <board>[<reserve>] <side> <pending> <quiet> <turn>}, read strictly; {@code quiet}
 * is the no-progress count.
 */
final class LayoutText {
    /** More than any game reaches, and far from overflow. */
    private static final int MAX_COUNTER = 1_000_000_000;

    private LayoutText() {}

    static String write(Game game, Layout layout) {
        StringBuilder out = new StringBuilder();
        writeBoard(game.board(), layout, out);
        if (!game.reserveLetters().isEmpty()) {
            writeReserve(game.reserveLetters(), layout.reserve(), out);
        }
        return out.append(' ')
                .append(game.sideLetter(layout.side()))
                .append(' ')
                .append(layout.pending())
                .append(' ')
                .append(layout.noProgressCount())
                .append(' ')
                .append(layout.turnNumber())
                .toString();
    }

    private static void writeBoard(Board board, Layout layout, StringBuilder out) {
        for (int rank = board.height() - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < board.width(); file++) {
                char letter = layout.at(board.square(file, rank));
                if (letter == Layout.EMPTY) {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    out.append(empty);
                    empty = 0;
                }
                out.append(letter);
            }
            if (empty > 0) {
                out.append(empty);
            }
            if (rank > 0) {
                out.append('/');
            }
        }
    }

    private static void writeReserve(String letters, List<Integer> counts, StringBuilder out) {
        out.append('[');
        for (int i = 0; i < letters.length(); i++) {
            int count = counts.get(i);
            if (count > 1) {
                out.append(count);
            }
            if (count > 0) {
                out.append(letters.charAt(i));
            }
        }
        out.append(']');
    }

    static Parsed<Layout> read(Game game, String text) {
        List<String> fields = split(text, ' ');
        if (fields.size() != 5 || fields.contains("")) {
            return Parsed.fault("position", "position.fields");
        }
        String boardText = fields.get(0);
        List<Integer> reserve = List.of();
        int bracket = boardText.indexOf('[');
        if (game.reserveLetters().isEmpty() != (bracket < 0)) {
            return Parsed.fault("reserve", bracket < 0 ? "position.reserve-missing" : "position.reserve-none");
        }
        if (bracket >= 0) {
            Parsed<List<Integer>> read = readReserve(game.reserveLetters(), boardText.substring(bracket));
            if (!(read instanceof Parsed.Ok<List<Integer>>(List<Integer> counts))) {
                return ((Parsed.Fault<List<Integer>>) read).cast();
            }
            reserve = counts;
            boardText = boardText.substring(0, bracket);
        }
        Parsed<String> board = readBoard(game, boardText);
        if (!(board instanceof Parsed.Ok<String>(String squares))) {
            return ((Parsed.Fault<String>) board).cast();
        }
        String letter = fields.get(1);
        Side side;
        if (letter.equals(String.valueOf(game.sideLetter(Side.FIRST)))) {
            side = Side.FIRST;
        } else if (letter.equals(String.valueOf(game.sideLetter(Side.SECOND)))) {
            side = Side.SECOND;
        } else {
            return Parsed.fault(
                    "side",
                    "position.side",
                    String.valueOf(game.sideLetter(Side.FIRST)),
                    String.valueOf(game.sideLetter(Side.SECOND)));
        }
        int noProgressCount = number(fields.get(3));
        if (noProgressCount < 0) {
            return Parsed.fault("quiet", "position.quiet");
        }
        int turn = number(fields.get(4));
        if (turn < 1) {
            return Parsed.fault("turn", "position.turn");
        }
        return Parsed.ok(new Layout(squares, reserve, side, fields.get(2), noProgressCount, turn));
    }

    private static Parsed<String> readBoard(Game game, String text) {
        Board board = game.board();
        List<String> ranks = split(text, '/');
        if (ranks.size() != board.height()) {
            return Parsed.fault("board", "position.ranks", board.height(), ranks.size());
        }
        char[] squares = new char[board.size()];
        for (int i = 0; i < ranks.size(); i++) {
            int rank = board.height() - 1 - i;
            String row = ranks.get(i);
            int file = 0;
            boolean afterNumber = false;
            int at = 0;
            while (at < row.length()) {
                char c = row.charAt(at);
                int run = 1;
                char letter = c;
                if (isDigit(c)) {
                    int end = at;
                    while (end < row.length() && isDigit(row.charAt(end))) {
                        end++;
                    }
                    run = number(row.substring(at, end));
                    letter = Layout.EMPTY;
                    if (run < 1 || afterNumber) {
                        return Parsed.fault("board", "position.number", row);
                    }
                    at = end;
                    afterNumber = true;
                } else if (game.pieceLetters().indexOf(c) >= 0) {
                    at++;
                    afterNumber = false;
                } else {
                    return Parsed.fault("board", "position.letter", row, game.pieceLetters());
                }
                if (run > board.width() - file) {
                    return Parsed.fault("board", "position.rank-width", row, board.width());
                }
                for (int k = 0; k < run; k++) {
                    squares[board.square(file++, rank)] = letter;
                }
            }
            if (file != board.width()) {
                return Parsed.fault("board", "position.rank-width", row, board.width());
            }
        }
        return Parsed.ok(new String(squares));
    }

    /** Reads {@code [2Rb]}: letters in their order, a count of two or more in front, none with count 0. */
    static Parsed<List<Integer>> readReserve(String letters, String text) {
        Parsed<List<Integer>> fault = Parsed.fault("reserve", "position.reserve", letters);
        if (text.length() < 2 || text.charAt(0) != '[' || text.indexOf(']') != text.length() - 1) {
            return fault;
        }
        List<Integer> counts = new ArrayList<>();
        int at = 1;
        for (int i = 0; i < letters.length(); i++) {
            int end = at;
            while (isDigit(text.charAt(end))) {
                end++;
            }
            if (text.charAt(end) != letters.charAt(i)) {
                counts.add(0);
                continue;
            }
            int count = end == at ? 1 : number(text.substring(at, end));
            if (count < 1 || (count == 1 && end > at)) {
                return fault;
            }
            counts.add(count);
            at = end + 1;
        }
        return at == text.length() - 1 ? Parsed.ok(counts) : fault;
    }

    /** A number in canonical form, without leading zeros, or -1. */
    private static int number(String text) {
        if (text.isEmpty() || text.length() > 10 || (text.length() > 1 && text.charAt(0) == '0')) {
            return -1;
        }
        long value = 0;
        for (int i = 0; i < text.length(); i++) {
            if (!isDigit(text.charAt(i))) {
                return -1;
            }
            value = value * 10 + (text.charAt(i) - '0');
        }
        return value > MAX_COUNTER ? -1 : (int) value;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static List<String> split(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == separator) {
                parts.add(text.substring(from, i));
                from = i + 1;
            }
        }
        return parts;
    }
}
