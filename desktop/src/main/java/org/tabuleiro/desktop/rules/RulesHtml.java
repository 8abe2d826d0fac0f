package org.tabuleiro.desktop.rules;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tabuleiro.content.RichText;
import org.tabuleiro.content.RulePage;

/** Renders blocks of a rule page as the HTML 3.2 that Swing understands. */
final class RulesHtml {
    private RulesHtml() {}

    static String of(RulePage.Block block) {
        return switch (block) {
            case RulePage.Heading(int level, List<RichText.Span> text, String section) ->
                element(
                        "h" + (Math.min(4, level) + 1),
                        "",
                        section.isEmpty() ? inline(text) : element("a", " name='" + section + "'", inline(text)));
            case RulePage.Paragraph(List<RichText.Span> text) -> element("p", " style='margin-top: 6px'", inline(text));
            case RulePage.Bullets(List<List<RichText.Span>> items) ->
                element("ul", " style='margin-left: 16px'", each(items, item -> element("li", "", inline(item))));
            case RulePage.Grid(List<List<List<RichText.Span>>> rows) ->
                element(
                        "table",
                        " cellpadding='2'",
                        row("th", rows.getFirst()) + each(rows.subList(1, rows.size()), row -> row("td", row)));
            case RulePage.Diagram diagram -> "";
        };
    }

    private static String row(String cell, List<List<RichText.Span>> cells) {
        return element("tr", "", each(cells, text -> element(cell, " align='left' valign='top'", inline(text))));
    }

    private static String element(String name, String attributes, String content) {
        return "<" + name + attributes + ">" + content + "</" + name + ">";
    }

    private static <T> String each(List<T> all, Function<T, String> html) {
        return all.stream().map(html).collect(Collectors.joining());
    }

    private static String inline(List<RichText.Span> spans) {
        return each(spans, span -> switch (span.style()) {
            case PLAIN -> escape(span.text());
            case STRONG -> element("b", "", escape(span.text()));
            case EMPHASIS -> element("i", "", escape(span.text()));
            case CODE -> element("code", "", escape(span.text()));
        });
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
