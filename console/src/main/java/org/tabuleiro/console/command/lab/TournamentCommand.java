package org.tabuleiro.console.command.lab;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.RunOptions;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.PgnFiles;
import org.tabuleiro.console.io.ResultFile;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.lab.EngineMatch;
import org.tabuleiro.lab.Tournament;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Plays a round robin of engine matches. */
@CommandLine.Command(name = "tournament")
public final class TournamentCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1..*", arity = "2..*", paramLabel = "P")
    private List<String> players = List.of();

    @Mixin
    private final RunOptions options = new RunOptions();

    public TournamentCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws InterruptedException {
        Game rules = console.game(game);
        Map<String, Contestant.Factory> factories = new LinkedHashMap<>();
        for (String player : players) {
            if (factories.put(player, Console.value(Contestant.find(player, rules))) != null) {
                throw new BadInput(Message.of("console.tournament.twice", player));
            }
        }
        int count = options.games();
        int threads = options.threads();
        Optional<ResultFile> file = options.file();
        List<GameRecord> before = PgnFiles.readIfExists(console, file);
        Tournament tournament = new Tournament(rules, factories, options.seed(), file.map(ResultFile::path), before);
        if (tournament.games() > 0) {
            console.say("console.match.goes-on", tournament.games(), ResultFile.name(file));
        }
        boolean live = console.isTerminal();
        CrossTable table = new CrossTable(console, tournament);
        if (live) {
            table.print();
        }
        try {
            tournament.run(count, threads, record -> {
                if (live) {
                    table.reprint();
                } else {
                    console.out().println(line(record, tournament.games(), tournament.games(count)));
                    console.out().flush();
                }
            });
        } catch (IOException failure) {
            throw ResultFile.error(file, failure);
        }
        if (!live) {
            table.print();
        }
        return DONE;
    }

    private static String line(GameRecord record, int played, int all) {
        String result = record.result()
                .flatMap(end -> end.winner())
                .map(winner -> winner.ordinal() == 0 ? "1-0" : "0-1")
                .orElse("1/2-1/2");
        Map<String, String> tags = record.tags();
        return played + "/" + all + " " + tags.get(EngineMatch.ROUND) + " " + tags.get(GameRecord.FIRST) + " - "
                + tags.get(GameRecord.SECOND) + " " + result;
    }
}
