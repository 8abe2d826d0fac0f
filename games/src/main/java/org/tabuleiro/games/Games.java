package org.tabuleiro.games;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.breakthru.Breakthru;
import org.tabuleiro.games.eximo.Eximo;
import org.tabuleiro.games.sixteenstones.SixteenStones;
import org.tabuleiro.games.xadrersi.Xadrersi;

/** The list of games. */
public final class Games {
    /** Eximo. */
    public static final Game EXIMO = new Eximo();
    /** Breakthru. */
    public static final Game BREAKTHRU = new Breakthru();
    /** Xadrersi, known elsewhere as Cheversi. */
    public static final Game XADRERSI = new Xadrersi();
    /** Sixteen Stones. */
    public static final Game SIXTEEN_STONES = new SixteenStones();

    /** All games, in the order in which they are shown. */
    public static final List<Game> ALL = List.of(EXIMO, BREAKTHRU, XADRERSI, SIXTEEN_STONES);

    private Games() {}

    /** The game with an id. */
    public static Optional<Game> find(String id) {
        return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
    }
}
