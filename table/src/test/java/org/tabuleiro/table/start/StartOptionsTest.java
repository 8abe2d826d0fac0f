package org.tabuleiro.table.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Phase;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.start.StartOptions.Against;
import org.tabuleiro.table.start.StartOptions.SideChoice;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class StartOptionsTest {
    private static final Seat PERSON = new Seat.Person();

    private final Map<String, String> stored = new HashMap<>();

    private StartOptions read(Game game) {
        return StartOptions.read(game, stored::getOrDefault);
    }

    private static StartOptions breakthru(Seat one, Seat two, SideChoice side) {
        return new StartOptions(
                Games.BREAKTHRU,
                one,
                two,
                side,
                TimeControl.minutes(12, 7),
                "lotus",
                new GameSetting.Names("Ana", " Rui "));
    }

    @Test
    void the_default_is_a_person_on_the_first_side_against_an_easy_level() {
        GameSetting setting = read(Games.EXIMO).setting(() -> true);
        assertThat(setting.first()).isEqualTo(PERSON);
        assertThat(setting.second()).isEqualTo(new Seat.Computer(2));
        assertThat(setting.time()).isEqualTo(new TimeControl.None());
        assertThat(setting.start()).isEqualTo(Games.EXIMO.start());
    }

    @Test
    void the_standard_set_up_is_the_default_of_breakthru_and_it_can_be_set_up_by_hand() {
        assertThat(read(Games.BREAKTHRU).setup()).isEqualTo("standard");
        assertThat(read(Games.BREAKTHRU).setting(() -> true).start().phase()).isEqualTo(Phase.PLAY);
        stored.put("breakthru.setup", "");
        assertThat(read(Games.BREAKTHRU).setting(() -> true).start().phase()).isEqualTo(Phase.SETUP);
    }

    @Test
    void options_are_stored_per_game() {
        StartOptions choice = breakthru(new Seat.Engine("/bin/engine --fast"), PERSON, SideChoice.RANDOM);
        choice.write(stored::put);
        assertThat(read(Games.BREAKTHRU)).isEqualTo(choice);
        assertThat(read(Games.XADRERSI).time()).isEqualTo(new TimeControl.None());
    }

    @Test
    void against_the_computer_the_level_last_played_is_used() {
        breakthru(PERSON, new Seat.Computer(6), SideChoice.SECOND).write(stored::put);
        breakthru(PERSON, PERSON, SideChoice.SECOND).write(stored::put);
        GameSetting setting = read(Games.BREAKTHRU)
                .againstComputer(StartOptions.level(Games.BREAKTHRU, stored::getOrDefault))
                .setting(() -> true);
        assertThat(setting.first()).isEqualTo(new Seat.Computer(6));
        assertThat(setting.second()).isEqualTo(PERSON);
        assertThat(setting.time().text()).isEqualTo("12+7");
    }

    @Test
    void a_random_side_is_drawn_for_each_game() {
        StartOptions choice = breakthru(PERSON, new Seat.Computer(1), SideChoice.RANDOM);
        List<Seat> first = new ArrayList<>();
        for (boolean head : List.of(true, false)) {
            first.add(choice.setting(() -> head).first());
        }
        assertThat(first).containsExactly(PERSON, new Seat.Computer(1));
    }

    @Test
    void the_side_counts_only_for_one_person_against_a_program() {
        assertThat(breakthru(new Seat.Computer(3), new Seat.Computer(5), SideChoice.SECOND)
                        .setting(() -> true)
                        .first())
                .isEqualTo(new Seat.Computer(3));
        assertThat(breakthru(new Seat.Engine("e"), PERSON, SideChoice.FIRST)
                        .setting(() -> true)
                        .first())
                .isEqualTo(PERSON);
    }

    @Test
    void names_are_those_of_two_people() {
        assertThat(breakthru(PERSON, PERSON, SideChoice.FIRST)
                        .setting(() -> true)
                        .names())
                .isEqualTo(new GameSetting.Names("Ana", "Rui"));
        assertThat(breakthru(PERSON, new Seat.Computer(1), SideChoice.FIRST)
                        .setting(() -> true)
                        .names())
                .isEqualTo(GameSetting.Names.NONE);
    }

    @Test
    void the_opponent_follows_from_the_seats() {
        assertThat(breakthru(PERSON, PERSON, SideChoice.FIRST).against()).isEqualTo(Against.PERSON);
        assertThat(breakthru(new Seat.Engine("e"), PERSON, SideChoice.FIRST).against())
                .isEqualTo(Against.COMPUTER);
        assertThat(breakthru(new Seat.Engine("e"), new Seat.Computer(1), SideChoice.FIRST)
                        .against())
                .isEqualTo(Against.COMPUTERS);
    }

    @Test
    void the_random_side_of_an_earlier_version_is_read() {
        stored.put("eximo.side", "lot");
        assertThat(read(Games.EXIMO).side()).isEqualTo(SideChoice.RANDOM);
    }

    @Test
    void invalid_values_count_as_missing() {
        stored.put("breakthru.one", "elsewhere:Ana");
        stored.put("breakthru.two", "level:9");
        stored.put("breakthru.clock", "1+x");
        stored.put("breakthru.setup", "pyramid");
        stored.put("breakthru.level", "many");
        StartOptions last = read(Games.BREAKTHRU);
        assertThat(last.player()).isEqualTo(PERSON);
        assertThat(last.opponent()).isEqualTo(new Seat.Computer(2));
        assertThat(last.time()).isEqualTo(new TimeControl.None());
        assertThat(last.setup()).isEqualTo("standard");
        assertThat(StartOptions.level(Games.BREAKTHRU, stored::getOrDefault)).isEqualTo(2);
    }
}
