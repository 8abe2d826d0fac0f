package org.tabuleiro.games;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tabuleiro.games.tiny.Tiny;

/** What the generic tests run over: the games there are and a made-up one. */
public final class EveryGame {
    /** The games, the made-up one last. */
    public static final List<Game> ALL =
            Stream.concat(Games.ALL.stream(), Stream.of(Tiny.GAME)).toList();

    private EveryGame() {}

    /** The games, for parameterized tests. */
    public static List<Game> all() {
        return ALL;
    }

    /** The game with an id. */
    public static Optional<Game> find(String id) {
        return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
    }
}
