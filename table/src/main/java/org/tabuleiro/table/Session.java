package org.tabuleiro.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;

/**
 * A game at the table: what was played, where one looks, and the turn that is being entered. One looks at any place of the
 * game; the turn being entered stays where it belongs, and comes back when one returns.
 *
 * <p>While a game goes on, turns are entered at its end. Once it is over, or while it is analysed, they are entered wherever one
 * looks, and make variations.
 */
public final class Session {

    /** Who is told that something has changed. */
    public interface Listener {
        /** Something has changed: the game, the place one looks at, or the turn being entered. */
        void changed();

        /** A turn was played at the end of the game, by whomever. */
        default void played(GameTree.Node node) {}
    }

    private final GameTree tree;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final List<Listener> listeners = new ArrayList<>();
    private final Seat[] seats;
    private final Editing editing;
    private final TakingBack takingBack;
    /** Turns that are half entered, by the place they belong to. */
    private final Map<GameTree.Node, TurnBuilder> entries = new HashMap<>();

    private GameTree.Node live;
    private GameTree.Node shown;
    private GameTree.Node entryNode;
    private @Nullable Result agreed;
    private @Nullable Clock clock;
    private boolean free;
    private boolean halted;
    private boolean confirming;

    /** A new game. */
    public Session(GameSetting setting) {
        this(setting.start(), setting.first(), setting.second());
        clock = setting.clock()
                .map(control -> new Clock(control, System::nanoTime))
                .orElse(null);
        runClock();
    }

    /** A new game without a clock. */
    public Session(State start, Seat first, Seat second) {
        this(new GameTree(start), first, second);
    }

    /** A game from a file. */
    public Session(GameRecord record, Seat first, Seat second) {
        this(new GameTree(record), first, second);
        tags.putAll(record.tags());
        agreed = record.result().filter(result -> !live.state().isOver()).orElse(null);
        List<Step> unfinished = record.unfinished();
        if (!unfinished.isEmpty()) {
            entry().enter(unfinished);
        }
    }

    private Session(GameTree tree, Seat first, Seat second) {
        this.tree = tree;
        this.seats = new Seat[] {first, second};
        this.editing = new Editing(this);
        this.takingBack = new TakingBack(this);
        this.live = tree.root().end();
        this.shown = live;
        this.entryNode = live;
    }

    /** The same game as it stands, without those who listen to this one. */
    public Session again() {
        Session other = new Session(tree, seats[0], seats[1]);
        other.tags.putAll(tags);
        other.live = live;
        other.shown = shown;
        other.agreed = agreed;
        other.clock = clock;
        other.free = free;
        other.confirming = confirming;
        other.entries.putAll(entries);
        other.entryNode = entryNode;
        return other;
    }

    /** Adds somebody who wants to know. */
    public void listen(Listener listener) {
        listeners.add(listener);
    }

    /** Tells everybody. */
    void changed() {
        List.copyOf(listeners).forEach(Listener::changed);
    }

    /** The game. */
    public Game game() {
        return tree.game();
    }

    /** Everything that was played. */
    public GameTree tree() {
        return tree;
    }

    /** The end of the game. */
    public GameTree.Node live() {
        return live;
    }

    /** The place one looks at. */
    public GameTree.Node shown() {
        return shown;
    }

    /** Who plays a side. */
    public Seat seat(Side side) {
        return seats[side.ordinal()];
    }

    /** Gives a side to somebody. */
    public void sit(Side side, Seat seat) {
        seats[side.ordinal()] = seat;
        changed();
    }

    /** Both change their seats: who sat in front of one side now sits in front of the other, and keeps the name. */
    public void swapSeats() {
        Seat first = seats[0];
        seats[0] = seats[1];
        seats[1] = first;
        String name = tags.remove(GameRecord.FIRST);
        Optional.ofNullable(tags.remove(GameRecord.SECOND)).ifPresent(other -> tags.put(GameRecord.FIRST, other));
        Optional.ofNullable(name).ifPresent(other -> tags.put(GameRecord.SECOND, other));
        changed();
    }

    /** The time that the players have left, if there is a clock. */
    public Optional<Clock> clock() {
        return Optional.ofNullable(clock);
    }

    /** Goes on with a clock that was kept. */
    public void setClock(Clock kept) {
        clock = kept;
        runClock();
    }

    /** What can be done to the variations and notes. */
    public Editing editing() {
        return editing;
    }

    /** How the game ended; empty while it goes on. */
    public Optional<Result> result() {
        return live.state().result().or(() -> Optional.ofNullable(agreed));
    }

    /** Whether turns make variations wherever one looks, instead of going on with the game. */
    public boolean isFree() {
        return free || result().isPresent();
    }

    /** Begins or ends analysing. */
    public void setFree(boolean newFree) {
        free = newFree;
        settleEntry();
        runClock();
        changed();
    }

    /** Whether a complete turn waits to be confirmed. */
    public void setConfirming(boolean newConfirming) {
        confirming = newConfirming;
    }

    /** The turn being entered, with the place it is entered at: {@link #shown} if one can enter something there. */
    public TurnBuilder entry() {
        return entries.computeIfAbsent(entryNode, node -> new TurnBuilder(node.state()));
    }

    /** Whether somebody in front of the screen can enter a turn at the place one looks at. */
    public boolean mayEnter() {
        if (isFree()) {
            return !shown.state().isOver();
        }
        return shown == live && seat(live.state().toMove()).isPerson();
    }

    private void settleEntry() {
        entryNode = isFree() ? shown : live;
    }

    /** The clock runs for whoever is to move; not after the end, and not while the game is analysed or paused. */
    private void runClock() {
        if (clock != null && (isFree() || halted)) {
            clock.stop();
        } else if (clock != null) {
            clock.run(live.state().toMove(), live.state().phase() == Phase.SETUP);
        }
    }

    /** Lets the clock stand still while the computers are made to wait, or run again. */
    public void setHalted(boolean newHalted) {
        halted = newHalted;
        runClock();
    }

    /** Looks at the clock: whose time is up has lost. */
    public void tick() {
        clock().flatMap(Clock::fallen).ifPresent(this::flag);
    }

    /** Takes a click on the board or beside it; in a set-up, one on a ship takes it off. */
    public TurnBuilder.Answer click(Click click) {
        TurnBuilder.Answer answer = entry().click(click);
        if (answer instanceof TurnBuilder.Refused && entry().takeOff(click)) {
            changed();
            return new TurnBuilder.Accepted(List.of());
        }
        if (answer instanceof TurnBuilder.Accepted) {
            afterEntry();
        }
        return answer;
    }

    /** Takes steps that are known to be legal. */
    public void enter(List<Step> steps) {
        entry().enter(steps);
        afterEntry();
    }

    /** Lets something be entered otherwise than by clicks; a turn that is complete then is played. */
    public <T> T enter(Function<TurnBuilder, T> way) {
        T answer = way.apply(entry());
        afterEntry();
        return answer;
    }

    /** Enters several steps at once and lets a turn that is complete wait, to be looked at. */
    public void suggest(List<Step> steps) {
        entry().reset();
        entry().enter(steps);
        changed();
    }

    private void afterEntry() {
        if (entry().turn().isPresent() && !confirming) {
            confirm();
        } else {
            changed();
        }
    }

    /** Plays the turn that is complete. */
    public void confirm() {
        entry().turn().ifPresent(this::play);
    }

    /** Takes the last click back. */
    public boolean undoClick() {
        boolean undone = entry().undo();
        changed();
        return undone;
    }

    /** Takes clicks back until so many steps are left. */
    public void returnTo(int steps) {
        entry().returnTo(steps);
        changed();
    }

    /** Takes the whole turn that is being entered back. */
    public void resetTurn() {
        entry().reset();
        changed();
    }

    /** Plays a whole turn where turns are entered. */
    public void play(Turn turn) {
        GameTree.Node from = entryNode;
        boolean variation = isFree();
        boolean known = from.children().stream().anyMatch(child -> child.turn().equals(Optional.of(turn)));
        if (!variation) {
            // What was taken back and is now played otherwise is forgotten.
            from.children().stream()
                    .filter(child -> !child.turn().equals(Optional.of(turn)))
                    .toList()
                    .forEach(tree::remove);
            editing.forgetUndone();
            clock().ifPresent(each -> each.played(from.state().toMove()));
        }
        GameTree.Node node = tree.add(from, turn);
        entries.remove(from);
        if (!variation || (from == live && agreed == null)) {
            live = node;
        }
        if (shown == from) {
            shown = node;
        }
        if (variation && !known) {
            editing.played(node);
        }
        settleEntry();
        runClock();
        List.copyOf(listeners).forEach(listener -> listener.played(node));
        changed();
    }

    /** Looks at a place of the game. */
    public void show(GameTree.Node node) {
        shown = node;
        if (isFree()) {
            settleEntry();
        }
        changed();
    }

    /**
     * Takes back what was done last: a note or variation, a resignation or an agreed end, else the last turn;
     * against the computer as far as the person's own.
     */
    public boolean takeBack() {
        return takingBack.takeBack();
    }

    /** Whether a turn, a resignation or an agreed end can be taken back. */
    public boolean canTakeBack() {
        return agreed != null || takingBack.placeBefore().isPresent();
    }

    /** Does again what was taken back: a note or variation, else a turn; false, and nothing changes, if there is nothing. */
    public boolean redo() {
        return takingBack.redo();
    }

    /** Goes on with the game at another place of it. */
    boolean moveLive(GameTree.Node node) {
        boolean moved = node != live;
        live = node;
        shown = node;
        settleEntry();
        runClock();
        changed();
        return moved;
    }

    /** Goes on with a game that the players had ended; false if the rules have, or nobody. */
    public boolean reopen() {
        if (agreed == null) {
            return false;
        }
        if (agreed.reason().equals(Result.TIME)) {
            clock = null;
        }
        agreed = null;
        settleEntry();
        runClock();
        changed();
        return true;
    }

    /** Finds its places again after lines were cut off or promoted. */
    void settle(GameTree.Node look) {
        settle(look, live);
    }

    /** The same, where the game was at a certain place before. */
    void settle(GameTree.Node look, GameTree.Node at) {
        shown = look;
        live = at;
        if (!contains(live) || !live.isMain()) {
            live = tree.root().end();
        }
        settleEntry();
        changed();
    }

    private boolean contains(GameTree.Node node) {
        for (GameTree.Node at = node; at.parent().isPresent(); at = at.parent().get()) {
            if (!at.parent().get().children().contains(at)) {
                return false;
            }
        }
        return true;
    }

    /** Gives up for a side. */
    public void resign(Side side) {
        end(Result.win(side.other(), Result.RESIGNATION));
    }

    /** Both want a draw. */
    public void agreeDraw() {
        end(Result.draw(Result.AGREEMENT));
    }

    /** A side's time is up. */
    public void flag(Side side) {
        end(Result.win(side.other(), Result.TIME));
    }

    private void end(Result result) {
        if (result().isEmpty()) {
            agreed = result;
            settleEntry();
            runClock();
            changed();
        }
    }

    /** Goes back to where so many turns of the main line are played; what follows can be played again. */
    public void goBackTo(int turns) {
        List<GameTree.Node> line = tree.root().end().path();
        moveLive(line.get(Math.clamp(turns, 0, line.size() - 1)));
    }

    /** What is said about the game in the file it came from. */
    public Map<String, String> tags() {
        return Map.copyOf(tags);
    }

    /** Leaves it to those who ask for the record to say something about the game. */
    void forgetTag(String name) {
        tags.remove(name);
    }

    /**
     * The record of the game, with what has been entered of an unfinished turn at its end.
     *
     * @param said what to say about the game where the file it came from says nothing; both players at least
     */
    public GameRecord record(Map<String, String> said) {
        Map<String, String> all = new LinkedHashMap<>(tags);
        said.forEach(all::putIfAbsent);
        List<Step> unfinished = Optional.ofNullable(entries.get(live))
                .filter(turn -> live == tree.root().end() && turn.turn().isEmpty())
                .map(TurnBuilder::steps)
                .orElse(List.of());
        return tree.record(all, unfinished, Optional.ofNullable(agreed));
    }
}
