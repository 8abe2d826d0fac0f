package org.tabuleiro.engine.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** Finds a turn that wins at once by trying all turns: even the weakest level does not overlook one. */
public final class WinInOne {
    private static final int MAX_STEPS_OF_TURN = 64;

    private final Position position;
    private final int side;
    private final int turn;
    private final Set<Long> seen = new HashSet<>();
    private final int[][] buffers = new int[MAX_STEPS_OF_TURN][];
    private final int[] path = new int[MAX_STEPS_OF_TURN];
    private int length;

    private WinInOne(Position position) {
        this.position = position;
        this.side = position.toMove();
        this.turn = position.turnNumber();
    }

    /** A turn that wins at once, if there is one. Not for set-up turns, which are too many to try. */
    public static Optional<Turn> find(State state, Knowledge knowledge) {
        WinInOne wins = new WinInOne(state.toPosition());
        if (!knowledge.mayWinNow(wins.position) || !wins.search(0)) {
            return Optional.empty();
        }
        List<Step> steps = new ArrayList<>();
        Position position = state.toPosition();
        for (int i = 0; i < wins.length; i++) {
            steps.add(position.step(wins.path[i]));
            position.make(wins.path[i]);
        }
        return Optional.of(state.turnOf(steps));
    }

    private boolean search(int ply) {
        if (buffers[ply] == null) {
            buffers[ply] = new int[Position.MAX_STEPS];
        }
        int[] steps = buffers[ply];
        int count = position.generate(steps, 0);
        for (int i = 0; i < count; i++) {
            path[ply] = steps[i];
            length = ply + 1;
            position.make(steps[i]);
            boolean ended = position.turnNumber() != turn;
            if (ended ? isWon() : seen.add(position.key()) && search(ply + 1)) {
                return true;
            }
            position.unmake();
        }
        return false;
    }

    private boolean isWon() {
        return position.outcome() == (side == 0 ? Position.FIRST_WINS : Position.SECOND_WINS);
    }
}
