package org.tabuleiro.console.table;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.Interrupt;
import org.tabuleiro.console.io.LiveText;
import org.tabuleiro.console.view.ScoreText;
import org.tabuleiro.engine.Analysis;
import org.tabuleiro.engine.Minds;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;

/** Lets a computer choose a turn; on a terminal a line shows that it thinks, and a key or Ctrl-C makes it play at once. */
final class Thinking {
    private final Console console;
    private final State state;
    private final LiveText line;
    private final Interrupt interrupt;
    private final long start = System.nanoTime();
    private @Nullable Analysis known;

    /**
     * What came of it.
     *
     * @param turn the turn
     * @param interrupted whether a person had enough of waiting
     */
    record Thought(Turn turn, boolean interrupted) {}

    private Thinking(Console console, State state, LiveText line, Interrupt interrupt) {
        this.console = console;
        this.state = state;
        this.line = line;
        this.interrupt = interrupt;
    }

    /**
     * Chooses a turn.
     *
     * @param console where it shows
     * @param computer who chooses
     * @param state where
     * @param pace how many milliseconds a turn takes at least, so that people can follow
     */
    static Thought choose(Console console, Player.Computer computer, State state, long pace) {
        if (console.isTerminal() && !console.hasCursor()) {
            console.say("console.thinking");
        }
        try (LiveText line = new LiveText(console);
                Interrupt interrupt = Interrupt.watch(console)) {
            Thinking thinking = new Thinking(console, state, line, interrupt);
            Turn turn = computer.choose(state, thinking::isStopWanted, thinking::note);
            interrupt.await(pace - (System.nanoTime() - thinking.start) / 1_000_000);
            return new Thought(turn, interrupt.isWanted());
        }
    }

    private void note(Analysis analysis) {
        known = analysis;
    }

    /** Asked all the time, so the line is kept up to date here. */
    private boolean isStopWanted() {
        if (line.isDue()) {
            line.show(List.of(text()));
        }
        return interrupt.isWanted();
    }

    private String text() {
        String thinks = console.catalogue().text("console.thinking");
        Analysis analysis = known;
        if (analysis == null) {
            return thinks;
        }
        double chance = Minds.of(state.game()).winProbability(analysis.best().score());
        String seconds = String.format(Locale.ROOT, "%.1f", (System.nanoTime() - start) / 1e9);
        return console.catalogue()
                .text(
                        "console.thinking.more",
                        thinks,
                        String.valueOf(analysis.depth()),
                        ScoreText.chance(console.catalogue(), chance),
                        seconds);
    }
}
