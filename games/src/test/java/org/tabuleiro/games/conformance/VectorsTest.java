package org.tabuleiro.games.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.conformance.Vectors.Report;
import org.tabuleiro.games.tiny.Tiny;

/** Every line of every vector file holds, and a line that does not hold is reported. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class VectorsTest {
    private static final String SHA_1_OF_NOTHING = "da39a3ee5e6b4b0d3255bfef95601890afd80709";

    @TestFactory
    Stream<DynamicTest> every_line_holds() {
        return files().stream().map(Path::toString).map(name -> DynamicTest.dynamicTest(name, () -> holds(name)));
    }

    private static void holds(String name) {
        Game game = Games.find(Vectors.gameId(name)).orElseThrow();
        String text = text(name);
        Report report = Vectors.verify(game, name, text);
        assertThat(report.failures()).isEmpty();
        assertThat(report.passed())
                .isEqualTo(Math.toIntExact(text.lines().count()))
                .isPositive();
    }

    /** Vectors are made by another program, so a game may have none. */
    @ParameterizedTest
    @ValueSource(strings = {"eximo", "breakthru", "xadrersi", "sixteen-stones"})
    void a_game_that_another_program_plays_has_vectors_of_every_kind(String id) {
        List<String> names = files().stream().map(Path::toString).toList();
        for (String kind : List.of("", ".extra", ".hand", ".perft", ".turns", ".games", ".refused")) {
            assertThat(names).contains(id + kind + ".tsv");
        }
    }

    private static final String START = "1bbbbbb1/1bbbbbb1/1bb2bb1/8/8/1WW2WW1/1WWWWWW1/1WWWWWW1 w - 0 1";
    private static final String AFTER = "1bbbbbb1/1bbbbbb1/1bb2bb1/8/1W6/2W2WW1/1WWWWWW1/1WWWWWW1 b - 1 2";
    private static final String LOST = "2bbb3/3W4/8/8/8/8/8/8 w - 0 1";

    /** Each first line holds and the second, of the same kind, does not: {@code |} stands for a tab. */
    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = ';',
            value = {
                "eximo.tsv; {lost}|0|{none}|black no-step; {lost}|1|{none}|black no-step",
                "eximo.tsv; {lost}|0|{none}|black no-step; {lost}|0|{none}x|black no-step",
                "eximo.tsv; {lost}|0|{none}|black no-step; {lost}|0|{none}|black no-men",
                "eximo.tsv; {lost}|0|{none}|black no-step; {lost}|0|{none}",
                "eximo.tsv; {lost}|0|{none}|black no-step; 9/8/8/8/8/8/8/8 w - 0 1|0|{none}|black no-men",
                "eximo.perft.tsv; turns|{start}|2|1600; turns|{start}|2|1601",
                "eximo.perft.tsv; steps|{start}|2|1600; steps|{start}|1|1600",
                "eximo.perft.tsv; steps|{start}|2|1600; paths|{start}|2|1600",
                "eximo.perft.tsv; steps|{start}|2|1600; steps|{start}|two|1600",
                "eximo.turns.tsv; {start}|b3-b4|{after}|; {start}|b3-b4|{start}|",
                "eximo.turns.tsv; {start}|b3-b4|{after}|; {start}|b3-b4|{after}|white no-men",
                "eximo.turns.tsv; {start}|b3-b4|{after}|; {start}|b3-b5|{after}|",
                "eximo.turns.tsv; {start}|b3-b4|{after}|; {start}|B3-B4|{after}|",
                "eximo.games.tsv; {start}|b3-b4|{after}|; {start}|b3-b4 b4-b5|{after}|",
                "eximo.games.tsv; {start}|b3-b4|{after}|; {start}|b3-b4|{after}|draw repetition",
                "eximo.games.tsv; {start}|b3-b4|{after}|; {start}|b3-a4|{after}|",
                "eximo.refused.tsv; W7/8/8/8/8/8/8/8 w - 0 1|board; {start}|board",
                "eximo.refused.tsv; W7/8/8/8/8/8/8/8 w - 0 1|board; W7/8/8/8/8/8/8/8 w - 0 1|turn",
                "tiny.scores.tsv; t2/1A1/2t[t] a - 0 5|2|2; t2/1A1/2t[t] a - 0 5|2|1",
            })
    void a_line_that_does_not_hold_is_reported(String file, String good, String bad) {
        Game game = file.startsWith("tiny") ? Tiny.GAME : Games.EXIMO;
        assertThat(Vectors.verify(game, file, fill(good))).isEqualTo(new Report(1, List.of()));
        Report report = Vectors.verify(game, file, fill(good) + "\n" + fill(bad) + "\r\n" + fill(good) + "\n");
        assertThat(report.passed()).isEqualTo(2);
        assertThat(report.failures()).singleElement().asString().startsWith(file + ":2: expected ");
    }

    private static String fill(String line) {
        return line.replace("{start}", START)
                .replace("{after}", AFTER)
                .replace("{lost}", LOST)
                .replace("{none}", SHA_1_OF_NOTHING)
                .replace('|', '\t');
    }

    private static List<Path> files() {
        try (Stream<Path> files = Files.list(folder())) {
            return files.map(Path::getFileName).sorted().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String text(String name) {
        try {
            return Files.readString(folder().resolve(name));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Path folder() {
        URL url = Objects.requireNonNull(VectorsTest.class.getResource("/vectors"));
        try {
            return Path.of(url.toURI());
        } catch (URISyntaxException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
