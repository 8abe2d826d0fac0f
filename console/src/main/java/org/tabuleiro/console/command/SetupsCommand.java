package org.tabuleiro.console.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.ConsoleFiles;
import org.tabuleiro.console.io.ProgressBar;
import org.tabuleiro.files.FileError;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.lab.breakthru.Setup;
import org.tabuleiro.lab.breakthru.SetupBreeding;
import org.tabuleiro.lab.breakthru.SetupGames;
import org.tabuleiro.lab.breakthru.SetupTable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Breeds set-ups by play, for the engine's book. */
@CommandLine.Command(name = "setups")
final class SetupsCommand extends CliCommand {
    /** How many set-ups of each side the book has. */
    private static final int BOOK = 6;

    private static final int MOST_THREADS = 256;

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

    SetupsCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws InterruptedException {
        if (!console.game(game).equals(Games.BREAKTHRU)) {
            throw new BadInput(Message.of("console.setups.game", game));
        }
        int count = (int) Values.number("--generations", generations, 100_000);
        int each = (int) Values.number("--games", games, 1000);
        long lots = Values.number("--seed", seed, Integer.MAX_VALUE);
        SetupGames contest = contest(
                Values.number("--nodes", nodes, 1_000_000), (int) Values.number("--threads", threads, MOST_THREADS));
        try {
            tell(breed(new SetupBreeding(contest, lots), contest, count, each));
        } catch (IOException broken) {
            throw ConsoleFiles.cannotWrite(file, broken);
        }
        return DONE;
    }

    private SetupGames contest(long nodesATurn, int atOnce) {
        Path path = ConsoleFiles.path(file);
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw ConsoleFiles.cannotRead(file, FileError.notRegular(path));
        }
        try {
            return Console.value(SetupGames.open(nodesATurn, path, atOnce));
        } catch (IOException broken) {
            throw ConsoleFiles.cannotRead(file, broken);
        }
    }

    private SetupTable breed(SetupBreeding breeding, SetupGames contest, int count, int each)
            throws IOException, InterruptedException {
        try (ProgressBar bar = new ProgressBar(console)) {
            breeding.run(count, (generation, done, all) -> {
                bar.show(console.catalogue().text("console.setups.breeding", generation, count), done, all);
                if (done == all) {
                    bar.clear();
                    console.say("console.setups.generation", generation, count, contest.played());
                    console.out().flush();
                }
            });
            return breeding.table(
                    each,
                    BOOK,
                    (done, all) -> bar.show(console.catalogue().text("console.setups.comparing"), done, all));
        }
    }

    /** The set-ups, those for the book with a star, and what Gold gets of a hundred points with each against each. */
    private void tell(SetupTable table) {
        name(table, table.golds(), "G");
        name(table, table.silvers(), "S");
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

    private void name(SetupTable table, List<Setup> setups, String letter) {
        for (int i = 0; i < setups.size(); i++) {
            Setup setup = setups.get(i);
            int place = table.place(setup);
            String mark = place == 0 ? "" : " *" + place;
            String name = SetupTable.name(setup).map(classic -> " " + classic).orElse("");
            console.out().println(letter + (i + 1) + " " + setup.text() + name + mark);
        }
    }
}
