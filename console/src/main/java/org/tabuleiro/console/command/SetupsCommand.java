package org.tabuleiro.console.command;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.tabuleiro.console.io.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.TextFiles;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.lab.Setup;
import org.tabuleiro.lab.SetupBreeding;
import org.tabuleiro.lab.SetupGames;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Breeds set-ups by play, for the engine's book. */
@CommandLine.Command(name = "setups")
final class SetupsCommand extends Command {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Option(names = "--generations", paramLabel = "N")
    private String generations = "20";

    @Option(names = "--nodes", paramLabel = "N")
    private String nodes = "2000";

    @Option(names = "--games", paramLabel = "N")
    private String games = "6";

    @Option(names = "--file", paramLabel = "FILE")
    private String file = "setups.tsv";

    @Option(names = "--seed", paramLabel = "N")
    private String seed = "1";

    SetupsCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() throws IOException {
        if (!console.game(game).equals(Games.BREAKTHRU)) {
            throw new BadInput(Message.of("console.setups.game", game));
        }
        int count = (int) Values.number("--generations", generations, 100_000);
        int each = (int) Values.number("--games", games, 1000);
        SetupGames contest = new SetupGames(Values.number("--nodes", nodes, 1_000_000), TextFiles.path(file));
        SetupBreeding breeding = new SetupBreeding(contest, Values.number("--seed", seed, Integer.MAX_VALUE));
        breeding.run(count, (known, number) -> {
            console.say("console.setups.generation", number, count, contest.played());
            console.out().flush();
        });
        table(breeding, each);
        return DONE;
    }

    /** The set-ups that are left, and what Gold gets of a hundred points with each against each. */
    private void table(SetupBreeding breeding, int each) {
        List<Setup> golds = breeding.kept(Side.FIRST);
        List<Setup> silvers = breeding.kept(Side.SECOND);
        golds.forEach(setup -> console.out().println(setup.text()));
        silvers.forEach(setup -> console.out().println(setup.text()));
        for (Setup gold : golds) {
            StringBuilder row = new StringBuilder();
            for (Setup silver : silvers) {
                row.append(String.format(Locale.ROOT, "%4.0f", 100 * breeding.share(gold, silver, each)));
            }
            console.out().println(row);
            console.out().flush();
        }
    }
}
