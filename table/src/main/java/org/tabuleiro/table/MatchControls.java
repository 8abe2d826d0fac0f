package org.tabuleiro.table;

import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Command;
import org.tabuleiro.match.Match;

/**
 * What a person can do at a table besides entering turns: undo and redo, draws, resigning, pausing, stepping,
 * analysing, hints. Each submits commands for an actor that the referee lets this table act for.
 */
public final class MatchControls {
    private final Table table;
    private final OpenQuestions questions;
    private boolean analysing;
    private boolean pausedToAnalyse;
    private boolean stepping;
    private boolean playsOn;

    MatchControls(Table table, OpenQuestions questions) {
        this.table = table;
        this.questions = questions;
        this.analysing = table.isStudy();
    }

    /** Submits a command as the arbiter at a local table, or as a side at a remote one. */
    private void submitForPerson(Command command) {
        Actor actor = table.actors().contains(Actor.ARBITER)
                ? Actor.ARBITER
                : table.person().map(Actor::of).orElse(Actor.ARBITER);
        table.submit(actor, command);
    }

    boolean isAnalysing() {
        return analysing;
    }

    /** Whether the match was continued after an end: programs no longer resign then. */
    boolean hasPlayedOn() {
        return playsOn;
    }

    /** Starts or stops analysing; a running match is paused meanwhile, if its terms allow that. */
    public void setAnalysing(boolean on) {
        if (table.isStudy() || on == analysing) {
            return;
        }
        table.act(() -> {
            table.clearNotice();
            if (on && !table.match().isOver() && !table.match().paused()) {
                submitForPerson(new Command.Pause());
                pausedToAnalyse = table.match().paused();
                if (!pausedToAnalyse) {
                    return;
                }
            }
            analysing = on;
            if (!on) {
                table.viewer().display(table.live());
                if (pausedToAnalyse && table.match().paused()) {
                    submitForPerson(new Command.Resume());
                }
                pausedToAnalyse = false;
            }
        });
    }

    /**
     * Takes back the last note, variation, end or turn; against a program, back to the person's last choice.
     */
    public boolean takeBack() {
        boolean[] done = {false};
        table.act(() -> {
            table.clearNotice();
            if ((table.isTrying() || table.editing().isLast())
                    && table.editing().undo()) {
                done[0] = true;
                return;
            }
            OptionalInt target =
                    table.isStudy() ? OptionalInt.empty() : undoTarget().back();
            if (target.isEmpty()) {
                table.say(Message.of("table.nothing-to-take-back"));
                return;
            }
            if (table.isWatched() && !table.match().paused() && !table.match().isOver()) {
                submitForPerson(new Command.Pause());
            }
            submitForPerson(new Command.TakeBack(target.getAsInt()));
            done[0] = true;
        });
        return done[0];
    }

    /** Redoes what was taken back; false if there is nothing. */
    public boolean redo() {
        boolean[] done = {false};
        table.act(() -> {
            table.clearNotice();
            if (table.editing().redo()) {
                done[0] = true;
                return;
            }
            OptionalInt target =
                    table.isStudy() ? OptionalInt.empty() : undoTarget().forth();
            if (target.isEmpty()) {
                table.say(Message.of("table.nothing-to-redo"));
                return;
            }
            submitForPerson(new Command.Restore(target.getAsInt()));
            done[0] = true;
        });
        return done[0];
    }

    /**
     * Continues a match that a resignation, an agreement or the clock has ended; variations stay. A program
     * that resigned would resign again, so programs no longer resign in this match.
     */
    public void playOn() {
        table.act(() -> {
            if (table.choices().contains(Choice.PLAY_ON)) {
                table.clearNotice();
                playsOn = true;
                submitForPerson(new Command.TakeBack(table.match().played().size()));
                table.viewer().display(table.live());
            }
        });
    }

    UndoTarget undoTarget() {
        return new UndoTarget(table.match(), table::seat);
    }

    /** Resigns for the person to move, or the only one. */
    public void resign() {
        table.act(() -> table.person()
                .ifPresentOrElse(
                        side -> table.submit(Actor.of(side), new Command.Resign()),
                        () -> table.refuse(Message.of("table.draw.watched"))));
    }

    /**
     * Offers a draw for the person to move, or the only one; accepts the one that is offered to a person
     * here.
     */
    public void offerDraw() {
        table.act(() -> {
            if (offeredToPerson().isPresent()) {
                answerDraw(true);
                return;
            }
            table.person()
                    .ifPresentOrElse(
                            side -> table.submit(Actor.of(side), new Command.OfferDraw()),
                            () -> table.refuse(Message.of("table.draw.watched")));
        });
    }

    /** The open draw offer that a person at this table can answer. */
    public Optional<Match.DrawOffer> offeredToPerson() {
        return table.match().drawOffer().filter(offer -> {
            Side side = offer.side().other();
            return table.seat(side).isPerson() && table.actors().contains(Actor.of(side));
        });
    }

    /** Answers the open draw offer for the person it was made to. */
    public void answerDraw(boolean accept) {
        table.act(() -> offeredToPerson().ifPresent(offer -> {
            Actor actor = Actor.of(offer.side().other());
            table.submit(actor, accept ? new Command.AcceptDraw(offer.id()) : new Command.DeclineDraw(offer.id()));
        }));
    }

    /** The open take-back request that a person at this table can answer. */
    public Optional<Match.TakeBackRequest> takeBackAskedOfPerson() {
        return table.match().takeBackRequest().filter(request -> {
            Side side = request.side().other();
            return table.seat(side).isPerson() && table.mayActAs(Actor.of(side));
        });
    }

    /** Answers the open take-back request for the person it was made to. */
    public void answerTakeBack(boolean accept) {
        table.act(() -> takeBackAskedOfPerson().ifPresent(request -> {
            Actor actor = Actor.of(request.side().other());
            table.submit(
                    actor,
                    accept ? new Command.AcceptTakeBack(request.id()) : new Command.DeclineTakeBack(request.id()));
        }));
    }

    /** Whether the person can end a remote match without a result: until both sides have played. */
    boolean mayAbort() {
        return !table.isRefereed()
                && table.person()
                        .filter(side -> table.match()
                                .decide(Actor.of(side), new Command.Abort(), 0)
                                .refusal()
                                .isEmpty())
                        .isPresent();
    }

    /** Ends a remote match without a result. */
    public void abort() {
        table.act(() -> table.person()
                .filter(side -> mayAbort())
                .ifPresent(side -> table.submit(Actor.of(side), new Command.Abort())));
    }

    /** Shows the next stage of a hint. */
    public void hint() {
        table.act(() -> {
            if (table.choices().contains(Choice.HINT)) {
                table.coach().hints().next();
            } else {
                table.say(Message.of(
                        table.input().entry().turn().isPresent()
                                        && table.input().mayEnter()
                                ? "table.complete"
                                : "table.hint.none"));
            }
        });
    }

    /** Makes the program that is thinking play at once. */
    public void hurry() {
        table.act(questions::hurry);
    }

    /** Stops clocks and questions. */
    public void pause() {
        table.act(() -> {
            stepping = false;
            submitForPerson(new Command.Pause());
        });
    }

    /** Resumes the match. */
    public void resume() {
        table.act(() -> {
            stepping = false;
            table.clearNotice();
            submitForPerson(new Command.Resume());
        });
    }

    /** Lets the program to move play one turn, then pauses. */
    public void step() {
        table.act(() -> {
            if (!table.match().paused()) {
                submitForPerson(new Command.Pause());
            }
            stepping = true;
            table.clearNotice();
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
        table.act(() -> {
            table.clearNotice();
            questions.retry();
        });
    }

    /** Whether a side is played by the computer at a level. */
    boolean hasLevel() {
        return table.seat(Side.FIRST) instanceof Seat.Computer || table.seat(Side.SECOND) instanceof Seat.Computer;
    }

    /**
     * Changes the level of the computer on a side; the game goes on. A computer that is thinking is asked
     * again at its new level.
     */
    public void setLevel(Side side, int level) {
        table.act(() -> {
            if (table.seat(side) instanceof Seat.Computer && table.choices().contains(Choice.CHANGE_LEVEL)) {
                table.sit(side, new Seat.Computer(level));
                table.say(Message.of("table.level-changed", level, Message.of("level.word." + level)));
            }
        });
    }

    /** Lets the person at this table take over the side to move, and resumes. */
    public void takeOver() {
        table.act(() -> {
            table.sit(table.match().toMove(), new Seat.Person());
            if (table.match().paused()) {
                resume();
            }
        });
    }
}
