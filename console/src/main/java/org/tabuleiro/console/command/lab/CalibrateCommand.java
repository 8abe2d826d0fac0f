package org.tabuleiro.console.command.lab;

import java.util.List;
import java.util.Locale;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.OptionValues;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.lab.Calibration;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Calibrates the levels of a game, so that each beats the one below by the same margin. */
@CommandLine.Command(name = "calibrate")
public final class CalibrateCommand extends CliCommand {
    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Option(names = "--games", paramLabel = "N")
    private String games = "40";

    @Option(names = "--target", paramLabel = "PER-CENT")
    private String target = "75";

    public CalibrateCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        Calibration calibration = new Calibration(
                console.game(game), OptionValues.atLeast(2, games), OptionValues.atLeast(51, target) / 100.0);
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
