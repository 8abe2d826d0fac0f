package org.tabuleiro.table;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Phase;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.Actor;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Terms;
import org.tabuleiro.table.text.Wording;

/** Derives the status of a table and its available choices. */
final class Situation {
    private final Table table;
    private final Match match;

    Situation(Table table) {
        this.table = table;
        this.match = table.match();
    }

    Status status() {
        if (table.input().isPending()) {
            return new Status.Pending();
        }
        boolean begun = table.viewer().isBegun(table.displayed());
        if (match.isOver() && table.isLiveDisplayed() && !begun && !table.isStudy()) {
            return new Status.Over(match.result());
        }
        if (table.input().mayEnter()) {
            boolean setup = table.displayed().state().phase() == Phase.SETUP;
            return table.input().entry().turn().isPresent()
                    ? new Status.Complete(setup)
                    : new Status.Entering(table.input().entry().prompt(), table.isTrying() && !table.isStudy());
        }
        if (table.isTrying()) {
            return new Status.Over(table.displayed().state().result());
        }
        if (!table.isLiveDisplayed()) {
            return new Status.Browsing(table.viewer().isBegun(table.live()), table.isTakenBack(table.displayed()));
        }
        return waiting();
    }

    String sentence(Catalogue texts) {
        Status status = status();
        String said = status.sentence(texts, table.game());
        Optional<Table.Notice> notice = table.notice();
        if (notice.isPresent()) {
            String told = texts.text(notice.get().message());
            boolean due = status instanceof Status.Entering
                    || status instanceof Status.Complete
                    || status instanceof Status.Paused;
            boolean ended = status instanceof Status.Over && !notice.get().refusal();
            return ended || (notice.get().isTurnReport() && due) ? told + " " + said : told;
        }
        Optional<Message> offer =
                table.viewer().isBegun(table.live()) || !table.isLiveDisplayed() ? Optional.empty() : openOffer();
        return offer.map(texts::text).orElse(said);
    }

    /** The sentence of an offer that waits for an answer of a person at this table. */
    private Optional<Message> openOffer() {
        Optional<Message> takeBack =
                table.controls().takeBackAskedOfPerson().map(request -> Wording.takeBack(match, request));
        return takeBack.or(() -> table.controls()
                .offeredToPerson()
                .map(offer -> Message.of("table.draw.offered", Wording.side(table.game(), offer.side()))));
    }

    private Status waiting() {
        Side side = match.toMove();
        Optional<Message> failure = table.failure();
        if (failure.isPresent()) {
            return new Status.Failed(side, failure.get());
        }
        if (match.paused() && !table.isThinking()) {
            return new Status.Paused();
        }
        return table.seat(side).isProgram()
                ? new Status.Thinking(side)
                : new Status.Waiting(side, table.remoteSteps(), table.game().stepsOfTurn(match.state()));
    }

    /** The reason why no turn can be entered now. */
    Message whyNoEntry() {
        if (table.input().isPending()) {
            return Message.of("table.pending");
        }
        if (table.isTrying()) {
            return Message.of("refusal.over");
        }
        if (!table.isLiveDisplayed()) {
            return Message.of("table.browsing");
        }
        return switch (waiting()) {
            case Status.Failed(Side side, Message reason) -> Message.of("table.failed", reason);
            case Status.Paused paused -> Message.of("table.paused");
            case Status.Thinking thinking -> Message.of("table.thinking");
            default -> Message.of("table.waiting", Wording.side(table.game(), match.toMove()));
        };
    }

    Set<Choice> choices() {
        Set<Choice> choices = EnumSet.noneOf(Choice.class);
        entering(choices);
        add(choices, Choice.TAKE_BACK, canTakeBack());
        add(choices, Choice.REDO, table.editing().canRedo() || canRedo());
        boolean running = !match.isOver() && !table.isAnalysing();
        if (running) {
            between(choices);
            programs(choices);
        }
        boolean arbiter = table.actors().contains(Actor.ARBITER);
        boolean mayPause = arbiter && match.terms().mayPause();
        add(choices, Choice.ANALYSE, !table.isAnalysing() && (match.isOver() || mayPause));
        add(choices, Choice.END_ANALYSIS, table.isAnalysing() && !table.isStudy());
        add(choices, Choice.PLAY_ON, arbiter && match.isEndedByPlayers() && !table.isStudy() && isTakeBackFree());
        add(choices, Choice.GO_LIVE, !table.isLiveDisplayed() && !table.isAnalysing());
        add(choices, Choice.SWAP_SEATS, running && arbiter && !seatsAreAlike());
        add(choices, Choice.CHANGE_LEVEL, running && arbiter && table.controls().hasLevel());
        return choices;
    }

    private static void add(Set<Choice> choices, Choice choice, boolean possible) {
        if (possible) {
            choices.add(choice);
        }
    }

    private boolean seatsAreAlike() {
        return table.seat(Side.FIRST).equals(table.seat(Side.SECOND));
    }

    private void entering(Set<Choice> choices) {
        if (table.input().mayEnter()) {
            boolean complete = table.input().entry().turn().isPresent();
            boolean begun = table.viewer().isBegun(table.displayed());
            add(choices, Choice.CONFIRM, complete);
            add(choices, Choice.UNDO_CLICK, begun);
            add(choices, Choice.RESET_TURN, begun);
            add(choices, Choice.HINT, !complete && table.mayHelp());
        }
    }

    private boolean isTakeBackFree() {
        return match.terms().takeBacks() == Terms.TakeBacks.FREE;
    }

    private boolean canTakeBack() {
        boolean edits = (table.isTrying() || table.editing().isLast())
                && table.editing().canUndo();
        boolean allowed = switch (match.terms().takeBacks()) {
            case FREE -> table.actors().contains(Actor.ARBITER);
            case BY_CONSENT ->
                table.person().isPresent()
                        && !match.isOver()
                        && match.takeBackRequest().isEmpty();
            case OFF -> false;
        };
        return edits
                || (allowed
                        && !table.isStudy()
                        && !table.input().isPending()
                        && table.controls().undoTarget().back().isPresent());
    }

    private boolean canRedo() {
        return !table.isStudy()
                && isTakeBackFree()
                && table.controls().undoTarget().forth().isPresent();
    }

    /** What people can choose with each other, or with a program. */
    private void between(Set<Choice> choices) {
        boolean answers = table.controls().offeredToPerson().isPresent();
        boolean open = match.drawOffer().isPresent();
        boolean person = table.person().isPresent();
        add(choices, Choice.ACCEPT_DRAW, answers);
        add(choices, Choice.DECLINE_DRAW, answers);
        add(choices, Choice.OFFER_DRAW, person && !open);
        add(choices, Choice.RESIGN, person);
        boolean answersTakeBack = table.controls().takeBackAskedOfPerson().isPresent();
        add(choices, Choice.ACCEPT_TAKE_BACK, answersTakeBack);
        add(choices, Choice.DECLINE_TAKE_BACK, answersTakeBack);
        add(choices, Choice.ABORT, table.controls().mayAbort());
    }

    private void programs(Set<Choice> choices) {
        boolean arbiter = table.actors().contains(Actor.ARBITER);
        boolean programs =
                table.seat(Side.FIRST).isProgram() || table.seat(Side.SECOND).isProgram();
        boolean mayPause = arbiter && match.terms().mayPause() && (programs || match.isTimed());
        boolean due = table.seat(match.toMove()).isProgram();
        boolean waits = table.isWatched() || match.paused();
        add(choices, Choice.PAUSE, mayPause && !match.paused());
        add(choices, Choice.RESUME, mayPause && match.paused());
        add(choices, Choice.HURRY, table.isThinking());
        add(choices, Choice.STEP, mayPause && due && waits && !(match.paused() && table.isThinking()));
        add(choices, Choice.TAKE_OVER, arbiter && due && waits);
        add(choices, Choice.RETRY, due && table.failure().isPresent());
    }
}
