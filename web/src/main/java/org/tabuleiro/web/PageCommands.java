package org.tabuleiro.web;

import java.util.List;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Step;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.setup.SetupPlan;
import org.tabuleiro.web.border.Command;

/** Runs the commands of a page at a table. */
final class PageCommands {
    /** Between two programs, the least milliseconds of a turn, so that people can watch. */
    private static final int WATCHED_MILLIS = 1200;

    private final Table table;
    private final PagePlayers players;
    private final Places places;

    PageCommands(Table table, PagePlayers players, Places places) {
        this.table = table;
        this.players = players;
        this.places = places;
    }

    /** Runs a command; returns whether there was something to do. */
    boolean run(Command command) {
        return switch (command) {
            case Command.Begin() -> done(table::begin);
            case Command.Tick() -> done(() -> table.tick(table.now()));
            case Command.SetConfirming(boolean on) -> done(() -> table.input().setConfirming(on));
            case Command.SetResigning(boolean on) -> done(() -> table.setMayResign(on));
            case Command.SetSeconds(int seconds) -> done(() -> players.setMostMillis(1000L * seconds));
            case Command.SetPace(int millis) -> done(() -> table.setPace(new Table.Pace(millis, 0, WATCHED_MILLIS)));
            case Command.UndoClick() -> table.input().undoClick();
            case Command.ResetTurn() -> done(table.input()::resetTurn);
            case Command.ReturnTo(int steps) -> done(() -> table.input().returnTo(steps));
            case Command.Confirm() -> done(table.input()::confirm);
            case Command.TakeBack() -> table.controls().takeBack();
            case Command.Redo() -> table.controls().redo();
            case Command.Display(int place) -> done(() -> table.display(places.node(place)));
            case Command.Play(String turn) -> play(turn);
            case Command.Promote(int place) -> table.editing().promote(places.node(place));
            case Command.Delete(int place) -> table.editing().delete(places.node(place));
            case Command.Preset(String name) -> suggest(plan().presets().getOrDefault(name, List.of()));
            case Command.Mirror(boolean files) ->
                suggest(plan().mirrored(table.input().entry().steps(), files));
            case Command.Fill() -> suggest(plan().filled(table.input().entry().steps()));
            case Command.Place(String turn) -> suggest(plan().read(turn));
            case Command.Hint() -> done(table.controls()::hint);
            case Command.Resign() -> done(table.controls()::resign);
            case Command.OfferDraw() -> done(table.controls()::offerDraw);
            case Command.AnswerDraw(boolean accept) ->
                done(() -> table.controls().answerDraw(accept));
            case Command.Hurry() -> done(table.controls()::hurry);
            case Command.Pause() -> done(table.controls()::pause);
            case Command.Resume() -> done(table.controls()::resume);
            case Command.Step() -> done(table.controls()::step);
            case Command.Retry() -> done(table.controls()::retry);
            case Command.TakeOver() -> done(table.controls()::takeOver);
            case Command.SwapSeats() -> done(table::swapSeats);
        };
    }

    private static boolean done(Runnable action) {
        action.run();
        return true;
    }

    private SetupPlan plan() {
        return new SetupPlan(table.displayed().state());
    }

    private boolean suggest(List<Step> steps) {
        if (steps.isEmpty() || !table.input().mayEnter()) {
            return false;
        }
        table.input().suggest(steps);
        return true;
    }

    /** Plays a whole turn in place of what was entered, whether turns are confirmed or not. */
    private boolean play(String text) {
        return table.displayed().state().readSteps(text) instanceof Parsed.Ok<List<Step>>(List<Step> steps)
                && suggest(steps)
                && done(table.input()::confirm);
    }
}
