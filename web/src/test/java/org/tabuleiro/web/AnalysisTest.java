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
import org.tabuleiro.web.border.DraftEdit;
import org.tabuleiro.web.border.Pasted;
import org.tabuleiro.web.border.TableCommand;
import org.tabuleiro.web.border.TurnNode;
import org.tabuleiro.web.border.WorkerApi.ReviewProgress;
import org.tabuleiro.web.border.WorkerApi.ReviewResult;

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
    void an_inserted_line_becomes_a_variation_and_is_undone_as_a_whole() {
        table.type(texts, "c2-c4");
        String before = table.record(texts, "");
        int place = table.insert(0, List.of("g2-h3", "b7-a6"));
        assertThat(table.record(texts, "")).contains("1. c2-c4 (1. g2-h3 b7-a6)");
        table.command(new TableCommand.Display(place));
        assertThat(table.table().displayed().turn().orElseThrow().text()).isEqualTo("g2-h3");
        assertThat(table.command(new TableCommand.UndoTurn())).isTrue();
        assertThat(table.record(texts, "")).isEqualTo(before);
    }

    @Test
    void a_turn_can_have_marks_and_a_comment() {
        table.type(texts, "c2-c4");
        assertThat(table.moves(texts).get(1).turn()).isEqualTo("c2-c4");
        table.note(texts, 1, List.of(3), " Well played <b> ");
        assertThat(table.record(texts, "")).contains("1. c2-c4 $3 {Well played <b>}");
        table.note(texts, 1, List.of(), "");
        assertThat(table.record(texts, "")).contains("1. c2-c4 *");
    }

    @Test
    void a_review_runs_in_slices_and_its_annotations_are_merged() {
        table.type(texts, "c2-c4");
        table.type(texts, "b7-a6");
        String given = table.record(texts, "");
        ReviewResult result = judged(given);
        assertThat(judged(given)).isEqualTo(result);
        assertThat(result.chances()).hasSize(2).allMatch(chance -> chance >= 0 && chance <= 1000);
        table.annotate(given, result.file());
        assertThat(table.record(texts, "")).containsPattern("1\\. c2-c4( \\$\\d)? \\{\\[%chance \\d+\\]}");
    }

    @Test
    void annotations_are_shown_in_the_language_of_the_reader_and_stay_language_neutral_when_edited() {
        table.type(texts, "c2-c4");
        table.table().editing().note(table.table().displayed(), List.of(), List.of("[%chance 43]"));
        TurnNode judged = table.moves(texts).get(1);
        assertThat(judged.chance()).hasValue(43);
        assertThat(judged.comments()).isEmpty();
        assertThat(judged.note()).isEqualTo("Black 57 %");
        Catalogue portuguese = new Catalogue(Language.PORTUGUESE);
        assertThat(table.moves(portuguese).get(1).note()).isEqualTo("Pretas 57 %");
        table.note(portuguese, 1, List.of(2), "Pretas 57 %\nserá?");
        assertThat(table.record(texts, "")).contains("1. c2-c4 $2 {[%chance 43]} {será?}");
    }

    @Test
    void a_turn_that_is_a_word_is_listed_by_its_name() {
        State choice = Games.BREAKTHRU
                .read(Games.BREAKTHRU.setups().getOrDefault("standard", ""))
                .orElseThrow();
        PageTable played = new PageTable(Studies.of(choice, players, () -> 0), players);
        played.click("silver");
        TurnNode move = played.moves(new Catalogue(Language.PORTUGUESE)).getLast();
        assertThat(move.turn()).isEqualTo("silver");
        assertThat(move.label()).isEqualTo("Prateado começa");
    }

    private static ReviewResult judged(String game) {
        GameReview review = new GameReview();
        review.begin(game);
        ReviewProgress progress = review.resume();
        for (int slices = 0; !progress.done(); slices++) {
            assertThat(slices).isLessThan(10_000);
            progress = review.resume();
        }
        assertThat(progress).isEqualTo(new ReviewProgress(2, 2, true));
        return review.result();
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void a_draft_begins_with_the_start_and_explains_an_invalid_position_string(Game game) {
        Draft draft = new Draft();
        draft.edit(new DraftEdit.SetGame(game.id()));
        assertThat(draft.view(texts).possible()).isTrue();
        assertThat(draft.view(texts).text()).isEqualTo(game.start().toString());
        draft.edit(new DraftEdit.Type("nonsense"));
        assertThat(draft.view(texts).possible()).isFalse();
        assertThat(draft.view(texts).message()).contains("expected five fields");
    }

    @Test
    void several_games_are_listed_and_an_error_has_a_position() {
        String game = table.record(texts, "");
        assertThat(((Pasted.PastedGames) PastedTexts.examine(texts, game + "\n" + game)).games())
                .hasSize(2)
                .allMatch(each -> each.game().equals("eximo")
                        && each.first().equals("Ana")
                        && each.second().equals("Rui"));
        Pasted fault = PastedTexts.examine(texts, game.replace("*\n", "c2-c9 *\n"));
        assertThat(((Pasted.UnreadableText) fault).place().orElseThrow().column())
                .isEqualTo(1);
        String start = Games.XADRERSI.start().toString();
        assertThat(PastedTexts.examine(texts, start)).isEqualTo(new Pasted.PastedPosition("xadrersi", start));
    }
}
