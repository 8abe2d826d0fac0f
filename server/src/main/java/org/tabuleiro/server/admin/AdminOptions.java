package org.tabuleiro.server.admin;

import java.nio.file.Path;
import java.util.Optional;
import org.tabuleiro.cli.ArgumentParser;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.files.TypedPath;
import org.tabuleiro.games.Message;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** The command line of operators: {@code admin} and its commands. */
public final class AdminOptions {
    /** The name of the command. */
    public static final String NAME = "admin";

    private static final String CHECK = "--check";

    private AdminOptions() {}

    /** The command and its commands. */
    public static CommandSpec command() {
        return ArgumentParser.command(NAME)
                .addSubcommand("export", withFile("export"))
                .addSubcommand("import", withFile("import"))
                .addSubcommand("backup", withFile("backup"))
                .addSubcommand("restore", withFile("restore"))
                .addSubcommand("rebuild", database("rebuild").addOption(ArgumentParser.flag(CHECK)));
    }

    /** A command with the options of the database. */
    private static CommandSpec database(String name) {
        return ArgumentParser.command(name)
                .addOption(ArgumentParser.option("--data", "FOLDER"))
                .addOption(ArgumentParser.option("--database", "ADDRESS"))
                .addOption(ArgumentParser.option("--database-password-file", "FILE"));
    }

    private static CommandSpec withFile(String name) {
        return database(name)
                .addPositional(PositionalParamSpec.builder()
                        .index("0")
                        .paramLabel("FILE")
                        .required(true)
                        .build());
    }

    /** The command of an operator; {@code admin} alone is bad input. */
    public static AdminCommand parse(ParseResult admin) {
        if (!admin.hasSubcommand()) {
            throw new BadInput(Message.of("server.admin.no-command"));
        }
        ParseResult options = admin.subcommand();
        Optional<Path> file = Optional.ofNullable(options.matchedPositionalValue(0, (String) null))
                .map(typed -> BadInput.valueOf(TypedPath.parse(typed)));
        return switch (options.commandSpec().name()) {
            case "export" -> new AdminCommand.Export(file.orElseThrow());
            case "import" -> new AdminCommand.Import(file.orElseThrow());
            case "backup" -> new AdminCommand.Backup(file.orElseThrow());
            case "restore" -> new AdminCommand.Restore(file.orElseThrow());
            default -> new AdminCommand.Rebuild(!options.hasMatchedOption(CHECK));
        };
    }
}
