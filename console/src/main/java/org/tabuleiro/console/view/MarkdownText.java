package org.tabuleiro.console.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tabuleiro.console.io.Wrapping;

/**
 * The Markdown of the rule pages as plain lines of a width: headings, paragraphs, lists and tables. The lines of a paragraph in
 * the source are joined first, since where they are broken there is of no use here.
 */
final class MarkdownText {
    private static final String ITEM = "- ";
    /** Between the head of a table and its body. */
    private static final Pattern SEPARATOR = Pattern.compile("[|: -]+");

    private final int width;
    private final List<String> lines = new ArrayList<>();
    private final StringBuilder paragraph = new StringBuilder();
    private final List<List<String>> table = new ArrayList<>();

    private MarkdownText(int width) {
        this.width = width;
    }

    /** The lines of a text, none of them longer than the width unless a single word is. */
    static List<String> lines(String markdown, int width) {
        MarkdownText text = new MarkdownText(width);
        markdown.lines().map(String::strip).forEach(text::take);
        text.close();
        return text.lines;
    }

    private void take(String line) {
        if (line.startsWith("|")) {
            closeParagraph();
            if (!SEPARATOR.matcher(line).matches()) {
                table.add(cells(line));
            }
        } else if (line.isEmpty() || line.startsWith("#")) {
            close();
            lines.add(plain(line.replaceFirst("^#+ *", "")));
        } else {
            closeTable();
            if (line.startsWith(ITEM)) {
                closeParagraph();
            }
            paragraph.append(paragraph.isEmpty() ? "" : " ").append(line);
        }
    }

    private void close() {
        closeParagraph();
        closeTable();
    }

    private void closeParagraph() {
        if (!paragraph.isEmpty()) {
            String text = plain(paragraph.toString());
            lines.addAll(Wrapping.lines(text, width, text.startsWith(ITEM) ? ITEM.length() : 0));
            paragraph.setLength(0);
        }
    }

    private void closeTable() {
        if (!table.isEmpty()) {
            lines.addAll(new TextTable(table).lines(width));
            table.clear();
        }
    }

    private static List<String> cells(String row) {
        String inside = row.substring(1, row.endsWith("|") ? row.length() - 1 : row.length());
        return Arrays.stream(inside.split("\\|", -1))
                .map(cell -> plain(cell.strip()))
                .toList();
    }

    /** A text without the characters that mark emphasis and code. */
    private static String plain(String text) {
        return Stream.of("**", "*", "`").reduce(text, (rest, mark) -> rest.replace(mark, ""));
    }
}
