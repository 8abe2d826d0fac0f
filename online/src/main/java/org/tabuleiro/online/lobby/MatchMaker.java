package org.tabuleiro.online.lobby;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.online.live.LiveMatch;
import org.tabuleiro.online.live.MatchRules;
import org.tabuleiro.online.player.Secrets;
import org.tabuleiro.online.store.InvitationStore.NewMatch;
import org.tabuleiro.online.store.MatchRow;
import org.tabuleiro.online.store.PlayerRow;
import org.tabuleiro.protocol.SeatChoice;

/** Makes the match that an invitation or a challenge leads to. */
public final class MatchMaker {
    private final RandomGenerator random;

    /**
     * A match maker.
     *
     * @param random draws sides by lot
     */
    public MatchMaker(RandomGenerator random) {
        this.random = random;
    }

    /** Why there can be no match with this game, set-up and time control; empty if there can. */
    static Optional<Message> fault(String game, String setup, String time) {
        if (MatchRules.start(game, setup) instanceof Parsed.Fault<State> fault) {
            return Optional.of(fault.message());
        }
        return TimeControl.parse(time) instanceof Parsed.Fault<TimeControl> fault
                ? Optional.of(fault.message())
                : Optional.empty();
    }

    /** The side that a player wants; empty if it is drawn by lot. */
    static Optional<Side> side(SeatChoice seat) {
        return switch (seat) {
            case FIRST -> Optional.of(Side.FIRST);
            case SECOND -> Optional.of(Side.SECOND);
            case RANDOM -> Optional.empty();
        };
    }

    /**
     * A match that begins.
     *
     * @param side the side of the player; empty to draw it by lot
     * @param byInvitation whether the players met by an invitation
     */
    NewMatch make(
            String game,
            String setup,
            String control,
            Optional<Side> side,
            PlayerRow player,
            PlayerRow opponent,
            boolean byInvitation,
            long now) {
        MatchRow row = MatchRow.begin(
                Secrets.matchId(),
                game,
                MatchRules.start(game, setup).orElseThrow().toString(),
                control,
                side.orElseGet(() -> random.nextBoolean() ? Side.FIRST : Side.SECOND),
                player,
                opponent,
                byInvitation,
                Optional.empty(),
                now);
        return new NewMatch(row, LiveMatch.begin(row).summary());
    }
}
