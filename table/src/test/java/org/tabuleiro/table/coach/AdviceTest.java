package org.tabuleiro.table.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.Tables;
import org.tabuleiro.table.TestTable;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class AdviceTest {
    private static final String FLAGSHIP_EN_PRISE = "10s/11/11/11/4s6/3G1F5/11/11/3G7/11/s10[] g - 0 9";
    private static final String CHAIN = "8/8/4b3/8/3b4/1Wb5/7b/8 b - 0 32";

    private static Table against(int level, State state) {
        return new TestTable(GameSetting.against(state, state.toMove(), new Seat.Computer(level))).table;
    }

    private static Table against(int level, Game game, String position) {
        return against(level, Tables.state(game, position));
    }

    private static String text(Table table, Language language) {
        return new Catalogue(language).text(table.coach().advice().orElseThrow().message());
    }

    @Test
    void a_person_against_a_low_level_is_warned_of_a_threat_to_win() {
        Table table = against(3, Games.BREAKTHRU, FLAGSHIP_EN_PRISE);
        Advice advice = table.coach().advice().orElseThrow();
        assertThat(advice.topic()).isEqualTo(Advice.Topic.WIN);
        assertThat(advice.squares()).containsExactly(Games.BREAKTHRU.board().find("f6"));
        assertThat(text(table, Language.ENGLISH)).isEqualTo("Your flagship can be captured!");
        assertThat(text(table, Language.PORTUGUESE)).isEqualTo("O seu navio-almirante pode ser capturado!");
    }

    @Test
    void and_of_captures_with_their_squares() {
        Table table = against(1, Games.EXIMO, CHAIN);
        assertThat(table.coach().advice().orElseThrow().topic()).isEqualTo(Advice.Topic.CAPTURE);
        assertThat(text(table, Language.ENGLISH)).isEqualTo("Your men on c3, d4, e6 can be captured.");
        Table single = against(1, Games.EXIMO, "8/8/8/8/8/1Wb5/7b/8 b - 0 32");
        assertThat(text(single, Language.ENGLISH)).isEqualTo("Your man on c3 can be captured.");
        assertThat(text(single, Language.PORTUGUESE)).isEqualTo("O seu peão de c3 pode ser capturado.");
    }

    @Test
    void more_than_three_captures_are_counted() {
        Table table = against(1, Games.EXIMO, "8/6b1/4b3/8/3b4/1Wb5/7b/8 b - 0 32");
        assertThat(text(table, Language.ENGLISH)).isEqualTo("4 of your men can be captured.");
    }

    @Test
    void higher_levels_people_and_programs_are_not_advised() {
        assertThat(against(4, Games.EXIMO, CHAIN).coach().advice()).isEmpty();
        State state = Tables.state(Games.EXIMO, CHAIN);
        assertThat(Tables.of(state).coach().advice()).isEmpty();
        assertThat(TestTable.study(state).table.coach().advice()).isEmpty();
        assertThat(TestTable.computers(Games.EXIMO).table.coach().advice()).isEmpty();
    }

    @Test
    void there_is_none_while_the_computer_is_to_move_or_another_position_is_displayed() {
        TestTable test = TestTable.against(Games.EXIMO);
        assertThat(test.table.coach().advice()).isPresent();
        test.play("b2-d4");
        assertThat(test.table.coach().advice()).isEmpty();
        test.answer("d7-b5");
        assertThat(test.table.coach().advice()).isPresent();
        test.table.display(test.table.tree().root());
        assertThat(test.table.coach().advice()).isEmpty();
    }

    @Test
    void the_first_turns_name_the_aim_of_the_game() {
        TestTable test = TestTable.against(Games.EXIMO);
        assertThat(test.table.coach().advice().map(Advice::topic)).contains(Advice.Topic.AIM);
        assertThat(text(test.table, Language.ENGLISH)).isEqualTo(new Catalogue(Language.ENGLISH).text("eximo.aim"));
        test.play("b2-d4");
        test.answer("d7-b5");
        assertThat(test.table.coach().advice().map(Advice::topic)).contains(Advice.Topic.AIM);
        test.play("b1-a2");
        test.answer("b6-b4");
        assertThat(test.table.coach().advice().map(Advice::topic)).isNotEqualTo(Optional.of(Advice.Topic.AIM));
    }

    @Test
    void a_new_position_and_a_new_level_change_the_advice() {
        Table table = against(3, Games.BREAKTHRU, FLAGSHIP_EN_PRISE);
        assertThat(table.coach().advice()).isPresent();
        table.controls().setLevel(Side.SECOND, 5);
        assertThat(table.coach().advice()).isEmpty();
        table.controls().setLevel(Side.SECOND, 2);
        assertThat(table.coach().advice()).isPresent();
        table.coach().setWarnings(false);
        assertThat(table.coach().advice()).isEmpty();
    }

    @Test
    void every_warning_has_its_words_in_both_languages() {
        for (Language language : Language.values()) {
            Catalogue texts = new Catalogue(language);
            for (Game game : List.of(Games.EXIMO, Games.BREAKTHRU, Games.SIXTEEN_STONES)) {
                for (String key : List.of("capture", "capture.one", "captures")) {
                    assertThat(texts.has(game.id() + ".threat." + key))
                            .as(game.id() + " " + key)
                            .isTrue();
                }
                for (String key : texts.keys(game.id() + ".result.")) {
                    String reason = key.substring((game.id() + ".result.").length());
                    boolean byRules = !List.of("resignation", "time").contains(reason);
                    assertThat(texts.has(game.id() + ".threat." + reason))
                            .as(key)
                            .isEqualTo(byRules);
                }
            }
        }
    }
}
