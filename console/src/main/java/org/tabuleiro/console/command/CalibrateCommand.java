package org.tabuleiro.console.command;

import java.util.List;
import java.util.Locale;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.lab.Calibration;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Finds how strong the levels of a game must be for each to beat the one below by as much. */
@CommandLine.Command(name = "calibrate")
final class CalibrateCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Option(names = "--games", paramLabel = "N")
    private String games = "40";

    @Option(names = "--target", paramLabel = "PER-CENT")
    private String target = "75";

    CalibrateCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Calibration calibration = new Calibration(console.game(game), number(games, 2), number(target, 51) / 100.0);
        List<Integer> rungs = calibration.run(trial -> {
            console.out()
                    .println(String.format(
                            Locale.ROOT, "%d %d %.1f %%", trial.level(), trial.rung(), 100 * trial.score()));
            console.out().flush();
        });
        console.out().println(rungs);
        return DONE;
    }
}
