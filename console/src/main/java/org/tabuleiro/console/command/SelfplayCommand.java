package org.tabuleiro.console.command;

import java.io.IOException;
import java.util.Optional;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.Progress;
import org.tabuleiro.console.io.ResultFile;
import org.tabuleiro.games.Game;
import org.tabuleiro.lab.SelfPlay;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays the engine against itself for data. */
@CommandLine.Command(name = "selfplay")
final class SelfplayCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Option(names = "--games", paramLabel = "N")
    private String games = "1000";

    @Option(names = "--nodes", paramLabel = "N")
    private String nodes = "2000";

    @Option(names = "--threads", paramLabel = "N")
    private String threads = "1";

    @Option(names = "--seed", paramLabel = "N")
    private String seed = "1";

    @Option(names = "--out", paramLabel = "FILE")
    private String out = "";

    SelfplayCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws InterruptedException {
        Game rules = console.game(game);
        int count = number(games, 1);
        int atOnce = number(threads, 1);
        SelfPlay play = new SelfPlay(rules, number(nodes, 1), number(seed, 0));
        ResultFile file = ResultFile.of(out.isEmpty() ? rules.id() + ".tsv" : out);
        try {
            int there = Console.value(play.run(file.path(), count, atOnce, new Progress(console, count)::show));
            console.say("console.selfplay.done", there, file.name());
        } catch (IOException full) {
            throw ResultFile.lost(Optional.of(file), full);
        }
        return DONE;
    }
}
