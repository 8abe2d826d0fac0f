package org.tabuleiro.console.command.play;

import java.util.List;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.ViewOptions;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.PgnFiles;
import org.tabuleiro.console.view.StatePrinter;
import org.tabuleiro.console.view.TextView;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.games.record.Line;
import org.tabuleiro.table.text.CommentText;
import org.tabuleiro.table.text.TurnWords;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Replays the games of a file turn by turn. */
@CommandLine.Command(name = "replay")
public final class ReplayCommand extends CliCommand {
    private static final String INDENT = "    ";

    @Parameters(index = "0", paramLabel = "FILE")
    private String file = "";

    @Option(names = "--boards")
    private boolean boards;

    @Mixin
    private final ViewOptions view = new ViewOptions();

    public ReplayCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        for (GameRecord record : PgnFiles.read(console, file)) {
            replay(record);
            if (console.hasOutputFailed()) {
                break;
            }
        }
        return DONE;
    }

    private void replay(GameRecord record) {
        Game game = record.game();
        Catalogue catalogue = console.catalogue();
        TextView drawing = TextView.of(game, view.style(console));
        StatePrinter printer = new StatePrinter(console.out(), catalogue);
        console.say(
                "console.replay.title",
                catalogue.name(game),
                record.tags().getOrDefault(GameRecord.FIRST, ""),
                record.tags().getOrDefault(GameRecord.SECOND, ""));
        State state = record.start();
        List<Integer> last = List.of();
        TurnWords words = new TurnWords(catalogue, game);
        CommentText comments = new CommentText(catalogue, game);
        record.line().comments().forEach(comment -> console.print(comments.shown(comment)));
        for (Line.Entry entry : record.line().entries()) {
            boolean first = state.toMove() == Side.FIRST;
            last = entry.turn().squares();
            console.out()
                    .println((state.turnNumber() + 1) / 2
                            + (first ? ". " : "... ")
                            + words.turn(entry.turn().text())
                            + glyphs(entry));
            printNotes(state, entry, words, comments);
            state = state.play(entry.turn());
            if (boards) {
                printer.print(drawing, state, last, false);
            }
        }
        if (!boards) {
            printer.print(drawing, state, last, false);
        }
        record.result()
                .ifPresentOrElse(
                        result -> console.out().println(catalogue.result(game, result)),
                        () -> console.say("console.replay.unfinished"));
        console.out().println(state);
        console.out().println();
    }

    private static String glyphs(Line.Entry entry) {
        StringBuilder glyphs = new StringBuilder();
        for (Line.Note note : entry.notes()) {
            if (note instanceof Line.Mark mark) {
                glyphs.append(' ').append(mark.symbol());
            }
        }
        return glyphs.toString();
    }

    private void printNotes(State before, Line.Entry entry, TurnWords words, CommentText comments) {
        for (Line.Note note : entry.notes()) {
            switch (note) {
                case Line.Comment(String text) ->
                    comments.shown(text).lines().forEach(line -> console.print(INDENT + line));
                case Line.Variation(Line other) ->
                    console.print(INDENT + "(" + GameWriter.write(before, other, words::turn, comments::shown) + ")");
                case Line.Mark mark -> {} // printed beside the turn
            }
        }
    }
}
