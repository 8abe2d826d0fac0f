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
import org.tabuleiro.console.io.Console;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Message;
import picocli.CommandLine;

/** All commands: finds the one that is asked for, tells faults in one line, and gives the exit code. */
public final class CommandDispatcher {
    /** The exit code for bad input, or output that went nowhere. */
    public static final int BAD_INPUT = BadInput.EXIT_CODE;

    private static final int BUG = 3;
    private static final String HELP = "help";
    private static final String VERSION = "version";

    private static final Map<String, Function<Console, CliCommand>> ALL = new LinkedHashMap<>();

    static {
        for (String elsewhere : List.of("desktop", "serve", "site")) {
            ALL.put(elsewhere, console -> new ElsewhereCommand(console, elsewhere));
        }
        ALL.put("play", PlayCommand::new);
        ALL.put("console", ConsoleCommand::new);
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

    /** Runs a command; the exit code is 0 when it is done, 1 when a check failed, 2 for bad input. */
    public static int run(Console console, String... args) {
        List<String> words = new ArrayList<>(List.of(args));
        Optional<String> named;
        try {
            LanguageOption.find(words).ifPresent(console::speak);
            named = command(console, words);
        } catch (BadInput bad) {
            return refuse(console, bad);
        }
        CommandLine line = new CommandLine(new MainCommand(console));
        // The command that is named is enough: looking at all of them takes a quarter of a short command's time.
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
            console.complain(Message.of(
                    "console.bug", fault + " " + List.of(fault.getStackTrace()).subList(0, 1)));
            return BUG;
        });
        // Step texts begin with signs: an @ names no file, and a - no option where turns are expected.
        line.setExpandAtFiles(false);
        Optional.ofNullable(line.getSubcommands().get("apply"))
                .ifPresent(apply -> apply.setUnmatchedOptionsArePositionalParams(true));
        if (words.contains("-V") || words.contains("--version")) {
            line.getCommandSpec().version(Version.own().text(console.catalogue()));
        }
        if (words.contains("-h") || words.contains("--help")) {
            line.setResourceBundle(new HelpTexts(console.catalogue(), "console"));
        }
        try {
            ParameterErrors.refuseMisplacedValues(line, words);
        } catch (BadInput bad) {
            return refuse(console, bad);
        }
        return line.execute(words.toArray(String[]::new));
    }

    /** The command that is named, if one is; the words {@code help} and {@code version} become options. */
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

    /** Where the first word stands that is neither an option nor the language: past the end if there is none. */
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
        console.complain(bad.fault());
        return BAD_INPUT;
    }
}
