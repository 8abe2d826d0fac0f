package org.tabuleiro.desktop.window;

import java.util.ArrayList;
import java.util.List;

/** Turns the little Markdown that rule pages use into HTML: headings, lists, tables of code, emphasis and paragraphs. */
final class Markdown {
    private final StringBuilder out = new StringBuilder("<html><body>");
    private final List<String> paragraph = new ArrayList<>();
    private boolean list;
    private boolean code;

    private Markdown() {}

    static String html(String markdown) {
        Markdown page = new Markdown();
        markdown.lines().forEach(page::line);
        page.flush();
        page.endList();
        return page.out.append("</body></html>").toString();
    }

    private void line(String line) {
        if (line.startsWith("```")) {
            flush();
            out.append(code ? "</pre>" : "<pre>");
            code = !code;
        } else if (code) {
            out.append(escape(line)).append('\n');
        } else if (line.startsWith("#")) {
            flush();
            endList();
            int level = Math.min(4, line.indexOf(' ') < 0 ? 1 : line.indexOf(' '));
            out.append("<h").append(level + 1).append('>');
            out.append(inline(line.substring(level).strip()));
            out.append("</h").append(level + 1).append('>');
        } else if (line.startsWith("- ")) {
            flush();
            if (!list) {
                out.append("<ul style='margin-left: 16px'>");
                list = true;
            }
            paragraph.add(line.substring(2));
        } else if (line.isBlank()) {
            flush();
            endList();
        } else {
            paragraph.add(line.strip());
        }
    }

    private void flush() {
        if (!paragraph.isEmpty()) {
            String text = inline(String.join(" ", paragraph));
            out.append(list ? "<li>" + text + "</li>" : "<p style='margin-top: 6px'>" + text + "</p>");
            paragraph.clear();
        }
    }

    private void endList() {
        if (list) {
            out.append("</ul>");
            list = false;
        }
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    private static String inline(String text) {
        return escape(text)
                .replaceAll("`([^`]+)`", "<code>$1</code>")
                .replaceAll("\\*\\*([^*]+)\\*\\*", "<b>$1</b>")
                .replaceAll("\\*([^*]+)\\*", "<i>$1</i>");
    }
}
