package org.tabuleiro.console.command;

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

/** A command: what it shares with all others. */
abstract class CliCommand implements Callable<Integer> {
    static final int DONE = 0;
    static final int CHECK_FAILED = 1;
    static final int BAD_INPUT = CommandDispatcher.BAD_INPUT;

    final Console console;

    /** The language is known before the command line is read, so that faults in it are told in that language too; here it is
     * only accepted. */
    @Option(names = LanguageOption.NAME, paramLabel = LanguageOption.VALUES)
    @SuppressWarnings("UnusedVariable")
    private String language = "";

    @Option(
            names = {"-h", "--help"},
            usageHelp = true)
    @SuppressWarnings("UnusedVariable") // read by picocli
    private boolean help;

    CliCommand(Console console) {
        this.console = console;
    }

    /** The whole number that an option gives, which must not be less than it makes sense. */
    static int number(String text, int least) {
        try {
            int number = Integer.parseInt(text);
            if (number >= least) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // told below, as numbers out of range are
        }
        throw new BadInput(Message.of("console.number", text, least));
    }

    /** The evaluation of a game that an option names. */
    static Evaluation evaluation(Game game, String name) {
        Knowledge knowledge = Knowledge.of(game);
        return knowledge.evaluation(name).orElseThrow(() -> {
            String known =
                    String.join(", ", new TreeSet<>(knowledge.evaluations().keySet()));
            return new BadInput(Message.of("console.unknown-evaluation", name, known));
        });
    }
}
