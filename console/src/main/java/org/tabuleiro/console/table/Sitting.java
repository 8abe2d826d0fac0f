package org.tabuleiro.console.table;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.KeptGames;
import org.tabuleiro.console.io.LineInput;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.SavedGame;

/** Plays games at a terminal, and keeps the game of a person who walks away from it. */
public final class Sitting {
    private final Console console;

    /** At a console. */
    public Sitting(Console console) {
        this.console = console;
    }

    /** Plays a new game. */
    public void play(TerminalGame game) {
        run(game, Optional.empty());
    }

    /** Goes on with a game that was kept. */
    public void resume(GameRecord kept, LineInput lines, TextView.Style style, RandomGenerator random) {
        run(TerminalGame.resume(console, lines, style, kept, random), Optional.of(kept));
    }

    private void run(TerminalGame game, Optional<GameRecord> before) {
        Optional<GameRecord> left = game.run();
        // A script that comes to its end has not walked away.
        if (!console.isTerminal()) {
            return;
        }
        try {
            new KeptGames(console).replace(before, left);
            left.ifPresent(each -> console.say("console.kept"));
        } catch (BadInput bad) {
            console.complain(bad.fault());
            left.ifPresent(each -> {
                console.say("console.kept.printed");
                console.out().println(GameWriter.write(SavedGame.of(each).record()));
            });
        }
    }
}
