package org.tabuleiro.console.command;

import java.util.List;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.ScoreText;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists what the evaluation of a position is made of, seen from the first player. */
@CommandLine.Command(name = "eval")
final class EvalCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "POS")
    private List<String> position = List.of();

    @Option(names = "--evaluation", paramLabel = "NAME")
    private String evaluation = Knowledge.FULL;

    EvalCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        State state = console.state(console.game(game), String.join(" ", position));
        List<Evaluation.Term> terms = evaluation(state.game(), evaluation).terms(state.toPosition());
        int total = 0;
        for (Evaluation.Term term : terms) {
            print(term.value(), name(state.game(), term));
            total += term.value();
        }
        print(total, console.catalogue().text("console.term.total"));
        return DONE;
    }

    /** The name of a term: the game's own text, or else the one that games share. */
    private String name(Game of, Evaluation.Term term) {
        String own = of.id() + ".term." + term.name();
        return console.catalogue().text(console.catalogue().has(own) ? own : "console.term." + term.name());
    }

    private void print(int value, String name) {
        String number = ScoreText.number(value);
        console.out().println(" ".repeat(Math.max(0, 8 - number.length())) + number + "  " + name);
    }
}
