package org.tabuleiro.cli;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tabuleiro.games.Message;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Translates the errors of picocli into messages. */
public final class ParameterErrors {
    private ParameterErrors() {}

    /**
     * Refuses {@code --option=} without a value and {@code --flag=value}. Picocli accepts both: it takes the
     * first for an empty text, and turns a flag off.
     */
    public static void refuseMisplacedValues(CommandLine line, List<String> words) {
        for (String word : words) {
            int equals = word.startsWith("--") ? word.indexOf('=') : -1;
            if (equals < 0) {
                continue;
            }
            String name = word.substring(0, equals);
            boolean empty = equals == word.length() - 1;
            option(line, name).ifPresent(option -> {
                if (option.arity().max() == 0) {
                    throw new BadInput(Message.of("cli.no-value", name));
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
        return Message.of("cli.needs-value", option.longestName(), option.paramLabel());
    }

    /** The message for an error that picocli found in these words. */
    public static Message explain(ParameterException fault, List<String> words) {
        String command = fault.getCommandLine().getCommandSpec().qualifiedName();
        if (fault instanceof MissingParameterException missing) {
            Optional<OptionSpec> bare = missing.getMissing().stream()
                    .flatMap(arg -> arg instanceof OptionSpec option ? Stream.of(option) : Stream.empty())
                    .filter(option -> Stream.of(option.names()).anyMatch(words::contains))
                    .findFirst();
            return bare.map(ParameterErrors::needsValue)
                    .orElseGet(() -> Message.of("cli.missing", names(missing), command));
        }
        if (fault instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched, command);
        }
        if (fault instanceof OverwrittenOptionException twice && twice.getOverwritten() instanceof OptionSpec option) {
            return Message.of("cli.twice", option.longestName(), command);
        }
        return Message.of("cli.arguments", command);
    }

    private static Message unmatched(UnmatchedArgumentException fault, String command) {
        String first = fault.getUnmatched().get(0);
        CommandSpec spec = fault.getCommandLine().getCommandSpec();
        if (!first.startsWith("-") && !spec.subcommands().isEmpty()) {
            return unknownCommand(first, spec.subcommands().keySet());
        }
        if (!first.startsWith("-")) {
            return Message.of("cli.unmatched", String.join(" ", fault.getUnmatched()), command);
        }
        String name = first.replaceFirst("=.*", "");
        return Spelling.nearest(name, spec.optionsMap().keySet())
                .map(meant -> Message.of("cli.unknown-option.near", name, meant, command))
                .orElseGet(() -> Message.of("cli.unknown-option", name, command));
    }

    /** The message for a command that does not exist, with the nearest of those that do. */
    public static Message unknownCommand(String typed, Collection<String> commands) {
        return Spelling.nearest(typed, commands)
                .map(meant -> Message.of("cli.unknown-command.near", typed, meant))
                .orElseGet(() -> Message.of("cli.unknown-command", typed));
    }

    private static String names(MissingParameterException missing) {
        return missing.getMissing().stream()
                .map(arg -> arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel())
                .collect(Collectors.joining(", "));
    }
}
