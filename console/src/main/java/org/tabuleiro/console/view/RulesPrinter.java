package org.tabuleiro.console.view;

import java.io.PrintStream;
import java.util.Optional;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Notation;
import org.tabuleiro.games.State;

/** Prints the rule page of a game, with its diagrams drawn. */
public final class RulesPrinter {
    private RulesPrinter() {}

    /** Prints the rules in the language of the catalogue. */
    public static void print(PrintStream out, Catalogue catalogue, Game game, View view) {
        for (RulePage.Block block : RulePage.of(game, catalogue.language()).blocks()) {
            switch (block) {
                case RulePage.Text(String markdown) -> out.println(markdown);
                case RulePage.Diagram(State state, Optional<String> turn) -> {
                    view.draw(state, Notation.squares(game.board(), turn.orElse("")), false)
                            .forEach(out::println);
                    turn.ifPresent(text -> out.println(catalogue.text("console.diagram-turn", text)));
                }
            }
        }
    }
}
