package org.tabuleiro.console.command.play;

import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.ViewOptions;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.RulesPrinter;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.games.Game;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Prints the rules of a game, with diagrams. */
@CommandLine.Command(name = "rules")
public final class RulesCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Mixin
    private final ViewOptions view = new ViewOptions();

    public RulesCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Game rules = console.game(game);
        RulesPrinter.print(console, rules, TextView.of(rules, view.style(console)));
        return DONE;
    }
}
