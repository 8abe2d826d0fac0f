package org.tabuleiro.console.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.Interrupt;
import org.tabuleiro.console.io.LiveText;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.evaluation.Evaluation;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.engine.search.TranspositionTable;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.table.text.TurnWords;

/** Analyses a position before a person's eyes: the lines change while it thinks, and a key or Ctrl-C ends it. */
public final class AnalysisPrinter {
    /** The most lines that can be asked for. */
    public static final int MOST_LINES = 5;

    private static final int MEGABYTES = 64;

    private AnalysisPrinter() {}

    /**
     * Analyses a state that is not over, and prints what was found.
     *
     * @param console where to
     * @param state what to analyse
     * @param evaluation what positions are worth
     * @param limits how long
     * @param count how many lines
     * @param updates whether to print also what is known after every depth
     */
    public static void run(
            Console console, State state, Evaluation evaluation, SearchLimits limits, int count, boolean updates) {
        IterativeDeepening thinker =
                new IterativeDeepening(Knowledge.of(state.game()), evaluation, new TranspositionTable(MEGABYTES));
        Analysis found;
        try (LiveText live = new LiveText(console);
                Interrupt interrupt = Interrupt.watch(console)) {
            found = thinker.analyse(state, limits, count, interrupt, known -> {
                if (updates) {
                    print(console, state.game(), known);
                } else if (live.isDue()) {
                    live.show(lines(console, state.game(), known));
                }
            });
        }
        print(console, state.game(), found);
    }

    private static void print(Console console, Game game, Analysis known) {
        lines(console, game, known).forEach(console.out()::println);
        console.out().flush();
    }

    /** A line each with its value and chance for the player to move, and one with what it took. */
    private static List<String> lines(Console console, Game game, Analysis known) {
        Catalogue catalogue = console.catalogue();
        // Whatever reads a pipe gets the notation that the other commands take.
        UnaryOperator<String> names =
                console.isTerminal() ? new TurnWords(catalogue, game)::turn : UnaryOperator.identity();
        List<String> lines = new ArrayList<>();
        for (Analysis.Line line : known.lines()) {
            String turns =
                    line.turns().stream().map(turn -> names.apply(turn.text())).collect(Collectors.joining(" "));
            double chance = Knowledge.of(game).winProbability(line.score());
            lines.add(ScoreText.of(catalogue, game, line) + "  " + ScoreText.chance(catalogue, chance) + "  " + turns);
        }
        lines.add(catalogue.text(
                "console.analyse.effort", known.depth(), String.valueOf(known.nodes()), known.nanos() / 1_000_000));
        return lines;
    }
}
