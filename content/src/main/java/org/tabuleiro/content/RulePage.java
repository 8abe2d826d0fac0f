package org.tabuleiro.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/**
 * The rules of a game for players, parsed from Markdown into blocks that each interface renders. A fenced
 * block with the game's id is a diagram: a position string and, to show a turn on it, a line
 * {@code turn TEXT}. A heading may end with the id of its section: {@code {#ID}}.
 *
 * @param blocks the page from top to bottom
 */
public record RulePage(List<Block> blocks) {

    /** A part of a page. */
    public sealed interface Block {}

    /**
     * A heading.
     *
     * @param level from 1
     * @param text the text
     * @param section the id of the section below it, the same in all languages; empty if it has none
     */
    public record Heading(int level, List<RichText.Span> text, String section) implements Block {}

    /**
     * A paragraph.
     *
     * @param text the text
     */
    public record Paragraph(List<RichText.Span> text) implements Block {}

    /**
     * A bulleted list.
     *
     * @param items the text of each item
     */
    public record Bullets(List<List<RichText.Span>> items) implements Block {}

    /**
     * A table.
     *
     * @param rows the rows with their cells; the first row is the head
     */
    public record Grid(List<List<List<RichText.Span>>> rows) implements Block {}

    /**
     * A position to draw.
     *
     * @param state the position
     * @param turn the turn to show on it
     */
    public record Diagram(State state, Optional<Turn> turn) implements Block {}

    /** The rule page of a game; without blocks if the game has none. */
    public static RulePage of(Game game, Language language) {
        return parse(
                game,
                Resources.text(game.id() + "/rules_" + language.code() + ".md").orElse(""));
    }

    /** A section from its heading to the next one of the same or a higher level; empty if there is none. */
    public List<Block> section(String id) {
        List<Block> section = new ArrayList<>();
        int level = 0;
        for (Block block : blocks) {
            if (block instanceof Heading heading) {
                boolean ends = level > 0 && heading.level() <= level;
                if (ends) {
                    break;
                }
                level = level == 0 && !id.isEmpty() && heading.section().equals(id) ? heading.level() : level;
            }
            if (level > 0) {
                section.add(block);
            }
        }
        return section;
    }

    static RulePage parse(Game game, String markdown) {
        return new RulePage(new RulePageParser(game).parse(markdown));
    }
}
