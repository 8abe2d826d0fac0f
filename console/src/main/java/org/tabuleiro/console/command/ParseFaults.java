package org.tabuleiro.console.command;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tabuleiro.console.io.BadInput;
import org.tabuleiro.games.Message;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is wrong with a command line, as messages. */
final class ParseFaults {
    private ParseFaults() {}

    /**
     * Refuses {@code --option=} without a value and {@code --flag=value}. Picocli accepts both: it takes the first for an
     * empty text, and turns a flag off.
     */
    static void refuseMisplacedValues(CommandLine line, List<String> words) {
        for (String word : words) {
            int equals = word.startsWith("--") ? word.indexOf('=') : -1;
            if (equals < 0) {
                continue;
            }
            String name = word.substring(0, equals);
            boolean empty = equals == word.length() - 1;
            option(line, name).ifPresent(option -> {
                if (option.arity().max() == 0) {
                    throw new BadInput(Message.of("console.no-value", name));
                }
                if (empty) {
                    throw new BadInput(needsValue(option));
                }
            });
        }
    }

    private static Optional<OptionSpec> option(CommandLine line, String name) {
        return Stream.concat(Stream.of(line), line.getSubcommands().values().stream())
                .flatMap(each ->
                        Optional.ofNullable(each.getCommandSpec().optionsMap().get(name)).stream())
                .findFirst();
    }

    private static Message needsValue(OptionSpec option) {
        return Message.of("console.needs-value", option.longestName(), option.paramLabel());
    }

    /** The message for a fault that picocli found in these words. */
    static Message explain(ParameterException fault, List<String> words) {
        String command = fault.getCommandLine().getCommandSpec().qualifiedName();
        if (fault instanceof MissingParameterException missing) {
            Optional<OptionSpec> bare = missing.getMissing().stream()
                    .flatMap(arg -> arg instanceof OptionSpec option ? Stream.of(option) : Stream.empty())
                    .filter(option -> Stream.of(option.names()).anyMatch(words::contains))
                    .findFirst();
            return bare.map(ParseFaults::needsValue)
                    .orElseGet(() -> Message.of("console.missing", names(missing), command));
        }
        if (fault instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched, command);
        }
        if (fault instanceof OverwrittenOptionException twice && twice.getOverwritten() instanceof OptionSpec option) {
            return Message.of("console.twice", option.longestName(), command);
        }
        return Message.of("console.arguments", command);
    }

    private static Message unmatched(UnmatchedArgumentException fault, String command) {
        String first = fault.getUnmatched().get(0);
        if (!first.startsWith("-")) {
            return Message.of("console.unmatched", String.join(" ", fault.getUnmatched()), command);
        }
        String name = first.replaceFirst("=.*", "");
        return Spelling.nearest(
                        name,
                        fault.getCommandLine().getCommandSpec().optionsMap().keySet())
                .map(meant -> Message.of("console.unknown-option.near", name, meant, command))
                .orElseGet(() -> Message.of("console.unknown-option", name, command));
    }

    private static String names(MissingParameterException missing) {
        return missing.getMissing().stream()
                .map(arg -> arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel())
                .collect(Collectors.joining(", "));
    }
}
