package org.tabuleiro.desktop;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tabuleiro.cli.ArgumentParser;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.cli.LanguageOption;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.files.ConfigFolder;
import org.tabuleiro.files.TypedPath;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/**
 * The parsed command line.
 *
 * @param folder the folder of the settings and the autosaved game
 * @param language overrides the language of the settings
 * @param game the game to start; empty for the home screen
 * @param file the file to open; empty for none
 * @param information help or version to print, instead of opening the window
 * @param once exit as soon as the window is usable, for measurements
 */
record DesktopOptions(
        Path folder,
        Optional<Language> language,
        Optional<Game> game,
        Optional<Path> file,
        Optional<String> information,
        boolean once) {

    private static CommandSpec command() {
        return ArgumentParser.command("tabuleiro desktop")
                .addOption(ArgumentParser.option("--folder", "FOLDER"))
                .addOption(ArgumentParser.flag("--once"))
                .addPositional(PositionalParamSpec.builder()
                        .index("0")
                        .arity("0..1")
                        .paramLabel("GAME|FILE")
                        .descriptionKey("start")
                        .build());
    }

    /**
     * Parses the arguments; throws {@link BadInput} for invalid ones.
     *
     * @param catalogue the texts of the help
     */
    static DesktopOptions parse(List<String> words, Catalogue catalogue) {
        ParseResult parsed = ArgumentParser.parse(command(), words);
        Optional<String> start = Optional.ofNullable(parsed.matchedPositionalValue(0, null));
        Optional<Game> game = start.flatMap(Games::find);
        Optional<String> information = ArgumentParser.information(parsed, catalogue, "desktop");
        boolean isFile = start.isPresent() && game.isEmpty() && information.isEmpty();
        return new DesktopOptions(
                path(parsed, "--folder").or(ConfigFolder::find).orElseGet(() -> Path.of(".config", "tabuleiro")),
                LanguageOption.find(words),
                game,
                isFile ? start.map(DesktopOptions::file) : Optional.empty(),
                information,
                parsed.hasMatchedOption("--once"));
    }

    private static Optional<Path> path(ParseResult parsed, String option) {
        String typed = parsed.matchedOptionValue(option, "");
        return typed.isEmpty() ? Optional.empty() : Optional.of(BadInput.valueOf(TypedPath.parse(typed)));
    }

    /** An argument that is neither a path nor an existing file is reported as an unknown game. */
    private static Path file(String word) {
        if (TypedPath.parse(word) instanceof Parsed.Ok<Path>(Path path)
                && (path.getNameCount() > 1 || word.contains(".") || Files.exists(path))) {
            return path;
        }
        throw new BadInput(Message.of(
                "desktop.start.game", word, Games.ALL.stream().map(Game::id).collect(Collectors.joining(", "))));
    }
}
