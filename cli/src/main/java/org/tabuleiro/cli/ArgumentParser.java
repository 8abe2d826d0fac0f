package org.tabuleiro.cli;

import java.util.List;
import java.util.Optional;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.games.Games;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * Parses the command line of the window and the server. Options are declared with picocli's programmatic API,
 * because reading annotations by reflection would slow down the start.
 */
public final class ArgumentParser {
    private ArgumentParser() {}

    /** A command with the options that all have: language, help and version. */
    public static CommandSpec command(String name) {
        return CommandSpec.create()
                .name(name)
                .addOption(option(LanguageOption.NAME, LanguageOption.VALUES))
                .addOption(OptionSpec.builder("-h", "--help").usageHelp(true).build())
                .addOption(
                        OptionSpec.builder("-V", "--version").versionHelp(true).build());
    }

    /** An option that takes a value. */
    public static OptionSpec option(String name, String label) {
        return OptionSpec.builder(name).paramLabel(label).type(String.class).build();
    }

    /** An option that takes none. */
    public static OptionSpec flag(String name) {
        return OptionSpec.builder(name).build();
    }

    /** Parses the words; errors are bad input. */
    public static ParseResult parse(CommandSpec command, List<String> words) {
        CommandLine line = new CommandLine(command);
        line.setExpandAtFiles(false);
        ParameterErrors.refuseMisplacedValues(line, words);
        try {
            return line.parseArgs(words.toArray(String[]::new));
        } catch (ParameterException error) {
            throw new BadInput(ParameterErrors.explain(error, words));
        }
    }

    /**
     * The text of the help or the version; empty if the words ask for neither.
     *
     * @param program the folder of the program's texts in the catalogue; the ids of the games are their
     *     argument
     */
    public static Optional<String> information(ParseResult parsed, Catalogue catalogue, String program) {
        ParseResult last = parsed;
        while (last.hasSubcommand()) {
            last = last.subcommand();
        }
        if (last.isUsageHelpRequested()) {
            CommandLine line = last.commandSpec().commandLine();
            List<String> arguments = List.of(Alternatives.ids(catalogue, Games.ALL));
            line.setResourceBundle(new HelpTexts(catalogue, program, arguments));
            return Optional.of(line.getUsageMessage().stripTrailing());
        }
        return last.isVersionHelpRequested() ? Optional.of(Version.own().text(catalogue)) : Optional.empty();
    }
}
