package org.tabuleiro.console.command.online;

import java.util.List;
import org.tabuleiro.client.ServerAddress;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.ViewOptions;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.console.io.LiveLines;
import org.tabuleiro.console.online.OnlineMenu;
import org.tabuleiro.console.online.OnlineSession;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays on a server in the terminal. */
@CommandLine.Command(name = "online")
public final class OnlineCommand extends CliCommand {
    private static final String JOIN = "#/join/";
    private static final String MATCH = "#/match/";

    @Parameters(index = "0", paramLabel = "SERVER")
    private String server = "";

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "ACTION")
    private List<String> words = List.of();

    @Option(names = "--no-wait")
    private boolean leaves;

    @Mixin
    private final ViewOptions view = new ViewOptions();

    public OnlineCommand(Console console) {
        super(console);
    }

    @Override
    public Integer call() {
        ServerAddress address = Console.value(ServerAddress.read(server));
        try (OnlineSession session = OnlineSession.open(console, address);
                LiveLines lines = new LiveLines(console, session.loop())) {
            OnlineMenu menu = new OnlineMenu(console, session, lines, view.style(console), !leaves);
            List<String> action = action();
            if (action.isEmpty()) {
                menu.run();
            } else {
                menu.perform(action);
            }
        }
        return DONE;
    }

    /** What to do: as typed, or what a link in place of the server leads to. */
    private List<String> action() {
        if (!words.isEmpty()) {
            return words;
        }
        if (server.contains(JOIN)) {
            return List.of("join", server);
        }
        return server.contains(MATCH) ? List.of("play", server) : List.of();
    }
}
