package org.tabuleiro.console.command.base;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tabuleiro.cli.Alternatives;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.TranspositionTable;
import org.tabuleiro.games.Game;

/**
 * What the help says about each game, taken from the games themselves: a new game appears without a change of
 * the texts.
 */
public final class HelpArguments {
    private HelpArguments() {}

    /**
     * The arguments of all help texts, in the order of their placeholders: the ids of the games, their named
     * set-ups, their evaluations besides the full one, and the games that have a solver.
     */
    public static List<String> of(Catalogue catalogue, List<Game> games) {
        return List.of(
                Alternatives.ids(catalogue, games),
                byGame(catalogue, games, game -> game.setups().keySet()),
                byGame(catalogue, games, HelpArguments::otherEvaluations),
                solvable(games));
    }

    private static Set<String> otherEvaluations(Game game) {
        Set<String> names = new TreeSet<>(Knowledge.of(game).evaluations().keySet());
        names.remove(Knowledge.FULL);
        return names;
    }

    /** Lists words by game, as in {@code Eximo: a, b; Breakthru: c}; games without any are left out. */
    private static String byGame(Catalogue catalogue, List<Game> games, Function<Game, Set<String>> words) {
        return games.stream()
                .filter(game -> !words.apply(game).isEmpty())
                .map(game -> catalogue.name(game) + ": " + String.join(", ", words.apply(game)))
                .collect(Collectors.joining("; "));
    }

    /** The ids of the games that have a solver. */
    public static String solvable(List<Game> games) {
        return games.stream().filter(HelpArguments::isSolvable).map(Game::id).collect(Collectors.joining(", "));
    }

    /** Whether positions of a game can be solved exactly near its end. */
    public static boolean isSolvable(Game game) {
        return Knowledge.of(game).solver(new TranspositionTable(1)).isPresent();
    }
}
