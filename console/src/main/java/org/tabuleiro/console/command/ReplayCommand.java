package org.tabuleiro.console.command;

import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.GameFiles;
import org.tabuleiro.console.view.StatePrinter;
import org.tabuleiro.console.view.View;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Notation;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Replays the games of a file turn by turn. */
@CommandLine.Command(name = "replay")
final class ReplayCommand extends Command {
    @Parameters(index = "0", paramLabel = "FILE")
    private String file = "";

    @Option(names = "--boards")
    private boolean boards;

    @Mixin
    private final ViewOptions view = new ViewOptions();

    ReplayCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        for (GameRecord record : GameFiles.read(console, file)) {
            replay(record);
            if (console.isUnheard()) {
                break;
            }
        }
        return DONE;
    }

    private void replay(GameRecord record) {
        Game game = record.game();
        Catalogue catalogue = console.catalogue();
        View drawing = View.of(game, view.style(console));
        StatePrinter printer = new StatePrinter(console.out(), catalogue);
        console.say(
                "console.replay.title",
                catalogue.name(game),
                record.tags().getOrDefault(GameRecord.FIRST, ""),
                record.tags().getOrDefault(GameRecord.SECOND, ""));
        State state = record.start();
        String last = "";
        for (Turn turn : record.line().turns()) {
            boolean first = state.toMove() == Side.FIRST;
            last = turn.text();
            console.out().println((state.turn() + 1) / 2 + (first ? ". " : "... ") + last);
            state = state.play(turn);
            if (boards) {
                printer.print(drawing, state, Notation.squares(game.board(), last), false);
            }
        }
        if (!boards) {
            printer.print(drawing, state, Notation.squares(game.board(), last), false);
        }
        record.result()
                .ifPresentOrElse(
                        result -> console.out().println(catalogue.result(game, result)),
                        () -> console.say("console.replay.unfinished"));
        console.out().println(state);
        console.out().println();
    }
}
