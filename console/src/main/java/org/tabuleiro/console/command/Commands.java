package org.tabuleiro.console.command;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
    private Commands() {}

    /** Runs a command; the exit code is 0 when it is done, 1 when a check failed, 2 for bad input. */
    public static int run(Console console, String... args) {
        List<String> words = List.of(args);
        try {
            language(console, words);
            CommandLine line = new CommandLine(new MainCommand(console));
            List.of(
                            new PlayCommand(console),
                            new ConsoleCommand(console),
                            new RulesCommand(console),
                            new ShowCommand(console),
                            new LegalCommand(console),
                            new ApplyCommand(console),
                            new PerftCommand(console),
                            new ReplayCommand(console),
                            new ConvertCommand(console),
                            new VerifyCommand(console))
                    .forEach(line::addSubcommand);
            line.setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8));
            line.setParameterExceptionHandler((fault, rest) -> {
                throw new BadInput(explain(fault));
            });
            line.setExecutionExceptionHandler((bug, command, result) -> {
                throw bug;
            });
            if (words.stream().anyMatch(List.of("-h", "--help")::contains)) {
                line.setResourceBundle(new HelpTexts(console.catalogue()));
            }
            return line.execute(args);
        } catch (BadInput bad) {
            console.complain(bad.fault());
            return Command.BAD_INPUT;
        }
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
