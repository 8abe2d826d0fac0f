package org.tabuleiro.games.record;

/** Escapes the closing delimiter and the backslash in quoted text. */
final class Escapes {
    private Escapes() {}

    static String escape(String text, char closing) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == closing || c == '\\') {
                out.append('\\');
            }
            out.append(c);
        }
        return out.toString();
    }
}
