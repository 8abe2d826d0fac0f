package org.tabuleiro.console.table;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.LineInput;
import org.tabuleiro.console.io.UnfinishedGames;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.SavedGame;

/** Plays a game at the terminal, and saves it if the user leaves it unfinished. */
public final class TerminalSession {
    private final Console console;

    /** A session on a console. */
    public TerminalSession(Console console) {
        this.console = console;
    }

    /** Plays a new game. */
    public void play(TerminalGame game) {
        run(game, Optional.empty());
    }

    /** Resumes an unfinished game. */
    public void resume(GameRecord unfinished, LineInput lines, TextView.Style style, RandomGenerator random) {
        run(TerminalGame.resume(console, lines, style, unfinished, random), Optional.of(unfinished));
    }

    private void run(TerminalGame game, Optional<GameRecord> resumed) {
        Optional<GameRecord> unfinished = game.run();
        // Games of scripts are not saved.
        if (!console.isTerminal()) {
            return;
        }
        try {
            new UnfinishedGames(console).replace(resumed, unfinished);
            unfinished.ifPresent(each -> console.say("console.kept"));
        } catch (BadInput bad) {
            console.printError(bad.fault());
            unfinished.ifPresent(each -> {
                console.say("console.kept.printed");
                console.out().println(GameWriter.write(SavedGame.of(each).record()));
            });
        }
    }
}
