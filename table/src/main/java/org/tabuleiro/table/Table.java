package org.tabuleiro.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Event;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Referee;
import org.tabuleiro.match.Refusal;
import org.tabuleiro.table.scene.ClockFace;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.text.Wording;

/**
 * A match as an interface shows and drives it: joins a referee, the players and one viewer. The table never decides; it
 * submits commands and follows the events that come back. Every method is called on one thread, the table's.
 *
 * <p>A table is either at play, where the tree follows the match, or a study, where turns are entered anywhere and the main
 * line of the tree is edited freely.
 */
public final class Table {

    /** Gets what happens at a table. */
    public interface Listener {
        /** Something has changed: the match, the displayed position, the turn being entered, or what is said. */
        void changed();

        /** Something has happened; all events of a change come before {@link #changed}. */
        default void happened(TableEvent event) {}
    }

    /**
     * How fast things happen.
     *
     * @param forced milliseconds before a turn without a choice plays itself
     * @param answer the least milliseconds that a program takes for a turn against a person
     * @param watched the least milliseconds that a program takes for a turn where only programs play
     */
    public record Pace(long forced, long answer, long watched) {
        /** As fast as possible. */
        public static final Pace NONE = new Pace(0, 0, 0);
    }

    /**
     * Something to tell besides the status.
     *
     * @param message what
     * @param refusal whether it is the reason of a refusal
     */
    public record Notice(Message message, boolean refusal) {
        /** Whether it reports a turn; what to do next is still to be said then. */
        public boolean isTurnReport() {
            return Wording.isPlayed(message);
        }
    }

    private final Referee referee;
    private final boolean study;
    private final LongSupplier time;
    private final Viewer viewer;
    private final Asking asking;
    private final Hints hints;
    private final Editing editing;
    private final TurnInput input;
    private final MatchControls controls;
    private final Map<Side, Seat> seats = new EnumMap<>(Side.class);
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final List<Listener> listeners = new ArrayList<>();
    private final Deque<Answer> inbox = new ArrayDeque<>();
    private final List<TableEvent> happened = new ArrayList<>();
    private Match match;
    private Pace pace = Pace.NONE;
    private Optional<Notice> notice = Optional.empty();
    private boolean acting;
    private boolean mayResign;

    /**
     * A table at play.
     *
     * @param referee who decides
     * @param seats who plays each side
     * @param factory creates the programs that play or help
     * @param time the time in milliseconds, from the origin that the clocks of the match use
     */
    public Table(Referee referee, Map<Side, Seat> seats, Player.Factory factory, LongSupplier time) {
        this(referee, new GameTree(referee.match().start()), false, seats, factory, time);
        viewer.follow(match);
    }

    Table(
            Referee referee,
            GameTree tree,
            boolean study,
            Map<Side, Seat> seats,
            Player.Factory factory,
            LongSupplier time) {
        this.referee = referee;
        this.study = study;
        this.time = time;
        this.match = referee.match();
        this.seats.putAll(seats);
        this.viewer = new Viewer(tree);
        this.asking = new Asking(this, factory);
        this.hints = new Hints(this, factory);
        this.editing = new Editing(this);
        this.input = new TurnInput(this);
        this.controls = new MatchControls(this, asking, hints);
        referee.subscribe(new Following());
    }

    /** Lets the table begin: players are asked and turns without a choice are played from now on. */
    public void begin() {
        act(() -> {});
    }

    // --- one change at a time ---

    /** Runs a change; then answers are taken, questions closed and asked, and everybody is told. */
    void act(Runnable change) {
        if (acting) {
            change.run();
            return;
        }
        acting = true;
        try {
            change.run();
            settle();
        } finally {
            acting = false;
        }
        List<TableEvent> events = List.copyOf(happened);
        happened.clear();
        for (Listener listener : List.copyOf(listeners)) {
            events.forEach(listener::happened);
            listener.changed();
        }
    }

    private void settle() {
        do {
            while (!inbox.isEmpty()) {
                Answer answer = inbox.remove();
                if (!asking.take(answer)) {
                    hints.take(answer);
                }
            }
            hints.closeStale();
            asking.closeStale();
        } while (!inbox.isEmpty() || input.playForced());
        asking.askDue();
    }

    /** Subscribes to what happens; returns the action that unsubscribes. */
    public Runnable subscribe(Listener listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** Takes an answer of a player, on the table's thread. */
    public void receive(Answer answer) {
        inbox.add(answer);
        act(() -> {});
    }

    /** Follows the referee. An event that was told before, or overtaken by a later one, is ignored. */
    private final class Following implements Referee.Listener {
        @Override
        public void happened(Event event, Match after) {
            if (after.revision() > match.revision()) {
                act(() -> follow(event, after));
            }
        }

        @Override
        public void refused(Command command, Refusal refusal) {
            act(() -> {
                if (command instanceof Command.Play) {
                    input.refused();
                }
                refuse(refusal.message());
            });
        }
    }

    private void follow(Event event, Match after) {
        boolean moved = after.positionRevision() > match.positionRevision();
        Optional<Match.DrawOffer> offer = match.drawOffer();
        match = after;
        if (moved) {
            input.moved();
            notice = Optional.empty();
            viewer.follow(match);
        }
        switch (event) {
            case Event.TurnPlayed(Side side, Turn turn, var clocks) -> {
                editing.matchMoved();
                boolean here = seat(side).isPerson() && !input.isForcing();
                report(new TableEvent.Played(viewer.tree().end(), side, here, input.isForcing()));
                if (!here) {
                    say(Wording.played(game(), side, turn));
                }
            }
            case Event.TakenBack back -> {
                viewer.takeUp();
                wentBack();
            }
            case Event.Restored restored -> wentBack();
            case Event.Ended(Result result, var clocks) -> {
                notice = Optional.empty();
                viewer.setAside();
                report(new TableEvent.Ended(result));
            }
            case Event.Aborted aborted -> {
                notice = Optional.empty();
                viewer.setAside();
            }
            case Event.DrawOffered(int id, Side side) -> {
                report(new TableEvent.DrawOffered(side));
                say(
                        seat(side).isPerson() && !seat(side.other()).isPerson()
                                ? Message.of("table.draw.asked")
                                : Message.of("table.draw.offered", Wording.side(game(), side)));
            }
            case Event.DrawDeclined(int id) ->
                offer.ifPresent(open -> {
                    Side side = open.side().other();
                    report(new TableEvent.DrawDeclined(side));
                    if (!seat(side).isPerson()) {
                        say(Message.of("table.draw.declined", Wording.side(game(), side)));
                    } else {
                        notice = Optional.empty();
                    }
                });
            case Event.TakeBackRequested requested -> {}
            case Event.TakeBackDeclined declined -> {}
            case Event.Paused paused -> {}
            case Event.Resumed resumed -> {}
            case Event.TimeGiven given -> {}
            case Event.Hidden hidden -> {}
        }
    }

    private void wentBack() {
        editing.matchMoved();
        report(new TableEvent.WentBack());
    }

    void submit(Actor actor, Command command) {
        referee.submit(actor, command);
    }

    void report(TableEvent event) {
        happened.add(event);
    }

    void say(Message message) {
        notice = Optional.of(new Notice(message, false));
    }

    /** Tells something that the interface has done, until something else happens or is told. */
    public void tell(Message message) {
        tell(new Notice(message, false));
    }

    /** Tells what the interface has done, or why it refuses to do something. */
    public void tell(Notice told) {
        act(() -> {
            if (told.refusal()) {
                refuse(told.message());
            } else {
                say(told.message());
            }
        });
    }

    void clearNotice() {
        notice = Optional.empty();
    }

    void refuse(Message reason) {
        notice = Optional.of(new Notice(reason, true));
        report(new TableEvent.Refused(reason));
    }

    // --- what there is ---

    /** The match. */
    public Match match() {
        return match;
    }

    /** The game. */
    public Game game() {
        return match.game();
    }

    /** Everything that was played and tried. */
    public GameTree tree() {
        return viewer.tree();
    }

    /** The node where the match stands. */
    public GameTree.Node live() {
        return viewer.tree().end();
    }

    /** The displayed node. */
    public GameTree.Node displayed() {
        return viewer.displayed();
    }

    /** Whether the displayed node is where the match stands. */
    public boolean isLiveDisplayed() {
        return displayed() == live();
    }

    /** Whether the turn that led to a node was taken back and can be restored. */
    public boolean isTakenBack(GameTree.Node node) {
        return viewer.isUndone(node);
    }

    /** Who plays a side. */
    public Seat seat(Side side) {
        return seats.getOrDefault(side, new Seat.Person());
    }

    /** The person at this table to move, or the only one; empty where there is none. */
    public Optional<Side> person() {
        Side side = match.toMove();
        return List.of(side, side.other()).stream()
                .filter(each -> seat(each).isPerson() && referee.actors().contains(Actor.of(each)))
                .findFirst();
    }

    /** Whether only programs play. */
    public boolean isWatched() {
        return seat(Side.FIRST).isProgram() && seat(Side.SECOND).isProgram();
    }

    /** Whether this table is a study. */
    public boolean isStudy() {
        return study;
    }

    /** How the match ended; empty while it goes on. */
    public Optional<Result> result() {
        return match.result();
    }

    /** Whether variations are tried while the match waits. */
    public boolean isAnalysing() {
        return controls.isAnalysing();
    }

    /** Whether turns entered now are variations: while analysing, and after the end. */
    public boolean isTrying() {
        return isAnalysing() || match.isOver();
    }

    /** Entering turns. */
    public TurnInput input() {
        return input;
    }

    /** What can be done besides entering turns. */
    public MatchControls controls() {
        return controls;
    }

    /** What can be done to the variations and notes. */
    public Editing editing() {
        return editing;
    }

    /** What the program that is thinking has found so far. */
    public Optional<Analysis> thoughts() {
        return asking.known();
    }

    /** Whether a program is thinking about its turn. */
    public boolean isThinking() {
        return asking.isThinking();
    }

    /** Why the program to move has failed. */
    public Optional<Message> failure() {
        return asking.failure();
    }

    /** Something to tell besides the status. */
    public Optional<Notice> notice() {
        return notice;
    }

    /** What the board shows of a hint. */
    public List<Mark> hintMarks() {
        return hints.marks();
    }

    /** The time in milliseconds, as the clocks of the match count it. */
    public long now() {
        return time.getAsLong();
    }

    /** What a side's clock shows now; empty in a match without a clock. */
    public Optional<ClockFace> clock(Side side) {
        return match.isTimed() ? Optional.of(ClockFace.of(match.clocks().left(side, now()))) : Optional.empty();
    }

    /** What is going on. */
    public Status status() {
        return new Situation(this).status();
    }

    /**
     * One sentence for a person: the notice, followed by what is due if it reports a turn, and by the result after the end;
     * without a notice the open draw offer, or else the status.
     */
    public String sentence(Catalogue texts) {
        return new Situation(this).sentence(texts);
    }

    /** What can be chosen now. */
    public Set<Choice> choices() {
        return new Situation(this).choices();
    }

    Viewer viewer() {
        return viewer;
    }

    Set<Actor> actors() {
        return referee.actors();
    }

    int nextQuestion() {
        return asking.nextId();
    }

    // --- settings ---

    /** How fast things happen. */
    public void setPace(Pace newPace) {
        pace = newPace;
    }

    /** Whether programs may resign to people. */
    public void setMayResign(boolean newMayResign) {
        mayResign = newMayResign;
    }

    boolean mayResign() {
        return mayResign && !controls.hasPlayedOn();
    }

    long forcedPace() {
        return pace.forced;
    }

    long pace() {
        return controls.isStepping() ? 0 : isWatched() ? pace.watched : pace.answer;
    }

    // --- seats ---

    /** Gives a side to somebody. */
    public void sit(Side side, Seat seat) {
        act(() -> {
            seats.put(side, seat);
            asking.retry();
        });
    }

    /** Both players change sides; names in the record go with them. */
    public void swapSeats() {
        act(() -> {
            Seat first = seat(Side.FIRST);
            seats.put(Side.FIRST, seat(Side.SECOND));
            seats.put(Side.SECOND, first);
            String name = tags.remove(GameRecord.FIRST);
            Optional.ofNullable(tags.remove(GameRecord.SECOND)).ifPresent(other -> tags.put(GameRecord.FIRST, other));
            Optional.ofNullable(name).ifPresent(other -> tags.put(GameRecord.SECOND, other));
        });
    }

    // --- looking about ---

    /** Displays a node. */
    public void display(GameTree.Node node) {
        act(() -> {
            notice = Optional.empty();
            viewer.display(node);
        });
    }

    // --- around the turns ---

    /** Flags the side whose time is up and plays what has waited for its moment. */
    public void tick(long now) {
        boolean flags = match.clocks().flagged(now).isPresent()
                && !match.isOver()
                && referee.actors().contains(Actor.ARBITER);
        boolean due = wakeAt().orElse(Long.MAX_VALUE) <= now;
        if (flags || due) {
            act(() -> {
                if (flags) {
                    submit(Actor.ARBITER, new Command.Flag());
                }
                asking.release(now);
            });
        }
    }

    /** The next moment at which {@link #tick} has something to do; empty if only a person or a player can go on. */
    public OptionalLong wakeAt() {
        // Not a stream: all of LongStream would go into the code of the page.
        long next = input.forcedAt().orElse(Long.MAX_VALUE);
        next = Math.min(next, match.clocks().deadline().orElse(Long.MAX_VALUE));
        next = Math.min(next, asking.releaseAt().orElse(Long.MAX_VALUE));
        return next == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(next);
    }

    // --- the record ---

    /** What the file that the game came from says about it. */
    public Map<String, String> tags() {
        return Map.copyOf(tags);
    }

    /** Says something about the game in its record. */
    public void putTags(Map<String, String> more) {
        tags.putAll(more);
    }

    /**
     * The record of the game, with what has been entered of an unfinished turn at its end; turns that were taken back are
     * not in it.
     *
     * @param said what to say about the game where its own tags say nothing; both players at least
     */
    public GameRecord record(Map<String, String> said) {
        return tree().record(allTags(said), unfinished(), result(), viewer.omitted());
    }

    /** The same with the turns that were taken back at the end of the main line, to go on with another day. */
    GameRecord recordToResume(Map<String, String> said) {
        GameTree.Node end = live();
        List<GameTree.Node> undone = viewer.undone();
        if (undone.isEmpty()) {
            return record(said);
        }
        tree().setEnd(undone.getLast());
        try {
            return tree().record(allTags(said), List.of(), Optional.empty(), Set.of());
        } finally {
            tree().setEnd(end);
        }
    }

    private Map<String, String> allTags(Map<String, String> said) {
        Map<String, String> all = new LinkedHashMap<>(tags);
        said.forEach(all::putIfAbsent);
        return all;
    }

    private List<Step> unfinished() {
        TurnBuilder entry = viewer.entry(live());
        return match.isOver() || entry.turn().isPresent() ? List.of() : entry.steps();
    }

    // --- editing ---

    /** The tree was edited: displays a node of it. */
    void edited(GameTree.Node look) {
        act(() -> {
            GameTree.Node node = look;
            while (!tree().contains(node)) {
                node = node.parent().orElseThrow();
            }
            viewer.display(node);
            studied();
        });
    }

    /** In a study the match is what the main line says. */
    void studied() {
        if (study && referee instanceof LocalReferee local) {
            match = Studies.match(tree(), match);
            local.replace(match);
        }
    }

    /** Ends whatever runs for this table. */
    public void close() {
        asking.close();
        hints.close();
        listeners.clear();
    }
}
