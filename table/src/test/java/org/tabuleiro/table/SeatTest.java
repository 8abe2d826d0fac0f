package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SeatTest {

    @Test
    void seats_are_written_and_read_as_players_are_named_on_the_command_line() {
        assertThat(Seat.read("human")).contains(new Seat.Person());
        assertThat(Seat.read("level:1")).contains(new Seat.Computer(1));
        assertThat(Seat.read("level:8")).contains(new Seat.Computer(8));
        assertThat(Seat.read("engine:./other --fast")).contains(new Seat.Engine("./other --fast"));
        assertThat(new Seat.Person().text()).isEqualTo("human");
        assertThat(new Seat.Computer(3).text()).isEqualTo("level:3");
        assertThat(new Seat.Engine("./other --fast").text()).isEqualTo("engine:./other --fast");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "person", "level:", "level:0", "level:9", "level:10", "engine:", "engine"})
    void other_texts_are_no_seats(String text) {
        assertThat(Seat.read(text)).isEmpty();
    }

    @Test
    void only_a_person_is_a_person() {
        assertThat(new Seat.Person().isPerson()).isTrue();
        assertThat(new Seat.Computer(1).isPerson()).isFalse();
        assertThat(new Seat.Engine("x").isPerson()).isFalse();
    }

    @Test
    void a_person_plays_the_side_they_asked_for() {
        State start = Games.EXIMO.start();
        Seat other = new Seat.Computer(2);
        GameSetting first = GameSetting.against(start, Side.FIRST, other);
        assertThat(first.first()).isEqualTo(new Seat.Person());
        assertThat(first.second()).isEqualTo(other);
        assertThat(first.start()).isEqualTo(start);
        assertThat(first.time()).isEqualTo(new org.tabuleiro.match.TimeControl.None());
        GameSetting second = GameSetting.against(start, Side.SECOND, other);
        assertThat(second.first()).isEqualTo(other);
        assertThat(second.second()).isEqualTo(new Seat.Person());
    }
}
