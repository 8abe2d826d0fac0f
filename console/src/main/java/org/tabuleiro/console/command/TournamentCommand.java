package org.tabuleiro.console.command;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.cli.BadInput;
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
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets everybody play against everybody. */
@CommandLine.Command(name = "tournament")
final class TournamentCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Parameters(index = "1..*", arity = "2..*", paramLabel = "P")
    private List<String> players = List.of();

    @Option(names = "--games", paramLabel = "N")
    private String games = "20";

    @Option(names = "--threads", paramLabel = "N")
    private String threads = "1";

    @Option(names = "--seed", paramLabel = "N")
    private String seed = "1";

    @Option(names = "--file", paramLabel = "FILE")
    private String file = "";

    TournamentCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws InterruptedException {
        Game rules = console.game(game);
        Map<String, Contestant.Factory> makers = new LinkedHashMap<>();
        for (String player : players) {
            if (makers.put(player, Console.value(Contestant.find(player, rules))) != null) {
                throw new BadInput(Message.of("console.tournament.twice", player));
            }
        }
        int count = number(games, 1);
        int atOnce = number(threads, 1);
        Optional<ResultFile> kept = ResultFile.asked(file);
        List<GameRecord> before = PgnFiles.readIfThere(console, kept);
        Tournament tournament = new Tournament(rules, makers, number(seed, 0), kept.map(ResultFile::path), before);
        if (tournament.games() > 0) {
            console.say("console.match.goes-on", tournament.games(), file);
        }
        boolean live = console.isTerminal();
        CrossTable table = new CrossTable(console, tournament);
        if (live) {
            table.print();
        }
        try {
            tournament.run(count, atOnce, record -> {
                if (live) {
                    table.printAgain();
                } else {
                    console.out().println(line(record, tournament.games(), tournament.games(count)));
                    console.out().flush();
                }
            });
        } catch (IOException full) {
            throw ResultFile.lost(kept, full);
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
