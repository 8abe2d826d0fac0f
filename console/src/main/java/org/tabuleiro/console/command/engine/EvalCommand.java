package org.tabuleiro.console.command.engine;

import java.util.List;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.PositionParameters;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.ScoreText;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the terms of the static evaluation of a position, from the first player's point of view. */
@CommandLine.Command(name = "eval")
public final class EvalCommand extends CliCommand {
    @Mixin
    private final PositionParameters parameters = new PositionParameters();

    @Option(names = "--evaluation", paramLabel = "NAME")
    private String evaluation = Knowledge.FULL;

    public EvalCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        State state = parameters.state(console);
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
