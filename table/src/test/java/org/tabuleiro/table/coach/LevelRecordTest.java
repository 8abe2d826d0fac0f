package org.tabuleiro.table.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Games;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.TestTable;
import org.tabuleiro.table.coach.LevelRecord.FinishedGame;
import org.tabuleiro.table.coach.LevelRecord.LevelResults;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LevelRecordTest {
    private static final LevelResults NONE = new LevelResults(0, 0, 0);

    private static FinishedGame game(String first, String second, String points) {
        return new FinishedGame("eximo", first, second, points);
    }

    private static String text(LevelRecord record, Language language) {
        return new Catalogue(language).text(record.message());
    }

    @Test
    void wins_losses_and_draws_count_per_level_on_both_sides() {
        LevelRecord record = LevelRecord.of(
                "eximo",
                List.of(
                        game("human", "level:1", "1-0"),
                        game("level:1", "human", "0-1"),
                        game("human", "level:1", "0-1"),
                        game("human", "level:3", "1/2-1/2"),
                        game("level:3", "human", "1-0"),
                        game("level:8", "human", "1-0")));
        assertThat(record.results())
                .containsExactly(
                        new LevelResults(2, 0, 1),
                        NONE,
                        new LevelResults(0, 1, 1),
                        NONE,
                        NONE,
                        NONE,
                        NONE,
                        new LevelResults(0, 0, 1));
        assertThat(record.games()).isEqualTo(6);
        assertThat(record.beaten()).hasValue(1);
    }

    @Test
    void the_highest_level_beaten_is_the_one_that_is_told() {
        LevelRecord record = LevelRecord.of(
                "eximo",
                List.of(
                        game("human", "level:3", "1-0"),
                        game("human", "level:2", "1-0"),
                        game("human", "level:4", "0-1")));
        assertThat(record.beaten()).hasValue(3);
        assertThat(text(record, Language.ENGLISH)).isEqualTo("You beat level 3");
        assertThat(text(record, Language.PORTUGUESE)).isEqualTo("Venceu o nível 3");
    }

    @Test
    void other_games_people_programs_and_unfinished_games_do_not_count() {
        LevelRecord record = LevelRecord.of(
                "eximo",
                List.of(
                        new FinishedGame("breakthru", "human", "level:3", "1-0"),
                        game("human", "human", "1-0"),
                        game("level:1", "level:2", "1-0"),
                        game("human", "engine:x", "1-0"),
                        game("human", "level:5", "*")));
        assertThat(record.games()).isZero();
        assertThat(record.beaten()).isEmpty();
        assertThat(text(record, Language.ENGLISH)).isEqualTo("Not played yet");
    }

    @Test
    void a_saved_record_tells_who_played_and_how_it_ended() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        SavedGame running = SavedGame.of(test.table, TestTable.PLAYERS, false);
        assertThat(FinishedGame.of(running.tagged())).isEqualTo(game("human", "level:3", "*"));
        test.table.controls().resign();
        SavedGame over = SavedGame.of(test.table, TestTable.PLAYERS, false);
        assertThat(FinishedGame.of(over.tagged())).isEqualTo(game("human", "level:3", "0-1"));
    }

    @Test
    void without_a_win_the_games_are_counted() {
        LevelRecord one = LevelRecord.of("eximo", List.of(game("human", "level:3", "0-1")));
        assertThat(text(one, Language.ENGLISH)).isEqualTo("1 game against the computer");
        LevelRecord two =
                LevelRecord.of("eximo", List.of(game("human", "level:3", "0-1"), game("level:1", "human", "1/2-1/2")));
        assertThat(text(two, Language.ENGLISH)).isEqualTo("2 games against the computer");
    }
}
