package org.tabuleiro.games.record;

import org.jspecify.annotations.Nullable;

/** Tokenizer of game files: skips blanks and tracks line and column. */
final class Scanner {
    /**
     * A location in the text.
     *
     * @param line from 1
     * @param column from 1
     */
    record Place(int line, int column) {}

    /** What {@link #peek} returns at the end of the text. */
    static final char END = '\0';

    private static final String DELIMITERS = "{}()[]$\"";

    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;

    Scanner(String text) {
        this.text = text;
        if (text.startsWith("\uFEFF")) {
            at = 1;
            lineStart = 1;
        }
    }

    private void advance() {
        if (text.charAt(at) == '\n') {
            line++;
            lineStart = at + 1;
        }
        at++;
    }

    private void skipBlanks() {
        while (at < text.length() && isBlank(text.charAt(at))) {
            advance();
        }
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    boolean atEnd() {
        skipBlanks();
        return at == text.length();
    }

    /** The location of the next token. */
    Place place() {
        skipBlanks();
        return new Place(line, at - lineStart + 1);
    }

    /** The offset of the next token. */
    int offset() {
        skipBlanks();
        return at;
    }

    /**
     * Error recovery: moves to the game after the one that begins at an offset, the first tag line after its
     * moves.
     */
    void skipGame(int begin) {
        int end = begin;
        boolean played = false;
        while (end < text.length()) {
            int next = text.indexOf('\n', end);
            String content =
                    text.substring(end, next < 0 ? text.length() : next).strip();
            if (played && content.startsWith("[")) {
                break;
            }
            played |= !content.isEmpty() && !content.startsWith("[");
            end = next < 0 ? text.length() : next + 1;
        }
        // The error may be before or after that line, so the location is counted from the start.
        at = 0;
        line = 1;
        lineStart = 0;
        while (at < end) {
            advance();
        }
    }

    /** The first character of the next token. */
    char peek() {
        return atEnd() ? END : text.charAt(at);
    }

    /** Consumes one character. */
    void take() {
        skipBlanks();
        advance();
    }

    /** The name of a tag: letters, digits and underscores; may be empty. */
    String name() {
        skipBlanks();
        int from = at;
        while (at < text.length() && isNameCharacter(text.charAt(at))) {
            at++;
        }
        return text.substring(from, at);
    }

    /** Whether {@link #name} would read this text whole. */
    static boolean isName(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> isNameCharacter((char) c));
    }

    private static boolean isNameCharacter(char c) {
        return Character.isLetterOrDigit(c) || c == '_';
    }

    /** The text up to a closing character, unescaped; null if the closing character is missing. */
    @Nullable
    String quoted(char closing) {
        take();
        StringBuilder out = new StringBuilder();
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\\' && at + 1 < text.length()) {
                char next = text.charAt(at + 1);
                if (next == closing || next == '\\') {
                    out.append(next);
                    at += 2;
                    continue;
                }
            }
            advance();
            if (c == closing) {
                return out.toString();
            }
            out.append(c);
        }
        return null;
    }

    /** The next run of characters that are neither blank nor delimiters; may be empty. */
    String word() {
        String word = peekWord();
        at += word.length();
        return word;
    }

    /** Whether the next word is this one. */
    boolean nextIs(String word) {
        skipBlanks();
        int end = at + word.length();
        return text.startsWith(word, at) && (end == text.length() || isWordEnd(text.charAt(end)));
    }

    private static boolean isWordEnd(char c) {
        return isBlank(c) || DELIMITERS.indexOf(c) >= 0;
    }

    /** The next word, without consuming it. */
    private String peekWord() {
        skipBlanks();
        int end = at;
        while (end < text.length() && !isWordEnd(text.charAt(end))) {
            end++;
        }
        return text.substring(at, end);
    }

    /**
     * The text of a turn: a word without the annotation symbols after it; continues over blanks after a
     * comma.
     */
    String turnText() {
        StringBuilder out = new StringBuilder();
        while (true) {
            String word = peekWord();
            int mark = 0;
            while (mark < word.length() && word.charAt(mark) != '!' && word.charAt(mark) != '?') {
                mark++;
            }
            out.append(word, 0, mark);
            at += mark;
            if (mark == 0 || mark < word.length() || out.charAt(out.length() - 1) != ',') {
                return out.toString();
            }
        }
    }

    /** Consumes a move number such as {@code 12.} or {@code 12...}; false if there is none. */
    boolean moveNumber() {
        skipBlanks();
        int end = at;
        while (end < text.length() && isDigit(text.charAt(end))) {
            end++;
        }
        int dots = end;
        while (dots < text.length() && text.charAt(dots) == '.') {
            dots++;
        }
        if (end == at || dots == end) {
            return false;
        }
        at = dots;
        return true;
    }

    /**
     * The number of an annotation glyph: {@code $n}, or one of the six symbols such as {@code ?!}; -1 if it
     * is neither.
     */
    int mark() {
        skipBlanks();
        if (text.charAt(at) == '$') {
            int end = at + 1;
            while (end < text.length() && isDigit(text.charAt(end))) {
                end++;
            }
            int digits = end - at - 1;
            int number = digits < 1 || digits > 4 ? -1 : Integer.parseInt(text.substring(at + 1, end));
            at = end;
            return number;
        }
        int end = at;
        while (end < text.length() && (text.charAt(end) == '!' || text.charAt(end) == '?')) {
            end++;
        }
        String symbol = text.substring(at, end);
        at = end;
        return switch (symbol) {
            case "!" -> 1;
            case "?" -> 2;
            case "!!" -> 3;
            case "??" -> 4;
            case "!?" -> 5;
            case "?!" -> 6;
            default -> -1;
        };
    }
}
