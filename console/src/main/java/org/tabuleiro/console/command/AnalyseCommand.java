package org.tabuleiro.console.command;

import java.util.List;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.AnalysisPrinter;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.State;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what could be played in a position, and what it is worth. */
@CommandLine.Command(name = "analyse")
final class AnalyseCommand extends CliCommand {
    private static final SearchLimits USUAL = SearchLimits.ofMillis(2000);

    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "POS")
    private List<String> position = List.of();

    @Option(names = "--lines", paramLabel = "N")
    private String lines = "1";

    @Option(names = "--updates")
    private boolean updates;

    @Mixin
    private final LimitOptions limits = new LimitOptions();

    @Option(names = "--evaluation", paramLabel = "NAME")
    private String evaluation = Knowledge.FULL;

    AnalyseCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        State state = console.state(console.game(game), String.join(" ", position));
        int count = (int) Values.number("--lines", lines, AnalysisPrinter.MOST_LINES);
        SearchLimits given = limits.limits(USUAL);
        if (state.isOver()) {
            throw new BadInput(Message.of("console.analyse.over"));
        }
        AnalysisPrinter.run(console, state, evaluation(state.game(), evaluation), given, count, updates);
        return DONE;
    }
}
