package org.tabuleiro.console.command;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import org.tabuleiro.console.io.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.Lines;
import org.tabuleiro.console.table.Player;
import org.tabuleiro.console.table.Table;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game. */
@CommandLine.Command(name = "play")
final class PlayCommand extends Command {
    private static final String LEAST_SECONDS = "0.1";
    private static final String MOST_SECONDS = "600";

    @Parameters(index = "0", paramLabel = "GAME")
    private String game = "";

    @Option(names = "--first", paramLabel = "P")
    private String first = "human";

    @Option(names = "--second", paramLabel = "P")
    private String second = "level:3";

    @Option(names = "--side", paramLabel = "first|second|lot")
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

    @Mixin
    private final ViewOptions view = new ViewOptions();

    PlayCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        // Before anything else: whether anyone here uses the time does not matter for what is wrong with it.
        OptionalLong millis = time.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(Values.millis("--time", time, LEAST_SECONDS, MOST_SECONDS));
        Game rules = console.game(game);
        State start = start(rules);
        Random random = random();
        if (!List.of("first", "second", "lot").contains(side)) {
            throw new BadInput(Message.of("console.unknown-seat", side));
        }
        if (millis.isPresent() && !List.of(first, second).contains(Player.STRONGEST)) {
            throw new BadInput(Message.of("console.time-for-strongest", Player.STRONGEST));
        }
        Map<Side, Player> players =
                Player.seat(player(first, rules, millis, random), player(second, rules, millis, random), side, random);
        new Table(console, Lines.of(console), view.style(console), players, start, resigns).run();
        return DONE;
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

    private static Player player(String id, Game rules, OptionalLong millis, Random random) {
        if (millis.isPresent() && id.equals(Player.STRONGEST)) {
            return Player.strongest(millis.getAsLong(), rules, random);
        }
        return Console.value(Player.find(id, rules, random));
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
