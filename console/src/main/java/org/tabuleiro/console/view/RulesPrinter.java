package org.tabuleiro.console.view;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** Prints the rule page of a game, with its diagrams drawn and its Markdown made plain. */
public final class RulesPrinter {
    private RulesPrinter() {}

    /** Prints the rules in the language of the console. */
    public static void print(Console console, Game game, View view) {
        for (RulePage.Block block :
                RulePage.of(game, console.catalogue().language()).blocks()) {
            switch (block) {
                case RulePage.Text(String markdown) ->
                    MarkdownText.lines(markdown, console.width()).forEach(console.out()::println);
                case RulePage.Diagram(State state, Optional<Turn> turn) -> {
                    view.draw(state, turn.map(Turn::squares).orElse(List.of()), false)
                            .forEach(console.out()::println);
                    turn.ifPresent(each -> console.say("console.diagram-turn", each.text()));
                }
            }
        }
    }
}
