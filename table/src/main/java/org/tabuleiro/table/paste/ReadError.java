package org.tabuleiro.table.paste;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;

/**
 * Why a text or a file could not be read or written, for people.
 *
 * @param message what is wrong and what was expected
 * @param place the location in the text, if known
 */
public record ReadError(Message message, Optional<Place> place) {
    private static final int MOST_SHOWN = 100;

    /**
     * A location in a text.
     *
     * @param line from 1
     * @param column from 1
     * @param text the line, or as much of it as can be shown
     * @param caret the number of characters of the line before the location
     */
    public record Place(int line, int column, String text, int caret) {

        /** The line, and under it a caret that points to the location; for a monospaced font. */
        public String drawn() {
            return text + "\n" + " ".repeat(caret) + "^";
        }

        static Place of(String whole, int line, int column) {
            String[] lines = whole.split("\r\n|\r|\n", -1);
            String text = line <= lines.length ? lines[line - 1].replace('\t', ' ') : "";
            int caret = Math.min(column - 1, text.length());
            int from = Math.max(0, caret - MOST_SHOWN * 2 / 3);
            int to = Math.min(text.length(), from + MOST_SHOWN);
            String shown = (from > 0 ? "…" : "") + text.substring(from, to) + (to < text.length() ? "…" : "");
            return new Place(line, column, shown, caret - from + (from > 0 ? 1 : 0));
        }
    }

    /** An error without a location. */
    public static ReadError of(String key, Object... args) {
        return new ReadError(Message.of(key, args), Optional.empty());
    }

    /** The fault in the text of a game file, with its location. */
    static ReadError of(Parsed.Fault<?> fault, String text) {
        List<Object> args = fault.message().args();
        return fault.message().key().equals("file.at")
                        && args.get(0) instanceof Integer line
                        && args.get(1) instanceof Integer column
                ? new ReadError(fault.message(), Optional.of(Place.of(text, line, column)))
                : new ReadError(fault.message(), Optional.empty());
    }
}
