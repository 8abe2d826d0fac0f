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
import org.tabuleiro.table.Reading;
import org.tabuleiro.table.Trouble;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class GameFileTest {

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

    private Trouble trouble(Path path) {
        assertThat(new GameFile(path).read()).isInstanceOf(Reading.OfNothing.class);
        return ((Reading.OfNothing) new GameFile(path).read()).trouble();
    }

    private static String text(Trouble trouble) {
        return new Catalogue(Language.ENGLISH).text(trouble.message());
    }

    @Test
    void a_bad_turn_is_shown_with_line_column_and_caret() throws IOException {
        String good = GameWriter.write(played(Games.EXIMO, 3));
        Path file = Files.writeString(folder.resolve("bad.pgn"), good.replaceFirst("1\\. \\S+", "1. b9-b4"));
        Trouble trouble = trouble(file);
        Trouble.Place place = trouble.place().orElseThrow();
        List<String> lines = Files.readAllLines(file);
        assertThat(lines.get(place.line() - 1).substring(place.column() - 1)).startsWith("b9-b4");
        assertThat(place.drawn().lines().toList().get(1)).isEqualTo(" ".repeat(place.column() - 1) + "^");
        assertThat(text(trouble)).contains("line " + place.line() + ", column " + place.column());
    }

    @Test
    void a_folder_a_missing_file_a_binary_and_a_huge_one_are_explained() throws IOException {
        assertThat(text(trouble(folder))).contains("is a folder");
        assertThat(text(trouble(folder.resolve("gone.pgn")))).contains("no such file");
        assertThat(text(trouble(folder.resolve("nowhere").resolve("gone.pgn")))).contains("no such folder");
        Path binary = Files.write(folder.resolve("picture.png"), new byte[] {'a', '\n', 'b', 0, 1, (byte) 0x89});
        assertThat(text(trouble(binary))).contains("no text file").contains("line 2, column 2");
        Path latin = Files.write(folder.resolve("latin.pgn"), "ação".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(text(trouble(latin))).contains("no text file").contains("line 1, column 2");
        Path huge = folder.resolve("huge.pgn");
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength(1L << 32);
        }
        assertThat(text(trouble(huge))).contains("larger than 16 MB");
    }

    @Test
    void several_games_are_added_to_and_one_of_them_is_replaced() {
        GameFile file = new GameFile(folder.resolve("games.pgn"));
        GameRecord one = played(Games.EXIMO, 1);
        GameRecord two = played(Games.XADRERSI, 2);
        GameRecord three = played(Games.SIXTEEN_STONES, 3);
        assertThat(file.write(List.of(one))).isEmpty();
        assertThat(file.append(two)).isEmpty();
        assertThat(file.read()).isEqualTo(new Reading.OfGames(List.of(one, two)));
        assertThat(file.replace(1, two, three)).isEmpty();
        assertThat(file.read()).isEqualTo(new Reading.OfGames(List.of(one, three)));
        // Somebody else has changed it meanwhile.
        assertThat(file.replace(1, two, one)).isPresent();
        assertThat(file.read()).isEqualTo(new Reading.OfGames(List.of(one, three)));
    }

    @Test
    void a_game_is_not_added_to_what_is_no_file_of_games() throws IOException {
        Path file = Files.writeString(folder.resolve("letter.txt"), "Dear Ana");
        assertThat(new GameFile(file).append(played(Games.EXIMO, 1))).isPresent();
        assertThat(file).hasContent("Dear Ana");
    }

    @Test
    void files_that_can_be_read_are_offered_beside_those_that_cannot() throws IOException {
        GameRecord game = played(Games.EXIMO, 2);
        Path games = Files.writeString(folder.resolve("a.pgn"), GameWriter.write(List.of(game, game)));
        Path position = Files.writeString(folder.resolve("b.txt"), Games.BREAKTHRU.start() + "\n");
        Path bad = Files.writeString(folder.resolve("c.pgn"), "[Game \"chess\"]");
        FoundGame.All all = FoundGame.in(List.of(games, bad, position, folder));
        assertThat(all.games()).hasSize(3);
        assertThat(all.troubles()).hasSize(2);
        assertThat(text(all.troubles().get(0))).contains("c.pgn").contains("line 1");
    }

    @Test
    void a_device_is_no_file_to_write_over() {
        Path device = Path.of("/dev/null");
        assertThat(new GameFile(device).write(List.of(played(Games.EXIMO, 1)))).isPresent();
        assertThat(Files.isRegularFile(device)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_trouble_that_the_code_names_has_a_text(Language language) throws IOException {
        Catalogue catalogue = new Catalogue(language);
        for (String part : List.of("files", "storage", "window")) {
            try (var sources = Files.list(Path.of("src", "main", "java", "org", "tabuleiro", "desktop", part))) {
                for (Path source : sources.toList()) {
                    java.util.regex.Pattern.compile("\"(desktop\\.trouble\\.[a-z-]+)\"")
                            .matcher(Files.readString(source))
                            .results()
                            .forEach(found -> assertThat(catalogue.has(found.group(1)))
                                    .as(found.group(1))
                                    .isTrue());
                }
            }
        }
    }
}
