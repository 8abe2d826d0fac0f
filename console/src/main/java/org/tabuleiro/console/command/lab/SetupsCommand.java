package org.tabuleiro.console.command.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.OptionValues;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.ConsoleFiles;
import org.tabuleiro.console.io.ProgressBar;
import org.tabuleiro.files.FileError;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.lab.breakthru.FleetSetup;
import org.tabuleiro.lab.breakthru.SetupEvolution;
import org.tabuleiro.lab.breakthru.SetupGames;
import org.tabuleiro.lab.breakthru.SetupTable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Evolves set-ups of Breakthru by play, for the engine's opening book. */
@CommandLine.Command(name = "setups")
public final class SetupsCommand extends CliCommand {
    /** The number of set-ups in the book for each side. */
    private static final int BOOK_SIZE = 6;

    private static final int MAX_THREADS = 256;

    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Option(names = "--generations", paramLabel = "N")
    private String generations = "20";

    @Option(names = "--nodes", paramLabel = "N")
    private String nodes = "2000";

    @Option(names = "--games", paramLabel = "N")
    private String games = "6";

    @Option(names = "--threads", paramLabel = "N")
    private String threads = "1";

    @Option(names = "--file", paramLabel = "FILE")
    private String file = "setups.tsv";

    @Option(names = "--seed", paramLabel = "N")
    private String seed = "1";

    public SetupsCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws InterruptedException {
        if (!console.game(game).equals(Games.BREAKTHRU)) {
            throw new BadInput(Message.of("console.setups.game", game, Games.BREAKTHRU.id()));
        }
        int count = (int) OptionValues.number("--generations", generations, 100_000);
        int gamesPerPair = (int) OptionValues.number("--games", games, 1000);
        long randomSeed = OptionValues.number("--seed", seed, Integer.MAX_VALUE);
        SetupGames setupGames = open(OptionValues.number("--nodes", nodes, 1_000_000), (int)
                OptionValues.number("--threads", threads, MAX_THREADS));
        try {
            print(evolve(new SetupEvolution(setupGames, randomSeed), setupGames, count, gamesPerPair));
        } catch (IOException failure) {
            throw ConsoleFiles.cannotWrite(file, failure);
        }
        return DONE;
    }

    private SetupGames open(long nodesPerTurn, int atOnce) {
        Path path = ConsoleFiles.path(file);
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw ConsoleFiles.cannotRead(file, FileError.notRegular(path));
        }
        try {
            return Console.value(SetupGames.open(nodesPerTurn, path, atOnce));
        } catch (IOException failure) {
            throw ConsoleFiles.cannotRead(file, failure);
        }
    }

    private SetupTable evolve(SetupEvolution evolution, SetupGames setupGames, int count, int gamesPerPair)
            throws IOException, InterruptedException {
        try (ProgressBar bar = new ProgressBar(console)) {
            evolution.run(count, (generation, done, all) -> {
                bar.show(console.catalogue().text("console.setups.evolving", generation, count), done, all);
                if (done == all) {
                    bar.clear();
                    console.say("console.setups.generation", generation, count, setupGames.played());
                    console.out().flush();
                }
            });
            return evolution.table(
                    gamesPerPair,
                    BOOK_SIZE,
                    (done, all) -> bar.show(console.catalogue().text("console.setups.comparing"), done, all));
        }
    }

    /** Prints the set-ups, those for the book with a star, and Gold's score in per cent for every pair. */
    private void print(SetupTable table) {
        printSetups(table, table.golds(), "G");
        printSetups(table, table.silvers(), "S");
        StringBuilder head = new StringBuilder("    ");
        for (int silver = 1; silver <= table.silvers().size(); silver++) {
            head.append(String.format(Locale.ROOT, "%5s", "S" + silver));
        }
        console.out().println(head);
        for (int gold = 0; gold < table.golds().size(); gold++) {
            StringBuilder row = new StringBuilder(String.format(Locale.ROOT, "%-4s", "G" + (gold + 1)));
            for (double share : table.shares()[gold]) {
                row.append(String.format(Locale.ROOT, "%5.0f", 100 * share));
            }
            console.out().println(row);
        }
    }

    private void printSetups(SetupTable table, List<FleetSetup> setups, String letter) {
        for (int i = 0; i < setups.size(); i++) {
            FleetSetup setup = setups.get(i);
            int rank = table.bookRank(setup);
            String mark = rank == 0 ? "" : " *" + rank;
            String name = SetupTable.name(setup).map(classic -> " " + classic).orElse("");
            console.out().println(letter + (i + 1) + " " + setup.text() + name + mark);
        }
    }
}
