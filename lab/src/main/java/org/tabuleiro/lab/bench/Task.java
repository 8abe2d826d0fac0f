package org.tabuleiro.lab.bench;

import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

/**
 * Something to count, the same for a JVM and for the twin in C++.
 *
 * @param game the id of the game
 * @param kind what is counted
 * @param depth how deep, in turns or steps as the kind says
 * @param position a position string
 */
record Task(String game, Kind kind, int depth, String position) {
    /** What is counted. */
    enum Kind {
        /** Paths of so many steps. */
        STEPS,
        /** Paths of so many turns. */
        TURNS,
        /** Nodes of a plain alpha-beta, so many steps deep. */
        ALPHABETA,
        /** Nodes of the engine's search, so many steps deep; the twin has none. */
        SEARCH
    }

    private static final String SEPARATOR = "\t";

    static Task of(Game game, Kind kind, int depth, String position) {
        return new Task(game.id(), kind, depth, position);
    }

    static Task read(String line) {
        String[] fields = line.split(SEPARATOR, 4);
        return new Task(fields[0], Kind.valueOf(fields[1]), Integer.parseInt(fields[2]), fields[3]);
    }

    /** The task as a line for a {@link Worker} or the twin. */
    String line() {
        return String.join(SEPARATOR, game, kind.name(), Integer.toString(depth), position);
    }

    State state() {
        return Games.find(game).orElseThrow().read(position).orElseThrow();
    }
}
