package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LevelChangeTest {

    @Test
    void the_level_changes_during_a_game_and_the_game_goes_on() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        Question old = test.asked();
        assertThat(test.table.choices()).contains(Choice.CHANGE_LEVEL);
        test.table.controls().setLevel(Side.SECOND, 6);
        assertThat(test.table.seat(Side.SECOND)).isEqualTo(new Seat.Computer(6));
        assertThat(test.cancelled).contains(old.id());
        assertThat(test.line()).isEqualTo("b2-d4");
        test.answer("d7-b5");
        assertThat(test.line()).isEqualTo("b2-d4 d7-b5");
    }

    @Test
    void the_change_is_reported_with_the_word_of_the_level() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.table.controls().setLevel(Side.SECOND, 8);
        assertThat(test.table.sentence(new Catalogue(Language.ENGLISH)))
                .isEqualTo("The computer now plays at level 8, full strength.");
        assertThat(test.table.sentence(new Catalogue(Language.PORTUGUESE)))
                .isEqualTo("O computador passa a jogar no nível 8, força máxima.");
    }

    @Test
    void people_have_no_level() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.table.controls().setLevel(Side.FIRST, 2);
        assertThat(test.table.seat(Side.FIRST)).isEqualTo(new Seat.Person());
        assertThat(TestTable.people(Games.EXIMO).table.choices()).doesNotContain(Choice.CHANGE_LEVEL);
    }

    @Test
    void after_the_end_there_is_no_level_to_change() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.table.controls().resign();
        assertThat(test.table.choices()).doesNotContain(Choice.CHANGE_LEVEL);
        test.table.controls().setLevel(Side.SECOND, 2);
        assertThat(test.table.seat(Side.SECOND)).isEqualTo(new Seat.Computer(3));
    }

    @Test
    void every_level_has_a_word() {
        for (Language language : Language.values()) {
            for (int level = 1; level <= LevelPlayer.LEVELS; level++) {
                assertThat(new Catalogue(language).has("level.word." + level)).isTrue();
            }
        }
    }
}
