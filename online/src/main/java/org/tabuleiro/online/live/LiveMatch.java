package org.tabuleiro.online.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.match.Event;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.online.store.EventRow;
import org.tabuleiro.online.store.EventRow.CommandKey;
import org.tabuleiro.online.store.MatchRow;
import org.tabuleiro.online.store.MatchSummary;
import org.tabuleiro.online.store.MatchSummary.Status;
import org.tabuleiro.protocol.LoggedEvent;
import org.tabuleiro.protocol.WireEvents;
import org.tabuleiro.protocol.json.MessageCodec;

/**
 * A match as the database has it, in memory. Immutable.
 *
 * @param row what the match is
 * @param match its state
 * @param log its events as players get them
 * @param commands the commands that were carried out, by their id
 * @param quota the network lag that the sides are still forgiven
 * @param changedAt when the last event happened
 */
public record LiveMatch(
        MatchRow row,
        Match match,
        List<LoggedEvent> log,
        Map<String, CarriedOut> commands,
        LagQuota quota,
        long changedAt) {

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
    }

    /** A match without events. */
    public static LiveMatch begin(MatchRow row) {
        State start = Games.find(row.game()).orElseThrow().read(row.start()).orElseThrow();
        TimeControl time = TimeControl.parse(row.control()).orElseThrow();
        Match match = Match.begin(start, MatchRules.terms(time), row.createdAt());
        return new LiveMatch(row, match, List.of(), Map.of(), LagQuota.start(time), row.createdAt());
    }

    /** The match after the events in the database; throws if they do not follow from each other. */
    static LiveMatch replay(MatchRow row, List<EventRow> events) {
        LiveMatch begin = begin(row);
        Match match = begin.match;
        LagQuota quota = begin.quota;
        long changedAt = begin.changedAt;
        List<LoggedEvent> log = new ArrayList<>();
        Map<String, CarriedOut> commands = new HashMap<>();
        for (EventRow each : events) {
            Event event =
                    WireEvents.fromWire(MessageCodec.readEvent(each.body()).orElseThrow(), match);
            quota = quota.after(match, event, each.at());
            match = match.apply(event);
            if (match.revision() != each.version()) {
                throw new IllegalStateException("match " + row.id() + " has no version " + match.revision());
            }
            log.add(WireEvents.logged(event, match));
            each.command().ifPresent(key -> commands.put(key.id(), new CarriedOut(each.version(), key.hash())));
            changedAt = each.at();
        }
        return new LiveMatch(row, match, log, commands, quota, changedAt);
    }

    /** The number of events. */
    public int version() {
        return match.revision();
    }

    /** The match after further events, the last of which carries the command. */
    LiveMatch after(List<Event> events, Optional<CommandKey> command, long now) {
        Match after = match;
        LagQuota left = quota;
        List<LoggedEvent> longer = new ArrayList<>(log);
        for (Event event : events) {
            left = left.after(after, event, now);
            after = after.apply(event);
            longer.add(WireEvents.logged(event, after));
        }
        Map<String, CarriedOut> more = new HashMap<>(commands);
        int version = after.revision();
        command.ifPresent(key -> more.put(key.id(), new CarriedOut(version, key.hash())));
        return new LiveMatch(row, after, longer, more, left, now);
    }

    /** The match with other facts about it, such as an offered rematch. */
    LiveMatch with(MatchRow changed) {
        return new LiveMatch(changed, match, log, commands, quota, changedAt);
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
