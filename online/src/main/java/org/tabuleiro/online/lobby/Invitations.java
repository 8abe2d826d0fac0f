package org.tabuleiro.online.lobby;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.online.live.LiveMatches;
import org.tabuleiro.online.live.MatchRules;
import org.tabuleiro.online.player.Identity;
import org.tabuleiro.online.player.PlayerNames;
import org.tabuleiro.online.player.Secrets;
import org.tabuleiro.online.store.InvitationStore;
import org.tabuleiro.online.store.InvitationStore.InvitationRow;
import org.tabuleiro.online.store.InvitationStore.NewMatch;
import org.tabuleiro.online.store.PlayerRow;
import org.tabuleiro.protocol.ClientMessage.Invite;
import org.tabuleiro.protocol.ClientMessage.Join;
import org.tabuleiro.protocol.ClientMessage.ShowInvitation;
import org.tabuleiro.protocol.ClientMessage.Withdraw;
import org.tabuleiro.protocol.InvitationInfo;
import org.tabuleiro.protocol.InvitationInfo.InvitationState;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.ServerMessage.Refused;
import org.tabuleiro.protocol.wire.WireCommands;
import org.tabuleiro.protocol.wire.WireMatches;

/**
 * Invitations by link. The first who accepts plays; afterwards the link leads the two players to their seats
 * and everybody else to watching.
 */
public final class Invitations {
    private static final Duration LIVE_LIFE = Duration.ofHours(24);
    private static final Duration LONG_LIFE = Duration.ofDays(30);

    private final InvitationStore store;
    private final LiveMatches matches;
    private final MatchMaker maker;

    /** Invitations in a store. */
    public Invitations(InvitationStore store, LiveMatches matches, MatchMaker maker) {
        this.store = store;
        this.matches = matches;
        this.maker = maker;
    }

    /** Makes an invitation; sent again, returns the same one with the same link. */
    public ServerMessage invite(Identity by, Invite invite, long now) {
        Optional<Message> fault = MatchMaker.fault(invite.game(), invite.setup(), invite.time());
        if (fault.isPresent()) {
            return new Refused(invite.id(), RefusalReason.INVALID, fault.map(WireCommands::toWire), 0);
        }
        Optional<Side> side = MatchMaker.side(invite.seat());
        boolean live = MatchRules.isLive(TimeControl.parse(invite.time()).orElseThrow());
        InvitationRow wanted = new InvitationRow(
                Secrets.matchId(),
                by.player(),
                invite.game(),
                invite.setup(),
                invite.time(),
                side,
                Optional.empty(),
                now,
                now + (live ? LIVE_LIFE : LONG_LIFE).toMillis(),
                false);
        // The token follows from the id of the command, so that a lost answer can be given again.
        String token = Secrets.derivedToken(by.tokenKey(), "invite " + invite.id());
        InvitationRow made = store.add(wanted, Secrets.hash(token));
        boolean same = made.game().equals(wanted.game())
                && made.setup().equals(wanted.setup())
                && made.control().equals(wanted.control())
                && made.side().equals(wanted.side());
        return same
                ? new ServerMessage.Invited(invite.id(), token, info(made, Optional.of(by.player()), now))
                : refused(invite.id(), RefusalReason.ID_USED);
    }

    /** Shows an invitation, also to visitors that are no players yet. */
    public ServerMessage show(Optional<PlayerRow> reader, ShowInvitation request, long now) {
        return store.find(Secrets.hash(request.token()))
                .map(found -> (ServerMessage) new ServerMessage.Invitation(request.id(), info(found, reader, now)))
                .orElseGet(() -> refused(request.id(), RefusalReason.NO_INVITATION));
    }

    /**
     * The outcome of accepting an invitation.
     *
     * @param answer the answer to the sender
     * @param accepted the invitation, if it has led to a match just now
     */
    public record JoinOutcome(ServerMessage answer, Optional<InvitationRow> accepted) {}

    /** Accepts an invitation; sent again, returns the same seat. */
    public JoinOutcome join(PlayerRow player, Join join, long now) {
        byte[] token = Secrets.hash(join.token());
        Optional<InvitationRow> before = store.find(token);
        if (before.isEmpty()) {
            return new JoinOutcome(refused(join.id(), RefusalReason.NO_INVITATION), Optional.empty());
        }
        boolean isOwn = before.get().by().id().equals(player.id());
        if (isOwn && before.get().match().isEmpty()) {
            return new JoinOutcome(refused(join.id(), RefusalReason.OWN_INVITATION), Optional.empty());
        }
        Optional<InvitationRow> after = store.accept(token, now, invitation -> newMatch(invitation, player, now));
        Optional<String> match = after.flatMap(InvitationRow::match);
        Optional<Side> seat = match.flatMap(id -> seat(id, player));
        ServerMessage answer = seat.isPresent()
                ? new ServerMessage.Seated(join.id(), match.orElseThrow(), seat.get())
                : refused(join.id(), RefusalReason.NO_INVITATION);
        boolean isNew = before.get().match().isEmpty() && seat.isPresent();
        return new JoinOutcome(answer, isNew ? after : Optional.empty());
    }

    private NewMatch newMatch(InvitationRow invitation, PlayerRow opponent, long now) {
        return maker.make(
                invitation.game(),
                invitation.setup(),
                invitation.control(),
                invitation.side(),
                invitation.by(),
                opponent,
                true,
                now);
    }

    /** Withdraws an invitation of the player. */
    public ServerMessage withdraw(PlayerRow player, Withdraw withdraw, long now) {
        return store.withdraw(withdraw.invitation(), player.id(), now)
                ? new ServerMessage.Done(withdraw.id(), 0)
                : refused(withdraw.id(), RefusalReason.NO_INVITATION);
    }

    /** The open invitations of a player. */
    public List<InvitationInfo> open(PlayerRow player, long now) {
        return store.open(player.id(), now).stream()
                .map(each -> info(each, Optional.of(player), now))
                .toList();
    }

    private InvitationInfo info(InvitationRow invitation, Optional<PlayerRow> reader, long now) {
        InvitationState state;
        if (invitation.match().isPresent()) {
            state = InvitationState.ACCEPTED;
        } else if (invitation.withdrawn()) {
            state = InvitationState.WITHDRAWN;
        } else {
            state = invitation.isOpen(now) ? InvitationState.OPEN : InvitationState.EXPIRED;
        }
        return new InvitationInfo(
                invitation.id(),
                state,
                PlayerNames.info(invitation.by()),
                reader.filter(player -> player.id().equals(invitation.by().id()))
                        .isPresent(),
                invitation.game(),
                invitation.setup(),
                WireMatches.toWire(
                        MatchRules.terms(TimeControl.parse(invitation.control()).orElseThrow())),
                invitation.side().map(Side::other),
                invitation.match(),
                invitation.match().flatMap(id -> reader.flatMap(player -> seat(id, player))));
    }

    private Optional<Side> seat(String match, PlayerRow player) {
        return matches.find(match).flatMap(live -> live.row().seat(player.id()));
    }

    private static Refused refused(String id, RefusalReason reason) {
        return new Refused(id, reason, Optional.empty(), 0);
    }
}
