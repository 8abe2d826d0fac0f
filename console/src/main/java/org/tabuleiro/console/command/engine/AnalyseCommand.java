package org.tabuleiro.console.command.engine;

import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.LimitOptions;
import org.tabuleiro.console.command.base.OptionValues;
import org.tabuleiro.console.command.base.PositionParameters;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.AnalysisPrinter;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.State;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the best lines in a position, with their scores. */
@CommandLine.Command(name = "analyse")
public final class AnalyseCommand extends CliCommand {
    private static final SearchLimits DEFAULT_LIMITS = SearchLimits.ofMillis(2000);

    @Mixin
    private final PositionParameters parameters = new PositionParameters();

    @Option(names = "--lines", paramLabel = "N")
    private String lines = "1";

    @Option(names = "--updates")
    private boolean updates;

    @Mixin
    private final LimitOptions limits = new LimitOptions();

    @Option(names = "--evaluation", paramLabel = "NAME")
    private String evaluation = Knowledge.FULL;

    public AnalyseCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        State state = parameters.state(console);
        int count = (int) OptionValues.number("--lines", lines, AnalysisPrinter.MAX_LINES);
        SearchLimits searchLimits = limits.limits(DEFAULT_LIMITS);
        if (state.isOver()) {
            throw new BadInput(Message.of("console.analyse.over"));
        }
        AnalysisPrinter.run(console, state, evaluation(state.game(), evaluation), searchLimits, count, updates);
        return DONE;
    }
}
