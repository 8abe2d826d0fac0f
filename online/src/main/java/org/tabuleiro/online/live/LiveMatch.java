package org.tabuleiro.online.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.match.Event;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.online.store.EventRow;
import org.tabuleiro.online.store.EventRow.CommandKey;
import org.tabuleiro.online.store.MatchRow;
import org.tabuleiro.online.store.MatchSummary;
import org.tabuleiro.online.store.MatchSummary.Status;
import org.tabuleiro.online.store.PlanStore.PlanRow;
import org.tabuleiro.protocol.LoggedEvent;
import org.tabuleiro.protocol.MatchEvent;
import org.tabuleiro.protocol.ServerMessage;
import org.tabuleiro.protocol.json.MessageCodec;
import org.tabuleiro.protocol.wire.WireEvents;

/**
 * A match as the database has it, in memory. Immutable.
 *
 * @param row what the match is
 * @param match its state
 * @param log its events as players get them
 * @param commands the commands that were carried out, by their id
 * @param quota the network lag that the sides are still forgiven
 * @param changedAt when the last event happened
 * @param plans the turns that both sides have planned
 */
public record LiveMatch(
        MatchRow row,
        Match match,
        List<LoggedEvent> log,
        Map<String, CarriedOut> commands,
        LagQuota quota,
        long changedAt,
        List<PlanRow> plans) {

    /**
     * A command that was carried out.
     *
     * @param version the version of its last event
     * @param hash the hash of its content
     */
    record CarriedOut(int version, String hash) {}

    /** Keeps unmodifiable copies. */
    public LiveMatch {
        log = List.copyOf(log);
        commands = Map.copyOf(commands);
        plans = List.copyOf(plans);
    }

    /** A match without events. */
    public static LiveMatch begin(MatchRow row) {
        State start = Games.find(row.game()).orElseThrow().read(row.start()).orElseThrow();
        TimeControl time = TimeControl.parse(row.control()).orElseThrow();
        Match match = Match.begin(start, MatchRules.terms(time), row.createdAt());
        return new LiveMatch(row, match, List.of(), Map.of(), LagQuota.start(time), row.createdAt(), List.of());
    }

    /**
     * The match after the events in the database; throws if they do not follow from each other.
     *
     * @param known the match after earlier events
     * @param events the events after those
     */
    static LiveMatch replay(Optional<LiveMatch> known, MatchRow row, List<EventRow> events, List<PlanRow> plans) {
        LiveMatch begin = known.orElseGet(() -> begin(row));
        Match match = begin.match;
        LagQuota quota = begin.quota;
        long changedAt = begin.changedAt;
        List<LoggedEvent> log = new ArrayList<>(begin.log);
        Map<String, CarriedOut> commands = new HashMap<>(begin.commands);
        for (EventRow each : events) {
            MatchEvent stored = MessageCodec.readEvent(each.body()).orElseThrow();
            Event event = WireEvents.fromWire(stored, match);
            quota = quota.after(match, event, each.at());
            match = match.apply(event);
            if (match.revision() != each.version()) {
                throw new IllegalStateException("match " + row.id() + " has no version " + match.revision());
            }
            log.add(WireEvents.logged(stored, match));
            each.command().ifPresent(key -> commands.put(key.id(), new CarriedOut(each.version(), key.hash())));
            changedAt = each.at();
        }
        return new LiveMatch(row, match, log, commands, quota, changedAt, plans);
    }

    /** The number of events. */
    public int version() {
        return match.revision();
    }

    /** The match after further events, the last of which carries the command. */
    LiveMatch after(List<DecidedEvent> events, Optional<CommandKey> command, long now) {
        Match after = match;
        LagQuota left = quota;
        List<LoggedEvent> longer = new ArrayList<>(log);
        for (DecidedEvent each : events) {
            left = left.after(after, each.event(), now);
            after = after.apply(each.event());
            longer.add(WireEvents.logged(each.toWire(), after));
        }
        Map<String, CarriedOut> more = new HashMap<>(commands);
        int version = after.revision();
        command.ifPresent(key -> more.put(key.id(), new CarriedOut(version, key.hash())));
        int from = plansFrom(events, after);
        List<PlanRow> valid =
                plans.stream().filter(plan -> plan.planned().ply() >= from).toList();
        return new LiveMatch(row, after, longer, more, left, now, valid);
    }

    /** Plans for fewer turns are void after these events. */
    static int plansFrom(List<DecidedEvent> events, Match after) {
        boolean isVoid = after.isOver() || events.stream().anyMatch(each -> each.event() instanceof Event.TakenBack);
        return isVoid ? Integer.MAX_VALUE : after.played().size();
    }

    /** The match with other facts about it, such as an offered rematch. */
    LiveMatch with(MatchRow changed, List<PlanRow> planned) {
        return new LiveMatch(changed, match, log, commands, quota, changedAt, planned);
    }

    /** What the server plays for a side. */
    ServerMessage.Plans plans(Side side) {
        return new ServerMessage.Plans(
                row.id(),
                row.forced().contains(side),
                plans.stream()
                        .filter(plan -> plan.side() == side)
                        .map(PlanRow::planned)
                        .toList());
    }

    /** The events after a version, as rows of the log. */
    List<EventRow> rowsAfter(int version, Optional<CommandKey> command) {
        return log.subList(version, log.size()).stream()
                .map(each -> new EventRow(
                        each.version(),
                        MessageCodec.write(each.event()),
                        each.version() == version() ? command : Optional.empty(),
                        changedAt))
                .toList();
    }

    /** The state in short. */
    public MatchSummary summary() {
        Status status = match.end()
                .map(end -> end.result().isPresent() ? Status.ENDED : Status.ABORTED)
                .orElse(Status.RUNNING);
        return new MatchSummary(
                version(),
                match.toMove(),
                match.played().size(),
                match.state().toString(),
                MatchRules.deadline(this),
                status,
                match.result());
    }
}
