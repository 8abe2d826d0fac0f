package org.tabuleiro.console.command.position;

import java.util.concurrent.atomic.LongAdder;
import java.util.function.ObjLongConsumer;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Perft;
import org.tabuleiro.games.State;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Perft: counts the paths of turns or steps from a position. */
@CommandLine.Command(name = "perft")
public final class PerftCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1", paramLabel = "DEPTH")
    private String depthText = "";

    @Option(names = "--steps")
    private boolean steps;

    @Option(names = "--position", paramLabel = "POS")
    private String position = "";

    @Option(names = "--divide")
    private boolean divide;

    public PerftCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        State state = console.state(console.game(game), position);
        int depth = depth();
        Perft perft = new Perft(state.toPosition());
        if (divide && depth > 0) {
            divide(perft, depth);
        } else {
            console.out().println(steps ? perft.steps(depth) : perft.turns(depth));
        }
        return DONE;
    }

    private void divide(Perft perft, int depth) {
        LongAdder total = new LongAdder();
        ObjLongConsumer<String> each = (text, paths) -> {
            console.out().println(text + ": " + paths);
            total.add(paths);
        };
        if (steps) {
            perft.divideSteps(depth, each);
        } else {
            perft.divideTurns(depth, each);
        }
        console.out().println(total.sum());
    }

    private int depth() {
        if (depthText.length() > 3 || !depthText.chars().allMatch(c -> c >= '0' && c <= '9') || depthText.isEmpty()) {
            throw new BadInput(Message.of("console.depth", depthText));
        }
        return Integer.parseInt(depthText);
    }
}
