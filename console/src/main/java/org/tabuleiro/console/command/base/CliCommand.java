package org.tabuleiro.console.command.base;

import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.cli.LanguageOption;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import picocli.CommandLine.Option;

/** The base class of all commands. */
public abstract class CliCommand implements Callable<Integer> {
    /** The exit code of success. */
    protected static final int DONE = 0;

    /** The exit code of a check that failed. */
    protected static final int CHECK_FAILED = 1;

    /** The console that the command runs on. */
    protected final Console console;

    /**
     * Accepted and ignored: the language is set before the command line is parsed, so that errors are in it
     * too.
     */
    @Option(names = LanguageOption.NAME, paramLabel = LanguageOption.VALUES)
    @SuppressWarnings("UnusedVariable")
    private String language = "";

    @Option(
            names = {"-h", "--help"},
            usageHelp = true)
    @SuppressWarnings("UnusedVariable") // read by picocli
    private boolean help;

    /** A command on a console. */
    protected CliCommand(Console console) {
        this.console = console;
    }

    /** The evaluation with a name; an unknown name is bad input. */
    protected static Evaluation evaluation(Game game, String name) {
        Knowledge knowledge = Knowledge.of(game);
        return knowledge.evaluation(name).orElseThrow(() -> {
            String known =
                    String.join(", ", new TreeSet<>(knowledge.evaluations().keySet()));
            return new BadInput(Message.of("console.unknown-evaluation", name, known));
        });
    }
}
