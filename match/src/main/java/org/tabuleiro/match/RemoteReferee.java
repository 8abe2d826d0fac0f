package org.tabuleiro.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.match.Refusal.Reason;

/**
 * Referee of a match on a server, seen from one side or by a spectator. Commands go out through a {@link Line}
 * and stay unanswered until the server's answer comes back; events come in by revision and are applied once
 * and in order, whatever the line loses, repeats or reorders. A gap is closed by a resynchronisation.
 *
 * <p>Commands are sent again under their id until they are answered, which the server makes harmless: it
 * carries out an id once. A turn is sent again only while the match is in the position that it was entered in.
 */
public final class RemoteReferee implements Referee {

    /** The line to the server; what is sent may be lost. */
    public interface Line {

        /** Sends a command of this side. */
        void send(Sent sent);

        /** Asks for the events after a revision. */
        void resync(int revision);

        /** Asks for the whole match: this one differs from the server's, which is worth a report. */
        void reload();
    }

    /**
     * A command that was sent.
     *
     * @param id identifies the command: the server carries it out once
     * @param command the command
     * @param ply the number of turns played before it
     * @param position the position string at that moment
     */
    public record Sent(String id, Command command, int ply, String position) {}

    private final Set<Actor> actors;
    private final Line line;
    private final Supplier<String> ids;
    private final List<Sent> unanswered = new ArrayList<>();
    private Match match;
    private @Nullable Listener listener;
    /** The last revision that the server is known to have reached. */
    private int known;
    /** Whether a resynchronisation was requested and not answered. */
    private boolean resyncing;
    /** Whether the match differs from the server's, so that only a whole one helps. */
    private boolean diverged;

    /**
     * The referee of a match as the server has sent it.
     *
     * @param match the match so far
     * @param actors the side of the player; none for a spectator
     * @param line the line to the server
     * @param ids creates the ids of commands, which must be unique per player; a turn that is submitted again
     *     after a reload has the id that it was sent with before
     */
    public RemoteReferee(Match match, Set<Actor> actors, Line line, Supplier<String> ids) {
        this.match = match;
        this.actors = Set.copyOf(actors);
        this.line = line;
        this.ids = ids;
        this.known = match.revision();
    }

    @Override
    public Match match() {
        return match;
    }

    @Override
    public void subscribe(Listener newListener) {
        listener = newListener;
    }

    @Override
    public Set<Actor> actors() {
        return actors;
    }

    /** The turn that was sent and not answered; at most one. */
    public Optional<Sent> unansweredTurn() {
        return unanswered.stream()
                .filter(sent -> sent.command() instanceof Command.Play)
                .findFirst();
    }

    @Override
    public void submit(Actor actor, Command command) {
        Optional<Refusal> refusal = refusal(actor, command);
        if (refusal.isPresent()) {
            refuse(command, refusal.get());
            return;
        }
        Sent sent = new Sent(
                ids.get(), command, match.played().size(), match.state().toString());
        unanswered.add(sent);
        line.send(sent);
    }

    /** What the server would refuse is refused here; whether it is too late only the server's clock decides. */
    private Optional<Refusal> refusal(Actor actor, Command command) {
        if (!actors.contains(actor)) {
            return Optional.of(Refusal.of(Reason.NOT_ALLOWED));
        }
        if (command instanceof Command.Play && unansweredTurn().isPresent()) {
            return Optional.of(Refusal.of(Reason.NOT_YOUR_TURN));
        }
        long stopped = match.clocks().running().map(Clocks.Running::since).orElse(0L);
        return match.decide(actor, command, stopped).refusal();
    }

    // --- from the server ---

    /**
     * Receives an event.
     *
     * @param revision the revision of the match after the event
     * @param position the position string after the event
     * @param reader reads the event for the match before it; empty if it does not fit
     */
    public void receive(int revision, String position, Function<Match, Optional<Event>> reader) {
        known = Math.max(known, revision);
        if (revision <= match.revision() || diverged) {
            return;
        }
        if (revision > match.revision() + 1) {
            resync();
            return;
        }
        Match before = match;
        Optional<Event> event = reader.apply(before);
        Optional<Match> after = event.flatMap(each -> applied(before, each));
        if (after.isEmpty() || !after.get().state().toString().equals(position)) {
            diverged = true;
            resyncing = false;
            resync();
            return;
        }
        resyncing = false;
        match = after.get();
        tell(to -> to.happened(event.orElseThrow(), match));
        dropUnfit();
    }

    /** An event that does not fit means that this match is not the server's. */
    private static Optional<Match> applied(Match before, Event event) {
        try {
            return Optional.of(before.apply(event));
        } catch (IllegalArgumentException doesNotFit) {
            return Optional.empty();
        }
    }

    /** Receives the whole match; ignored if it is older than this one. */
    public void replace(Match whole) {
        known = Math.max(known, whole.revision());
        resyncing = false;
        if (whole.revision() <= match.revision() && !diverged) {
            return;
        }
        diverged = false;
        match = whole;
        tell(to -> to.replaced(whole));
        dropUnfit();
    }

    /** The server has carried out a command; its events have that revision or earlier ones. */
    public void done(String id, int revision) {
        unanswered.removeIf(sent -> sent.id().equals(id));
        known = Math.max(known, revision);
    }

    /** The server has refused a command. */
    public void refused(String id, Refusal refusal, int revision) {
        Optional<Sent> command =
                unanswered.stream().filter(sent -> sent.id().equals(id)).findFirst();
        unanswered.removeIf(sent -> sent.id().equals(id));
        command.ifPresent(sent -> refuse(sent.command(), refusal));
        reached(revision);
    }

    /** The server has reached a revision, as its heart-beats say. */
    public void reached(int revision) {
        known = Math.max(known, revision);
        if (known > match.revision()) {
            resync();
        }
    }

    /** The line is back after a break, or an answer is overdue: asks for what was missed, and sends again. */
    public void recover() {
        resyncing = false;
        resync();
        // A copy: a line may answer before it returns.
        List.copyOf(unanswered).stream().filter(this::fits).forEach(line::send);
    }

    /** Whether an answer is overdue if nothing has come for a while. */
    public boolean isWaiting() {
        return !unanswered.isEmpty() || known > match.revision() || diverged;
    }

    // ---

    private void resync() {
        if (!resyncing) {
            resyncing = true;
            if (diverged) {
                line.reload();
            } else {
                line.resync(match.revision());
            }
        }
    }

    private void tell(Consumer<Listener> call) {
        Listener told = listener;
        if (told != null) {
            call.accept(told);
        }
    }

    private void refuse(Command command, Refusal refusal) {
        tell(to -> to.refused(command, refusal));
    }

    /** Whether a command that was sent can still be carried out. */
    private boolean fits(Sent sent) {
        boolean samePlace = sent.ply() == match.played().size()
                && sent.position().equals(match.state().toString());
        return !match.isOver()
                && switch (sent.command()) {
                    case Command.Play play -> samePlace;
                    case Command.OfferDraw offer -> samePlace;
                    case Command.TakeBack takeBack -> samePlace;
                    case Command.AcceptDraw(int offer) ->
                        isOpen(match.drawOffer().map(Match.DrawOffer::id), offer);
                    case Command.DeclineDraw(int offer) ->
                        isOpen(match.drawOffer().map(Match.DrawOffer::id), offer);
                    case Command.AcceptTakeBack(int request) ->
                        isOpen(match.takeBackRequest().map(Match.TakeBackRequest::id), request);
                    case Command.DeclineTakeBack(int request) ->
                        isOpen(match.takeBackRequest().map(Match.TakeBackRequest::id), request);
                    default -> true;
                };
    }

    private static boolean isOpen(Optional<Integer> open, int offer) {
        return open.equals(Optional.of(offer));
    }

    /** Forgets the commands that no longer fit; a turn that was not the one played is reported as refused. */
    private void dropUnfit() {
        List<Sent> dropped = unanswered.stream().filter(sent -> !fits(sent)).toList();
        unanswered.removeAll(dropped);
        for (Sent sent : dropped) {
            if (sent.command() instanceof Command.Play play && !isPlayed(sent, play)) {
                refuse(play, Refusal.of(match.isOver() ? Reason.OVER : Reason.STALE));
            }
        }
    }

    /** Whether a turn that was sent is among the turns in force. */
    private boolean isPlayed(Sent sent, Command.Play play) {
        return match.played().size() > sent.ply()
                && match.played().get(sent.ply()).turn().text().equals(play.turn());
    }
}
