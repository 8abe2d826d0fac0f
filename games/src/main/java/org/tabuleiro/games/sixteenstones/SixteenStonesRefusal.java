package org.tabuleiro.games.sixteenstones;

import java.util.List;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

/** The rule by which a click of Sixteen Stones is refused. */
final class SixteenStonesRefusal {
    private final State state;
    private final Layout layout;
    private final Board board;
    private final int pending;

    SixteenStonesRefusal(State state) {
        this.state = state;
        this.layout = state.layout();
        this.board = state.game().board();
        this.pending = SixteenStonesPending.of(layout.pending());
    }

    Message of(List<Click> clicks, Click click) {
        return switch (click) {
            case Click.Word(String word) -> ofWord(clicks, word);
            case Click.Piece piece -> Message.of("refusal.not-a-square", piece.text(board));
            case Click.Square(int square) -> ofSquare(clicks, square);
        };
    }

    private Message ofWord(List<Click> clicks, String word) {
        if (clicks.size() >= 2) {
            return message("capture-first", SixteenStonesGuide.flanked(state, clicks));
        }
        if (pending == SixteenStonesPending.PLACE) {
            return message("placing");
        }
        if (SixteenStonesGuide.mustPass(state)) {
            return message("must-pass");
        }
        return switch (word) {
            case SixteenStonesStepCode.PASS_WORD -> message("pass");
            case Step.END -> noEnd();
            case SixteenStonesStepCode.SACRIFICE_WORD -> noSacrifice();
            default -> message("word", word);
        };
    }

    private Message noEnd() {
        if (pending == SixteenStonesPending.FIRST) {
            return message("end-first");
        }
        return message(SixteenStonesPending.sacrificed(pending) ? "end-owed" : "end-nothing");
    }

    private Message noSacrifice() {
        if (pending == SixteenStonesPending.FIRST) {
            return message("sacrifice-first");
        }
        if (SixteenStonesPending.sacrificed(pending)) {
            return message("sacrifice-twice");
        }
        // With a stone in the bank only a blocked player cannot sacrifice, and a blocked player passes or is
        // done.
        return message("sacrifice-bank");
    }

    private Message ofSquare(List<Click> clicks, int square) {
        String name = board.name(square);
        if (pending == SixteenStonesPending.PLACE) {
            return message("occupied", name);
        }
        if (SixteenStonesGuide.mustPass(state)) {
            return message("must-pass");
        }
        if (!SixteenStonesPending.mayPush(pending) && !SixteenStonesPending.mayMove(pending)) {
            return message("actions-made");
        }
        if (clicks.size() >= 2) {
            String choice = SixteenStonesGuide.flanked(state, clicks);
            boolean chosen = clicks.subList(2, clicks.size()).contains(new Click.Square(square));
            return message(chosen ? "capture-twice" : "capture", name, choice);
        }
        if (layout.isOf(state.toMove(), square)) {
            return stuck(name);
        }
        boolean free = layout.at(square) == Layout.EMPTY;
        if (clicks.isEmpty()) {
            return message(free ? "pick-stone" : "enemy-stone", name);
        }
        int stone = ((Click.Square) clicks.get(0)).index();
        return free ? noMove(stone, square) : noPush(stone, square);
    }

    /** An own stone begins neither a push nor a move that is still within the turn. */
    private Message stuck(String name) {
        if (!SixteenStonesPending.mayPush(pending)) {
            return message("stuck-move", name);
        }
        return message(SixteenStonesPending.mayMove(pending) ? "stuck" : "stuck-push", name);
    }

    private Message noMove(int stone, int square) {
        if (!SixteenStonesPending.mayMove(pending)) {
            return message("no-move-left", board.name(stone));
        }
        return message("move-far", board.name(stone), board.name(square));
    }

    private Message noPush(int stone, int square) {
        String from = board.name(stone);
        String to = board.name(square);
        if (!SixteenStonesPending.mayPush(pending)) {
            return message("no-push-left", from);
        }
        int d = SixteenStonesBoard.direction(stone, square);
        if (d < 0) {
            return message("push-line", from, to);
        }
        // The line leads to an enemy stone, so the own run ends before the edge.
        int nearest = stone;
        int pushers = 0;
        while (layout.isOf(state.toMove(), nearest)) {
            nearest += SixteenStonesBoard.offset(d);
            pushers++;
        }
        if (layout.at(nearest) == Layout.EMPTY) {
            return message("push-gap", from, to, board.name(nearest));
        }
        int last = nearest;
        int pushed = 1;
        while (SixteenStonesBoard.one(last, d) != 0
                && layout.isOf(state.toMove().other(), last + SixteenStonesBoard.offset(d))) {
            last += SixteenStonesBoard.offset(d);
            pushed++;
        }
        if (SixteenStonesBoard.one(last, d) != 0 && layout.isOf(state.toMove(), last + SixteenStonesBoard.offset(d))) {
            return message("push-backed", from, to, board.name(last + SixteenStonesBoard.offset(d)));
        }
        if (pushers <= pushed) {
            return message("push-weak", pushers, pushed);
        }
        return message("push-nearest", from, board.name(nearest));
    }

    private static Message message(String rule, Object... args) {
        return Message.of("sixteen-stones.refusal." + rule, args);
    }
}
