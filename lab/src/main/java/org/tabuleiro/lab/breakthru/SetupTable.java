package org.tabuleiro.lab.breakthru;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;

/**
 * The cross table of set-ups of Breakthru.
 *
 * @param golds Gold's set-ups
 * @param silvers Silver's set-ups
 * @param shares Gold's share of the points, from 0 to 1, by Gold's and Silver's set-up
 * @param goldBook the best of Gold's, best first
 * @param silverBook the best of Silver's, best first
 */
@SuppressWarnings("ArrayRecordComponent")
public record SetupTable(
        List<FleetSetup> golds,
        List<FleetSetup> silvers,
        double[][] shares,
        List<FleetSetup> goldBook,
        List<FleetSetup> silverBook) {

    /** The name of a set-up, if it is a classic one. */
    public static Optional<String> name(FleetSetup setup) {
        return Games.BREAKTHRU.setups().entrySet().stream()
                .filter(named ->
                        FleetSetup.classic(setup.side(), named.getValue()).equals(setup))
                .map(named -> named.getKey())
                .findFirst();
    }

    /** The rank of a set-up in the book from 1, or 0 if it is not in it. */
    public int bookRank(FleetSetup setup) {
        return 1 + (setup.side() == Side.FIRST ? goldBook : silverBook).indexOf(setup);
    }
}
