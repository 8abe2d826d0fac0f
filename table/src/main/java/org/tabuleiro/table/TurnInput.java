package org.tabuleiro.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;

/**
 * Turn entry at a table: clicks, typed turns, confirmation, forced turns. A complete turn is submitted to the
 * referee and is pending until its event or a refusal arrives; in an analysis it is added to the tree as a
 * variation.
 */
public final class TurnInput {

    /**
     * A turn that was submitted and is not confirmed.
     *
     * @param turn the turn
     * @param forced whether it was played by itself
     */
    record Pending(Turn turn, boolean forced) {}

    private final Table table;
    private Optional<Pending> pending = Optional.empty();
    private long positionSince;
    private boolean confirming;

    TurnInput(Table table) {
        this.table = table;
        this.positionSince = table.now();
    }

    /** Sets whether a complete turn waits for confirmation. */
    public void setConfirming(boolean newConfirming) {
        confirming = newConfirming;
    }

    /** Whether a turn was submitted that the referee has not confirmed yet. */
    public boolean isPending() {
        return pending.isPresent();
    }

    /** The referee has refused the pending turn. */
    void refused() {
        pending = Optional.empty();
    }

    /** The match has a new position. */
    void moved() {
        pending = Optional.empty();
        positionSince = table.now();
    }

    /** The turn that was submitted and is not confirmed. */
    Optional<Pending> pending() {
        return pending;
    }

    /** The time at which a forced turn is played. */
    OptionalLong forcedAt() {
        return forcedTurn().isPresent()
                ? OptionalLong.of(positionSince + table.preferences().pace().forced())
                : OptionalLong.empty();
    }

    private GameTree.Node entryNode() {
        return table.isTrying() ? table.displayed() : table.live();
    }

    /** The turn being entered: at the displayed node while trying, otherwise at the live one. */
    public TurnBuilder entry() {
        return table.viewer().entry(entryNode());
    }

    /** The displayed position, after what was entered there of an unfinished turn. */
    public State state() {
        return mayEnter() ? entry().state() : table.displayed().state();
    }

    /** Whether a person at this table can enter a turn at the displayed node. */
    public boolean mayEnter() {
        if (pending.isPresent()) {
            return false;
        }
        if (table.isTrying()) {
            return !table.displayed().state().isOver();
        }
        Side side = table.match().toMove();
        return table.isLiveDisplayed()
                && table.seat(side).isPerson()
                && table.actors().contains(Actor.of(side));
    }

    /** Whether the board marks the legal clicks: after the end only once a variation was begun. */
    public boolean offersTargets() {
        return mayEnter()
                && (table.isAnalysing()
                        || !table.match().isOver()
                        || table.viewer().isBegun(table.displayed()));
    }

    /** Handles a click on the board or beside it; in a set-up, a click on a ship removes it. */
    public TurnBuilder.Answer click(Click click) {
        TurnBuilder.Answer[] answer = {new TurnBuilder.Accepted(List.of())};
        table.act(() -> {
            if (isRefusedNow()) {
                answer[0] = new TurnBuilder.Refused(table.notice().orElseThrow().message());
                return;
            }
            table.clearNotice();
            answer[0] = entry().click(click);
            if (answer[0] instanceof TurnBuilder.Refused(Message reason)) {
                if (entry().takeOff(click)) {
                    answer[0] = new TurnBuilder.Accepted(List.of());
                } else {
                    table.refuse(reason);
                }
            } else {
                playIfComplete();
            }
        });
        return answer[0];
    }

    /** Refuses turn entry with a reason if it is not possible now. */
    private boolean isRefusedNow() {
        if (mayEnter()) {
            return false;
        }
        table.refuse(new Situation(table).whyNoEntry());
        return true;
    }

    /**
     * Enters a turn other than by clicks, such as a typed one; plays it if it is complete. The function
     * returns the reason of a refusal, or empty.
     */
    public Optional<Message> enter(Function<TurnBuilder, Optional<Message>> way) {
        List<Message> refused = new ArrayList<>();
        table.act(() -> {
            if (isRefusedNow()) {
                refused.add(table.notice().orElseThrow().message());
                return;
            }
            table.clearNotice();
            way.apply(entry())
                    .ifPresentOrElse(
                            reason -> {
                                table.refuse(reason);
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

    /** Replaces what was entered by these steps; a complete turn waits for confirmation. */
    public void suggest(List<Step> steps) {
        table.act(() -> {
            table.clearNotice();
            entry().reset();
            entry().enter(steps);
        });
    }

    private void playIfComplete() {
        if (!confirming) {
            entry().turn().ifPresent(turn -> play(turn, false));
        }
    }

    /** Plays the turn that is complete. */
    public void confirm() {
        table.act(() -> entry().turn().ifPresent(turn -> play(turn, false)));
    }

    /** Undoes the last click; false if there is none. */
    public boolean undoClick() {
        boolean[] undone = {false};
        table.act(() -> {
            table.clearNotice();
            undone[0] = mayEnter() && entry().undo();
        });
        return undone[0];
    }

    /** Undoes clicks until at most this many steps are left. */
    public void returnTo(int steps) {
        table.act(() -> {
            table.clearNotice();
            entry().returnTo(steps);
        });
    }

    /** Resets the turn being entered. */
    public void resetTurn() {
        table.act(() -> {
            table.clearNotice();
            entry().reset();
        });
    }

    private void play(Turn turn, boolean forced) {
        if (table.isTrying()) {
            tryOut(turn);
            return;
        }
        pending = Optional.of(new Pending(turn, forced));
        table.submit(
                Actor.of(table.match().toMove()),
                new Command.Play(turn.text(), table.match().revision()));
    }

    private void tryOut(Turn turn) {
        GameTree.Node from = table.displayed();
        boolean known = Viewer.child(from, turn).isPresent();
        boolean extendsMain =
                table.isStudy() && from == table.live() && !table.match().isOver();
        GameTree.Node endBefore = table.live();
        GameTree.Node node = table.tree().add(from, turn);
        table.viewer().forgetEntry(from);
        table.viewer().display(node);
        if (extendsMain) {
            table.tree().setEnd(node);
        }
        if (!known) {
            table.editing().played(node, endBefore);
        }
        table.studied();
        table.report(new TableEvent.Tried(node));
    }

    /** Plays a forced turn, if the person to move displays the live position. */
    boolean playForced() {
        Optional<Turn> turn =
                table.now() >= positionSince + table.preferences().pace().forced() ? forcedTurn() : Optional.empty();
        turn.ifPresent(each -> play(each, true));
        return turn.isPresent();
    }

    private Optional<Turn> forcedTurn() {
        Side side = table.match().toMove();
        boolean due = !table.isTrying()
                && pending.isEmpty()
                && !table.match().paused()
                && table.isLiveDisplayed()
                && table.seat(side).isPerson()
                && table.actors().contains(Actor.of(side))
                && !table.viewer().isBegun(table.live());
        if (!due) {
            return Optional.empty();
        }
        State state = table.live().state();
        return new TurnBuilder(state)
                .forced()
                .filter(step -> state.play(step).turnNumber() != state.turnNumber())
                .map(step -> state.turnOf(List.of(step)));
    }
}
