package org.tabuleiro.console.command;

import java.util.List;
import java.util.stream.Collectors;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.ScoreText;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.Prover;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.engine.search.TranspositionTable;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.lab.SolvingTrial;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says what a position is worth where that can be proven. */
@CommandLine.Command(name = "solve")
final class SolveCommand extends CliCommand {
    private static final int TABLE = 256;
    private static final SearchLimits USUAL = SearchLimits.ofMillis(10_000);
    private static final int LONGEST_GAME = 1000;

    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "POS")
    private List<String> position = List.of();

    @Mixin
    private final LimitOptions limits = new LimitOptions();

    @Option(names = "--random", paramLabel = "N")
    private String random = "";

    @Option(names = "--left", paramLabel = "N")
    private String left = "8";

    @Option(names = "--seed", paramLabel = "N")
    private String seed = "1";

    SolveCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Game rules = console.game(game);
        SearchLimits given = limits.limits(USUAL);
        if (!random.isEmpty()) {
            return many(rules, given);
        }
        State state = console.state(rules, String.join(" ", position));
        if (state.isOver()) {
            throw new BadInput(Message.of("console.analyse.over"));
        }
        Analysis found = new Prover(Knowledge.of(rules), TABLE).prove(state, given, () -> false);
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

    /** Solves many positions near the end of a game whose length is known, and says what they took. */
    private int many(Game rules, SearchLimits given) {
        int count = (int) Values.number("--random", random, 1_000_000);
        int turns = (int) Values.number("--left", left, LONGEST_GAME);
        long first = Values.number("--seed", seed, Integer.MAX_VALUE);
        if (Knowledge.of(rules).solver(new TranspositionTable(1)).isEmpty()) {
            throw new BadInput(Message.of("console.solve.random", rules.id()));
        }
        SolvingTrial trial = new SolvingTrial(rules, turns, given, first);
        for (int i = 0; i < count; i++) {
            SolvingTrial.Case each = trial.next();
            String value = each.found().exact() ? ScoreText.of(console.catalogue(), rules, each.found()) : "?";
            console.out().println(each.nodes() + "  " + value + "  " + each.state());
            console.out().flush();
        }
        console.say("console.solve.mean", trial.solved(), count, trial.meanNodes(), millis(trial.meanNanos()));
        return trial.solved() == count ? DONE : CHECK_FAILED;
    }

    private static long millis(long nanos) {
        return nanos / 1_000_000;
    }
}
