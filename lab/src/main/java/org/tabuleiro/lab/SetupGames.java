package org.tabuleiro.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import org.tabuleiro.engine.Limits;
import org.tabuleiro.engine.Player;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/** Games between set-ups of Breakthru, each played once and kept in a file: a line a game. */
public final class SetupGames {
    private static final int LONGEST = 200;

    private final long nodes;
    private final Path file;
    private final Map<String, Integer> known = new HashMap<>();
    private int played;

    /**
     * Games with a file.
     *
     * @param nodes how many nodes the players search for a turn
     * @param file where the results are kept; those that are there already are not played again
     */
    public SetupGames(long nodes, Path file) throws IOException {
        this.nodes = nodes;
        this.file = file;
        if (Files.exists(file)) {
            for (String line : Files.readAllLines(file)) {
                int end = line.lastIndexOf('\t');
                if (end > 0) {
                    known.put(line.substring(0, end), Integer.parseInt(line.substring(end + 1)));
                }
            }
        }
    }

    /** How many games were played now, not found in the file. */
    public int played() {
        return played;
    }

    /** What Gold gets from a game between two set-ups: 2 for a win, 1 for a draw. */
    public int points(Setup gold, Setup silver, int number) {
        String game = nodes + "\t" + gold.text() + "\t" + silver.text() + "\t" + number;
        return known.computeIfAbsent(game, missing -> keep(missing, play(gold, silver, number)));
    }

    private int keep(String game, int points) {
        try {
            Files.writeString(file, game + "\t" + points + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return points;
    }

    private int play(Setup gold, Setup silver, int number) {
        played++;
        State state = Games.BREAKTHRU.start().play(gold.text()).play(silver.text());
        Player first = new Player(Games.BREAKTHRU, Player.LEVELS, Limits.ofNodes(nodes), 2L * number);
        Player second = new Player(Games.BREAKTHRU, Player.LEVELS, Limits.ofNodes(nodes), 2L * number + 1);
        while (!state.isOver() && state.turn() < LONGEST) {
            state = state.play((state.toMove() == Side.FIRST ? first : second).choose(state, () -> false));
        }
        return state.result()
                .flatMap(result -> result.winner())
                .map(winner -> winner == Side.FIRST ? 2 : 0)
                .orElse(1);
    }
}
