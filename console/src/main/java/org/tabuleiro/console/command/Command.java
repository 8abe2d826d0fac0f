package org.tabuleiro.console.command;

import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.tabuleiro.console.io.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.engine.Evaluation;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import picocli.CommandLine.Option;

/** A command: what it shares with all others. */
abstract class Command implements Callable<Integer> {
    static final int DONE = 0;
    static final int CHECK_FAILED = 1;
    static final int BAD_INPUT = Commands.BAD_INPUT;

    final Console console;

    /** The language is known before the command line is read, so that faults in it are told in that language too; here it is
     * only accepted. */
    @Option(names = "--lang", paramLabel = "en|pt")
    @SuppressWarnings("UnusedVariable")
    private String language = "";

    @Option(
            names = {"-h", "--help"},
            usageHelp = true)
    @SuppressWarnings("UnusedVariable") // read by picocli
    private boolean help;

    Command(Console console) {
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
        Knowledge knowledge = Minds.of(game);
        return knowledge.evaluation(name).orElseThrow(() -> {
            String known =
                    String.join(", ", new TreeSet<>(knowledge.evaluations().keySet()));
            return new BadInput(Message.of("console.unknown-evaluation", name, known));
        });
    }
}
