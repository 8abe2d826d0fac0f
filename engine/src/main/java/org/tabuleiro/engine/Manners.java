package org.tabuleiro.engine;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Position;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/**
 * When a computer player takes or offers a draw, and when it could give up: by its chances to win as a short search sees them,
 * turn after turn. However weak the player, these are judged with clear eyes, so that no level gives away what it does not see.
 */
public final class Manners {
    /** A few hundredths of a second on any machine. */
    private static final Limits GLANCE = Limits.ofNodes(20_000);

    private static final int MEGABYTES = 4;

    /** Below this a game is lost. */
    private static final double LOST = 0.03;
    /** For so many of its own turns in a row a game must be lost before the computer gives up. */
    private static final int LOST_TURNS = 3;
    /** With a chance of at most this, now and for so many of its own turns before, a draw is welcome. */
    private static final double WORSE = 0.40;

    private static final int WORSE_TURNS = 2;
    /** With a chance of at most this a draw is welcome once nothing happens any more. */
    private static final double EVEN = 0.55;
    /** After so many turns without progress nothing happens any more. */
    private static final int QUIET = 30;
    /** For so many of its own turns in a row a game must be even before the computer offers a draw. */
    private static final int EVEN_TURNS = 4;
    /** Between two offers lie at least so many turns. */
    private static final int OFFER_INTERVAL = 40;

    private final Knowledge knowledge;
    private final Thinker thinker;
    private final Side side;
    private final List<Chance> chances = new ArrayList<>();
    private int lastOffer = -OFFER_INTERVAL;

    /** The chance to win before a turn of one's own, and for how long nothing had happened. */
    private record Chance(int turn, double value, int quiet) {}

    /**
     * The manners of a player.
     *
     * @param game what it plays
     * @param side the side it plays
     */
    public Manners(Game game, Side side) {
        this.knowledge = Minds.of(game);
        this.thinker = new Thinker(knowledge, MEGABYTES);
        this.side = side;
    }

    /** Looks at a state in which this player is to move; what was seen in turns that were taken back is forgotten. */
    public void look(State state) {
        chances.removeIf(each -> each.turn >= state.turn());
        lastOffer = Math.min(lastOffer, state.turn());
        chances.add(new Chance(state.turn(), chance(state), quiet(state)));
    }

    /** Whether the game has been lost for some time. */
    public boolean wouldResign() {
        return heldFor(LOST_TURNS, 0, LOST, 0);
    }

    /** Whether this player takes a draw in a state that is not over. */
    public boolean acceptsDraw(State state) {
        double chance = chance(state);
        return (chance <= WORSE && heldFor(WORSE_TURNS, 0, WORSE, 0)) || (chance <= EVEN && quiet(state) >= QUIET);
    }

    /** Whether this player offers a draw, after what it saw last: an even game in which nothing happens, and not often. */
    public boolean offersDraw() {
        if (chances.isEmpty() || !heldFor(EVEN_TURNS, 1 - EVEN, EVEN, QUIET)) {
            return false;
        }
        int turn = chances.get(chances.size() - 1).turn;
        if (turn - lastOffer < OFFER_INTERVAL) {
            return false;
        }
        lastOffer = turn;
        return true;
    }

    /** Whether the last turns, without a gap between them, had chances within bounds and nothing had happened for so long. */
    private boolean heldFor(int turns, double least, double most, int quiet) {
        int count = chances.size();
        if (count < turns) {
            return false;
        }
        int last = chances.get(count - 1).turn;
        for (int i = 0; i < turns; i++) {
            Chance each = chances.get(count - 1 - i);
            if (each.turn != last - 2 * i || each.value < least || each.value > most || each.quiet < quiet) {
                return false;
            }
        }
        return true;
    }

    /** This player's chance; even in a set-up, where there is nothing to see yet. */
    private double chance(State state) {
        if (!knowledge.book(state).isEmpty()) {
            return 0.5;
        }
        thinker.forget();
        int score =
                thinker.think(state, GLANCE, 1, () -> false, each -> {}).best().score();
        double chance = knowledge.winProbability(score);
        return state.toMove() == side ? chance : 1 - chance;
    }

    private static int quiet(State state) {
        Position position = state.toPosition();
        return position.quiet();
    }
}
