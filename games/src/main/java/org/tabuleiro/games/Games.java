package org.tabuleiro.games;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.eximo.Eximo;

/** The games there are. */
public final class Games {
    /** Eximo. */
    public static final Game EXIMO = new Eximo();

    /** All games, in the order in which they are shown. */
    public static final List<Game> ALL = List.of(EXIMO);

    private Games() {}

    /** The game with an id. */
    public static Optional<Game> find(String id) {
        return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
    }
}
