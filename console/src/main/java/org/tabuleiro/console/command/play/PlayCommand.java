package org.tabuleiro.console.command.play;

import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.OptionValues;
import org.tabuleiro.console.command.base.ViewOptions;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.LineInput;
import org.tabuleiro.console.io.UnfinishedGames;
import org.tabuleiro.console.table.Seats;
import org.tabuleiro.console.table.TerminalGame;
import org.tabuleiro.console.table.TerminalSession;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Seat;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a game in the terminal. */
@CommandLine.Command(name = "play")
public final class PlayCommand extends CliCommand {
    private static final String MIN_SECONDS = "0.1";
    private static final String MAX_SECONDS = "600";

    /** The level that {@code --time} applies to. */
    private static final String STRONGEST = Seat.fullStrength().text();

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME")
    private String game = "";

    @Option(names = "--resume")
    private boolean resume;

    @Option(names = "--first", paramLabel = "P")
    private String first = "human";

    @Option(names = "--second", paramLabel = "P")
    private String second = "level:3";

    @Option(names = "--side", paramLabel = "first|second|random")
    private String side = "first";

    @Option(names = "--setup", paramLabel = "NAME")
    private String setup = "";

    @Option(names = "--position", paramLabel = "POS")
    private String position = "";

    @Option(names = "--time", paramLabel = "S")
    private String time = "";

    @Option(names = "--resign")
    private boolean resigns;

    @Option(names = "--seed", paramLabel = "N")
    private String seed = "";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private final ViewOptions view = new ViewOptions();

    public PlayCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        // An invalid time is reported first, even if no player uses it.
        OptionalLong millis = time.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(OptionValues.millis("--time", time, MIN_SECONDS, MAX_SECONDS));
        if (resume) {
            resume();
            return DONE;
        }
        if (game.isEmpty()) {
            throw new BadInput(Message.of("cli.missing", "GAME", spec.qualifiedName()));
        }
        Game rules = console.game(game);
        State start = start(rules);
        Random random = random();
        if (!List.of("first", "second", "random").contains(side)) {
            throw new BadInput(Message.of("console.unknown-seat", side));
        }
        if (millis.isPresent() && !List.of(first, second).contains(STRONGEST)) {
            throw new BadInput(Message.of("console.time-for-strongest", STRONGEST));
        }
        Seat one = Console.value(Seats.find(first, rules));
        Seat two = Console.value(Seats.find(second, rules));
        String full = millis.isPresent() ? String.valueOf(millis.getAsLong()) : "";
        new UnfinishedGames(console).offered().ifPresent(this::printResumeHint);
        new TerminalSession(console)
                .play(new TerminalGame(
                        console,
                        LineInput.of(console),
                        view.style(console),
                        Seats.of(one, two, side, random),
                        start,
                        new TerminalGame.Options(random, full, resigns)));
        return DONE;
    }

    private void printResumeHint(GameRecord unfinished) {
        console.say(
                "console.kept.mention",
                console.catalogue().name(unfinished.game()),
                unfinished.end().turnNumber());
    }

    /** Resumes the unfinished game that was left last; only the style of the board can be changed. */
    private void resume() {
        for (String option : List.of("--first", "--second", "--side", "--setup", "--position", "--time")) {
            if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
                throw new BadInput(Message.of("console.resume.alone", option));
            }
        }
        if (!game.isEmpty()) {
            throw new BadInput(Message.of("console.resume.alone", game));
        }
        Random random = random();
        GameRecord unfinished = new UnfinishedGames(console)
                .newest()
                .orElseThrow(() -> new BadInput(Message.of("console.resume.none")));
        new TerminalSession(console).resume(unfinished, LineInput.of(console), view.style(console), random);
    }

    private State start(Game rules) {
        if (setup.isEmpty()) {
            return console.state(rules, position);
        }
        if (!position.isEmpty()) {
            throw new BadInput(Message.of("console.setup-or-position"));
        }
        String text = rules.setups().get(setup);
        if (text == null) {
            String known = String.join(", ", rules.setups().keySet());
            throw new BadInput(
                    known.isEmpty()
                            ? Message.of("console.no-setups", rules.id())
                            : Message.of("file.setup", setup, known));
        }
        return console.state(rules, text);
    }

    private Random random() {
        if (seed.isEmpty()) {
            return new Random();
        }
        try {
            return new Random(Long.parseLong(seed));
        } catch (NumberFormatException notANumber) {
            throw new BadInput(Message.of("console.seed", seed));
        }
    }
}
