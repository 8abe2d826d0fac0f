package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.tabuleiro.table.Tables.click;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SavedTagsTest {
    private static final Map<String, String> PLAYERS = Map.of(GameRecord.FIRST, "Ana", GameRecord.SECOND, "Level 3");
    private static final State START = Games.EXIMO.start();
    private static final Seat PERSON = new Seat.Person();
    private static final Seat COMPUTER = new Seat.Computer(3);
    /** Two moves by two ships make a turn. */
    private static final State SHIPS = Tables.state(Games.BREAKTHRU, "10s/11/11/3G7/11/5F5/11/7G3/11/11/s10[] g - 0 5");

    private static Table played(String... turns) {
        return Tables.of(START, PERSON, COMPUTER, turns);
    }

    private static SavedGame left(Table table) {
        return SavedGame.of(table, PLAYERS, false);
    }

    private static SavedGame read(String text) {
        return SavedGame.read(text).orElseThrow();
    }

    /** What is left is written down, read, and put on the table again. */
    private static Table again(SavedGame left) {
        SavedGame read = read(left.write());
        assertThat(read).isEqualTo(left);
        return TestTable.resumed(read).table;
    }

    private static String turns(Table table) {
        return String.join(
                " ",
                table.live().path().stream()
                        .flatMap(node -> node.turn().stream())
                        .map(turn -> turn.text())
                        .toList());
    }

    @Test
    void the_turns_and_the_seats_are_kept() {
        Table again = again(left(played("b2-d4", "d7-b5")));
        assertThat(turns(again)).isEqualTo("b2-d4 d7-b5");
        assertThat(again.displayed()).isSameAs(again.live());
        assertThat(again.seat(Side.FIRST)).isEqualTo(PERSON);
        assertThat(again.seat(Side.SECOND)).isEqualTo(COMPUTER);
        SavedGame left = left(played());
        assertThat(left.seat(Side.FIRST)).isEqualTo(PERSON);
        assertThat(left.seat(Side.SECOND)).isEqualTo(COMPUTER);
    }

    @Test
    void what_was_taken_back_can_be_played_again() {
        Table table = Tables.of(START, "b2-d4", "d7-b5", "b1-a2");
        table.controls().takeBack();
        table.controls().takeBack();
        SavedGame left = left(table);
        assertThat(left.turns()).isEqualTo(1);
        Table again = again(left);
        assertThat(turns(again)).isEqualTo("b2-d4");
        assertThat(again.controls().redo()).isTrue();
        assertThat(turns(again)).isEqualTo("b2-d4 d7-b5");
    }

    @Test
    void variations_notes_and_the_result_are_kept() {
        Table table = Tables.of(START, "b2-d4", "d7-b5");
        table.editing().note(table.live(), List.of(1), List.of("well"));
        table.controls().resign();
        table.display(table.tree().root());
        Tables.play(table, "g2-h3");
        Table again = again(left(table));
        assertThat(again.record(PLAYERS)).isEqualTo(table.record(PLAYERS));
        assertThat(again.result()).contains(Result.win(Side.SECOND, Result.RESIGNATION));
        assertThat(again.tree().root().children()).hasSize(2);
    }

    @Test
    void the_steps_of_a_half_entered_turn_are_kept_in_the_record() {
        SavedGame left = left(Tables.of(SHIPS, "h4-h2"));
        assertThat(left.entered()).isEmpty();
        Table again = again(left);
        assertThat(again.input().entry().steps()).extracting(Object::toString).containsExactly("h4-h2");
        assertThat(again.live().depth()).isZero();
    }

    @Test
    void a_complete_turn_that_waits_to_be_confirmed_waits_again() {
        Table table = Tables.of(START, "b2-d4");
        table.input().setConfirming(true);
        click(table, "d7", "b5");
        SavedGame left = left(table);
        assertThat(left.entered()).isEqualTo("d7-b5");
        Table again = again(left);
        assertThat(turns(again)).isEqualTo("b2-d4");
        assertThat(again.input().entry().turn())
                .hasValueSatisfying(turn -> assertThat(turn.text()).isEqualTo("d7-b5"));
    }

    @Test
    void steps_entered_where_turns_were_taken_back_are_kept_beside_the_record() {
        Table table = Tables.of(SHIPS, "h4-h2,d8-d9");
        table.controls().takeBack();
        click(table, "h4", "h3");
        SavedGame left = left(table);
        assertThat(left.entered()).isEqualTo("h4-h3");
        Table again = again(left);
        assertThat(again.live()).isSameAs(again.tree().root());
        assertThat(again.input().entry().steps()).extracting(Object::toString).containsExactly("h4-h3");
    }

    @Test
    void steps_entered_in_the_game_are_kept_whatever_node_is_displayed() {
        State both = Tables.state(Games.BREAKTHRU, "s9s/11/11/3G7/11/5F5/11/7G3/11/11/s9s[] g - 0 5");
        Table table = Tables.of(both, "h4-h2,d8-d9", "a1-a2,k1-k2");
        table.controls().takeBack();
        click(table, "a1", "a3");
        table.display(table.tree().root());
        assertThat(left(table).entered()).isEqualTo("a1-a3");
    }

    @Test
    void steps_entered_in_an_analysis_at_the_place_of_the_game_are_kept() {
        Table table = Tables.of(SHIPS, "h4-h2,d8-d9");
        table.controls().takeBack();
        table.controls().setAnalysing(true);
        click(table, "h4", "h3");
        assertThat(left(table).entered()).isEqualTo("h4-h3");
    }

    @Test
    void steps_of_a_variation_elsewhere_are_not_those_of_the_game() {
        Table table = Tables.of(SHIPS, "h4-h2,d8-d9");
        table.controls().setAnalysing(true);
        table.display(table.tree().root());
        click(table, "h4", "h3");
        assertThat(table.input().entry().steps()).hasSize(1);
        assertThat(left(table).entered()).isEmpty();
    }

    @Test
    void a_game_left_in_a_variation_stands_at_the_end_of_its_main_line() {
        Table table = Tables.of(START, "b2-d4", "d7-b5");
        table.controls().setAnalysing(true);
        table.display(table.tree().root());
        Tables.play(table, "g2-h3");
        assertThat(left(table).turns()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void the_orientation_of_the_board_is_kept(boolean flipped) {
        SavedGame left = SavedGame.of(played("b2-d4"), PLAYERS, flipped);
        assertThat(read(left.write()).flipped()).isEqualTo(flipped);
    }

    @Test
    void unnamed_players_get_default_names_from_seat_and_language() {
        SavedGame left = left(played("b2-d4"));
        assertThat(left.names()).isEqualTo(PLAYERS);
        assertThat(left.isUnnamed(GameRecord.FIRST)).isTrue();
        assertThat(left.isUnnamed(GameRecord.SECOND)).isTrue();
        assertThat(left.isUnnamed("Event")).isFalse();
        assertThat(again(left).tags()).isEmpty();
    }

    @Test
    void names_from_a_file_stay() {
        GameRecord file = Tables.of(START, "b2-d4")
                .record(Map.of(GameRecord.FIRST, "Eva", GameRecord.SECOND, "Rui", "Event", "Cup"));
        Table table = TestTable.resumed(new SavedGame(file, PERSON, COMPUTER, 1, "", SavedClocks.NONE, false, Map.of()))
                .table;
        SavedGame left = left(table);
        assertThat(left.names()).isEmpty();
        assertThat(left.isUnnamed(GameRecord.FIRST)).isFalse();
        assertThat(again(left).tags())
                .containsOnly(
                        Map.entry(GameRecord.FIRST, "Eva"),
                        Map.entry(GameRecord.SECOND, "Rui"),
                        Map.entry("Event", "Cup"));
    }

    @Test
    void a_name_that_was_changed_in_the_file_is_not_a_default_name() {
        String text = left(played("b2-d4")).write().replace("[First \"Ana\"]", "[First \"Eva\"]");
        SavedGame read = read(text);
        assertThat(read.isUnnamed(GameRecord.FIRST)).isFalse();
        assertThat(read.isUnnamed(GameRecord.SECOND)).isTrue();
        assertThat(TestTable.resumed(read).table.tags()).containsOnly(Map.entry(GameRecord.FIRST, "Eva"));
    }

    @Test
    void other_things_said_about_the_game_are_not_taken_for_names() {
        SavedGame left = SavedGame.of(
                played(), Map.of(GameRecord.FIRST, "Ana", GameRecord.SECOND, "Rui", "Date", "2026.01.01"), false);
        assertThat(left.names()).containsOnlyKeys(GameRecord.FIRST, GameRecord.SECOND);
    }

    @Test
    void the_file_is_an_ordinary_game_file() {
        String text = left(played("b2-d4", "d7-b5")).write();
        GameRecord record = GameReader.read(text, Games::find).orElseThrow().get(0);
        assertThat(Tables.texts(record.line().turns())).containsExactly("b2-d4", "d7-b5");
        assertThat(read(text).record().tags()).isEqualTo(PLAYERS);
    }

    @Test
    void a_game_from_elsewhere_is_played_by_people_and_stands_at_its_end() {
        GameRecord record = Tables.of(START, "b2-d4", "d7-b5").record(PLAYERS);
        SavedGame left = SavedGame.of(record);
        assertThat(left.first()).isEqualTo(PERSON);
        assertThat(left.second()).isEqualTo(PERSON);
        assertThat(left.turns()).isEqualTo(2);
        assertThat(left.entered()).isEmpty();
        assertThat(left.clocks()).isEqualTo(SavedClocks.NONE);
        assertThat(left.flipped()).isFalse();
        assertThat(left.names()).isEmpty();
        assertThat(left.record()).isEqualTo(record);
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, 0", "1, 1", "2, 2", "3, 2", "99999999999, 2", "x, 2"})
    void an_invalid_number_of_turns_is_clamped_to_the_game(String written, int turns) {
        String text = left(played("b2-d4", "d7-b5")).write();
        assertThat(text).contains("[Tabuleiro_Turns \"2\"]");
        SavedGame read = read(text.replace("[Tabuleiro_Turns \"2\"]", "[Tabuleiro_Turns \"" + written + "\"]"));
        assertThat(read.turns()).isEqualTo(turns);
        assertThat(TestTable.resumed(read).table.live().depth()).isEqualTo(turns);
    }

    @Test
    void invalid_seats_clock_and_steps_count_as_missing() {
        String text = left(played("b2-d4"))
                .write()
                .replace("\"level:3\"", "\"level:9\"")
                .replace(
                        "[Tabuleiro_Turns",
                        "[Tabuleiro_Clock \"soon\"]\n[Tabuleiro_Entered \"z9-z8\"]\n[Tabuleiro_Turns");
        SavedGame read = read(text);
        assertThat(read.second()).isEqualTo(PERSON);
        Table table = TestTable.resumed(read).table;
        assertThat(table.match().isTimed()).isFalse();
        assertThat(table.input().entry().steps()).isEmpty();
    }

    @Test
    void a_file_without_exactly_one_game_is_refused() {
        String text = left(played("b2-d4")).write();
        assertThat(SavedGame.read(text + "\n" + text))
                .isInstanceOfSatisfying(
                        Parsed.Fault.class,
                        fault -> assertThat(fault.message().key()).isEqualTo("table.one-game"));
        assertThat(SavedGame.read("hello")).isInstanceOf(Parsed.Fault.class);
    }

    @ParameterizedTest
    @CsvSource({
        "human, human, 0, false",
        "human, human, 1, true",
        "human, level:3, 0, false",
        "human, level:3, 1, true",
        "level:3, human, 0, false",
        "level:3, human, 1, false",
        "level:3, human, 2, true",
        "level:3, level:4, 2, false"
    })
    void a_person_has_played_once_one_of_their_turns_is_there(String first, String second, int turns, boolean played) {
        GameRecord record = Tables.of(START, "b2-d4", "d7-b5").record(PLAYERS);
        SavedGame left = new SavedGame(
                record,
                Seat.read(first).orElseThrow(),
                Seat.read(second).orElseThrow(),
                turns,
                "",
                SavedClocks.NONE,
                false,
                Map.of());
        assertThat(left.isPlayedByPerson()).isEqualTo(played);
    }

    @Test
    void in_a_game_that_the_second_side_begins_the_first_turn_is_theirs() {
        State black = Tables.state(Games.EXIMO, START.toString().replace(" w - 0 1", " b - 0 2"));
        GameTree tree = new GameTree(black);
        tree.setEnd(tree.add(tree.root(), Tables.turn(black, "d7-b5")));
        GameRecord record = tree.record(PLAYERS, List.of(), Optional.empty());
        assertThat(new SavedGame(record, PERSON, COMPUTER, 1, "", SavedClocks.NONE, false, Map.of()).isPlayedByPerson())
                .isFalse();
        assertThat(new SavedGame(record, COMPUTER, PERSON, 1, "", SavedClocks.NONE, false, Map.of()).isPlayedByPerson())
                .isTrue();
    }
}
