package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.engine.review.Hint;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;

/** What a table says and shows once its match is over, and which programs may end it. */
final class EndedMatchTest {
    private static final Catalogue ENGLISH = new Catalogue(Language.ENGLISH);

    @Test
    void the_result_is_shown_after_a_notice_of_the_interface() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.play("b2-d4");
        test.table.controls().resign();
        test.table.tell(Message.of("table.draw.asked"));
        assertThat(test.table.sentence(ENGLISH))
                .startsWith(ENGLISH.text("table.draw.asked") + " ")
                .endsWith("White wins: Black resigned.");
    }

    @Test
    void a_refusal_after_the_end_is_shown_alone() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.table.controls().resign();
        test.table.tell(new Table.Notice(Message.of("table.pending"), true));
        assertThat(test.table.sentence(ENGLISH)).isEqualTo(ENGLISH.text("table.pending"));
    }

    @Test
    void a_hint_is_removed_at_the_end() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.table.controls().hint();
        Turn turn = test.table.live().state().readTurn("b2-d4").orElseThrow();
        test.table.receive(new Answer.Hinted(test.asked().id(), new Hint(Optional.empty(), Optional.empty(), turn)));
        test.table.controls().hint();
        test.table.controls().hint();
        assertThat(test.table.hintMarks()).isNotEmpty();
        test.table.controls().resign();
        assertThat(test.table.hintMarks()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1, false", "2, false", "3, true", "8, true"})
    void beginners_levels_play_a_lost_game_to_its_end(int level, boolean resigns) {
        TestTable test = new TestTable(GameSetting.against(Games.EXIMO.start(), Side.SECOND, new Seat.Computer(level)));
        test.table.preferences().setMayResign(true);
        test.table.controls().retry();
        test.answer("b2-d4");
        test.play("d7-b5");
        assertThat(((Question.ForTurn) test.asked()).mayResign()).isEqualTo(resigns);
    }
}
