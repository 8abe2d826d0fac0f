package org.tabuleiro.console.command;

import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.RulesPrinter;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.games.Game;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Shows the rules of a game for players, with its diagrams. */
@CommandLine.Command(name = "rules")
final class RulesCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Mixin
    private final ViewOptions view = new ViewOptions();

    RulesCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Game rules = console.game(game);
        RulesPrinter.print(console, rules, TextView.of(rules, view.style(console)));
        return DONE;
    }
}
