package org.tabuleiro.server;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.cli.ArgumentParser;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.files.ConfigFolder;
import org.tabuleiro.files.TypedPath;
import org.tabuleiro.games.Message;
import org.tabuleiro.server.online.OnlineApi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** The command line of the server. */
final class ServerOptions {
    static final int DEFAULT_PORT = 8080;

    private static final int LAST_PORT = 65535;
    private static final String SERVE = "serve";
    private static final String SITE = "site";

    private ServerOptions() {}

    private static CommandSpec command() {
        CommandSpec serve = ArgumentParser.command(SERVE)
                .addOption(ArgumentParser.option("--port", "PORT"))
                .addOption(ArgumentParser.option("--address", "ADDRESS"))
                .addOption(ArgumentParser.option("--log", "FILE"))
                .addOption(ArgumentParser.flag("--quiet"))
                .addOption(ArgumentParser.flag("--once"))
                .addOption(ArgumentParser.flag("--no-online"))
                .addOption(ArgumentParser.option("--data", "FOLDER"))
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
        return ArgumentParser.command("tabuleiro").addSubcommand(SERVE, serve).addSubcommand(SITE, site);
    }

    /**
     * Parses the words of the command line; errors are bad input.
     *
     * @param catalogue the texts of the help
     */
    static ServerCommand parse(List<String> words, Catalogue catalogue) {
        ParseResult parsed = ArgumentParser.parse(command(), words);
        Optional<String> information = ArgumentParser.information(parsed, catalogue, "server");
        if (information.isPresent()) {
            return new ServerCommand.Information(information.get());
        }
        if (!parsed.hasSubcommand()) {
            throw new BadInput(Message.of("server.no-command"));
        }
        ParseResult options = parsed.subcommand();
        return options.commandSpec().name().equals(SERVE) ? serve(options) : site(options);
    }

    private static ServerCommand serve(ParseResult options) {
        String log = options.matchedOptionValue("--log", "");
        return new ServerCommand.Serve(
                options.matchedOptionValue("--address", "localhost"),
                port(options.matchedOptionValue("--port", String.valueOf(DEFAULT_PORT))),
                log.isEmpty() ? Optional.empty() : Optional.of(path(log)),
                options.hasMatchedOption("--quiet"),
                options.hasMatchedOption("--once"),
                options.hasMatchedOption("--no-online") ? Optional.empty() : Optional.of(online(options)));
    }

    private static ServerCommand.OnlineOptions online(ParseResult options) {
        String data = options.matchedOptionValue("--data", "");
        String url = options.matchedOptionValue("--public-url", "");
        String proxies = options.matchedOptionValue("--trusted-proxy", "");
        return new ServerCommand.OnlineOptions(
                data.isEmpty() ? dataFolder() : path(data),
                url.isEmpty() ? Optional.empty() : Optional.of(publicUrl(url)),
                proxies.isEmpty() ? List.of() : networks(proxies),
                !options.hasMatchedOption("--no-limits"));
    }

    private static Path dataFolder() {
        return ConfigFolder.findData(System.getenv())
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
