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
 * Entering turns at a table: clicks, typed turns, confirmation, turns without a choice. A complete turn is submitted to the
 * referee and pending until its event or a refusal comes back; while trying, it is added to the tree.
 */
public final class TurnInput {
    private final Table table;
    private Optional<Turn> pending = Optional.empty();
    private long positionSince;
    private boolean confirming;
    private boolean forcing;

    TurnInput(Table table) {
        this.table = table;
        this.positionSince = table.now();
    }

    /** Whether a complete turn waits to be confirmed. */
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

    /** Whether the turn being submitted is one without a choice. */
    boolean isForcing() {
        return forcing;
    }

    /** When the turn without a choice that is due plays itself. */
    OptionalLong forcedAt() {
        return forcedTurn().isPresent() ? OptionalLong.of(positionSince + table.forcedPace()) : OptionalLong.empty();
    }

    private GameTree.Node entryNode() {
        return table.isTrying() ? table.displayed() : table.live();
    }

    /** The turn being entered: at the displayed node while trying, otherwise at the live one. */
    public TurnBuilder entry() {
        return table.viewer().entry(entryNode());
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

    /** Whether the board marks what can be clicked: after the end only once a person has begun to try something. */
    public boolean offersTargets() {
        return mayEnter()
                && (table.isAnalysing()
                        || !table.match().isOver()
                        || table.viewer().isBegun(table.displayed()));
    }

    /** Takes a click on the board or beside it; in a set-up, a click on a ship takes it off again. */
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

    /** Refuses to enter anything where that is not possible now, and says why. */
    private boolean isRefusedNow() {
        if (mayEnter()) {
            return false;
        }
        table.refuse(new Situation(table).whyNoEntry());
        return true;
    }

    /**
     * Lets a turn be entered otherwise than by clicks, such as typed; a turn that is complete then is played. The way
     * returns why it was refused, or nothing.
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

    /** Enters steps in place of what was entered, and lets a complete turn wait, to be looked at. */
    public void suggest(List<Step> steps) {
        table.act(() -> {
            table.clearNotice();
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
        table.act(() -> entry().turn().ifPresent(this::play));
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

    /** Undoes clicks until so many steps are left. */
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

    private void play(Turn turn) {
        if (table.isTrying()) {
            tryOut(turn);
            return;
        }
        pending = Optional.of(turn);
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

    /** A turn without a choice plays itself where the person who has it looks at the table.match(). */
    boolean playForced() {
        Optional<Turn> turn = table.now() >= positionSince + table.forcedPace() ? forcedTurn() : Optional.empty();
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
