package org.tabuleiro.console.table;

import java.util.List;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.view.NaturalOrder;
import org.tabuleiro.console.view.StatePrinter;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.table.Status;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.TableEvent;
import org.tabuleiro.table.coach.EndSummary;
import org.tabuleiro.table.text.TurnWords;
import org.tabuleiro.table.text.Wording;

/** Prints a table: the board, what happens, the advice and the prompt. */
public final class GamePrinter {
    private final Console console;
    private final Table table;
    private final TextView.Style style;
    private boolean flipped;
    private boolean printed;

    /**
     * The printer of a table.
     *
     * @param console where it prints
     * @param table the table
     * @param style the style of the board
     * @param flipped whether the second player is at the bottom
     */
    public GamePrinter(Console console, Table table, TextView.Style style, boolean flipped) {
        this.console = console;
        this.table = table;
        this.style = style;
        this.flipped = flipped;
    }

    private Catalogue catalogue() {
        return console.catalogue();
    }

    boolean isFlipped() {
        return flipped;
    }

    public void flip() {
        flipped = !flipped;
    }

    /** Whether the board was printed since the last call. */
    public boolean consumePrinted() {
        boolean was = printed;
        printed = false;
        return was;
    }

    /** Prints the board, with the last turn or with the entered steps of an unfinished one. */
    public void board() {
        printed = true;
        TurnBuilder entry = table.input().entry();
        List<Integer> last = entry.steps().isEmpty()
                ? table.displayed().turn().map(Turn::squares).orElse(List.of())
                : new Turn(entry.steps()).squares();
        console.out().println();
        new StatePrinter(console.out(), catalogue())
                .print(TextView.of(table.game(), style), entry.state(), last, flipped);
    }

    /** Prints the steps of a turn one by one, with the board after each but the last. */
    public void steps(State before, Turn turn) {
        State state = before;
        int count = turn.steps().size();
        for (int step = 0; step < count; step++) {
            Step played = turn.steps().get(step);
            state = state.play(played);
            console.say("console.step", step + 1, count, localized(new Turn(List.of(played))));
            if (step < count - 1) {
                new StatePrinter(console.out(), catalogue())
                        .print(TextView.of(table.game(), style), state, new Turn(List.of(played)).squares(), flipped);
            }
        }
    }

    /** Prints the legal steps. */
    public void legalSteps() {
        List<String> steps = table.input().entry().state().legalSteps().stream()
                .map(Step::text)
                .sorted(NaturalOrder.INSTANCE)
                .toList();
        int width = console.width();
        StringBuilder line = new StringBuilder();
        for (String step : steps) {
            if (line.length() + step.length() > width) {
                console.out().println(line.toString().strip());
                line.setLength(0);
            }
            line.append(step).append("  ");
        }
        console.out().println(line.toString().strip());
    }

    /** Prints the board and the result, if the game is over. */
    public void boardWithResult() {
        board();
        table.result().ifPresent(result -> console.print(catalogue().result(table.game(), result)));
    }

    /** Prints what an event says. */
    public void event(TableEvent event) {
        switch (event) {
            case TableEvent.Played played -> {
                String side = side(played.side());
                Turn turn = played.node().turn().orElseThrow();
                console.print(Wording.playedWord(table.game(), played.side(), turn)
                        .map(catalogue()::text)
                        .orElseGet(() -> catalogue().text("console.played", side, localized(turn))));
                board();
            }
            case TableEvent.WentBack back -> board();
            case TableEvent.Ended ended -> table.coach().end().ifPresent(this::end);
            case TableEvent.DrawOffered(Side side) -> {
                if (table.seat(side).isProgram()) {
                    console.say("console.draw-proposed", side(side), TypedCommand.DRAW.in(catalogue()));
                }
            }
            case TableEvent.DrawDeclined(Side side) -> {
                if (table.seat(side).isProgram()) {
                    console.say("console.draw-declined", side(side));
                }
            }
            case TableEvent.TakeBackRequested requested -> {}
            case TableEvent.TakeBackDeclined declined -> {}
            case TableEvent.Failed(Side side, Message reason) ->
                console.print(catalogue().text(reason));
            case TableEvent.Refused(Message reason) -> console.print(catalogue().text(reason));
            case TableEvent.Thinking thinking -> {}
            case TableEvent.Tried tried -> board();
        }
    }

    private String side(Side side) {
        return catalogue().side(table.game(), side);
    }

    private void end(EndSummary end) {
        if (end.outcome() == EndSummary.Outcome.WON || end.outcome() == EndSummary.Outcome.LOST) {
            console.print(end.headline(table, catalogue()));
        }
        for (EndSummary.ScorePart part : end.parts()) {
            console.say("table.end.part", part.name(), part.first(), part.second());
        }
        console.print(end.reason(table, catalogue()));
        end.next().ifPresent(next -> console.print(catalogue().text(next)));
    }

    /** Prints the notice of the table, if any. */
    public void notice() {
        table.notice().ifPresent(notice -> console.print(catalogue().text(notice.message())));
    }

    /** Prints the advice for a beginner at the start of a turn. */
    void advice() {
        TurnBuilder entry = table.input().entry();
        if (entry.steps().isEmpty() && entry.clicks().isEmpty()) {
            table.coach().advice().ifPresent(advice -> console.print(catalogue().text(advice.message())));
        }
    }

    /** Prints what to do now. */
    public void prompt() {
        console.print(sentence());
    }

    /** What to do now. */
    public String sentence() {
        if (table.match().isOver()) {
            return catalogue().text("console.over");
        }
        return switch (table.status()) {
            case Status.Paused paused -> catalogue().text("console.paused", TypedCommand.CONTINUE.in(catalogue()));
            case Status.Failed failed -> catalogue().text("console.failed", TypedCommand.RETRY.in(catalogue()));
            case Status.Waiting waiting -> waiting.sentence(catalogue(), table.game());
            case Status.Pending pending -> pending.sentence(catalogue(), table.game());
            default -> turnPrompt();
        };
    }

    private String turnPrompt() {
        TurnBuilder entry = table.input().entry();
        String entered = entry.steps().isEmpty() ? "" : " (" + localized(new Turn(entry.steps())) + ")";
        List<String> words = entry.state().legalSteps().stream()
                .filter(step -> step.kind() == Step.Kind.WORD)
                .map(Step::text)
                .toList();
        String choice = words.isEmpty() || !entry.clicks().isEmpty() ? "" : " [" + String.join(", ", words) + "]";
        return side(table.match().toMove()) + entered + ": " + catalogue().text(entry.prompt()) + choice;
    }

    /** A turn in the language of the player; typed and saved turns are in notation. */
    private String localized(Turn turn) {
        return new TurnWords(catalogue(), table.game()).turn(turn.text());
    }
}
