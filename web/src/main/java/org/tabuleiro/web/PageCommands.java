package org.tabuleiro.web;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.SetupPlan;
import org.tabuleiro.table.Table;

/** What a page can ask of a table by name, with one argument. */
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
    boolean run(String name, String argument) {
        return switch (name) {
            case "begin" -> done(table::begin);
            case "tick" -> done(() -> table.tick(table.now()));
            case "confirming" -> done(() -> table.setConfirming(argument.equals("on")));
            case "resigning" -> done(() -> table.setMayResign(argument.equals("on")));
            case "seconds" -> done(() -> players.setMostMillis(1000L * number(argument)));
            case "pace" -> done(() -> table.setPace(new Table.Pace(number(argument), 0, WATCHED_MILLIS)));
            case "undo-click" -> table.undoClick();
            case "reset-turn" -> done(table::resetTurn);
            case "return-to" -> done(() -> table.returnTo(number(argument)));
            case "confirm" -> done(table::confirm);
            case "take-back" -> table.takeBack();
            case "redo" -> table.redo();
            case "show" -> done(() -> table.display(place(argument)));
            case "play" -> play(argument);
            case "promote" -> table.editing().promote(place(argument));
            case "delete" -> table.editing().delete(place(argument));
            case "preset" -> suggest(plan().presets().getOrDefault(argument, List.of()));
            case "mirror" -> suggest(plan().mirrored(table.entry().steps(), argument.equals("files")));
            case "fill" -> suggest(plan().filled(table.entry().steps()));
            case "placed" -> suggest(plan().read(argument));
            default -> around(name, argument);
        };
    }

    /** What is done around the turns. */
    private boolean around(String name, String argument) {
        return switch (name) {
            case "hint" -> done(table::hint);
            case "resign" -> done(table::resign);
            case "draw" -> done(table::offerDraw);
            case "accept-draw" -> done(() -> table.answerDraw(true));
            case "decline-draw" -> done(() -> table.answerDraw(false));
            case "hurry" -> done(table::hurry);
            case "pause" -> done(table::pause);
            case "go-on" -> done(table::resume);
            case "step" -> done(table::step);
            case "retry" -> done(table::retry);
            case "take-over" -> done(table::takeOver);
            case "swap" -> done(table::swapSeats);
            case "sit-first" -> sit(Side.FIRST, argument);
            case "sit-second" -> sit(Side.SECOND, argument);
            default -> throw new IllegalArgumentException("there is no command " + name);
        };
    }

    private static boolean done(Runnable action) {
        action.run();
        return true;
    }

    private static int number(String argument) {
        return Integer.parseInt(argument);
    }

    private GameTree.Node place(String argument) {
        return places.node(number(argument));
    }

    private boolean sit(Side side, String text) {
        Optional<Seat> seat = Seat.read(text);
        seat.ifPresent(each -> table.sit(side, each));
        return seat.isPresent();
    }

    private SetupPlan plan() {
        return new SetupPlan(table.displayed().state());
    }

    private boolean suggest(List<Step> steps) {
        if (steps.isEmpty() || !table.mayEnter()) {
            return false;
        }
        table.suggest(steps);
        return true;
    }

    /** Plays a whole turn in place of what was entered, whether turns are confirmed or not. */
    private boolean play(String text) {
        return table.displayed().state().readSteps(text) instanceof Parsed.Ok<List<Step>>(List<Step> steps)
                && suggest(steps)
                && done(table::confirm);
    }
}
