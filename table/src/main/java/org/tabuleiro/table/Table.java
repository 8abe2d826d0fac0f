package org.tabuleiro.table;

import java.util.ArrayDeque;
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
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Referee;
import org.tabuleiro.table.coach.Assistant;
import org.tabuleiro.table.coach.Coach;
import org.tabuleiro.table.preferences.PlayPreferences;
import org.tabuleiro.table.scene.ClockFace;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.text.Wording;

/**
 * A match as an interface shows and drives it: joins a referee, the players and one viewer. The table never
 * decides; it submits commands and follows the events that come back. Every method is called on one thread,
 * the table's.
 *
 * <p>A table is either at play, where the tree follows the match, or a study, where turns are entered
 * anywhere and the main line of the tree is edited freely.
 */
public final class Table {

    /** Listener of a table. */
    public interface Listener {
        /**
         * Something has changed: the match, the displayed position, the turn being entered, or the notice.
         */
        void changed();

        /** An event has happened; all events of a change are delivered before {@link #changed}. */
        default void happened(TableEvent event) {}
    }

    /**
     * A notice: a message besides the status.
     *
     * @param message the message
     * @param refusal whether it is the reason of a refusal
     */
    public record Notice(Message message, boolean refusal) {
        /** Whether it reports a turn: the prompt follows it then. */
        public boolean isTurnReport() {
            return Wording.isPlayed(message);
        }

        /** The section of the rule page that explains a refusal. */
        public Optional<String> rule(Game game, Catalogue texts) {
            return refusal ? texts.section(game, message) : Optional.empty();
        }
    }

    private final Referee referee;
    private final boolean study;
    private final LongSupplier time;
    private final Viewer viewer;
    private final OpenQuestions questions;
    private final Assistant assistant;
    private final Editing editing;
    private final TurnInput input;
    private final MatchControls controls;
    private final Coach coach;
    private final Map<Side, Seat> seats = new EnumMap<>(Side.class);
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final Deque<Answer> inbox = new ArrayDeque<>();
    private final ChangeLoop changes;
    private final PlayPreferences preferences = new PlayPreferences();
    private Match match;
    private int remoteSteps;
    private Optional<Notice> notice = Optional.empty();

    /**
     * A table at play.
     *
     * @param referee the referee
     * @param seats the player of each side
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
        this.questions = new OpenQuestions(this, factory);
        this.assistant = new Assistant(() -> factory.assistant(match.game(), this::receive), questions::nextId);
        this.editing = new Editing(this);
        this.input = new TurnInput(this);
        this.controls = new MatchControls(this, questions);
        this.coach = new Coach(this, assistant);
        this.changes = new ChangeLoop(this::processInbox, coach::happened);
        referee.subscribe(new MatchFollower(this));
    }

    /** Starts the table: from now on players are asked and forced turns are played. */
    public void begin() {
        act(() -> {});
    }

    // --- changes ---

    /**
     * Runs a change, then processes the inbox and notifies the listeners; nested changes are part of the
     * outer one.
     */
    public void act(Runnable change) {
        changes.run(change);
    }

    /** Takes answers and plays forced turns until nothing is left to do; then asks what is due. */
    private void processInbox() {
        do {
            while (!inbox.isEmpty()) {
                Answer answer = inbox.remove();
                if (!questions.take(answer)) {
                    assistant.take(answer);
                }
            }
            coach.closeStale();
            questions.closeStale();
        } while (!inbox.isEmpty() || input.playForced());
        questions.askDue();
    }

    /** Subscribes a listener; returns the action that unsubscribes it. */
    public Runnable subscribe(Listener listener) {
        return changes.subscribe(listener);
    }

    /** Receives an answer of a player, on the table's thread. */
    public void receive(Answer answer) {
        inbox.add(answer);
        act(() -> {});
    }

    /** Replaces the match after an event of the referee. */
    void setMatch(Match after) {
        if (after.positionRevision() != match.positionRevision()) {
            remoteSteps = 0;
        }
        match = after;
    }

    void submit(Actor actor, Command command) {
        referee.submit(actor, command);
    }

    void report(TableEvent event) {
        changes.report(event);
    }

    void say(Message message) {
        notice = Optional.of(new Notice(message, false));
    }

    /** Sets a notice about an action of the interface, until the next event or notice. */
    public void tell(Message message) {
        tell(new Notice(message, false));
    }

    /** Sets a notice about an action of the interface, or about why it is refused. */
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

    // --- state ---

    /** The match. */
    public Match match() {
        return match;
    }

    /** The game. */
    public Game game() {
        return match.game();
    }

    /** The tree of turns and variations. */
    public GameTree tree() {
        return viewer.tree();
    }

    /** The live node: the current state of the match. */
    public GameTree.Node live() {
        return viewer.tree().end();
    }

    /** The displayed node. */
    public GameTree.Node displayed() {
        return viewer.displayed();
    }

    /** Whether the live node is displayed. */
    public boolean isLiveDisplayed() {
        return displayed() == live();
    }

    /** Whether the turn that led to a node was taken back and can be restored. */
    public boolean isTakenBack(GameTree.Node node) {
        return viewer.isUndone(node);
    }

    /** The player of a side. */
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

    /** The result; empty while the match goes on. */
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

    /** Turn entry. */
    public TurnInput input() {
        return input;
    }

    /** The controls besides turn entry. */
    public MatchControls controls() {
        return controls;
    }

    /** The editor of variations and notes. */
    public Editing editing() {
        return editing;
    }

    /** What the person prefers. */
    public PlayPreferences preferences() {
        return preferences;
    }

    /** The coach: advice, hints, the summary of the end, the review. */
    public Coach coach() {
        return coach;
    }

    /** The latest analysis of the engine that is searching, unless it is hidden from its opponent. */
    public Optional<Analysis> thoughts() {
        return questions.thoughts();
    }

    /** Whether a program is thinking about its turn. */
    public boolean isThinking() {
        return questions.isThinking();
    }

    /** Why the program to move has failed. */
    public Optional<Message> failure() {
        return questions.failure();
    }

    /** The current notice. */
    public Optional<Notice> notice() {
        return notice;
    }

    /** The marks of a hint or a mistake on the board. */
    public List<Mark> hintMarks() {
        return coach.marks();
    }

    /** The time in milliseconds, as the clocks of the match count it. */
    public long now() {
        return time.getAsLong();
    }

    /** What a side's clock shows now; empty in a match without a clock. */
    public Optional<ClockFace> clock(Side side) {
        return match.isTimed() ? Optional.of(ClockFace.of(match.clocks().left(side, now()))) : Optional.empty();
    }

    /** The status. */
    public Status status() {
        return new Situation(this).status();
    }

    /**
     * The status line: the notice, followed by the prompt if it reports a turn, and by the result after the
     * end; without a notice the open draw offer, or else the status.
     */
    public String sentence(Catalogue texts) {
        return new Situation(this).sentence(texts);
    }

    /** The available choices. */
    public Set<Choice> choices() {
        return new Situation(this).choices();
    }

    Viewer viewer() {
        return viewer;
    }

    Set<Actor> actors() {
        return referee.actors();
    }

    /** Whether the referee lets this table act for an actor. */
    public boolean mayActAs(Actor actor) {
        return actors().contains(actor);
    }

    /** Whether this table is the arbiter of its match; otherwise a server is. */
    boolean isRefereed() {
        return mayActAs(Actor.ARBITER);
    }

    /** Whether hints and verdicts are fair: in a match that somebody elsewhere plays, only after its end. */
    public boolean mayHelp() {
        return study || match.isOver() || isRefereed();
    }

    /** Sets the number of steps that the remote player to move has entered so far. */
    public void setRemoteSteps(int steps) {
        act(() -> remoteSteps = steps);
    }

    int remoteSteps() {
        return remoteSteps;
    }

    // --- seats ---

    /** Changes the player of a side. */
    public void sit(Side side, Seat seat) {
        act(() -> {
            seats.put(side, seat);
            questions.retry();
        });
    }

    /** Swaps the players, with their names in the record. */
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

    // --- display ---

    /** Displays a node. */
    public void display(GameTree.Node node) {
        act(() -> {
            notice = Optional.empty();
            viewer.display(node);
        });
    }

    // --- time ---

    /** Flags a side that is out of time, and plays delayed turns that are due. */
    public void tick(long now) {
        boolean flags = match.clocks().flagged(now).isPresent() && !match.isOver() && isRefereed();
        boolean due = wakeAt().orElse(Long.MAX_VALUE) <= now;
        if (flags || due) {
            act(() -> {
                if (flags) {
                    submit(Actor.ARBITER, new Command.Flag());
                }
                questions.release(now);
            });
        }
    }

    /**
     * The next time at which {@link #tick} has something to do; empty if the table waits for a person or a
     * player.
     */
    public OptionalLong wakeAt() {
        // Not a stream: LongStream would be compiled into the page.
        long next = input.forcedAt().orElse(Long.MAX_VALUE);
        if (isRefereed()) {
            next = Math.min(next, match.clocks().deadline().orElse(Long.MAX_VALUE));
        }
        next = Math.min(next, questions.releaseAt().orElse(Long.MAX_VALUE));
        return next == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(next);
    }

    // --- the record ---

    /** The tags of the game's own record. */
    public Map<String, String> tags() {
        return Map.copyOf(tags);
    }

    /** Adds tags to the game's record. */
    public void putTags(Map<String, String> more) {
        tags.putAll(more);
    }

    /**
     * The record of the game, with the entered steps of an incomplete turn at its end, but without taken-back
     * turns.
     *
     * @param said default tags, at least both players
     */
    public GameRecord record(Map<String, String> said) {
        return viewer.record(match, allTags(said));
    }

    /** The record with the annotations of the quick review after the end, as far as it is done. */
    public GameRecord reviewedRecord(Map<String, String> said) {
        return annotated(record(said));
    }

    /** The record with the taken-back turns at the end of the main line, for a saved game. */
    GameRecord recordToResume(Map<String, String> said) {
        return annotated(viewer.recordToResume(match, allTags(said)));
    }

    /** The annotations of a study are in its tree, where they can be edited. */
    private GameRecord annotated(GameRecord record) {
        return study ? record : coach.review().annotated(record);
    }

    private Map<String, String> allTags(Map<String, String> said) {
        Map<String, String> all = new LinkedHashMap<>(tags);
        said.forEach(all::putIfAbsent);
        return all;
    }

    // --- editing ---

    /** In a study the match is what the main line says. */
    void studied() {
        if (study && referee instanceof LocalReferee local) {
            match = Studies.match(tree(), match);
            local.replace(match);
        }
    }

    /** Closes the players and removes all listeners. */
    public void close() {
        questions.close();
        assistant.close();
        changes.close();
    }
}
