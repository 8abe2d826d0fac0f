package org.tabuleiro.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.Studies;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AnalysisTest {
    private static final Map<String, String> NAMES = Map.of(GameRecord.FIRST, "Ana", GameRecord.SECOND, "Rui");

    private final Catalogue texts = new Catalogue(Language.ENGLISH);
    private final PagePlayers players = new PagePlayers(() -> 1);
    private final PageTable table = new PageTable(Studies.of(Games.EXIMO.start(), players, () -> 0), players);

    AnalysisTest() {
        table.table().putTags(NAMES);
    }

    @Test
    void a_line_becomes_a_variation_where_something_else_was_played_and_is_taken_back_as_a_whole() {
        table.type(texts, "c2-c4");
        String before = table.record(texts, "");
        int place = table.insert(0, "g2-h3 b7-a6");
        assertThat(table.record(texts, "")).contains("1. c2-c4 (1. g2-h3 b7-a6)");
        table.command("show", String.valueOf(place));
        assertThat(table.table().displayed().turn().orElseThrow().text()).isEqualTo("g2-h3");
        assertThat(table.command("take-back", "")).isTrue();
        assertThat(table.record(texts, "")).isEqualTo(before);
    }

    @Test
    void marks_and_a_comment_are_noted_about_a_turn() {
        table.type(texts, "c2-c4");
        assertThat(table.moves(texts).toString()).contains("\"id\":1,\"turn\":\"c2-c4\"");
        table.note(texts, 1, "3", " Well played <b> ");
        assertThat(table.record(texts, "")).contains("1. c2-c4 $3 {Well played <b>}");
        table.note(texts, 1, "", "");
        assertThat(table.record(texts, "")).contains("1. c2-c4 *");
    }

    @Test
    void a_game_is_gone_over_in_slices_and_what_came_of_it_is_taken_over() {
        table.type(texts, "c2-c4");
        table.type(texts, "b7-a6");
        String given = table.record(texts, "");
        String result = judged(given);
        assertThat(judged(given)).isEqualTo(result);
        assertThat(result).contains("\"chances\":[").contains("\"blunders\":");
        table.annotate(given, file(result));
        assertThat(table.record(texts, "")).containsPattern("1\\. c2-c4( \\$\\d)? \\{\\[%chance \\d+\\]}");
    }

    @Test
    void a_judgement_is_read_in_the_language_of_the_reader_and_stays_without_words_when_it_is_edited() {
        table.type(texts, "c2-c4");
        table.table().editing().note(table.table().displayed(), List.of(), List.of("[%chance 43]"));
        assertThat(table.moves(texts).toString()).contains("\"comments\":[\"Black 57 %\"]");
        Catalogue portuguese = new Catalogue(Language.PORTUGUESE);
        assertThat(table.moves(portuguese).toString()).contains("\"comments\":[\"Pretas 57 %\"]");
        table.note(portuguese, 1, "2", "Pretas 57 %\nserá?");
        assertThat(table.record(texts, "")).contains("1. c2-c4 $2 {[%chance 43]} {será?}");
    }

    @Test
    void a_turn_that_is_a_word_is_listed_by_its_name() {
        State choice = Games.BREAKTHRU
                .read(Games.BREAKTHRU.setups().getOrDefault("standard", ""))
                .orElseThrow();
        PageTable played = new PageTable(Studies.of(choice, players, () -> 0), players);
        played.click("silver");
        assertThat(played.moves(new Catalogue(Language.PORTUGUESE)).toString())
                .contains("\"turn\":\"silver\",\"label\":\"Prateado começa\"");
    }

    private static String judged(String game) {
        GameReview review = new GameReview();
        review.begin(game);
        String progress = "";
        for (int slices = 0; !progress.contains("\"done\":true"); slices++) {
            assertThat(slices).isLessThan(10_000);
            progress = review.goOn();
        }
        assertThat(progress).contains("\"judged\":2,\"turns\":2");
        return review.result();
    }

    private static String file(String json) {
        int from = json.indexOf("\"file\":\"") + "\"file\":\"".length();
        String text = json.substring(from, json.indexOf("\",\"chances\"", from));
        return text.replace("\\u000a", "\n").replace("\\\"", "\"");
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void a_draft_begins_as_the_start_and_says_why_a_text_is_no_position(Game game) {
        Draft draft = new Draft();
        draft.edit("game", game.id());
        assertThat(draft.view(texts).toString())
                .contains("\"possible\":true")
                .contains(game.start().toString().replace("\"", "\\\""));
        draft.edit("type", "nonsense");
        assertThat(draft.view(texts).toString()).contains("\"possible\":false").contains("expected five fields");
    }

    @Test
    void several_games_are_listed_and_a_fault_has_its_place() {
        String game = table.record(texts, "");
        assertThat(Imports.examine(texts, game + "\n" + game).toString())
                .startsWith("{\"games\":[{\"game\":\"eximo\",\"first\":\"Ana\",\"second\":\"Rui\"");
        assertThat(Imports.examine(texts, game.replace("*\n", "c2-c9 *\n")).toString())
                .contains("\"error\":")
                .contains("\"line\":")
                .contains("\"column\":1");
        assertThat(Imports.examine(texts, Games.XADRERSI.start().toString()).toString())
                .startsWith("{\"game\":\"xadrersi\",\"position\":");
    }
}
