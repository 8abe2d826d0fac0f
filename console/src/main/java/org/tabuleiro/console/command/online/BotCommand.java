package org.tabuleiro.console.command.online;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.client.ServerAddress;
import org.tabuleiro.console.bot.Bot;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.OptionValues;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.online.OnlineSession;
import org.tabuleiro.console.online.OnlineTexts;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import org.tabuleiro.host.Contestant;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.Seat;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets a program play on a server. */
@CommandLine.Command(name = "bot")
public final class BotCommand extends CliCommand {
    /** A connection can follow 16 matches, some of which are over. */
    private static final int MOST_MATCHES = 10;

    @Parameters(index = "0", paramLabel = "SERVER")
    private String server = "";

    @Option(names = "--seat", paramLabel = "P")
    private String seat = "level:5";

    @Option(names = "--name", paramLabel = "NAME")
    private String name = "Tabuleiro";

    @Option(names = "--games", paramLabel = "GAME,...")
    private String games = "";

    @Option(names = "--times", paramLabel = "TIME,...")
    private String times = "10+5";

    @Option(names = "--max-matches", paramLabel = "N")
    private String most = "2";

    @Option(names = "--accept", paramLabel = "LINK")
    private List<String> invitations = List.of();

    public BotCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        ServerAddress address = Console.value(ServerAddress.read(server));
        if (!name.matches("[\\p{L}][\\p{L}0-9_-]{1,19}")) {
            throw new BadInput(Message.of("console.bot.name", name));
        }
        List<Game> offered = games.isEmpty()
                ? console.games()
                : Arrays.stream(games.split(",")).map(console::game).toList();
        List<String> controls =
                Stream.of(times.split(",")).filter(each -> !each.isEmpty()).toList();
        controls.forEach(each -> Console.value(TimeControl.parse(each)));
        int matches = (int) OptionValues.number("--max-matches", most, MOST_MATCHES);
        if (offered.size() * controls.size() * matches > MOST_MATCHES) {
            throw new BadInput(Message.of("console.bot.too-many", MOST_MATCHES));
        }
        Optional<Seat> player = Seat.read(seat).filter(Seat::isProgram);
        offered.forEach(game -> Console.value(Contestant.find(seat, game)));
        Seat program = player.orElseGet(() -> new Seat.Program(seat));
        try (OnlineSession session = OnlineSession.open(
                        console, address, name, (http, secret, language) -> address.bot(http, secret, language, name));
                Bot bot = new Bot(console, session, program, new Bot.Offer(offered, controls, matches))) {
            console.onTermination(bot::stop);
            console.say(
                    "console.bot.welcome",
                    OnlineTexts.name(console.catalogue(), session.player()),
                    address.toString(),
                    seat);
            bot.run(invitations);
        }
        console.say("console.bot.stopped");
        return DONE;
    }
}
