package org.tabuleiro.lab.bench;

import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

/**
 * A counting task for a JVM or the C++ reference.
 *
 * @param game the id of the game
 * @param kind what is counted
 * @param depth the depth, in turns or steps depending on the kind
 * @param position a position string
 */
record BenchTask(String game, Kind kind, int depth, String position) {
    /** What is counted. */
    enum Kind {
        /** Perft in steps. */
        STEPS,
        /** Perft in turns. */
        TURNS,
        /** Nodes of a plain alpha-beta, depth in steps. */
        ALPHABETA,
        /** Nodes of the engine's search, depth in steps; not available in C++. */
        SEARCH
    }

    private static final String SEPARATOR = "\t";

    static BenchTask of(Game game, Kind kind, int depth, String position) {
        return new BenchTask(game.id(), kind, depth, position);
    }

    static BenchTask read(String line) {
        String[] fields = line.split(SEPARATOR, 4);
        return new BenchTask(fields[0], Kind.valueOf(fields[1]), Integer.parseInt(fields[2]), fields[3]);
    }

    /** The task as a line for a {@link BenchWorker} or the C++ reference. */
    String line() {
        return String.join(SEPARATOR, game, kind.name(), Integer.toString(depth), position);
    }

    State state() {
        return Games.find(game).orElseThrow().read(position).orElseThrow();
    }
}
