package org.tabuleiro.console.view;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.console.io.WordWrap;
import org.tabuleiro.content.RichText;
import org.tabuleiro.content.RulePage;

/** Renders a block of a rule page as text, wrapped at a width. */
final class RulesText {
    private static final String BULLET = "- ";

    private RulesText() {}

    static List<String> heading(RulePage.Heading heading) {
        return List.of(RichText.plain(heading.text()));
    }

    static List<String> paragraph(RulePage.Paragraph paragraph, int width) {
        return WordWrap.lines(RichText.plain(paragraph.text()), width, 0);
    }

    static List<String> bullets(RulePage.Bullets bullets, int width) {
        List<String> lines = new ArrayList<>();
        for (List<RichText.Span> item : bullets.items()) {
            lines.addAll(WordWrap.lines(BULLET + RichText.plain(item), width, BULLET.length()));
        }
        return lines;
    }

    static List<String> table(RulePage.Grid table, int width) {
        List<List<String>> rows = table.rows().stream()
                .map(row -> row.stream().map(RichText::plain).toList())
                .toList();
        return new TextTable(rows).lines(width);
    }
}
