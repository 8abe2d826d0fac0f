package org.tabuleiro.console.command;

import java.util.List;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.StatePrinter;
import org.tabuleiro.console.view.View;
import org.tabuleiro.content.BoardPicture;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws a position. */
@CommandLine.Command(name = "show")
final class ShowCommand extends Command {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "POS")
    private List<String> position = List.of();

    @Option(names = "--flip")
    private boolean flip;

    @Option(names = "--svg")
    private boolean svg;

    @Mixin
    private final ViewOptions view = new ViewOptions();

    ShowCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Game rules = console.game(game);
        State state = console.state(rules, String.join(" ", position));
        if (svg) {
            console.out().print(BoardPicture.svg(state, List.of(), flip, console.catalogue()));
            return DONE;
        }
        Catalogue catalogue = console.catalogue();
        new StatePrinter(console.out(), catalogue).print(View.of(rules, view.style(console)), state, List.of(), flip);
        state.result()
                .ifPresentOrElse(
                        result -> console.out().println(catalogue.result(rules, result)),
                        () -> console.say("console.to-move", catalogue.side(rules, state.toMove()), state.turn()));
        console.out().println(state);
        return DONE;
    }
}
