package org.tabuleiro.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/**
 * The rules of a game for players: Markdown, in which a fenced block with the game's id holds a diagram, a position string
 * and, if it is to show a turn, a line {@code turn TEXT}.
 *
 * @param blocks the page from top to bottom
 */
public record RulePage(List<Block> blocks) {
    private static final String FENCE = "```";
    private static final String TURN = "turn ";

    /** A part of a page. */
    public sealed interface Block {}

    /**
     * Text.
     *
     * @param markdown one or more lines
     */
    public record Text(String markdown) implements Block {}

    /**
     * A position to draw.
     *
     * @param state the position
     * @param turn the turn to show on it
     */
    public record Diagram(State state, Optional<Turn> turn) implements Block {}

    /** The rule page of a game; empty if nobody wrote one. */
    public static RulePage of(Game game, Language language) {
        return parse(
                game,
                Resources.text(game.id() + "/rules_" + language.code() + ".md").orElse(""));
    }

    private static RulePage parse(Game game, String markdown) {
        List<Block> blocks = new ArrayList<>();
        List<String> text = new ArrayList<>();
        List<String> diagram = new ArrayList<>();
        boolean inside = false;
        for (String line : markdown.lines().toList()) {
            if (!inside && line.equals(FENCE + game.id())) {
                blocks.add(new Text(String.join("\n", text)));
                text.clear();
                diagram.clear();
                inside = true;
            } else if (inside && line.equals(FENCE)) {
                blocks.add(diagram(game, diagram));
                inside = false;
            } else {
                (inside ? diagram : text).add(line);
            }
        }
        blocks.add(new Text(String.join("\n", text)));
        return new RulePage(List.copyOf(blocks));
    }

    private static Diagram diagram(Game game, List<String> lines) {
        State state = game.read(lines.get(0)).orElseThrow();
        return new Diagram(
                state,
                lines.stream()
                        .skip(1)
                        .filter(line -> line.startsWith(TURN))
                        .map(line ->
                                state.readTurn(line.substring(TURN.length())).orElseThrow())
                        .findFirst());
    }
}
