package org.tabuleiro.desktop.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Player;
import org.tabuleiro.table.Question;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AutosaveTest {
    private static final Map<String, String> PLAYERS = Map.of(GameRecord.FIRST, "A", GameRecord.SECOND, "B");

    @TempDir
    Path folder;

    private final List<IOException> failures = new CopyOnWriteArrayList<>();
    private final List<Autosave> opened = new ArrayList<>();

    private Autosave open() {
        Autosave autosave = new Autosave(folder, failures::add);
        opened.add(autosave);
        return autosave;
    }

    @AfterEach
    void close() {
        opened.forEach(Autosave::close);
    }

    /** A table whose programs never answer. */
    private static Table table(GameSetting setting) {
        Table table = setting.open(new Silent(), () -> 0);
        table.begin();
        return table;
    }

    private static final class Silent implements Player.Factory, Player {
        @Override
        public Player create(Game game, Side side, Seat seat, Consumer<Answer> inbox) {
            return this;
        }

        @Override
        public Player assistant(Game game, Consumer<Answer> inbox) {
            return this;
        }

        @Override
        public void ask(Question question) {}

        @Override
        public void cancel(int question) {}

        @Override
        public void hurry() {}

        @Override
        public void close() {}
    }

    /** Turns that two people have played; then the computer has sat down on the second side. */
    private static Table eximo(int turns) {
        Table table = people(Games.EXIMO);
        for (int i = 0; i < turns; i++) {
            playAny(table);
        }
        table.sit(Side.SECOND, new Seat.Computer(3));
        return table;
    }

    private static Table people(Game game) {
        return table(new GameSetting(game.start(), new Seat.Person(), new Seat.Person(), new TimeControl.None()));
    }

    private static void playAny(Table table) {
        table.input().enter(table.live().state().legalTurns().iterator().next().steps());
    }

    private static SavedGame left(Table table) {
        return SavedGame.of(table, PLAYERS, false);
    }

    private static Table reopened(SavedGame saved) {
        return saved.open(new Silent(), () -> 0);
    }

    @Test
    void an_unfinished_game_is_restored_with_seats_clock_and_orientation() {
        TimeControl time = TimeControl.minutes(5, 3);
        Table table = table(new GameSetting(Games.XADRERSI.start(), new Seat.Person(), new Seat.Person(), time));
        playAny(table);
        table.sit(Side.FIRST, new Seat.Engine("my engine --hash 16"));
        SavedGame left = SavedGame.of(table, PLAYERS, true);
        open().save(left);
        opened.get(0).close();
        assertThat(open().find()).contains(left);
        Table again = reopened(left);
        assertThat(again.live().state()).isEqualTo(table.live().state());
        assertThat(again.seat(Side.FIRST)).isEqualTo(new Seat.Engine("my engine --hash 16"));
        assertThat(again.match().terms().time()).isEqualTo(time);
        assertThat(again.match().clocks().left(Side.FIRST, 0)).isEqualTo(303_000);
    }

    @Test
    void an_autosave_of_the_first_version_is_found() throws IOException {
        Files.writeString(folder.resolve("last-game.pgn"), """
                [Game "eximo"]
                [First "Person"]
                [Second "Computer, level 3"]
                [Result "*"]
                [Tabuleiro_First "human"]
                [Tabuleiro_Second "level:3"]
                [Tabuleiro_Turns "1"]
                [Tabuleiro_Clock "5+3 295000 300000 0 0"]
                [Tabuleiro_Below "second"]

                1. b2-d4 d7-b5 *
                """);
        SavedGame left = open().find().orElseThrow();
        assertThat(left.flipped()).isTrue();
        Table again = reopened(left);
        assertThat(again.match().turns()).hasToString("[b2-d4]");
        assertThat(again.seat(Side.SECOND)).isEqualTo(new Seat.Computer(3));
        assertThat(again.match().clocks().left(Side.FIRST, 0)).isEqualTo(295_000);
        assertThat(again.controls().redo()).isTrue();
    }

    @Test
    void a_half_entered_turn_is_restored() {
        Table table = people(Games.BREAKTHRU);
        List<Step> steps = new ArrayList<>();
        State state = table.live().state();
        for (int i = 0; i < 3; i++) {
            steps.add(state.legalSteps().get(0));
            state = state.play(steps.get(i));
        }
        table.input().enter(steps);
        open().save(left(table));
        Table again = reopened(opened.get(0).find().orElseThrow());
        assertThat(again.live().state()).isEqualTo(table.live().state());
        assertThat(again.input().entry().state())
                .isEqualTo(table.input().entry().state());
        assertThat(again.input().entry().steps()).hasSize(3);
    }

    @Test
    void an_unconfirmed_turn_is_restored_unconfirmed() {
        Table table = eximo(2);
        table.input().setConfirming(true);
        playAny(table);
        open().save(left(table));
        Table again = reopened(opened.get(0).find().orElseThrow());
        assertThat(again.live().depth()).isEqualTo(2);
        assertThat(again.input().entry().turn())
                .isPresent()
                .isEqualTo(table.input().entry().turn());
    }

    @Test
    void only_a_game_with_a_turn_by_a_person_counts_as_played_by_a_person() {
        assertThat(left(eximo(0)).isPlayedByPerson()).isFalse();
        assertThat(left(eximo(1)).isPlayedByPerson()).isTrue();
        Table table = eximo(1);
        table.swapSeats();
        assertThat(left(table).isPlayedByPerson()).isFalse();
    }

    @Test
    void taken_back_turns_are_restored_and_can_be_redone() {
        Table table = eximo(4);
        table.controls().takeBack();
        open().save(left(table));
        Table again = reopened(opened.get(0).find().orElseThrow());
        assertThat(again.live().depth()).isEqualTo(2);
        assertThat(again.live().state()).isEqualTo(table.live().state());
        assertThat(again.controls().redo()).isTrue();
        assertThat(again.live().depth()).isEqualTo(4);
    }

    @Test
    void two_windows_do_not_overwrite_each_others_game() {
        Autosave one = open();
        Autosave two = open();
        SavedGame first = left(eximo(1));
        SavedGame second = left(eximo(3));
        one.save(first);
        two.save(second);
        assertThat(one.find()).contains(first);
        assertThat(two.find()).contains(second);
        one.close();
        two.discard();
        assertThat(two.find()).contains(first);
    }

    @Test
    void an_adopted_game_is_not_offered_again() {
        Autosave one = open();
        Autosave two = open();
        SavedGame left = left(eximo(2));
        two.save(left);
        two.close();
        assertThat(one.adopt()).contains(left);
        assertThat(one.find()).contains(left);
        assertThat(open().find()).isEmpty();
    }

    @Test
    void a_discarded_game_is_not_offered() {
        Autosave autosave = open();
        autosave.save(left(eximo(2)));
        autosave.discard();
        assertThat(autosave.find()).isEmpty();
    }

    @Test
    void a_corrupt_file_is_set_aside_and_reported_once() throws IOException {
        Files.writeString(folder.resolve("last-game.pgn"), "[Game \"eximo\"]\n[First \"A\"");
        Autosave autosave = open();
        assertThat(autosave.find()).isEmpty();
        assertThat(autosave.errors())
                .singleElement()
                .satisfies(message -> assertThat(message.toString()).contains("last-game.pgn.broken-1"));
        assertThat(autosave.errors()).isEmpty();
        assertThat(folder.resolve("last-game.pgn.broken-1")).exists();
        autosave.save(left(eximo(1)));
        assertThat(autosave.find()).isPresent();
    }

    @Test
    void corrupt_settings_are_set_aside_and_reset() throws IOException {
        Files.write(folder.resolve("settings.properties"), new byte[] {0, 1, 2, (byte) 0xFF});
        Settings settings = new Settings(folder);
        assertThat(settings.error()).isPresent();
        assertThat(folder.resolve("settings.properties.broken-1")).exists();
        settings.set("theme", "stone");
        settings.save();
        assertThat(new Settings(folder).get("theme", "")).isEqualTo("stone");
        assertThat(new Settings(folder).error()).isEmpty();
    }

    @Test
    void a_failed_autosave_is_reported() throws IOException {
        Autosave autosave = open();
        Files.createDirectory(folder.resolve("last-game.pgn"));
        autosave.save(left(eximo(2)));
        autosave.flush();
        assertThat(failures).hasSize(1);
    }
}
