package org.tabuleiro.table.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.engine.SeededRandom;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.Tables;
import org.tabuleiro.table.TestTable;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EndSummaryTest {
    private static final String FLAGSHIP_EN_PRISE = "10s/11/11/11/4s6/3G1F5/11/11/3G7/11/s10[] g - 0 9";
    private static final Catalogue ENGLISH = new Catalogue(Language.ENGLISH);
    private static final Catalogue PORTUGUESE = new Catalogue(Language.PORTUGUESE);

    private static TestTable against(int level, Game game, String position, Side person) {
        return new TestTable(GameSetting.against(Tables.state(game, position), person, new Seat.Computer(level)));
    }

    private static EndSummary end(Table table) {
        return table.coach().end().orElseThrow();
    }

    private static String squares(Table table) {
        return table.game().board().names(end(table).squares());
    }

    @Test
    void a_person_who_wins_reads_so_with_the_reason_and_the_next_level() {
        TestTable test = against(3, Games.BREAKTHRU, FLAGSHIP_EN_PRISE, Side.FIRST);
        assertThat(test.table.coach().end()).isEmpty();
        test.play("Ff6-f11");
        EndSummary end = end(test.table);
        assertThat(end.outcome()).isEqualTo(EndSummary.Outcome.WON);
        assertThat(end.winner()).contains(Side.FIRST);
        assertThat(end.headline(test.table, ENGLISH)).isEqualTo("You won");
        assertThat(end.headline(test.table, PORTUGUESE)).isEqualTo("Ganhou");
        assertThat(end.reason(test.table, ENGLISH)).isEqualTo("Gold wins: the flagship has reached the edge.");
        assertThat(end.why(test.table, ENGLISH)).isEqualTo("The flagship has reached the edge.");
        assertThat(squares(test.table)).isEqualTo("f11");
        assertThat(end.nextLevel()).hasValue(4);
        assertThat(ENGLISH.text(end.next().orElseThrow())).isEqualTo("Next: level 4, occasional player");
        assertThat(end.parts()).isEmpty();
    }

    @Test
    void a_person_who_loses_sees_the_captured_flagship() {
        TestTable test = against(3, Games.BREAKTHRU, FLAGSHIP_EN_PRISE, Side.FIRST);
        test.play("d6-d5,d3-d2");
        test.answer("e7xf6");
        EndSummary end = end(test.table);
        assertThat(end.outcome()).isEqualTo(EndSummary.Outcome.LOST);
        assertThat(end.headline(test.table, ENGLISH)).isEqualTo("You lost");
        assertThat(squares(test.table)).isEqualTo("f6");
        assertThat(end.nextLevel()).isEmpty();
        assertThat(end.next()).isEmpty();
    }

    @Test
    void a_draw_by_agreement_says_so_once() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.play("b2-d4");
        test.table.controls().offerDraw();
        test.table.controls().answerDraw(true);
        EndSummary end = end(test.table);
        assertThat(end.headline(test.table, ENGLISH)).isEqualTo("Draw");
        assertThat(end.why(test.table, ENGLISH)).isEqualTo("By agreement.");
        assertThat(end.why(test.table, PORTUGUESE)).isEqualTo("Por acordo.");
    }

    @Test
    void after_full_strength_there_is_no_next_level() {
        TestTable test = against(8, Games.BREAKTHRU, FLAGSHIP_EN_PRISE, Side.FIRST);
        test.play("Ff6-f11");
        assertThat(end(test.table).outcome()).isEqualTo(EndSummary.Outcome.WON);
        assertThat(end(test.table).nextLevel()).isEmpty();
    }

    @Test
    void the_squares_of_a_chain_are_all_its_captures() {
        TestTable test = against(1, Games.EXIMO, "8/8/4b3/8/3b4/1Wb5/8/8 w - 0 31", Side.FIRST);
        test.play("b3xd3xd5xf7");
        assertThat(squares(test.table)).isEqualTo("c3, d4, e6");
    }

    @Test
    void men_that_cannot_move_are_the_decisive_squares() {
        TestTable test = against(1, Games.EXIMO, "8/8/8/8/8/W7/bW6/WWW5 w - 0 31", Side.FIRST);
        test.play("c1-c2");
        assertThat(test.table.result().orElseThrow().reason()).isEqualTo("no-step");
        assertThat(squares(test.table)).isEqualTo("a2");
    }

    @Test
    void two_people_read_which_side_won_or_its_name() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.table.controls().resign();
        EndSummary end = end(test.table);
        assertThat(end.outcome()).isEqualTo(EndSummary.Outcome.DECIDED);
        assertThat(end.headline(test.table, ENGLISH)).isEqualTo("Black won");
        assertThat(end.headline(test.table, PORTUGUESE)).isEqualTo("As Pretas ganharam");
        assertThat(end.squares()).isEmpty();
        test.table.putTags(Map.of(GameRecord.SECOND, "Ana"));
        assertThat(end.headline(test.table, ENGLISH)).isEqualTo("Ana won");
        assertThat(end.headline(test.table, PORTUGUESE)).isEqualTo("Vitória de Ana");
    }

    @Test
    void a_draw_is_a_draw() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        test.answer("d7-b5", true);
        test.table.controls().answerDraw(true);
        assertThat(end(test.table).outcome()).isEqualTo(EndSummary.Outcome.DRAWN);
        assertThat(end(test.table).headline(test.table, ENGLISH)).isEqualTo("Draw");
        assertThat(end(test.table).winner()).isEmpty();
    }

    @Test
    void the_parts_of_the_score_add_up() {
        State state = Games.XADRERSI.start();
        SeededRandom random = new SeededRandom(5);
        TestTable test = TestTable.people(Games.XADRERSI);
        while (!state.isOver()) {
            var turn = random.randomTurn(state);
            test.play(turn.text());
            state = state.play(turn);
        }
        List<EndSummary.ScorePart> parts = end(test.table).parts();
        assertThat(parts.stream().map(part -> ENGLISH.text(part.name())))
                .containsExactly("King", "Queen", "Rooks", "Bishops", "Knights");
        List<Integer> scores = Games.XADRERSI.scores(state);
        assertThat(parts.stream().mapToInt(EndSummary.ScorePart::first).sum()).isEqualTo(scores.get(0));
        assertThat(parts.stream().mapToInt(EndSummary.ScorePart::second).sum()).isEqualTo(scores.get(1));
        assertThat(parts).allMatch(part -> part.first() > 0 && part.second() > 0);
        assertThat(end(test.table).squares()).isEmpty();
    }

    @Test
    void what_can_be_done_next() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.table.controls().resign();
        assertThat(end(test.table).actions())
                .containsExactly(EndSummary.Action.REMATCH, EndSummary.Action.SWAPPED_REMATCH);
        TestTable played = TestTable.against(Games.EXIMO);
        played.play("b2-d4");
        played.table.controls().resign();
        assertThat(end(played.table).actions()).containsExactly(EndSummary.Action.values());
    }

    @Test
    void a_study_has_no_end() {
        State over =
                Tables.state(Games.EXIMO, "8/8/4b3/8/3b4/1Wb5/8/8 w - 0 31").play("b3xd3xd5xf7");
        assertThat(TestTable.study(over).table.coach().end()).isEmpty();
    }
}
