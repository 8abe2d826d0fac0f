package org.tabuleiro.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
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
            return Wording.isPlayed(message) || message.key().equals("table.forced");
        }
    }

    private final Referee referee;
    private final boolean study;
    private final LongSupplier time;
    private final Viewer viewer;
    private final Asking asking;
    private final Hints hints;
    private final Editing editing;
    private final Map<Side, Seat> seats = new EnumMap<>(Side.class);
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final List<Listener> listeners = new ArrayList<>();
    private final Deque<Answer> inbox = new ArrayDeque<>();
    private final List<TableEvent> happened = new ArrayList<>();
    private Match match;
    private Pace pace = Pace.NONE;
    private Optional<Notice> notice = Optional.empty();
    private Optional<Turn> pending = Optional.empty();
    private long positionSince;
    private boolean acting;
    private boolean analysing;
    private boolean pausedToAnalyse;
    private boolean stepping;
    private boolean confirming;
    private boolean mayResign;
    private boolean playsOn;
    private boolean forcing;

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
        this.analysing = study;
        this.positionSince = time.getAsLong();
        referee.subscribe(new Following());
    }

    /** Lets the table begin: players are asked and turns without a choice are played from now on. */
    public void begin() {
        act(() -> {});
    }

    // --- one change at a time ---

    /** Runs a change; then answers are taken, questions closed and asked, and everybody is told. */
    private void act(Runnable change) {
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
        } while (!inbox.isEmpty() || playForced());
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
                    pending = Optional.empty();
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
            pending = Optional.empty();
            positionSince = now();
            notice = Optional.empty();
            viewer.follow(match);
        }
        switch (event) {
            case Event.TurnPlayed(Side side, Turn turn, var clocks) -> {
                editing.matchMoved();
                boolean here = seat(side).isPerson() && !forcing;
                report(new TableEvent.Played(viewer.tree().end(), side, here, forcing));
                if (forcing) {
                    say(Message.of("table.forced", Wording.side(game(), side), Wording.turn(game(), turn)));
                } else if (!here) {
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

    /** Submits what the arbiter may do at a local table, or a side at a remote one. */
    private void submitForPerson(Command command) {
        Actor actor = referee.actors().contains(Actor.ARBITER)
                ? Actor.ARBITER
                : person().map(Actor::of).orElse(Actor.ARBITER);
        submit(actor, command);
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

    private void refuse(Message reason) {
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
        return analysing;
    }

    /** Whether turns entered now are variations: while analysing, and after the end. */
    public boolean isTrying() {
        return analysing || match.isOver();
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

    /** Whether a turn was submitted that the referee has not confirmed yet. */
    public boolean isPending() {
        return pending.isPresent();
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

    /** What is going on. */
    public Status status() {
        return new Situation(this).status();
    }

    /**
     * One sentence for a person: the notice, followed by what is due if it reports a turn; without a notice the open draw offer,
     * or else the status.
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

    /** Whether a complete turn waits to be confirmed. */
    public void setConfirming(boolean newConfirming) {
        confirming = newConfirming;
    }

    /** Whether programs may resign to people. */
    public void setMayResign(boolean newMayResign) {
        mayResign = newMayResign;
    }

    boolean mayResign() {
        return mayResign && !playsOn;
    }

    long pace() {
        return stepping ? 0 : isWatched() ? pace.watched : pace.answer;
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

    /** Gives the side to move to the person at this table, and resumes. */
    public void takeOver() {
        act(() -> {
            sit(match.toMove(), new Seat.Person());
            if (match.paused()) {
                resume();
            }
        });
    }

    // --- the turn being entered ---

    private GameTree.Node entryNode() {
        return isTrying() ? displayed() : live();
    }

    /** The turn being entered: at the displayed node while trying, otherwise at the live one. */
    public TurnBuilder entry() {
        return viewer.entry(entryNode());
    }

    /** Whether a person at this table can enter a turn at the displayed node. */
    public boolean mayEnter() {
        if (pending.isPresent()) {
            return false;
        }
        if (isTrying()) {
            return !displayed().state().isOver();
        }
        Side side = match.toMove();
        return isLiveDisplayed() && seat(side).isPerson() && referee.actors().contains(Actor.of(side));
    }

    /** Whether the board marks what can be clicked: after the end only once a person has begun to try something. */
    public boolean offersTargets() {
        return mayEnter() && (analysing || !match.isOver() || viewer.isBegun(displayed()));
    }

    /** Takes a click on the board or beside it; in a set-up, a click on a ship takes it off again. */
    public TurnBuilder.Answer click(Click click) {
        TurnBuilder.Answer[] answer = {new TurnBuilder.Accepted(List.of())};
        act(() -> {
            if (isRefusedNow()) {
                answer[0] = new TurnBuilder.Refused(notice.orElseThrow().message());
                return;
            }
            notice = Optional.empty();
            answer[0] = entry().click(click);
            if (answer[0] instanceof TurnBuilder.Refused(Message reason)) {
                if (entry().takeOff(click)) {
                    answer[0] = new TurnBuilder.Accepted(List.of());
                } else {
                    refuse(reason);
                }
            } else {
                playIfComplete();
            }
        });
        return answer[0];
    }

    /** Refuses to enter anything where that is not possible now, and says why. */
    private boolean isRefusedNow() {
        if (mayEnter()) {
            return false;
        }
        refuse(new Situation(this).whyNoEntry());
        return true;
    }

    /**
     * Lets a turn be entered otherwise than by clicks, such as typed; a turn that is complete then is played. The way
     * returns why it was refused, or nothing.
     */
    public Optional<Message> enter(Function<TurnBuilder, Optional<Message>> way) {
        List<Message> refused = new ArrayList<>();
        act(() -> {
            if (isRefusedNow()) {
                refused.add(notice.orElseThrow().message());
                return;
            }
            notice = Optional.empty();
            way.apply(entry())
                    .ifPresentOrElse(
                            reason -> {
                                refuse(reason);
                                refused.add(reason);
                            },
                            this::playIfComplete);
        });
        return refused.stream().findFirst();
    }

    /** Enters legal steps. */
    public void enter(List<Step> steps) {
        enter(entry -> {
            entry.enter(steps);
            return Optional.empty();
        });
    }

    /** Enters steps in place of what was entered, and lets a complete turn wait, to be looked at. */
    public void suggest(List<Step> steps) {
        act(() -> {
            notice = Optional.empty();
            entry().reset();
            entry().enter(steps);
        });
    }

    private void playIfComplete() {
        if (!confirming) {
            entry().turn().ifPresent(this::play);
        }
    }

    /** Plays the turn that is complete. */
    public void confirm() {
        act(() -> entry().turn().ifPresent(this::play));
    }

    /** Undoes the last click; false if there is none. */
    public boolean undoClick() {
        boolean[] undone = {false};
        act(() -> {
            notice = Optional.empty();
            undone[0] = mayEnter() && entry().undo();
        });
        return undone[0];
    }

    /** Undoes clicks until so many steps are left. */
    public void returnTo(int steps) {
        act(() -> {
            notice = Optional.empty();
            entry().returnTo(steps);
        });
    }

    /** Resets the turn being entered. */
    public void resetTurn() {
        act(() -> {
            notice = Optional.empty();
            entry().reset();
        });
    }

    private void play(Turn turn) {
        if (isTrying()) {
            tryOut(turn);
            return;
        }
        pending = Optional.of(turn);
        submit(Actor.of(match.toMove()), new Command.Play(turn.text(), match.revision()));
    }

    private void tryOut(Turn turn) {
        GameTree.Node from = displayed();
        boolean known = Viewer.child(from, turn).isPresent();
        boolean extendsMain = study && from == live() && !match.isOver();
        GameTree.Node endBefore = live();
        GameTree.Node node = tree().add(from, turn);
        viewer.forgetEntry(from);
        viewer.display(node);
        if (extendsMain) {
            tree().setEnd(node);
        }
        if (!known) {
            editing.played(node, endBefore);
        }
        studied();
        report(new TableEvent.Tried(node));
    }

    /** A turn without a choice plays itself where the person who has it looks at the match. */
    private boolean playForced() {
        Optional<Turn> turn = now() >= positionSince + pace.forced ? forcedTurn() : Optional.empty();
        turn.ifPresent(each -> {
            forcing = true;
            try {
                play(each);
            } finally {
                forcing = false;
            }
        });
        return turn.isPresent();
    }

    private Optional<Turn> forcedTurn() {
        Side side = match.toMove();
        boolean due = !isTrying()
                && pending.isEmpty()
                && !match.paused()
                && isLiveDisplayed()
                && seat(side).isPerson()
                && referee.actors().contains(Actor.of(side))
                && !viewer.isBegun(live());
        if (!due) {
            return Optional.empty();
        }
        State state = live().state();
        return new TurnBuilder(state)
                .forced()
                .filter(step -> state.play(step).turn() != state.turn())
                .map(step -> state.turnOf(List.of(step)));
    }

    // --- looking about ---

    /** Displays a node. */
    public void display(GameTree.Node node) {
        act(() -> {
            notice = Optional.empty();
            viewer.display(node);
        });
    }

    /** Begins or ends analysing; a running match is paused meanwhile, if its terms allow that. */
    public void setAnalysing(boolean on) {
        if (study || on == analysing) {
            return;
        }
        act(() -> {
            notice = Optional.empty();
            if (on && !match.isOver() && !match.paused()) {
                submitForPerson(new Command.Pause());
                pausedToAnalyse = match.paused();
                if (!pausedToAnalyse) {
                    return;
                }
            }
            analysing = on;
            if (!on) {
                viewer.display(live());
                if (pausedToAnalyse && match.paused()) {
                    submitForPerson(new Command.Resume());
                }
                pausedToAnalyse = false;
            }
        });
    }

    // --- around the turns ---

    /** Takes back the last note, variation, end or turn; against a program as far as the person's own choice. */
    public boolean takeBack() {
        boolean[] done = {false};
        act(() -> {
            notice = Optional.empty();
            if ((isTrying() || editing.isLast()) && editing.undo()) {
                done[0] = true;
                return;
            }
            OptionalInt target = study ? OptionalInt.empty() : undoTarget().back();
            if (target.isEmpty()) {
                say(Message.of("table.nothing-to-take-back"));
                return;
            }
            if (isWatched() && !match.paused() && !match.isOver()) {
                submitForPerson(new Command.Pause());
            }
            submitForPerson(new Command.TakeBack(target.getAsInt()));
            done[0] = true;
        });
        return done[0];
    }

    /** Does again what was taken back; false if there is nothing. */
    public boolean redo() {
        boolean[] done = {false};
        act(() -> {
            notice = Optional.empty();
            if (editing.redo()) {
                done[0] = true;
                return;
            }
            OptionalInt target = study ? OptionalInt.empty() : undoTarget().forth();
            if (target.isEmpty()) {
                say(Message.of("table.nothing-to-redo"));
                return;
            }
            submitForPerson(new Command.Restore(target.getAsInt()));
            done[0] = true;
        });
        return done[0];
    }

    /**
     * Goes on with a match that a resignation, an agreement or the clock has ended; variations stay. A program that has
     * resigned would do so again, so programs no longer resign in this match.
     */
    public void playOn() {
        act(() -> {
            if (choices().contains(Choice.PLAY_ON)) {
                notice = Optional.empty();
                playsOn = true;
                submitForPerson(new Command.TakeBack(match.played().size()));
                viewer.display(live());
            }
        });
    }

    UndoTarget undoTarget() {
        return new UndoTarget(match, this::seat);
    }

    /** Resigns for the person to move, or the only one. */
    public void resign() {
        act(() -> person().ifPresentOrElse(
                        side -> submit(Actor.of(side), new Command.Resign()),
                        () -> refuse(Message.of("table.draw.watched"))));
    }

    /** Offers a draw for the person to move, or the only one; accepts the one that is offered to a person here. */
    public void offerDraw() {
        act(() -> {
            if (offeredToPerson().isPresent()) {
                answerDraw(true);
                return;
            }
            person().ifPresentOrElse(
                            side -> submit(Actor.of(side), new Command.OfferDraw()),
                            () -> refuse(Message.of("table.draw.watched")));
        });
    }

    /** The open draw offer that a person at this table can answer. */
    public Optional<Match.DrawOffer> offeredToPerson() {
        return match.drawOffer().filter(offer -> {
            Side side = offer.side().other();
            return seat(side).isPerson() && referee.actors().contains(Actor.of(side));
        });
    }

    /** Answers the open draw offer for the person it was made to. */
    public void answerDraw(boolean accept) {
        act(() -> offeredToPerson().ifPresent(offer -> {
            Actor actor = Actor.of(offer.side().other());
            submit(actor, accept ? new Command.AcceptDraw(offer.id()) : new Command.DeclineDraw(offer.id()));
        }));
    }

    /** Gives a hint, a little more each time. */
    public void hint() {
        act(() -> {
            if (choices().contains(Choice.HINT)) {
                hints.next();
            } else {
                say(Message.of(entry().turn().isPresent() && mayEnter() ? "table.complete" : "table.hint.none"));
            }
        });
    }

    /** Makes the program that is thinking play at once. */
    public void hurry() {
        act(asking::hurry);
    }

    /** Stops clocks and questions. */
    public void pause() {
        act(() -> {
            stepping = false;
            submitForPerson(new Command.Pause());
        });
    }

    /** Lets the match go on. */
    public void resume() {
        act(() -> {
            stepping = false;
            notice = Optional.empty();
            submitForPerson(new Command.Resume());
        });
    }

    /** Lets the program to move play one turn, and pauses. */
    public void step() {
        act(() -> {
            if (!match.paused()) {
                submitForPerson(new Command.Pause());
            }
            stepping = true;
            notice = Optional.empty();
        });
    }

    boolean isStepping() {
        return stepping;
    }

    void stepped() {
        stepping = false;
    }

    /** Asks the program that has failed again. */
    public void retry() {
        act(() -> {
            notice = Optional.empty();
            asking.retry();
        });
    }

    /** Flags the side whose time is up and plays what has waited for its moment. */
    public void tick(long now) {
        boolean flags = match.clocks().flagged(now).isPresent()
                && !match.isOver()
                && referee.actors().contains(Actor.ARBITER);
        boolean due = wakeAt().orElse(Long.MAX_VALUE) <= now;
        if (flags || due) {
            act(() -> {
                if (flags) {
                    submitForPerson(new Command.Flag());
                }
                asking.release(now);
            });
        }
    }

    /** The next moment at which {@link #tick} has something to do; empty if only a person or a player can go on. */
    public OptionalLong wakeAt() {
        // Not a stream: all of LongStream would go into the code of the page.
        long next = forcedTurn().isPresent() ? positionSince + pace.forced : Long.MAX_VALUE;
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
    private void studied() {
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
