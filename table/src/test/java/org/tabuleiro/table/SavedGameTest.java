package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.match.TimeControl;

/** Games that are left and taken up again, also those that earlier versions have saved. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SavedGameTest {

    private static SavedGame save(TestTable test) {
        return SavedGame.of(test.table, TestTable.PLAYERS, true);
    }

    private static TestTable reopen(SavedGame saved) {
        return TestTable.resumed(SavedGame.read(saved.write()).orElseThrow());
    }

    @Test
    void a_game_comes_back_with_its_players_and_a_half_entered_turn() {
        TestTable test = new TestTable(GameSetting.against(Games.BREAKTHRU.start(), Side.FIRST, new Seat.Computer(4)));
        test.click("d4", "e4");
        SavedGame saved = save(test);
        TestTable again = reopen(saved);
        assertThat(again.table.input().entry().steps()).hasSize(2);
        assertThat(again.table.seat(Side.SECOND)).isEqualTo(new Seat.Computer(4));
        assertThat(saved.flipped()).isTrue();
        assertThat(saved.isPlayedByPerson()).isFalse();
    }

    @Test
    void turns_that_were_taken_back_can_be_restored_after_resuming() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.play("b2-d4", "d7-b5");
        test.table.controls().takeBack();
        test.click("b6");
        TestTable again = reopen(save(test));
        assertThat(again.line()).isEqualTo("b2-d4");
        assertThat(again.movetext()).isEqualTo("1. b2-d4 *");
        assertThat(again.table.controls().redo()).isTrue();
        assertThat(again.line()).isEqualTo("b2-d4 d7-b5");
    }

    @Test
    void a_complete_turn_that_waits_to_be_confirmed_waits_again() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.table.input().setConfirming(true);
        test.click("b2", "d4");
        TestTable again = reopen(save(test));
        assertThat(again.line()).isEmpty();
        assertThat(again.table.input().entry().turn()).isPresent();
    }

    @Test
    void undo_after_resuming_returns_the_time_of_the_turn() {
        TestTable test = TestTable.timed(Games.EXIMO);
        test.now = 10_000;
        test.play("b2-d4");
        test.now = 40_000;
        test.play("d7-b5");
        test.now = 50_000;
        TestTable again = reopen(save(test));
        assertThat(again.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("4:43");
        again.table.controls().takeBack();
        assertThat(again.table.clock(Side.SECOND).orElseThrow().text()).isEqualTo("5:00");
        assertThat(again.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("4:53");
        again.table.controls().takeBack();
        assertThat(again.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("5:00");
        again.now = 1_000;
        assertThat(again.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("4:59");
    }

    @Test
    void a_finished_game_comes_back_finished_with_what_was_tried_after_it() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.play("b2-d4", "d7-b5");
        test.table.controls().resign();
        test.play("b1-a2");
        TestTable again = reopen(save(test));
        assertThat(again.table.result()).contains(Result.win(Side.SECOND, Result.RESIGNATION));
        assertThat(again.movetext()).isEqualTo("1. b2-d4 d7-b5 (1... d7-b5 2. b1-a2) 0-1");
    }

    @Test
    void a_game_that_the_rules_have_ended_can_be_taken_back_after_resuming() {
        TestTable test =
                TestTable.people(Games.EXIMO.read("8/8/8/8/3b4/2W5/8/8 w - 0 1").orElseThrow());
        test.play("c3xe5");
        TestTable again = reopen(save(test));
        assertThat(again.table.result()).contains(Result.win(Side.FIRST, "no-men"));
        again.table.controls().takeBack();
        assertThat(again.table.result()).isEmpty();
        TestTable once = reopen(save(again));
        assertThat(once.table.controls().redo()).isTrue();
        assertThat(once.table.result()).contains(Result.win(Side.FIRST, "no-men"));
    }

    @Test
    void players_without_a_name_are_called_by_their_seat_again() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.table.putTags(Map.of(GameRecord.FIRST, "Ana"));
        SavedGame saved = save(test);
        assertThat(saved.isUnnamed(GameRecord.FIRST)).isFalse();
        assertThat(saved.isUnnamed(GameRecord.SECOND)).isTrue();
        assertThat(reopen(saved).table.tags())
                .containsEntry(GameRecord.FIRST, "Ana")
                .doesNotContainKey(GameRecord.SECOND);
    }

    @Test
    void a_game_left_by_the_window_of_version_0_1_still_opens() {
        SavedGame saved = SavedGame.read(sample("desktop-0.1.pgn")).orElseThrow();
        TestTable again = TestTable.resumed(saved);
        assertThat(saved.state()).isEqualTo(again.table.live().state());
        assertThat(again.line()).isEqualTo("b2-d4 d7-b5 b1-a2");
        assertThat(again.table.seat(Side.SECOND)).isEqualTo(new Seat.Computer(3));
        assertThat(again.table.match().terms().time()).isEqualTo(TimeControl.minutes(5, 3));
        assertThat(again.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("4:55");
        assertThat(again.table.controls().redo()).isTrue();
        assertThat(again.line()).isEqualTo("b2-d4 d7-b5 b1-a2 b8-a7");
    }

    @Test
    void a_game_kept_by_the_page_of_version_0_1_still_opens() {
        TestTable again =
                TestTable.resumed(SavedGame.read(sample("page-0.1.pgn")).orElseThrow());
        assertThat(again.table.game()).isEqualTo(Games.BREAKTHRU);
        assertThat(again.table.input().entry().steps()).hasSize(3);
        assertThat(again.table.seat(Side.FIRST)).isEqualTo(new Seat.Person());
    }

    @Test
    void invalid_tags_count_as_missing() {
        String text = sample("desktop-0.1.pgn")
                .replace("5+3 295000 300000 0 0", "5+3 -1 x")
                .replace("\"level:3\"", "\"level:99\"")
                .replace("[Tabuleiro_Turns \"3\"]", "[Tabuleiro_Turns \"many\"]");
        TestTable again = TestTable.resumed(SavedGame.read(text).orElseThrow());
        assertThat(again.table.match().isTimed()).isFalse();
        assertThat(again.table.seat(Side.SECOND)).isEqualTo(new Seat.Person());
        assertThat(again.line()).isEqualTo("b2-d4 d7-b5 b1-a2 b8-a7");
        assertThat(SavedGame.read(text + "\n" + text)).isInstanceOf(Parsed.Fault.class);
    }

    private static String sample(String name) {
        try (var in = SavedGameTest.class.getResourceAsStream("/saved/" + name)) {
            return new String(
                    java.util.Objects.requireNonNull(in).readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        } catch (java.io.IOException broken) {
            throw new java.io.UncheckedIOException(broken);
        }
    }
}
