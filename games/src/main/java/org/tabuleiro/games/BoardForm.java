package org.tabuleiro.games;

import java.util.ArrayList;
import java.util.List;

/**
 * A board format of another program: a word per square, row by row.
 *
 * @param letters our letters, {@link Layout#EMPTY} among them
 * @param words the other program's words for them, in the same order
 * @param topFirst whether the first row is the top rank
 * @param nested whether rows are lists in a list, as in Prolog; otherwise all words are in one row
 */
public record BoardForm(String letters, List<String> words, boolean topFirst, boolean nested) {

    /** A Prolog list of lists. */
    public static BoardForm prolog(String letters, List<String> words, boolean topFirst) {
        return new BoardForm(letters, List.copyOf(words), topFirst, true);
    }

    /** A number per square, in square order: the index of its letter in {@code letters}. */
    public static BoardForm integers(String letters) {
        List<String> words = new ArrayList<>();
        for (int i = 0; i < letters.length(); i++) {
            words.add(String.valueOf(i));
        }
        return new BoardForm(letters, List.copyOf(words), false, false);
    }

    /** Writes the board of a layout. */
    public String write(Board board, Layout layout) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < board.height(); row++) {
            List<String> cells = new ArrayList<>();
            for (int file = 0; file < board.width(); file++) {
                char letter = layout.at(square(board, file, row));
                cells.add(words.get(letters.indexOf(letter)));
            }
            rows.add(nested ? "[" + String.join(",", cells) + "]" : String.join(" ", cells));
        }
        return nested ? "[" + String.join(",", rows) + "]" : String.join(" ", rows);
    }

    /**
     * Reads a board: the letters in square order. Blanks between words, and a full stop at the end, are
     * allowed.
     */
    public Parsed<String> read(Board board, String text) {
        List<String> tokens = new ArrayList<>();
        int depth = 0;
        int rows = 0;
        int inRow = 0;
        StringBuilder word = new StringBuilder();
        String bare = text.strip();
        if (nested && bare.endsWith(".")) {
            bare = bare.substring(0, bare.length() - 1);
        }
        for (int i = 0; i <= bare.length(); i++) {
            char c = i < bare.length() ? bare.charAt(i) : ' ';
            boolean letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
            if (letter) {
                word.append(c);
                continue;
            }
            if (!word.isEmpty()) {
                tokens.add(word.toString());
                word.setLength(0);
                inRow++;
            }
            if (c == '[' && nested) {
                depth++;
                inRow = 0;
            } else if (c == ']' && nested) {
                if (depth == 2) {
                    if (inRow != board.width()) {
                        return Parsed.fault("board", "form.row", rows + 1, board.width(), inRow);
                    }
                    rows++;
                }
                depth--;
            } else if (c != ',' && !Character.isWhitespace(c)) {
                return Parsed.fault("board", "form.sign", String.valueOf(c));
            }
            if (depth < 0 || depth > 2) {
                return Parsed.fault("board", "form.nesting");
            }
        }
        if (depth != 0 || (nested && rows != board.height())) {
            return Parsed.fault("board", "form.rows", board.height(), rows);
        }
        if (tokens.size() != board.size()) {
            return Parsed.fault("board", "form.squares", board.size(), tokens.size());
        }
        char[] squares = new char[board.size()];
        for (int i = 0; i < tokens.size(); i++) {
            int index = words.indexOf(tokens.get(i));
            if (index < 0) {
                return Parsed.fault("board", "form.word", tokens.get(i), String.join(", ", words));
            }
            squares[square(board, i % board.width(), i / board.width())] = letters.charAt(index);
        }
        return Parsed.ok(new String(squares));
    }

    private int square(Board board, int file, int row) {
        return board.square(file, topFirst ? board.height() - 1 - row : row);
    }
}
