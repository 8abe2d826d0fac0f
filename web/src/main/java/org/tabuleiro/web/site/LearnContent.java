package org.tabuleiro.web.site;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.games.Game;
import org.tabuleiro.web.Json;
import org.tabuleiro.web.RichText;

/** What a page teaches about a game: the rules as blocks that need no Markdown to be shown, and the texts of the lessons. */
final class LearnContent {
    private final Json blocks = Json.array();
    /** The lines of what is being read: a paragraph, or an item of a list. */
    private final List<String> lines = new ArrayList<>();

    private final List<String> items = new ArrayList<>();
    private final List<List<String>> rows = new ArrayList<>();
    private boolean inList;

    private LearnContent() {}

    static String of(Game game, Language language) {
        LearnContent content = new LearnContent();
        for (RulePage.Block block : RulePage.of(game, language).blocks()) {
            switch (block) {
                case RulePage.Text text -> content.text(text.markdown());
                case RulePage.Diagram diagram -> content.diagram(diagram);
            }
        }
        Lessons.Texts lessons = Lessons.texts(game, language);
        return Json.object()
                .put("rules", content.blocks)
                .put("plan", lessons.plan())
                .put("words", lessons.words())
                .toString();
    }

    private void diagram(RulePage.Diagram diagram) {
        Json json = Json.object()
                .put("kind", "diagram")
                .put("position", diagram.state().toString());
        diagram.turn().ifPresent(turn -> json.put("turn", turn.text()));
        blocks.add(json);
    }

    private void text(String markdown) {
        markdown.lines().forEach(this::line);
        close();
    }

    private void line(String line) {
        if (line.startsWith("#")) {
            close();
            int level = line.indexOf(' ');
            blocks.add(Json.object()
                    .put("kind", "heading")
                    .put("level", level)
                    .put("text", RichText.spans(line.substring(level).strip())));
        } else if (line.startsWith("- ")) {
            item();
            inList = true;
            lines.add(line.substring(2));
        } else if (line.startsWith("|")) {
            row(line.strip());
        } else if (line.isBlank()) {
            close();
        } else {
            lines.add(line.strip());
        }
    }

    /** The line between the head of a table and its rows says nothing. */
    private void row(String line) {
        if (!line.matches("[|\\-: ]+")) {
            List<String> cells = List.of(line.substring(1, line.length() - 1).split("\\|", -1));
            rows.add(cells.stream().map(String::strip).toList());
        }
    }

    private void item() {
        if (inList && !lines.isEmpty()) {
            items.add(String.join(" ", lines));
            lines.clear();
        } else {
            close();
        }
    }

    private void close() {
        if (inList) {
            inList = false;
            items.add(String.join(" ", lines));
            blocks.add(Json.object().put("kind", "list").put("items", cells(items)));
        } else if (!rows.isEmpty()) {
            Json table = Json.array();
            rows.forEach(row -> table.add(cells(row)));
            blocks.add(Json.object().put("kind", "table").put("rows", table));
        } else if (!lines.isEmpty()) {
            blocks.add(Json.object().put("kind", "paragraph").put("text", RichText.spans(String.join(" ", lines))));
        }
        lines.clear();
        items.clear();
        rows.clear();
    }

    private static Json cells(List<String> texts) {
        Json cells = Json.array();
        texts.forEach(text -> cells.add(RichText.spans(text)));
        return cells;
    }
}
