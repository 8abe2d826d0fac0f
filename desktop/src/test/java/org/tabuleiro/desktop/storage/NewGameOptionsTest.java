package org.tabuleiro.desktop.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class NewGameOptionsTest {
    private static final Seat PERSON = new Seat.Person();

    @TempDir
    private Path folder = Path.of("");

    private Settings settings = new Settings(folder);

    @BeforeEach
    void begin() {
        settings = new Settings(folder);
    }

    private static NewGameOptions breakthru(Seat one, Seat two, NewGameOptions.SideChoice side) {
        return new NewGameOptions(Games.BREAKTHRU, one, two, side, TimeControl.minutes(10, 5), "lotus");
    }

    @Test
    void the_default_is_a_person_on_the_first_side_against_an_easy_level() {
        GameSetting setting = NewGameOptions.load(settings, Games.EXIMO).setting();
        assertThat(setting.first()).isEqualTo(PERSON);
        assertThat(setting.second()).isEqualTo(new Seat.Computer(2));
        assertThat(setting.time()).isEqualTo(new TimeControl.None());
        assertThat(setting.start()).isEqualTo(Games.EXIMO.start());
    }

    @Test
    void options_are_saved_per_game() throws Exception {
        NewGameOptions choice =
                breakthru(new Seat.Engine("/bin/engine --fast"), PERSON, NewGameOptions.SideChoice.RANDOM);
        choice.save(settings);
        settings.save();
        Settings later = new Settings(folder);
        assertThat(NewGameOptions.load(later, Games.BREAKTHRU)).isEqualTo(choice);
        assertThat(NewGameOptions.load(later, Games.XADRERSI).time()).isEqualTo(new TimeControl.None());
    }

    @Test
    void against_the_computer_the_level_last_played_is_used() {
        breakthru(PERSON, new Seat.Computer(6), NewGameOptions.SideChoice.SECOND)
                .save(settings);
        breakthru(PERSON, PERSON, NewGameOptions.SideChoice.SECOND).save(settings);
        GameSetting setting = NewGameOptions.load(settings, Games.BREAKTHRU)
                .againstComputer(settings)
                .setting();
        assertThat(setting.first()).isEqualTo(new Seat.Computer(6));
        assertThat(setting.second()).isEqualTo(PERSON);
        assertThat(setting.time().text()).isEqualTo("10+5");
    }

    @Test
    void random_sides_are_drawn_for_each_game() {
        NewGameOptions choice = breakthru(PERSON, new Seat.Computer(1), NewGameOptions.SideChoice.RANDOM);
        Set<Side> seen = EnumSet.noneOf(Side.class);
        for (int i = 0; i < 64; i++) {
            seen.add(choice.setting().first().isPerson() ? Side.FIRST : Side.SECOND);
        }
        assertThat(seen).containsExactlyInAnyOrder(Side.FIRST, Side.SECOND);
    }

    @Test
    void the_random_side_of_an_earlier_version_is_read() {
        settings.set("eximo.side", "lot");
        assertThat(NewGameOptions.load(settings, Games.EXIMO).side()).isEqualTo(NewGameOptions.SideChoice.RANDOM);
    }

    @Test
    void invalid_settings_count_as_unset() {
        settings.set("breakthru.one", "elsewhere:Ana");
        settings.set("breakthru.two", "level:9");
        settings.set("breakthru.clock", "1+x");
        settings.set("breakthru.setup", "pyramid");
        NewGameOptions last = NewGameOptions.load(settings, Games.BREAKTHRU);
        assertThat(last.player()).isEqualTo(PERSON);
        assertThat(last.opponent()).isEqualTo(new Seat.Computer(2));
        assertThat(last.time()).isEqualTo(new TimeControl.None());
        assertThat(last.setup()).isEmpty();
    }
}
