package org.tabuleiro.online.live;

import java.time.Duration;
import java.util.OptionalLong;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Terms;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.online.store.MatchRow;
import org.tabuleiro.online.store.PlayerRow;

/** What is the same in every online match: its terms, and when the arbiter acts. */
public final class MatchRules {
    /** Time limit for the first turn of each side in a live match, which is aborted afterwards. */
    static final Duration NOT_BEGUN = Duration.ofMinutes(10);
    /** Either side may claim a match without a clock after so much silence. */
    static final Duration CLAIM_WITHOUT_CLOCK = Duration.ofDays(30);
    /** A match without a clock is aborted after so much silence. */
    static final Duration ABORT_WITHOUT_CLOCK = Duration.ofDays(90);
    /** Disconnection timeout of a live match between friends: the player counts as gone afterwards. */
    static final Duration FRIEND_LEFT = Duration.ofMinutes(3);
    /** Disconnection timeout of a live match between strangers. */
    static final Duration STRANGER_LEFT = Duration.ofSeconds(60);
    /** Disconnection timeout of a guest in a live match between strangers. */
    static final Duration GUEST_LEFT = Duration.ofSeconds(45);

    private MatchRules() {}

    /** The terms of an online match. */
    public static Terms terms(TimeControl time) {
        return new Terms(time, Terms.ClockStart.AFTER_FIRST_TURNS, Terms.TakeBacks.BY_CONSENT, false);
    }

    /**
     * The start of a match of a game; the fault says which games or set-ups there are.
     *
     * @param game the id of the game
     * @param setup the named set-up; empty for the start position
     */
    public static Parsed<State> start(String game, String setup) {
        Game found = Games.find(game).orElse(null);
        if (found == null) {
            return Parsed.fault("game", "file.unknown-game", game);
        }
        if (setup.isEmpty()) {
            return Parsed.ok(found.start());
        }
        String position = found.setups().get(setup);
        return position == null
                ? Parsed.fault(
                        "setup",
                        "file.setup",
                        setup,
                        String.join(", ", found.setups().keySet()))
                : found.read(position);
    }

    /** Whether a match with this time control is played at once, so that both players have to be there. */
    public static boolean isLive(TimeControl time) {
        return !(time instanceof TimeControl.None) && !time.isCorrespondence();
    }

    /** The disconnection timeout of a player in a live match. */
    static Duration disconnectionTimeout(MatchRow row, Side side) {
        if (row.byInvitation()) {
            return FRIEND_LEFT;
        }
        return row.player(side).kind() == PlayerRow.Kind.GUEST ? GUEST_LEFT : STRANGER_LEFT;
    }

    /** Whether both sides have played a turn. Before that, a match that nobody goes on with has no result. */
    static boolean hasBegun(Match match) {
        return match.played().size() >= 2;
    }

    /** When the arbiter acts unless something happens before; empty if the match is over. */
    static OptionalLong deadline(LiveMatch live) {
        Match match = live.match();
        if (match.isOver()) {
            return OptionalLong.empty();
        }
        OptionalLong flag = match.clocks().deadline();
        if (flag.isPresent()) {
            return OptionalLong.of(flag.getAsLong() + live.quota().grace(match.toMove()));
        }
        Duration silence = match.isTimed() ? NOT_BEGUN : ABORT_WITHOUT_CLOCK;
        return OptionalLong.of(live.changedAt() + silence.toMillis());
    }

    /** What the arbiter does at the deadline. */
    static Command atDeadline(Match match) {
        return match.isTimed() && hasBegun(match) ? new Command.Flag() : new Command.Abort();
    }
}
