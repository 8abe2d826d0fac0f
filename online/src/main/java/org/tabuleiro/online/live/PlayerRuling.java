package org.tabuleiro.online.live;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Clocks;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Decision;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.player.Secrets;
import org.tabuleiro.online.store.EventRow.CommandKey;
import org.tabuleiro.protocol.ClientMessage.Submit;
import org.tabuleiro.protocol.PlayerCommand;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.json.MessageCodec;
import org.tabuleiro.protocol.wire.WireCommands;

/**
 * Decides a command of a player at a distance: the seat, commands that are sent again, commands that were
 * overtaken, and only then the rules of the match.
 */
final class PlayerRuling {
    private final LiveMatch live;
    private final Match match;
    private final Submit submit;
    private final long now;

    private PlayerRuling(LiveMatch live, Submit submit, long now) {
        this.live = live;
        match = live.match();
        this.submit = submit;
        this.now = now;
    }

    /**
     * Decides a command.
     *
     * @param live the match
     * @param player the id of the sender
     * @param submit the command
     * @param now when it arrived
     * @param absence when the opponent has left
     */
    static MatchDecision on(LiveMatch live, String player, Submit submit, long now, Absence absence) {
        PlayerRuling ruling = new PlayerRuling(live, submit, now);
        Optional<Side> seat = live.row().seat(player);
        if (seat.isEmpty()) {
            return ruling.refused(RefusalReason.NO_SEAT);
        }
        // Ids are chosen by the players: each has its own.
        CommandKey key = new CommandKey(Actor.of(seat.get()).ordinal() + 1 + ":" + submit.id(), contentHash(submit));
        LiveMatch.CarriedOut before = live.commands().get(key.id());
        if (before != null) {
            return before.hash().equals(key.hash())
                    ? new MatchDecision(
                            List.of(),
                            Optional.empty(),
                            version -> new ServerMessage.Done(submit.id(), before.version()))
                    : ruling.refused(RefusalReason.ID_USED);
        }
        if (isClaim(submit.command()) && !live.match().isOver()) {
            OptionalLong claimAt = absence.claimAt(live, seat.get().other());
            if (claimAt.isEmpty() || now < claimAt.getAsLong()) {
                return ruling.refused(RefusalReason.TIME_LEFT);
            }
        }
        return ruling.decide(seat.get(), key, lagCredit(live, seat.get(), submit, now));
    }

    /** The hash of what the command does: a resent turn may have another time to think and a newer version. */
    private static String contentHash(Submit submit) {
        PlayerCommand content = submit.command() instanceof PlayerCommand.PlayTurn turn
                ? new PlayerCommand.PlayTurn(turn.ply(), turn.position(), turn.turn(), OptionalLong.empty())
                : submit.command();
        return Secrets.hexHash(MessageCodec.write(content));
    }

    /** The part of a turn's time that it spent in the network, as far as its sender is forgiven that. */
    private static long lagCredit(LiveMatch live, Side seat, Submit submit, long now) {
        Optional<Clocks.Running> clock = live.match().clocks().running();
        if (clock.isEmpty()
                || !(submit.command() instanceof PlayerCommand.PlayTurn turn)
                || turn.thinkMillis().isEmpty()) {
            return 0;
        }
        long lag = now - clock.get().since() - turn.thinkMillis().getAsLong();
        return live.quota().credit(seat, lag);
    }

    private MatchDecision decide(Side seat, CommandKey key, long credit) {
        if (!match.isOver() && isOvertaken(seat)) {
            return refused(RefusalReason.STALE);
        }
        Command command = WireCommands.fromWire(submit.command(), seat, submit.seen(), credit);
        Actor actor = isClaim(submit.command()) ? Actor.ARBITER : Actor.of(seat);
        Decision decision = match.decide(actor, command, now);
        // The events of a refused command are the arbiter's: it must not be answered with "done" if it is resent.
        Optional<CommandKey> remembered = decision.refusal().isEmpty() ? Optional.of(key) : Optional.empty();
        return new MatchDecision(
                AutomaticTurns.withAnswers(live, decision.events(), now),
                remembered,
                version -> decision.refusal()
                        .map(refusal -> (ServerMessage) WireCommands.toWire(submit.id(), refusal, version))
                        .orElseGet(() -> new ServerMessage.Done(submit.id(), version)));
    }

    /** Whether the position is no longer the one that the sender saw. */
    private boolean isOvertaken(Side seat) {
        return switch (submit.command()) {
            case PlayerCommand.PlayTurn turn ->
                seat == match.toMove()
                        && (turn.ply() != match.played().size()
                                || !turn.position().equals(match.state().toString()));
            case PlayerCommand.RequestTakeBack _ -> submit.seen() < match.positionRevision();
            default -> false;
        };
    }

    private static boolean isClaim(PlayerCommand command) {
        return command instanceof PlayerCommand.ClaimWin || command instanceof PlayerCommand.ClaimDraw;
    }

    private MatchDecision refused(RefusalReason reason) {
        return new MatchDecision(
                List.of(),
                Optional.empty(),
                version -> new ServerMessage.Refused(submit.id(), reason, Optional.empty(), version));
    }
}
