package org.tabuleiro.engine;

import java.util.Map;
import org.tabuleiro.engine.breakthru.BreakthruKnowledge;
import org.tabuleiro.engine.eximo.EximoKnowledge;
import org.tabuleiro.engine.sixteenstones.SixteenStonesKnowledge;
import org.tabuleiro.engine.xadrersi.XadrersiKnowledge;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/** What the engine knows about each game. */
public final class Minds {
    private static final Map<Game, Knowledge> ALL = Map.of(
            Games.EXIMO, new EximoKnowledge(),
            Games.BREAKTHRU, new BreakthruKnowledge(),
            Games.XADRERSI, new XadrersiKnowledge(),
            Games.SIXTEEN_STONES, new SixteenStonesKnowledge());

    private Minds() {}

    /** The knowledge of a game; of a game that nobody has told the engine about it knows only the rules. */
    public static Knowledge of(Game game) {
        return ALL.getOrDefault(game, new NoKnowledge());
    }
}
