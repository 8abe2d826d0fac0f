package org.tabuleiro.content;

import java.util.ArrayList;
import java.util.List;

/**
 * The file format of lessons, text in sections: {@code ## ID} or {@code ## ID: TITLE}, then sentences, then
 * items {@code - KEY: VALUE}. Other lines continue the sentence or value of the line before; text above the
 * first section is a comment.
 */
final class Outline {
    /** A section with its items in order. */
    record Section(String id, String title, String text, List<Item> items) {}

    /** A value with its key. */
    record Item(String key, String value) {}

    private static final String HEAD = "## ";
    private static final String ITEM = "- ";

    private final List<Section> sections = new ArrayList<>();
    private String head = "";
    private final StringBuilder text = new StringBuilder();
    private final List<StringBuilder> items = new ArrayList<>();

    private Outline() {}

    /** The sections of a text. */
    static List<Section> read(String text) {
        Outline outline = new Outline();
        int from = 0;
        while (from < text.length()) {
            int end = text.indexOf('\n', from);
            end = end < 0 ? text.length() : end;
            outline.take(text.substring(from, end).trim());
            from = end + 1;
        }
        outline.close();
        return List.copyOf(outline.sections);
    }

    private void take(String line) {
        if (line.startsWith(HEAD)) {
            close();
            head = line.substring(HEAD.length());
        } else if (line.startsWith(ITEM)) {
            items.add(new StringBuilder(line.substring(ITEM.length())));
        } else if (!line.isEmpty()) {
            StringBuilder open = items.isEmpty() ? text : items.get(items.size() - 1);
            open.append(open.length() == 0 ? "" : " ").append(line);
        }
    }

    private void close() {
        if (!head.isEmpty()) {
            List<Item> read = new ArrayList<>();
            for (StringBuilder item : items) {
                read.add(new Item(before(item.toString()), after(item.toString())));
            }
            sections.add(new Section(before(head), after(head), text.toString(), List.copyOf(read)));
        }
        text.setLength(0);
        items.clear();
    }

    private static String before(String text) {
        int colon = text.indexOf(':');
        return colon < 0 ? text : text.substring(0, colon);
    }

    private static String after(String text) {
        int colon = text.indexOf(':');
        return colon < 0 ? "" : text.substring(colon + 1).trim();
    }
}
