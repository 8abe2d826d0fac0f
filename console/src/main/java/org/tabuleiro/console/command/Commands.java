package org.tabuleiro.console.command;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tabuleiro.console.io.BadInput;
import org.tabuleiro.console.io.Console;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Message;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** All commands: finds the one that is asked for, tells faults in one line, and gives the exit code. */
public final class Commands {
    private static final Map<String, Function<Console, Command>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("play", PlayCommand::new);
        ALL.put("console", ConsoleCommand::new);
        ALL.put("rules", RulesCommand::new);
        ALL.put("show", ShowCommand::new);
        ALL.put("legal", LegalCommand::new);
        ALL.put("apply", ApplyCommand::new);
        ALL.put("perft", PerftCommand::new);
        ALL.put("replay", ReplayCommand::new);
        ALL.put("convert", ConvertCommand::new);
        ALL.put("verify", VerifyCommand::new);
    }

    private Commands() {}

    /** Runs a command; the exit code is 0 when it is done, 1 when a check failed, 2 for bad input. */
    public static int run(Console console, String... args) {
        List<String> words = List.of(args);
        try {
            language(console, words);
        } catch (BadInput bad) {
            return refuse(console, bad);
        }
        CommandLine line = new CommandLine(new MainCommand(console));
        // The command that is named is enough: looking at all of them takes a quarter of a short command's time.
        List<String> named = words.stream().filter(ALL::containsKey).limit(1).toList();
        ALL.forEach((name, command) -> {
            if (named.isEmpty() || named.contains(name)) {
                line.addSubcommand(command.apply(console));
            }
        });
        line.setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8));
        line.setParameterExceptionHandler((fault, rest) -> refuse(console, new BadInput(explain(fault))));
        line.setExecutionExceptionHandler((fault, command, result) -> {
            if (fault instanceof BadInput bad) {
                return refuse(console, bad);
            }
            throw fault;
        });
        if (words.contains("-h") || words.contains("--help")) {
            line.setResourceBundle(new HelpTexts(console.catalogue()));
        }
        return line.execute(args);
    }

    private static int refuse(Console console, BadInput bad) {
        console.complain(bad.fault());
        return Command.BAD_INPUT;
    }

    private static void language(Console console, List<String> words) {
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            String code = word.startsWith("--lang=")
                    ? word.substring("--lang=".length())
                    : word.equals("--lang") && i + 1 < words.size() ? words.get(i + 1) : null;
            if (code != null) {
                console.speak(Language.find(code)
                        .orElseThrow(() -> new BadInput(Message.of("console.unknown-language", code))));
            }
        }
    }

    private static Message explain(ParameterException fault) {
        String command = fault.getCommandLine().getCommandSpec().qualifiedName();
        if (fault instanceof MissingParameterException missing) {
            String names = missing.getMissing().stream()
                    .map(CommandLine.Model.ArgSpec::paramLabel)
                    .collect(Collectors.joining(", "));
            return Message.of("console.missing", names, command);
        }
        if (fault instanceof UnmatchedArgumentException unmatched) {
            return Message.of("console.unmatched", String.join(" ", unmatched.getUnmatched()), command);
        }
        return Message.of("console.arguments", command);
    }
}
