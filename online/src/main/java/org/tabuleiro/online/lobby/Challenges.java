package org.tabuleiro.online.lobby;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.online.live.LiveMatches;
import org.tabuleiro.online.live.MatchRules;
import org.tabuleiro.online.player.PlayerNames;
import org.tabuleiro.online.player.Secrets;
import org.tabuleiro.online.store.ChallengeStore;
import org.tabuleiro.online.store.ChallengeStore.ChallengeRow;
import org.tabuleiro.online.store.ChallengeStore.Taken;
import org.tabuleiro.online.store.InvitationStore.NewMatch;
import org.tabuleiro.online.store.PlayerRow;
import org.tabuleiro.online.store.PlayerRow.Kind;
import org.tabuleiro.online.store.SeenStore;
import org.tabuleiro.protocol.ChallengeInfo;
import org.tabuleiro.protocol.ClientMessage.Challenge;
import org.tabuleiro.protocol.ClientMessage.Take;
import org.tabuleiro.protocol.ClientMessage.WithdrawChallenge;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.wire.WireCommands;
import org.tabuleiro.protocol.wire.WireMatches;

/**
 * Challenges to anybody. They wait for players: an open one ends when it is taken, a standing one stays open
 * while fewer of its matches run than its player wants at once.
 */
public final class Challenges {
    private static final Duration LIFE = Duration.ofDays(30);
    /** Disconnection timeout of a challenge to a live match: it is not shown afterwards. */
    static final Duration GONE = Duration.ofSeconds(30);

    static final int MOST_OPEN = 20;
    private static final int MOST_LISTED = 200;

    private final ChallengeStore store;
    private final SeenStore seen;
    private final LiveMatches matches;
    private final MatchMaker maker;

    /** Challenges in a store. */
    public Challenges(ChallengeStore store, SeenStore seen, LiveMatches matches, MatchMaker maker) {
        this.store = store;
        this.seen = seen;
        this.matches = matches;
        this.maker = maker;
    }

    /** Makes a challenge; sent again, returns the same one. */
    public ServerMessage challenge(PlayerRow by, Challenge challenge, long now) {
        Optional<Message> fault = MatchMaker.fault(challenge.game(), challenge.setup(), challenge.time());
        if (fault.isPresent()) {
            return new ServerMessage.Refused(challenge.id(), RefusalReason.INVALID, fault.map(WireCommands::toWire), 0);
        }
        if (challenge.accountsOnly() && by.kind() == Kind.GUEST) {
            return refused(challenge.id(), RefusalReason.ACCOUNT_NEEDED);
        }
        Optional<ChallengeRow> before = store.made(by.id(), challenge.id());
        if (before.isEmpty() && store.own(by.id(), now).size() >= MOST_OPEN) {
            return refused(challenge.id(), RefusalReason.TOO_MANY);
        }
        ChallengeRow wanted = new ChallengeRow(
                Secrets.matchId(),
                by,
                challenge.game(),
                challenge.setup(),
                challenge.time(),
                MatchMaker.side(challenge.seat()),
                challenge.standing(),
                challenge.accountsOnly(),
                MatchRules.isLive(TimeControl.parse(challenge.time()).orElseThrow()),
                now,
                now + LIFE.toMillis(),
                false,
                0,
                0);
        ChallengeRow made = before.orElseGet(() -> store.add(wanted, challenge.id()));
        boolean same = made.game().equals(wanted.game())
                && made.setup().equals(wanted.setup())
                && made.control().equals(wanted.control())
                && made.side().equals(wanted.side())
                && made.standing() == wanted.standing()
                && made.accountsOnly() == wanted.accountsOnly();
        return same
                ? new ServerMessage.Challenged(challenge.id(), info(made, Optional.of(by)))
                : refused(challenge.id(), RefusalReason.ID_USED);
    }

    /**
     * The outcome of taking a challenge.
     *
     * @param answer the answer to the sender
     * @param begun the match, if it has begun just now
     */
    public record TakeOutcome(ServerMessage answer, Optional<String> begun) {}

    /** Takes a challenge; sent again, returns the same seat. */
    public TakeOutcome take(PlayerRow player, Take take, long now) {
        Optional<ChallengeRow> found = store.find(take.challenge());
        boolean isGone = found.isPresent() && isGone(found.get(), now);
        Optional<Taken> taken = store.take(
                take.challenge(), player.id(), take.id(), challenge -> match(challenge, player, isGone, now));
        if (taken.isEmpty()) {
            return refusal(take, RefusalReason.NO_CHALLENGE);
        }
        ChallengeRow challenge = taken.get().challenge();
        Optional<String> match = taken.get().match();
        if (match.isEmpty()) {
            return refusal(take, refusal(challenge, player, isGone, now).orElse(RefusalReason.NOT_ALLOWED));
        }
        Side seat =
                matches.find(match.get()).orElseThrow().row().seat(player.id()).orElseThrow();
        ServerMessage answer = new ServerMessage.Seated(take.id(), match.get(), seat);
        return new TakeOutcome(answer, taken.get().isNew() ? match : Optional.empty());
    }

    private Optional<NewMatch> match(ChallengeRow challenge, PlayerRow player, boolean isGone, long now) {
        return refusal(challenge, player, isGone, now).isPresent()
                ? Optional.empty()
                : Optional.of(maker.make(
                        challenge.game(),
                        challenge.setup(),
                        challenge.control(),
                        challenge.side(),
                        challenge.by(),
                        player,
                        false,
                        now));
    }

    /** Why a player cannot take a challenge. */
    private static Optional<RefusalReason> refusal(ChallengeRow challenge, PlayerRow player, boolean isGone, long now) {
        if (challenge.by().id().equals(player.id())) {
            return Optional.of(RefusalReason.OWN_CHALLENGE);
        }
        if (!challenge.isOpen(now) || isGone) {
            return Optional.of(RefusalReason.NO_CHALLENGE);
        }
        return challenge.accountsOnly() && player.kind() == Kind.GUEST
                ? Optional.of(RefusalReason.ACCOUNT_NEEDED)
                : Optional.empty();
    }

    /** Whether the player of a challenge to a live match has left. */
    private boolean isGone(ChallengeRow challenge, long now) {
        return challenge.isLive() && seen.playerSeen(challenge.by().id()).orElse(0) < now - GONE.toMillis();
    }

    /** Withdraws a challenge of a player. Its matches go on. */
    public ServerMessage withdraw(PlayerRow player, WithdrawChallenge withdraw, long now) {
        return store.withdraw(withdraw.challenge(), player.id(), now)
                ? new ServerMessage.Done(withdraw.id(), 0)
                : refused(withdraw.id(), RefusalReason.NO_CHALLENGE);
    }

    /** The challenges of a player. */
    public List<ChallengeInfo> own(PlayerRow player, long now) {
        return store.own(player.id(), now).stream()
                .map(each -> info(each, Optional.of(player)))
                .toList();
    }

    /** The challenges that can be taken. */
    List<ChallengeRow> open(long now) {
        return store.open(now, now - GONE.toMillis(), MOST_LISTED);
    }

    /** A challenge as a reader sees it. */
    static ChallengeInfo info(ChallengeRow challenge, Optional<PlayerRow> reader) {
        return new ChallengeInfo(
                challenge.id(),
                PlayerNames.info(challenge.by()),
                reader.filter(player -> player.id().equals(challenge.by().id())).isPresent(),
                challenge.game(),
                challenge.setup(),
                WireMatches.toWire(
                        MatchRules.terms(TimeControl.parse(challenge.control()).orElseThrow())),
                challenge.side().map(Side::other),
                challenge.standing(),
                challenge.running(),
                challenge.accountsOnly(),
                challenge.createdAt());
    }

    private static TakeOutcome refusal(Take take, RefusalReason reason) {
        return new TakeOutcome(refused(take.id(), reason), Optional.empty());
    }

    private static ServerMessage refused(String id, RefusalReason reason) {
        return new ServerMessage.Refused(id, reason, Optional.empty(), 0);
    }
}
