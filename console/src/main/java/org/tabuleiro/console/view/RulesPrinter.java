package org.tabuleiro.console.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** Prints the rule page of a game, with diagrams. */
public final class RulesPrinter {
    private RulesPrinter() {}

    /** Prints the rules in the language of the console, with an empty line between blocks. */
    public static void print(Console console, Game game, TextView view) {
        print(console, view, RulePage.of(game, console.catalogue().language()).blocks());
    }

    /** Prints a section of the rules. */
    public static void print(Console console, Game game, TextView view, String section) {
        print(console, view, RulePage.of(game, console.catalogue().language()).section(section));
    }

    private static void print(Console console, TextView view, List<RulePage.Block> blocks) {
        boolean first = true;
        for (RulePage.Block block : blocks) {
            if (!first) {
                console.out().println();
            }
            first = false;
            lines(console, view, block).forEach(console.out()::println);
        }
    }

    private static List<String> lines(Console console, TextView view, RulePage.Block block) {
        return switch (block) {
            case RulePage.Heading heading -> RulesText.heading(heading);
            case RulePage.Paragraph paragraph -> RulesText.paragraph(paragraph, console.width());
            case RulePage.Bullets bullets -> RulesText.bullets(bullets, console.width());
            case RulePage.Grid table -> RulesText.table(table, console.width());
            case RulePage.Diagram(State state, Optional<Turn> turn) -> {
                List<String> lines =
                        new ArrayList<>(view.draw(state, turn.map(Turn::squares).orElse(List.of()), false));
                turn.ifPresent(each -> lines.add(console.catalogue().text("console.diagram-turn", each.text())));
                yield lines;
            }
        };
    }
}
