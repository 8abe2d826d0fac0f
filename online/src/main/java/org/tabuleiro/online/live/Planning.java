package org.tabuleiro.online.live;

import java.util.Optional;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.Match;
import org.tabuleiro.online.store.PlanStore;
import org.tabuleiro.online.store.PlanStore.PlanRow;
import org.tabuleiro.protocol.ClientMessage.Plan;
import org.tabuleiro.protocol.ClientMessage.PlayForced;
import org.tabuleiro.protocol.PlannedTurn;
import org.tabuleiro.protocol.RefusalReason;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.wire.WireCommands;

/** Takes the conditional turns of players, and whether the server plays their forced turns. */
public final class Planning {
    private static final int MOST_PER_SIDE = 50;
    private static final int ATTEMPTS = 3;

    private final PlanStore store;
    private final LiveMatches matches;
    private final Watchers watchers;

    /** Plans for these matches. */
    public Planning(PlanStore store, LiveMatches matches, Watchers watchers) {
        this.store = store;
        this.matches = matches;
        this.watchers = watchers;
    }

    /** Stores or forgets a conditional turn. Sent again, it does the same. */
    public ServerMessage plan(String player, Plan plan) {
        Optional<LiveMatch> found = matches.find(plan.match());
        for (int attempt = 0; attempt < ATTEMPTS && found.isPresent(); attempt++) {
            LiveMatch live = found.get();
            Optional<Side> seat = live.row().seat(player);
            if (seat.isEmpty()) {
                return refused(plan.id(), RefusalReason.NO_SEAT, live);
            }
            Checked checked = check(live, seat.get(), plan);
            if (checked.row().isPresent()) {
                PlanRow row = checked.row().get();
                boolean stored = plan.turn().isPresent()
                        ? store.put(plan.match(), live.version(), row)
                        : store.remove(plan.match(), live.version(), row);
                if (stored) {
                    matches.refresh(plan.match());
                    watchers.changed(plan.match());
                    return new ServerMessage.Done(plan.id(), live.version());
                }
            } else if (matches.isCurrent(live)) {
                return checked.refusal();
            }
            // The match has changed: the plan is checked again.
            found = matches.load(plan.match());
        }
        RefusalReason reason = found.isEmpty() ? RefusalReason.NO_MATCH : RefusalReason.UNAVAILABLE;
        return new ServerMessage.Refused(plan.id(), reason, Optional.empty(), 0);
    }

    /** A plan as it is stored, or why it is refused. */
    private record Checked(Optional<PlanRow> row, ServerMessage refusal) {}

    private static Checked check(LiveMatch live, Side seat, Plan plan) {
        Match match = live.match();
        if (match.isOver()) {
            return refuse(plan, RefusalReason.OVER, live);
        }
        if (MatchRules.isLive(match.terms().time())) {
            return refuse(plan, RefusalReason.TERMS, live);
        }
        boolean isNext = plan.ply() == match.played().size();
        if (plan.ply() < match.played().size()
                || (isNext && !plan.position().equals(match.state().toString()))) {
            return refuse(plan, RefusalReason.STALE, live);
        }
        Parsed<State> before = isNext ? Parsed.ok(match.state()) : match.game().read(plan.position());
        if (!(before instanceof Parsed.Ok<State>(State state)) || state.isOver() || state.toMove() == seat) {
            return refuse(plan, RefusalReason.INVALID, live);
        }
        return switch (state.readTurn(plan.after())) {
            case Parsed.Fault<Turn> fault -> illegal(plan, fault, live);
            case Parsed.Ok<Turn>(Turn after) -> check(live, seat, plan, state, after);
        };
    }

    private static Checked check(LiveMatch live, Side seat, Plan plan, State state, Turn after) {
        State answering = state.play(after);
        Optional<PlannedTurn> earlier = live.plans().stream()
                .filter(each -> each.side() == seat)
                .map(PlanRow::planned)
                .filter(each -> each.ply() == plan.ply() && each.position().equals(plan.position()))
                .filter(each -> AutomaticTurns.leadsTo(state, each.after(), answering))
                .findFirst();
        String key = earlier.map(PlannedTurn::after).orElse(after.text());
        if (plan.turn().isEmpty()) {
            return checked(seat, plan, key, "");
        }
        long own = live.plans().stream().filter(each -> each.side() == seat).count();
        if (earlier.isEmpty() && own >= MOST_PER_SIDE) {
            return refuse(plan, RefusalReason.TOO_MANY, live);
        }
        if (answering.isOver() || answering.toMove() != seat) {
            return refuse(plan, RefusalReason.INVALID, live);
        }
        return switch (answering.readTurn(plan.turn().get())) {
            case Parsed.Fault<Turn> fault -> illegal(plan, fault, live);
            case Parsed.Ok<Turn>(Turn turn) -> checked(seat, plan, key, turn.text());
        };
    }

    private static Checked checked(Side seat, Plan plan, String after, String turn) {
        PlannedTurn planned = new PlannedTurn(plan.ply(), plan.position(), after, turn);
        return new Checked(Optional.of(new PlanRow(seat, planned)), new ServerMessage.Done(plan.id(), 0));
    }

    private static Checked refuse(Plan plan, RefusalReason reason, LiveMatch live) {
        return new Checked(Optional.empty(), refused(plan.id(), reason, live));
    }

    private static Checked illegal(Plan plan, Parsed.Fault<Turn> fault, LiveMatch live) {
        return new Checked(
                Optional.empty(),
                new ServerMessage.Refused(
                        plan.id(),
                        RefusalReason.ILLEGAL,
                        Optional.of(WireCommands.toWire(fault.message())),
                        live.version()));
    }

    /** Sets whether the server plays the forced turns of a player, and plays the one that is due. */
    public ServerMessage playForced(String player, PlayForced message, long now) {
        Optional<LiveMatch> found = matches.find(message.match());
        if (found.isEmpty()) {
            return new ServerMessage.Refused(message.id(), RefusalReason.NO_MATCH, Optional.empty(), 0);
        }
        LiveMatch live = found.get();
        Optional<Side> seat = live.row().seat(player);
        if (seat.isEmpty()) {
            return refused(message.id(), RefusalReason.NO_SEAT, live);
        }
        if (live.match().isOver()) {
            return refused(message.id(), RefusalReason.OVER, live);
        }
        if (live.row().forced().contains(seat.get()) != message.on()) {
            store.playForced(message.match(), seat.get(), message.on());
            matches.refresh(message.match());
        }
        matches.playAutomatic(message.match(), now);
        watchers.changed(message.match());
        return new ServerMessage.Done(message.id(), live.version());
    }

    private static ServerMessage refused(String id, RefusalReason reason, LiveMatch live) {
        return new ServerMessage.Refused(id, reason, Optional.empty(), live.version());
    }
}
