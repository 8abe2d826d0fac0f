package org.tabuleiro.console.command.position;

import java.util.List;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import picocli.CommandLine;
import picocli.CommandLine.Parameters;

/** Plays turns from a position and prints the position they lead to. */
@CommandLine.Command(name = "apply")
public final class ApplyCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1", paramLabel = "POS")
    private String position = "";

    @Parameters(index = "2..*", arity = "1..*", paramLabel = "TURN")
    private List<String> turns = List.of();

    public ApplyCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Game rules = console.game(game);
        State state = console.state(rules, position);
        for (String turn : turns) {
            for (Step step : Console.value(state.readSteps(turn))) {
                state = state.play(step);
            }
        }
        console.out().println(state);
        state.result().ifPresent(result -> console.out().println("over: " + rules.text(result)));
        return DONE;
    }
}
