package org.tabuleiro.games.record;

/** How a text that may hold its own closing sign is written between two signs. */
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
