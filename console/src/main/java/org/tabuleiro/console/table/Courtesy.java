package org.tabuleiro.console.table;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.engine.Manners;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/** How the computers at a table deal with draws and lost games, against people. */
final class Courtesy {
    private final Map<Side, Manners> manners = new EnumMap<>(Side.class);
    private @Nullable State offered;
    private boolean resigns;

    Courtesy(boolean resigns) {
        this.resigns = resigns;
    }

    /** Whether computers give up lost games. */
    boolean resigns() {
        return resigns;
    }

    void setResigns(boolean newResigns) {
        resigns = newResigns;
    }

    /** Forgets the last game. */
    void newGame() {
        manners.clear();
        offered = null;
    }

    private Manners of(State state, Side side) {
        return manners.computeIfAbsent(side, any -> new Manners(state.game(), side));
    }

    /** Looks at the game with the eyes of the side to move; whether it gives up. */
    boolean givesUp(State state) {
        Manners own = of(state, state.toMove());
        own.look(state);
        return resigns && own.wouldResign();
    }

    /** Whether the side that has just played offers a draw with the turn that led to a state. */
    boolean offersDraw(State after) {
        boolean offers = of(after, after.toMove().other()).offersDraw();
        offered = offers ? after : null;
        return offers;
    }

    /** Whether a side agrees to a draw in a state: it may have offered one itself. */
    boolean agreesToDraw(State state, Side side) {
        return state.equals(offered) || of(state, side).acceptsDraw(state);
    }
}
