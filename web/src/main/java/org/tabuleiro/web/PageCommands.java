package org.tabuleiro.web;

import java.util.List;
import java.util.function.Consumer;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.coach.MistakeReview;
import org.tabuleiro.table.preferences.Pace;
import org.tabuleiro.table.setup.SetupPlan;
import org.tabuleiro.web.border.TableCommand;

/** Runs the commands of a page at a table. */
final class PageCommands {
    private final Table table;
    private final PagePlayers players;
    private final Places places;

    PageCommands(Table table, PagePlayers players, Places places) {
        this.table = table;
        this.players = players;
        this.places = places;
    }

    /** Runs a command; returns whether there was something to do. */
    boolean run(TableCommand command) {
        return switch (command) {
            case TableCommand.Begin() -> done(table::begin);
            case TableCommand.Tick() -> done(() -> table.tick(table.now()));
            case TableCommand.SetConfirming(boolean on) ->
                done(() -> table.input().setConfirming(on));
            case TableCommand.SetResigning(boolean on) ->
                done(() -> table.preferences().setMayResign(on));
            case TableCommand.SetSeconds(int seconds) -> done(() -> players.setMaxMillis(1000L * seconds));
            case TableCommand.SetMotion(boolean on) ->
                done(() -> table.preferences().setPace(Pace.forPeople(on)));
            case TableCommand.SetWarnings(boolean on) ->
                done(() -> table.coach().setWarnings(on));
            case TableCommand.SetThoughts(boolean on) ->
                done(() -> table.preferences().setShowsThoughts(on));
            case TableCommand.SetChances(boolean on) ->
                done(() -> table.coach().review().setLive(on));
            case TableCommand.SetLevel(Side side, int level) ->
                done(() -> table.controls().setLevel(side, level));
            case TableCommand.ReviewMatch() -> done(table.coach().review()::start);
            case TableCommand.ReviewMistakes(Side side) ->
                done(() -> table.coach().reviewMistakes(side));
            case TableCommand.RetryMistake() -> inMistakes(MistakeReview::retry);
            case TableCommand.ShowSolution() -> inMistakes(MistakeReview::showSolution);
            case TableCommand.NextMistake() -> inMistakes(MistakeReview::next);
            case TableCommand.EndMistakes() -> done(table.coach()::endMistakes);
            case TableCommand.UndoClick() -> table.input().undoClick();
            case TableCommand.ResetTurn() -> done(table.input()::resetTurn);
            case TableCommand.ReturnTo(int steps) -> done(() -> table.input().returnTo(steps));
            case TableCommand.Confirm() -> done(table.input()::confirm);
            case TableCommand.UndoTurn() -> table.controls().takeBack();
            case TableCommand.RedoTurn() -> table.controls().redo();
            case TableCommand.Display(int place) -> done(() -> table.display(places.node(place)));
            case TableCommand.PlayTurn(String turn) -> play(turn);
            case TableCommand.Promote(int place) -> table.editing().promote(places.node(place));
            case TableCommand.Delete(int place) -> table.editing().delete(places.node(place));
            case TableCommand.Preset(String name) -> suggest(plan().presets().getOrDefault(name, List.of()));
            case TableCommand.Mirror(boolean files) ->
                suggest(plan().mirrored(table.input().entry().steps(), files));
            case TableCommand.Fill() ->
                suggest(plan().filled(table.input().entry().steps()));
            case TableCommand.PlacePieces(String turn) -> suggest(plan().read(turn));
            case TableCommand.RequestHint() -> done(table.controls()::hint);
            case TableCommand.ResignMatch() -> done(table.controls()::resign);
            case TableCommand.ProposeDraw() -> done(table.controls()::offerDraw);
            case TableCommand.AnswerDraw(boolean accept) ->
                done(() -> table.controls().answerDraw(accept));
            case TableCommand.AnswerTakeBack(boolean accept) ->
                done(() -> table.controls().answerTakeBack(accept));
            case TableCommand.AbortMatch() -> done(table.controls()::abort);
            case TableCommand.MoveNow() -> done(table.controls()::hurry);
            case TableCommand.PauseMatch() -> done(table.controls()::pause);
            case TableCommand.ResumeMatch() -> done(table.controls()::resume);
            case TableCommand.PlayOneTurn() -> done(table.controls()::step);
            case TableCommand.Retry() -> done(table.controls()::retry);
            case TableCommand.TakeOver() -> done(table.controls()::takeOver);
            case TableCommand.SwapSeats() -> done(table::swapSeats);
        };
    }

    private static boolean done(Runnable action) {
        action.run();
        return true;
    }

    private boolean inMistakes(Consumer<MistakeReview> action) {
        table.coach().mistakes().ifPresent(action);
        return table.coach().mistakes().isPresent();
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
