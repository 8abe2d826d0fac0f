package org.tabuleiro.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tabuleiro.cli.ArgumentParser;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.files.ConfigFolder;
import org.tabuleiro.files.FileError;
import org.tabuleiro.files.TypedPath;
import org.tabuleiro.games.Message;
import org.tabuleiro.server.admin.AdminCommand;
import org.tabuleiro.server.admin.AdminOptions;
import org.tabuleiro.server.admin.DatabaseChoice;
import org.tabuleiro.server.admin.DatabaseChoice.SharedDatabase;
import org.tabuleiro.server.online.OnlineApi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** The command line of the server, and the variables that stand in for it. */
final class ServerOptions {
    static final int DEFAULT_PORT = 8080;

    private static final int LAST_PORT = 65535;
    private static final String SERVE = "serve";
    private static final String SITE = "site";
    /** In place of a file. */
    private static final String JSON_LOG = "json";

    private final ParseResult options;
    private final Map<String, String> environment;

    private ServerOptions(ParseResult options, Map<String, String> environment) {
        this.options = options;
        this.environment = environment;
    }

    private static CommandSpec command() {
        CommandSpec serve = ArgumentParser.command(SERVE)
                .addOption(ArgumentParser.option("--port", "PORT"))
                .addOption(ArgumentParser.option("--address", "ADDRESS"))
                .addOption(ArgumentParser.option("--log", "FILE"))
                .addOption(ArgumentParser.flag("--quiet"))
                .addOption(ArgumentParser.option("--metrics-port", "PORT"))
                .addOption(ArgumentParser.flag("--once"))
                .addOption(ArgumentParser.flag("--no-online"))
                .addOption(ArgumentParser.option("--data", "FOLDER"))
                .addOption(ArgumentParser.option("--database", "ADDRESS"))
                .addOption(ArgumentParser.option("--database-password-file", "FILE"))
                .addOption(ArgumentParser.option("--public-url", "URL"))
                .addOption(ArgumentParser.option("--trusted-proxy", "NETWORKS"))
                .addOption(ArgumentParser.flag("--no-limits"));
        CommandSpec site = ArgumentParser.command(SITE)
                .addOption(ArgumentParser.flag("--force"))
                .addPositional(PositionalParamSpec.builder()
                        .index("0")
                        .paramLabel("FOLDER")
                        .required(true)
                        .build());
        return ArgumentParser.command("tabuleiro")
                .addSubcommand(SERVE, serve)
                .addSubcommand(SITE, site)
                .addSubcommand(AdminOptions.NAME, AdminOptions.command());
    }

    /**
     * Parses the words of the command line; errors are bad input.
     *
     * @param environment variables that stand in for options that are not given
     * @param catalogue the texts of the help
     */
    static ServerCommand parse(List<String> words, Map<String, String> environment, Catalogue catalogue) {
        ParseResult parsed = ArgumentParser.parse(command(), words);
        Optional<String> information = ArgumentParser.information(parsed, catalogue, "server");
        if (information.isPresent()) {
            return new ServerCommand.Information(information.get());
        }
        if (!parsed.hasSubcommand()) {
            throw new BadInput(Message.of("server.no-command"));
        }
        ParseResult options = parsed.subcommand();
        return switch (options.commandSpec().name()) {
            case SERVE -> new ServerOptions(options, environment).serve();
            case AdminOptions.NAME -> administer(options, environment);
            default -> site(options);
        };
    }

    private static ServerCommand administer(ParseResult admin, Map<String, String> environment) {
        AdminCommand command = AdminOptions.parse(admin);
        return new ServerCommand.Administer(new ServerOptions(admin.subcommand(), environment).database(), command);
    }

    /** The value of an option, or else of its variable: {@code --public-url} and {@code TABULEIRO_PUBLIC_URL}. */
    private Optional<String> value(String option) {
        if (options.hasMatchedOption(option)) {
            return Optional.of(options.matchedOptionValue(option, ""));
        }
        String variable = "TABULEIRO_" + option.substring(2).replace('-', '_').toUpperCase(Locale.ROOT);
        return variable(variable);
    }

    private Optional<String> variable(String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
    }

    private ServerCommand serve() {
        return new ServerCommand.Serve(
                value("--address").orElse("localhost"),
                port(value("--port").orElse(String.valueOf(DEFAULT_PORT))),
                log(),
                value("--metrics-port").map(text -> OptionalInt.of(port(text))).orElse(OptionalInt.empty()),
                options.hasMatchedOption("--once"),
                options.hasMatchedOption("--no-online") ? Optional.empty() : Optional.of(online()));
    }

    private ServerCommand.LogOptions log() {
        Optional<String> log = value("--log");
        boolean isJson = log.equals(Optional.of(JSON_LOG));
        return new ServerCommand.LogOptions(
                isJson ? Optional.empty() : log.map(ServerOptions::path), isJson, options.hasMatchedOption("--quiet"));
    }

    private ServerCommand.OnlineOptions online() {
        return new ServerCommand.OnlineOptions(
                database(),
                value("--public-url").map(ServerOptions::publicUrl),
                value("--trusted-proxy").map(ServerOptions::networks).orElse(List.of()),
                !options.hasMatchedOption("--no-limits"));
    }

    private DatabaseChoice database() {
        return new DatabaseChoice(
                value("--data").map(ServerOptions::path).orElseGet(this::dataFolder),
                value("--database").map(this::shared));
    }

    private SharedDatabase shared(String url) {
        if (url.contains("password=")) {
            throw new BadInput(Message.of("server.database.password-shown"));
        }
        if (!url.matches("jdbc:postgresql://[^/ ]+/[^? ]+(\\?\\S*)?")) {
            throw new BadInput(Message.of("server.database.address", url));
        }
        Optional<String> user = url.contains("user=") ? Optional.empty() : variable("PGUSER");
        return new SharedDatabase(
                url,
                user,
                value("--database-password-file").map(ServerOptions::secret).or(() -> variable("PGPASSWORD")));
    }

    /** The first line of a file. */
    private static String secret(String typed) {
        Path file = path(typed);
        try (BufferedReader reader = Files.newBufferedReader(file)) {
            return Optional.ofNullable(reader.readLine()).orElse("").strip();
        } catch (IOException failure) {
            throw new BadInput(Message.of("server.database.password-file", typed, FileError.reading(file, failure)));
        }
    }

    private Path dataFolder() {
        return ConfigFolder.findData(environment)
                .map(folder -> folder.resolve("online"))
                .orElseThrow(() -> new BadInput(Message.of("server.no-home")));
    }

    /** The address of the site: pages can be at its root only, since links are made of it. */
    private static URI publicUrl(String text) {
        String url = text.endsWith("/") ? text.substring(0, text.length() - 1) : text;
        if (url.matches("https?://[a-z0-9.-]+(:[0-9]{1,5})?")) {
            return URI.create(url);
        }
        throw new BadInput(Message.of("server.public-url", text));
    }

    private static List<String> networks(String text) {
        List<String> networks = List.of(text.split(",", -1));
        for (String network : networks) {
            if (!OnlineApi.isNetwork(network)) {
                throw new BadInput(Message.of("server.network", network));
            }
        }
        return networks;
    }

    private static ServerCommand site(ParseResult options) {
        String folder = options.matchedPositionalValue(0, "");
        return new ServerCommand.WriteSite(path(folder), options.hasMatchedOption("--force"));
    }

    private static int port(String text) {
        if (text.matches("[0-9]{1,5}") && Integer.parseInt(text) <= LAST_PORT) {
            return Integer.parseInt(text);
        }
        throw new BadInput(Message.of("server.port", text));
    }

    private static Path path(String typed) {
        return BadInput.valueOf(TypedPath.parse(typed));
    }
}
