package org.tabuleiro.console.command;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.cli.HelpTexts;
import org.tabuleiro.cli.LanguageOption;
import org.tabuleiro.cli.ParameterErrors;
import org.tabuleiro.cli.Spelling;
import org.tabuleiro.cli.Version;
import org.tabuleiro.console.command.base.CliCommand;
import org.tabuleiro.console.command.base.HelpArguments;
import org.tabuleiro.console.command.engine.AnalyseCommand;
import org.tabuleiro.console.command.engine.AnnotateCommand;
import org.tabuleiro.console.command.engine.EngineCommand;
import org.tabuleiro.console.command.engine.EvalCommand;
import org.tabuleiro.console.command.engine.SolveCommand;
import org.tabuleiro.console.command.lab.BenchCommand;
import org.tabuleiro.console.command.lab.CalibrateCommand;
import org.tabuleiro.console.command.lab.LossCommand;
import org.tabuleiro.console.command.lab.MatchCommand;
import org.tabuleiro.console.command.lab.SelfplayCommand;
import org.tabuleiro.console.command.lab.SetupsCommand;
import org.tabuleiro.console.command.lab.TournamentCommand;
import org.tabuleiro.console.command.lab.TuneCommand;
import org.tabuleiro.console.command.online.BotCommand;
import org.tabuleiro.console.command.online.OnlineCommand;
import org.tabuleiro.console.command.play.ConsoleCommand;
import org.tabuleiro.console.command.play.MainCommand;
import org.tabuleiro.console.command.play.OtherProgramCommand;
import org.tabuleiro.console.command.play.PlayCommand;
import org.tabuleiro.console.command.play.ReplayCommand;
import org.tabuleiro.console.command.play.RulesCommand;
import org.tabuleiro.console.command.position.ApplyCommand;
import org.tabuleiro.console.command.position.ConvertCommand;
import org.tabuleiro.console.command.position.LegalCommand;
import org.tabuleiro.console.command.position.PerftCommand;
import org.tabuleiro.console.command.position.ShowCommand;
import org.tabuleiro.console.command.position.VerifyCommand;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import picocli.CommandLine;

/** Dispatches a command line to its command, prints errors in one line, and returns the exit code. */
public final class CommandDispatcher {
    /** The exit code for bad input, or output that could not be written. */
    public static final int BAD_INPUT = BadInput.EXIT_CODE;

    private static final int BUG = 3;
    private static final String HELP = "help";
    private static final String VERSION = "version";

    private static final Map<String, Function<Console, CliCommand>> ALL = new LinkedHashMap<>();

    static {
        for (String name : List.of("desktop", "serve", "site", "admin")) {
            ALL.put(name, console -> new OtherProgramCommand(console, name));
        }
        ALL.put("play", PlayCommand::new);
        ALL.put("console", ConsoleCommand::new);
        ALL.put("online", OnlineCommand::new);
        ALL.put("bot", BotCommand::new);
        ALL.put("rules", RulesCommand::new);
        ALL.put("show", ShowCommand::new);
        ALL.put("legal", LegalCommand::new);
        ALL.put("apply", ApplyCommand::new);
        ALL.put("perft", PerftCommand::new);
        ALL.put("analyse", AnalyseCommand::new);
        ALL.put("annotate", AnnotateCommand::new);
        ALL.put("solve", SolveCommand::new);
        ALL.put("eval", EvalCommand::new);
        ALL.put("replay", ReplayCommand::new);
        ALL.put("convert", ConvertCommand::new);
        ALL.put("verify", VerifyCommand::new);
        ALL.put("match", MatchCommand::new);
        ALL.put("setups", SetupsCommand::new);
        ALL.put("tournament", TournamentCommand::new);
        ALL.put("loss", LossCommand::new);
        ALL.put("selfplay", SelfplayCommand::new);
        ALL.put("tune", TuneCommand::new);
        ALL.put("calibrate", CalibrateCommand::new);
        ALL.put("bench", BenchCommand::new);
        ALL.put("engine", EngineCommand::new);
    }

    private CommandDispatcher() {}

    /** Runs a command. The exit code is 0 for success, 1 for a failed check, 2 for bad input. */
    public static int run(Console console, String... args) {
        List<String> words = new ArrayList<>(List.of(args));
        Optional<String> named;
        try {
            LanguageOption.find(words).ifPresent(console::setLanguage);
            named = command(console, words);
        } catch (BadInput bad) {
            return refuse(console, bad);
        }
        CommandLine line = new CommandLine(new MainCommand(console));
        // Only the named command: parsing the annotations of all takes a quarter of a short command's time.
        ALL.forEach((name, command) -> {
            if (named.isEmpty() || named.get().equals(name)) {
                line.addSubcommand(name, command.apply(console));
            }
        });
        line.setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8));
        line.setParameterExceptionHandler(
                (fault, rest) -> refuse(console, new BadInput(ParameterErrors.explain(fault, words))));
        line.setExecutionExceptionHandler((fault, command, result) -> {
            if (fault instanceof BadInput bad) {
                return refuse(console, bad);
            }
            console.printError(Message.of(
                    "console.bug", fault + " " + List.of(fault.getStackTrace()).subList(0, 1)));
            return BUG;
        });
        // Steps may begin with @ or -: picocli must not take them for a file of arguments or an option.
        line.setExpandAtFiles(false);
        Optional.ofNullable(line.getSubcommands().get("apply"))
                .ifPresent(apply -> apply.setUnmatchedOptionsArePositionalParams(true));
        if (words.contains("-V") || words.contains("--version")) {
            line.getCommandSpec().version(Version.own().text(console.catalogue()));
        }
        if (words.contains("-h") || words.contains("--help")) {
            line.setResourceBundle(new HelpTexts(
                    console.catalogue(), "console", HelpArguments.of(console.catalogue(), console.games())));
        }
        try {
            ParameterErrors.refuseMisplacedValues(line, words);
        } catch (BadInput bad) {
            return refuse(console, bad);
        }
        return line.execute(words.toArray(String[]::new));
    }

    /** The named command, if any. Turns the words {@code help} and {@code version} into options. */
    private static Optional<String> command(Console console, List<String> words) {
        int at = commandIndex(words);
        if (at < words.size() && words.get(at).equals(HELP)) {
            words.remove(at);
            words.add("--help");
            at = commandIndex(words);
        }
        if (at == words.size()) {
            return Optional.empty();
        }
        String name = words.get(at);
        if (name.equals(VERSION)) {
            words.set(at, "--version");
            return Optional.empty();
        }
        if (!ALL.containsKey(name)) {
            throw new BadInput(unknownCommand(console, name));
        }
        return Optional.of(name);
    }

    /**
     * The index of the first word that is neither an option nor the language; past the end if there is none.
     */
    private static int commandIndex(List<String> words) {
        int at = 0;
        while (at < words.size() && words.get(at).startsWith("-")) {
            at += words.get(at).equals(LanguageOption.NAME) ? 2 : 1;
        }
        return Math.min(at, words.size());
    }

    private static Message unknownCommand(Console console, String typed) {
        List<String> commands = new ArrayList<>(ALL.keySet());
        commands.addAll(List.of(HELP, VERSION));
        List<String> games = console.games().stream().map(Game::id).toList();
        Optional<String> game = Spelling.nearest(typed, games)
                .filter(any -> Spelling.nearest(typed, commands).isEmpty());
        return game.map(id -> Message.of("cli.unknown-command.near", typed, "play " + id))
                .orElseGet(() -> ParameterErrors.unknownCommand(typed, commands));
    }

    private static int refuse(Console console, BadInput bad) {
        console.printError(bad.fault());
        return BAD_INPUT;
    }
}
