package org.tabuleiro.desktop.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
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
    private GameTree.Node live;
    private GameTree.Node shown;
    private TurnBuilder entry;
    private GameTree.Node entryNode;
    private @Nullable Result agreed;
    private boolean free;
    private boolean confirming;

    /** A new game. */
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
            entry.enter(unfinished);
        }
    }

    private Session(GameTree tree, Seat first, Seat second) {
        this.tree = tree;
        this.seats = new Seat[] {first, second};
        this.live = tree.root().end();
        this.shown = live;
        this.entryNode = live;
        this.entry = new TurnBuilder(live.state());
    }

    /** The same game as it stands, without those who listen to this one. */
    public Session again() {
        Session other = new Session(tree, seats[0], seats[1]);
        other.tags.putAll(tags);
        other.live = live;
        other.shown = shown;
        other.agreed = agreed;
        other.free = free;
        other.confirming = confirming;
        other.entry = entry;
        other.entryNode = entryNode;
        return other;
    }

    /** Adds somebody who wants to know. */
    public void listen(Listener listener) {
        listeners.add(listener);
    }

    private void changed() {
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
        changed();
    }

    /** Whether a complete turn waits to be confirmed. */
    public void setConfirming(boolean newConfirming) {
        confirming = newConfirming;
    }

    /** The turn being entered, with the place it is entered at: {@link #shown} if one can enter something there. */
    public TurnBuilder entry() {
        return entry;
    }

    /** Whether somebody in front of the screen can enter a turn at the place one looks at. */
    public boolean mayEnter() {
        if (isFree()) {
            return !shown.state().isOver();
        }
        return shown == live && seat(live.state().toMove()).isPerson();
    }

    private void settleEntry() {
        GameTree.Node wanted = isFree() ? shown : live;
        if (wanted != entryNode) {
            entryNode = wanted;
            entry = new TurnBuilder(wanted.state());
        }
    }

    /** Takes a click on the board or beside it. */
    public TurnBuilder.Answer click(Click click) {
        TurnBuilder.Answer answer = entry.click(click);
        if (answer instanceof TurnBuilder.Accepted) {
            afterEntry();
        }
        return answer;
    }

    /** Takes steps that were typed. */
    public void enter(List<Step> steps) {
        entry.enter(steps);
        afterEntry();
    }

    private void afterEntry() {
        if (entry.turn().isPresent() && !confirming) {
            confirm();
        } else {
            changed();
        }
    }

    /** Plays the turn that is complete. */
    public void confirm() {
        entry.turn().ifPresent(this::play);
    }

    /** Takes the last click back. */
    public boolean undoClick() {
        boolean undone = entry.undo();
        changed();
        return undone;
    }

    /** Takes clicks back until so many steps are left. */
    public void returnTo(int steps) {
        entry.returnTo(steps);
        changed();
    }

    /** Takes the whole turn that is being entered back. */
    public void resetTurn() {
        entry.reset();
        changed();
    }

    /** Plays a whole turn where turns are entered. */
    public void play(Turn turn) {
        GameTree.Node from = entryNode;
        boolean variation = isFree();
        if (!variation) {
            // What was taken back and is now played otherwise is forgotten.
            from.children().stream()
                    .filter(child -> !child.turn().equals(Optional.of(turn)))
                    .toList()
                    .forEach(tree::remove);
        }
        GameTree.Node node = tree.add(from, turn);
        if (!variation || (from == live && agreed == null)) {
            live = node;
        }
        boolean follow = shown == from;
        if (follow) {
            shown = node;
        }
        entryNode = variation && !follow ? entryNode : node;
        entry = new TurnBuilder(entryNode.state());
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

    /** Takes the last turn of the game back; against the computer as far as the person's own. */
    public boolean takeBack() {
        agreed = null;
        GameTree.Node node = live;
        do {
            Optional<GameTree.Node> before = node.parent();
            if (before.isEmpty()) {
                break;
            }
            node = before.get();
        } while (hasPerson() && !seat(node.state().toMove()).isPerson());
        return moveLive(node);
    }

    /** Plays again what was taken back. */
    public boolean redo() {
        GameTree.Node node = live;
        do {
            if (node.children().isEmpty()) {
                break;
            }
            node = node.children().get(0);
        } while (hasPerson() && !seat(node.state().toMove()).isPerson());
        return moveLive(node);
    }

    private boolean moveLive(GameTree.Node node) {
        boolean moved = node != live;
        live = node;
        shown = node;
        settleEntry();
        changed();
        return moved;
    }

    private boolean hasPerson() {
        return seats[0].isPerson() || seats[1].isPerson();
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

    /**
     * The record of the game, with what has been entered of an unfinished turn at its end.
     *
     * @param said what to say about the game where the file it came from says nothing; both players at least
     */
    public GameRecord record(Map<String, String> said) {
        Map<String, String> all = new LinkedHashMap<>(tags);
        said.forEach(all::putIfAbsent);
        boolean unfinished =
                entryNode == live && live == tree.root().end() && entry.turn().isEmpty();
        return tree.record(all, unfinished ? entry.steps() : List.of(), Optional.ofNullable(agreed));
    }
}
