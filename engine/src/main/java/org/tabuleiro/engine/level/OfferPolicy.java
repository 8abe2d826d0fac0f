package org.tabuleiro.engine.level;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.search.IterativeDeepening;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

/**
 * Draw and resignation policy of a computer player. Decisions come from a short search at full strength
 * whatever the player's level, so that a weak level does not give away what it cannot see.
 */
public final class OfferPolicy {
    /** Takes a few hundredths of a second on any machine. */
    private static final SearchLimits SHORT_SEARCH = SearchLimits.ofNodes(20_000);

    private static final int MEGABYTES = 4;

    /** Resignation threshold: the win probability on {@link #LOST_TURNS} consecutive own turns. */
    private static final double LOST = 0.03;

    private static final int LOST_TURNS = 3;
    /** Accepts a draw at or below this win probability, on {@link #WORSE_TURNS} consecutive own turns. */
    private static final double WORSE = 0.40;

    private static final int WORSE_TURNS = 2;
    /** Accepts a draw at or below this win probability after {@link #NO_PROGRESS} turns without progress. */
    private static final double EVEN = 0.55;

    private static final int NO_PROGRESS = 30;
    /** Number of consecutive own turns that must be even and without progress before a draw is offered. */
    private static final int EVEN_TURNS = 4;
    /** Minimum number of turns between two offers. */
    private static final int OFFER_INTERVAL = 40;

    private final Knowledge knowledge;
    private final IterativeDeepening search;
    private final Side side;
    private final List<Assessment> assessments = new ArrayList<>();
    private int lastOffer = -OFFER_INTERVAL;

    /** The win probability before a turn of this player, and the no-progress count. */
    private record Assessment(int turnNumber, double winProbability, int noProgress) {}

    /**
     * The policy of one player in one game.
     *
     * @param game the game
     * @param side the player's side
     */
    public OfferPolicy(Game game, Side side) {
        this.knowledge = Knowledge.of(game);
        this.search = new IterativeDeepening(knowledge, MEGABYTES);
        this.side = side;
    }

    /**
     * Assesses a state in which this player is to move. Assessments of turns taken back since are dropped.
     */
    public void assess(State state) {
        assessments.removeIf(each -> each.turnNumber >= state.turnNumber());
        lastOffer = Math.min(lastOffer, state.turnNumber());
        assessments.add(new Assessment(state.turnNumber(), winProbability(state), noProgress(state)));
    }

    /** Whether this player would resign: the game has been lost for some turns. */
    public boolean wouldResign() {
        return heldFor(LOST_TURNS, 0, LOST, 0);
    }

    /** Whether this player accepts a draw in a state that is not over. */
    public boolean acceptsDraw(State state) {
        double probability = winProbability(state);
        return (probability <= WORSE && heldFor(WORSE_TURNS, 0, WORSE, 0))
                || (probability <= EVEN && noProgress(state) >= NO_PROGRESS);
    }

    /**
     * Whether this player offers a draw after the last assessment; at most once per {@link #OFFER_INTERVAL}
     * turns.
     */
    public boolean offersDraw() {
        if (assessments.isEmpty() || !heldFor(EVEN_TURNS, 1 - EVEN, EVEN, NO_PROGRESS)) {
            return false;
        }
        int turn = assessments.get(assessments.size() - 1).turnNumber;
        if (turn - lastOffer < OFFER_INTERVAL) {
            return false;
        }
        lastOffer = turn;
        return true;
    }

    /**
     * Whether the assessments of the last {@code turns} own turns are consecutive, within bounds, and have at
     * least the no-progress count {@code noProgress}.
     */
    private boolean heldFor(int turns, double least, double most, int noProgress) {
        int count = assessments.size();
        if (count < turns) {
            return false;
        }
        int last = assessments.get(count - 1).turnNumber;
        for (int i = 0; i < turns; i++) {
            Assessment each = assessments.get(count - 1 - i);
            if (each.turnNumber != last - 2 * i
                    || each.winProbability < least
                    || each.winProbability > most
                    || each.noProgress < noProgress) {
                return false;
            }
        }
        return true;
    }

    /** This player's win probability; one half in a set-up, where a short search sees nothing. */
    private double winProbability(State state) {
        if (!knowledge.book(state).isEmpty()) {
            return 0.5;
        }
        search.clear();
        int score = search.analyse(state, SHORT_SEARCH, 1, () -> false, each -> {})
                .best()
                .score();
        double probability = knowledge.winProbability(score);
        return state.toMove() == side ? probability : 1 - probability;
    }

    private static int noProgress(State state) {
        return state.layout().noProgressCount();
    }
}
