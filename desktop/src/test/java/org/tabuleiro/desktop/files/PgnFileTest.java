package org.tabuleiro.desktop.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.paste.PastedText;
import org.tabuleiro.table.paste.ReadError;
import org.tabuleiro.testing.NamedPipe;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PgnFileTest {
    private static final Pattern ERROR_KEY = Pattern.compile("\"(desktop\\.error\\.[a-z-]+)\"");

    @TempDir
    Path folder;

    static GameRecord played(Game game, int turns) {
        GameTree tree = new GameTree(game.start());
        GameTree.Node node = tree.root();
        for (int i = 0; i < turns; i++) {
            Turn turn = node.state().legalTurns().iterator().next();
            node = tree.add(node, turn);
        }
        tree.setEnd(node);
        return tree.record(Map.of(GameRecord.FIRST, "Ana", GameRecord.SECOND, "Rui"), List.of(), Optional.empty());
    }

    private ReadError error(Path path) {
        assertThat(new PgnFile(path).read()).isInstanceOf(PastedText.OfNothing.class);
        return ((PastedText.OfNothing) new PgnFile(path).read()).error();
    }

    private static String text(ReadError error) {
        return new Catalogue(Language.ENGLISH).text(error.message());
    }

    @Test
    void a_bad_turn_is_shown_with_line_column_and_caret() throws IOException {
        String good = GameWriter.write(played(Games.EXIMO, 3));
        Path file = Files.writeString(folder.resolve("bad.pgn"), good.replaceFirst("1\\. \\S+", "1. b9-b4"));
        ReadError error = error(file);
        ReadError.Place place = error.place().orElseThrow();
        List<String> lines = Files.readAllLines(file);
        assertThat(lines.get(place.line() - 1).substring(place.column() - 1)).startsWith("b9-b4");
        assertThat(place.drawn().lines().toList().get(1)).isEqualTo(" ".repeat(place.column() - 1) + "^");
        assertThat(text(error)).contains("line " + place.line() + ", column " + place.column());
    }

    @Test
    void a_folder_a_missing_file_a_binary_and_a_huge_one_are_explained() throws IOException {
        assertThat(text(error(folder))).contains("it is a folder");
        assertThat(text(error(folder.resolve("gone.pgn")))).contains("no such file");
        assertThat(text(error(folder.resolve("nowhere").resolve("gone.pgn")))).contains("no such folder");
        Path binary = Files.write(folder.resolve("picture.png"), new byte[] {'a', '\n', 'b', 0, 1, (byte) 0x89});
        assertThat(text(error(binary))).contains("not UTF-8 text").contains("line 2, column 2");
        Path latin = Files.write(folder.resolve("latin.pgn"), "ação".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(text(error(latin))).contains("not UTF-8 text").contains("line 1, column 2");
        Path huge = folder.resolve("huge.pgn");
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength(1L << 32);
        }
        assertThat(text(error(huge))).contains("larger than 16 MB");
    }

    @Test
    void games_are_appended_and_replaced() {
        PgnFile file = new PgnFile(folder.resolve("games.pgn"));
        GameRecord one = played(Games.EXIMO, 1);
        GameRecord two = played(Games.XADRERSI, 2);
        GameRecord three = played(Games.SIXTEEN_STONES, 3);
        assertThat(file.write(List.of(one))).isEmpty();
        assertThat(file.append(two)).isEmpty();
        assertThat(file.read()).isEqualTo(new PastedText.OfGames(List.of(one, two)));
        assertThat(file.replace(1, two, three)).isEmpty();
        assertThat(file.read()).isEqualTo(new PastedText.OfGames(List.of(one, three)));
        // Somebody else has changed it meanwhile.
        assertThat(file.replace(1, two, one)).isPresent();
        assertThat(file.read()).isEqualTo(new PastedText.OfGames(List.of(one, three)));
    }

    @Test
    void a_game_is_not_appended_to_a_file_without_games() throws IOException {
        Path file = Files.writeString(folder.resolve("letter.txt"), "Dear Ana");
        assertThat(new PgnFile(file).append(played(Games.EXIMO, 1))).isPresent();
        assertThat(file).hasContent("Dear Ana");
    }

    @Test
    void readable_files_are_returned_along_with_the_errors_of_the_others() throws IOException {
        GameRecord game = played(Games.EXIMO, 2);
        Path games = Files.writeString(folder.resolve("a.pgn"), GameWriter.write(List.of(game, game)));
        Path position = Files.writeString(folder.resolve("b.txt"), Games.BREAKTHRU.start() + "\n");
        Path bad = Files.writeString(folder.resolve("c.pgn"), "[Game \"chess\"]");
        FoundGame.All all = FoundGame.in(List.of(games, bad, position, folder));
        assertThat(all.games()).hasSize(3);
        assertThat(all.errors()).hasSize(2);
        assertThat(text(all.errors().get(0))).contains("c.pgn").contains("line 1");
    }

    @Test
    void a_pipe_is_not_overwritten() throws IOException, InterruptedException {
        Path pipe = NamedPipe.create(folder);
        assertThat(new PgnFile(pipe).write(List.of(played(Games.EXIMO, 1)))).isPresent();
        assertThat(Files.isRegularFile(pipe)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_error_key_in_the_code_has_a_text(Language language) throws IOException {
        Catalogue catalogue = new Catalogue(language);
        Set<String> keys = new TreeSet<>();
        try (Stream<Path> sources = Files.walk(Path.of("src", "main", "java", "org", "tabuleiro", "desktop"))) {
            for (Path source : sources.filter(Files::isRegularFile).toList()) {
                ERROR_KEY.matcher(Files.readString(source)).results().forEach(found -> keys.add(found.group(1)));
            }
        }
        assertThat(keys).isNotEmpty().allMatch(catalogue::has);
    }
}
