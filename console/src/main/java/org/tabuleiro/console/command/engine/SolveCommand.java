package org.tabuleiro.console.command.engine;

import java.util.stream.Collectors;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.HelpArguments;
import org.tabuleiro.console.command.base.LimitOptions;
import org.tabuleiro.console.command.base.OptionValues;
import org.tabuleiro.console.command.base.PositionParameters;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.ScoreText;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Prover;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.lab.SolverBenchmark;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Proves the result of a position. */
@CommandLine.Command(name = "solve")
public final class SolveCommand extends CliCommand {
    private static final int MEGABYTES = 256;
    private static final SearchLimits DEFAULT_LIMITS = SearchLimits.ofMillis(10_000);
    private static final int MAX_GAME_LENGTH = 1000;

    @Mixin
    private final PositionParameters parameters = new PositionParameters();

    @Mixin
    private final LimitOptions limits = new LimitOptions();

    @Option(names = "--random", paramLabel = "N")
    private String random = "";

    @Option(names = "--left", paramLabel = "N")
    private String left = "8";

    @Option(names = "--seed", paramLabel = "N")
    private String seed = "1";

    public SolveCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Game rules = parameters.game(console);
        SearchLimits searchLimits = limits.limits(DEFAULT_LIMITS);
        if (!random.isEmpty()) {
            return solveRandom(rules, searchLimits);
        }
        State state = parameters.state(console);
        if (state.isOver()) {
            throw new BadInput(Message.of("console.analyse.over"));
        }
        Analysis found = new Prover(Knowledge.of(rules), MEGABYTES).prove(state, searchLimits, () -> false);
        if (!found.best().exact()) {
            console.say("console.solve.open", found.nodes(), millis(found.nanos()));
            return CHECK_FAILED;
        }
        String turns = found.best().turns().stream().map(Turn::text).collect(Collectors.joining(" "));
        String value = ScoreText.of(console.catalogue(), rules, found.best());
        console.out().println((value + "  " + turns).strip());
        console.say("console.solve.effort", found.nodes(), millis(found.nanos()));
        return DONE;
    }

    /** Solves random positions near the end of a game of fixed length, and prints the mean effort. */
    private int solveRandom(Game rules, SearchLimits searchLimits) {
        int count = (int) OptionValues.number("--random", random, 1_000_000);
        int turns = (int) OptionValues.number("--left", left, MAX_GAME_LENGTH);
        long first = OptionValues.number("--seed", seed, Integer.MAX_VALUE);
        if (!HelpArguments.isSolvable(rules)) {
            throw new BadInput(Message.of("console.solve.random", rules.id(), HelpArguments.solvable(console.games())));
        }
        SolverBenchmark benchmark = new SolverBenchmark(rules, turns, searchLimits, first);
        for (int i = 0; i < count; i++) {
            SolverBenchmark.Solution solution = benchmark.next();
            String value = solution.line().exact() ? ScoreText.of(console.catalogue(), rules, solution.line()) : "?";
            console.out().println(solution.nodes() + "  " + value + "  " + solution.state());
            console.out().flush();
        }
        console.say(
                "console.solve.mean", benchmark.solved(), count, benchmark.meanNodes(), millis(benchmark.meanNanos()));
        return benchmark.solved() == count ? DONE : CHECK_FAILED;
    }

    private static long millis(long nanos) {
        return nanos / 1_000_000;
    }
}
