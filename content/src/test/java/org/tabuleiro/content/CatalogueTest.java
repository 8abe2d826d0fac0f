package org.tabuleiro.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CatalogueTest {
    private static final Pattern ARGUMENT = Pattern.compile("\\{[0-9]}");
    private static final Pattern KEY = Pattern.compile("\"((?:[a-z0-9-]+\\.)+(?:[a-z0-9-]+))\"");

    private static final Path CONTENT = Path.of("src", "main", "resources", "org", "tabuleiro", "content");

    /** The folders with a catalogue: one per game, one per interface, and the shared ones. */
    static List<String> folders() {
        List<String> folders = new ArrayList<>(List.of(
                "", "console/", "client/", "desktop/", "server/", "files/", "cli/", "table/", "web/", "online/"));
        Games.ALL.forEach(game -> folders.add(game.id() + "/"));
        return folders;
    }

    private static Properties file(String folder, Language language) {
        return Resources.properties(folder + "messages_" + language.code() + ".properties")
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("folders")
    void both_languages_have_the_same_texts(String folder) {
        Set<String> english = file(folder, Language.ENGLISH).stringPropertyNames();
        assertThat(english).isNotEmpty();
        assertThat(file(folder, Language.PORTUGUESE).stringPropertyNames()).isEqualTo(english);
    }

    @ParameterizedTest
    @MethodSource("folders")
    void a_text_uses_the_same_arguments_in_both_languages(String folder) {
        Properties english = file(folder, Language.ENGLISH);
        Properties portuguese = file(folder, Language.PORTUGUESE);
        for (String key : english.stringPropertyNames()) {
            assertThat(arguments(portuguese.getProperty(key))).as(key).isEqualTo(arguments(english.getProperty(key)));
        }
    }

    private static Set<String> arguments(String text) {
        return new TreeSet<>(
                ARGUMENT.matcher(text).results().map(found -> found.group()).toList());
    }

    @ParameterizedTest
    @MethodSource("folders")
    void no_text_is_empty_or_the_same_by_oversight(String folder) {
        Properties portuguese = file(folder, Language.PORTUGUESE);
        Properties english = file(folder, Language.ENGLISH);
        long long_and_equal = english.stringPropertyNames().stream()
                .filter(key -> english.getProperty(key).length() > 30)
                .filter(key -> english.getProperty(key).equals(portuguese.getProperty(key)))
                .count();
        assertThat(long_and_equal).isZero();
        assertThat(english.values()).doesNotContain("");
        assertThat(portuguese.values()).doesNotContain("");
    }

    /** {@link Properties} keeps the last of two texts without a word. */
    @ParameterizedTest
    @MethodSource("folders")
    void no_text_is_defined_twice(String folder) throws IOException {
        for (Language language : Language.values()) {
            Path file = CONTENT.resolve(folder + "messages_" + language.code() + ".properties");
            assertThat(Files.readAllLines(file).stream()
                            .filter(line -> !line.startsWith("#") && line.contains(" = "))
                            .map(line -> line.substring(0, line.indexOf(" = "))))
                    .doesNotHaveDuplicates();
        }
    }

    /** What is played is a "jogada", a file is "guardado", and nobody is called "você". */
    @Test
    void portuguese_keeps_to_its_terms() throws IOException {
        Pattern wrong = Pattern.compile("\\b(turnos?|gravar|gravad[oa]s?|você|telefone)\\b", Pattern.CASE_INSENSITIVE);
        try (Stream<Path> files = Files.walk(CONTENT)) {
            for (Path file : files.filter(path -> path.toString().matches(".*_pt\\.(properties|md)"))
                    .toList()) {
                assertThat(Files.readAllLines(file))
                        .as(file.toString())
                        .noneMatch(line -> wrong.matcher(line).find());
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_key_that_the_code_names_has_a_text(Language language) throws IOException {
        Catalogue catalogue = new Catalogue(language);
        Set<String> prefixes = new TreeSet<>(Set.of(
                "prompt",
                "refusal",
                "turn",
                "position",
                "form",
                "file",
                "result",
                "console",
                "files",
                "cli",
                "server"));
        Games.ALL.forEach(game -> prefixes.add(game.id()));
        List<String> found = new ArrayList<>();
        for (String module : List.of("games", "content", "console", "files", "cli", "server")) {
            try (Stream<Path> sources = Files.walk(Path.of("..", module, "src", "main", "java"))) {
                for (Path source : sources.filter(path -> path.toString().endsWith(".java"))
                        .toList()) {
                    Matcher keys = KEY.matcher(Files.readString(source));
                    while (keys.find()) {
                        String key = keys.group(1);
                        if (prefixes.contains(key.substring(0, key.indexOf('.')))) {
                            found.add(key);
                        }
                    }
                }
            }
        }
        assertThat(found).hasSizeGreaterThan(100);
        assertThat(found).allMatch(catalogue::has);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_game_has_its_names(Language language) {
        Catalogue catalogue = new Catalogue(language);
        for (Game game : Games.ALL) {
            List<String> keys = new ArrayList<>(
                    List.of(".name", ".aim", ".how", ".motto", ".like", ".time", ".difficulty", ".won"));
            for (String side : List.of(".side.first", ".side.second")) {
                keys.addAll(List.of(side, side + ".the", side + ".of"));
            }
            game.pieceLetters().chars().forEach(letter -> keys.add(".piece." + (char) letter));
            game.setups().keySet().forEach(name -> keys.add(".setup." + name));
            if (Look.of(game).hasBanks()) {
                keys.addAll(List.of(".bank", ".bank.first", ".bank.second"));
            }
            Look.of(game).area().ifPresent(area -> keys.add(".area"));
            assertThat(keys).allMatch(key -> catalogue.has(game.id() + key));
        }
    }

    @Test
    void arguments_are_filled_in_and_messages_can_be_arguments() {
        Catalogue catalogue = new Catalogue(Language.ENGLISH);
        assertThat(catalogue.text(Message.of("turn.illegal", "b3-b4", Message.of("eximo.refusal.must-take", "c3, f3"))))
                .isEqualTo("b3-b4 is not legal. Capturing is compulsory: move the man on c3, f3.");
    }

    @Test
    void a_text_for_one_is_taken_when_the_first_number_is_one() {
        Catalogue catalogue = new Catalogue(Language.ENGLISH);
        assertThat(catalogue.text("console.no-such-game", 1)).isEqualTo("the file has one game");
        assertThat(catalogue.text("console.no-such-game", 2)).isEqualTo("the file has 2 games");
    }

    @Test
    void a_result_says_who_won_and_why() {
        Catalogue english = new Catalogue(Language.ENGLISH);
        Catalogue portuguese = new Catalogue(Language.PORTUGUESE);
        assertThat(english.result(Games.EXIMO, Result.win(Side.FIRST, "no-men")))
                .isEqualTo("White wins: Black has no men left.");
        assertThat(portuguese.result(Games.EXIMO, Result.win(Side.SECOND, "no-step")))
                .isEqualTo("As Pretas ganham: as Brancas não podem jogar.");
        assertThat(english.result(Games.EXIMO, Result.draw(Result.AGREEMENT))).isEqualTo("Draw by agreement.");
        assertThat(english.result(Games.XADRERSI, Result.win(Side.FIRST, "score 71-70")))
                .contains("White", "71", "70");
        assertThat(portuguese.result(Games.XADRERSI, Result.draw("score 60-60")))
                .contains("60");
    }

    @Test
    void sides_have_articles_in_portuguese() {
        Catalogue english = new Catalogue(Language.ENGLISH);
        Catalogue portuguese = new Catalogue(Language.PORTUGUESE);
        assertThat(portuguese.theSide(Games.EXIMO, Side.FIRST)).isEqualTo("as Brancas");
        assertThat(portuguese.ofSide(Games.BREAKTHRU, Side.SECOND)).isEqualTo("do Prateado");
        for (Game game : Games.ALL) {
            for (Side side : Side.values()) {
                assertThat(english.theSide(game, side)).isEqualTo(english.side(game, side));
                assertThat(english.ofSide(game, side)).isEqualTo(english.side(game, side));
                assertThat(portuguese.theSide(game, side)).endsWith(" " + portuguese.side(game, side));
                assertThat(portuguese.ofSide(game, side)).isEqualTo("d" + portuguese.theSide(game, side));
            }
        }
    }

    @Test
    void the_reason_of_a_result_does_not_name_the_winner() {
        Catalogue english = new Catalogue(Language.ENGLISH);
        Catalogue portuguese = new Catalogue(Language.PORTUGUESE);
        assertThat(english.reason(Games.BREAKTHRU, Result.win(Side.FIRST, "flagship-on-edge")))
                .isEqualTo("The flagship has reached the edge.");
        assertThat(portuguese.reason(Games.EXIMO, Result.win(Side.SECOND, "no-step")))
                .isEqualTo("As Brancas não podem jogar.");
        assertThat(english.reason(Games.XADRERSI, Result.win(Side.FIRST, "score 71-70")))
                .isEqualTo("White has 71 attacks, Black 70.");
        assertThat(english.reason(Games.EXIMO, Result.draw(Result.AGREEMENT))).isEqualTo("By agreement.");
        assertThat(portuguese.reason(Games.XADRERSI, Result.draw("score 60-60")))
                .isEqualTo("As Brancas têm 60 ataques, as Pretas 60.");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_result_has_a_reason_that_names_no_winner(Language language) {
        Catalogue catalogue = new Catalogue(language);
        List<String> prefixes = Stream.concat(Stream.of(""), Games.ALL.stream().map(game -> game.id() + "."))
                .toList();
        for (String prefix : prefixes) {
            List<String> results = endings(catalogue, prefix, "result.");
            assertThat(results).isNotEmpty().isEqualTo(endings(catalogue, prefix, "why."));
            for (String ending : results) {
                assertThat(catalogue.raw(prefix + "why." + ending))
                        .as(prefix + ending)
                        .doesNotContain("wins", "ganha", "Draw", "Empate");
            }
        }
    }

    private static List<String> endings(Catalogue catalogue, String prefix, String kind) {
        return catalogue.keys(prefix.isEmpty() ? "" : prefix + kind).stream()
                .filter(key -> key.startsWith(prefix + kind))
                .map(key -> key.substring((prefix + kind).length()))
                .toList();
    }
}
