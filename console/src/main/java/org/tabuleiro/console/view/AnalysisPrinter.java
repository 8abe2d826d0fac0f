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

/** Analyses a position and shows the lines while the search runs; a key or Ctrl+C stops it. */
public final class AnalysisPrinter {
    /** The maximum number of lines. */
    public static final int MAX_LINES = 5;

    private static final int MEGABYTES = 64;

    private AnalysisPrinter() {}

    /**
     * Analyses a state that is not over and prints the result.
     *
     * @param console where to print
     * @param state the state to analyse
     * @param evaluation the static evaluation
     * @param limits the limits of the search
     * @param count the number of lines
     * @param updates whether to print the result after every depth too
     */
    public static void run(
            Console console, State state, Evaluation evaluation, SearchLimits limits, int count, boolean updates) {
        IterativeDeepening search =
                new IterativeDeepening(Knowledge.of(state.game()), evaluation, new TranspositionTable(MEGABYTES));
        Analysis found;
        try (LiveText live = new LiveText(console);
                Interrupt interrupt = Interrupt.watch(console)) {
            found = search.analyse(state, limits, count, interrupt, known -> {
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

    /** Each line with its score and win probability for the side to move; last the depth, nodes and time. */
    private static List<String> lines(Console console, Game game, Analysis known) {
        Catalogue catalogue = console.catalogue();
        // Programs that read a pipe need the notation, which the other commands accept.
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
