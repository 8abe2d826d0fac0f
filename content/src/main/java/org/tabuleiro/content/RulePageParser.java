package org.tabuleiro.content;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;

/** Parses the Markdown of rule pages: headings, paragraphs, bulleted lists, tables and diagrams. */
final class RulePageParser {
    private static final String FENCE = "```";
    private static final String TURN = "turn ";
    private static final String BULLET = "- ";
    private static final String SECTION = "{#";

    private final Game game;
    private final List<RulePage.Block> blocks = new ArrayList<>();
    /** The source lines of the paragraph or list item being read: where they break has no meaning. */
    private final List<String> lines = new ArrayList<>();

    private final List<List<RichText.Span>> items = new ArrayList<>();
    private final List<List<List<RichText.Span>>> rows = new ArrayList<>();
    private final List<String> diagram = new ArrayList<>();
    private boolean inList;
    private boolean inDiagram;

    RulePageParser(Game game) {
        this.game = game;
    }

    List<RulePage.Block> parse(String markdown) {
        for (String line : markdown.split("\n", -1)) {
            if (inDiagram) {
                diagramLine(line);
            } else {
                line(line.strip());
            }
        }
        endBlock();
        return List.copyOf(blocks);
    }

    private void line(String line) {
        if (line.equals(FENCE + game.id())) {
            endBlock();
            inDiagram = true;
        } else if (line.isEmpty()) {
            endBlock();
        } else if (line.startsWith("#")) {
            endBlock();
            blocks.add(heading(line));
        } else if (line.startsWith("|")) {
            row(line);
        } else if (line.startsWith(BULLET)) {
            if (inList) {
                endItem();
            } else {
                endBlock();
            }
            inList = true;
            lines.add(line.substring(BULLET.length()));
        } else {
            if (!rows.isEmpty()) {
                endBlock();
            }
            lines.add(line);
        }
    }

    private static RulePage.Heading heading(String line) {
        int level = line.indexOf(' ');
        int id = line.endsWith("}") ? line.indexOf(SECTION) : -1;
        String text = line.substring(level, id < 0 ? line.length() : id).strip();
        String section = id < 0 ? "" : line.substring(id + SECTION.length(), line.length() - 1);
        return new RulePage.Heading(level, RichText.parse(text), section);
    }

    private void row(String line) {
        if (rows.isEmpty()) {
            endBlock();
        }
        // The delimiter row between head and body has no content.
        if (!line.matches("[|\\-: ]+")) {
            String inside = line.substring(1, line.endsWith("|") ? line.length() - 1 : line.length());
            List<List<RichText.Span>> cells = new ArrayList<>();
            for (String cell : inside.split("\\|", -1)) {
                cells.add(RichText.parse(cell.strip()));
            }
            rows.add(List.copyOf(cells));
        }
    }

    private void diagramLine(String line) {
        if (!line.equals(FENCE)) {
            diagram.add(line);
            return;
        }
        State state = game.read(diagram.getFirst()).orElseThrow();
        blocks.add(new RulePage.Diagram(
                state,
                diagram.stream()
                        .skip(1)
                        .filter(each -> each.startsWith(TURN))
                        .map(each ->
                                state.readTurn(each.substring(TURN.length())).orElseThrow())
                        .findFirst()));
        diagram.clear();
        inDiagram = false;
    }

    private void endItem() {
        items.add(RichText.parse(String.join(" ", lines)));
        lines.clear();
    }

    private void endBlock() {
        if (inList) {
            endItem();
            blocks.add(new RulePage.Bullets(List.copyOf(items)));
        } else if (!rows.isEmpty()) {
            blocks.add(new RulePage.Grid(List.copyOf(rows)));
        } else if (!lines.isEmpty()) {
            blocks.add(new RulePage.Paragraph(RichText.parse(String.join(" ", lines))));
        }
        inList = false;
        items.clear();
        rows.clear();
        lines.clear();
    }
}
