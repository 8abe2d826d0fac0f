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
 * What stands on the command line.
 *
 * @param folder where settings and the last game are kept
 * @param language the language of this run, if it was given
 * @param game the game to begin with; empty for the start screen
 * @param file the file to open; empty for none
 * @param information help or version to print, instead of opening the window
 * @param once whether to end as soon as the window can be used
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
     * Parses the words of the command line; what is wrong with them is bad input.
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

    /** What looks like a name, not like a path, is taken for a game that does not exist, unless there is such a file. */
    private static Path file(String word) {
        if (TypedPath.parse(word) instanceof Parsed.Ok<Path>(Path path)
                && (path.getNameCount() > 1 || word.contains(".") || Files.exists(path))) {
            return path;
        }
        throw new BadInput(Message.of(
                "desktop.start.game", word, Games.ALL.stream().map(Game::id).collect(Collectors.joining(", "))));
    }
}
