package org.tabuleiro.table.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.engine.review.Judgement;
import org.tabuleiro.engine.review.Verdict;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Question;
import org.tabuleiro.table.TestTable;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MatchReviewTest {

    /** A game of three turns, resigned; White's second turn will be judged a blunder. */
    private static TestTable ended() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        test.answer("d7-b5");
        test.play("b1-a2");
        test.table.controls().resign();
        return test;
    }

    private static Question.ForVerdict asked(TestTable test) {
        return (Question.ForVerdict) test.questions.getLast();
    }

    private static void judge(TestTable test, double best, double chance, String... better) {
        Question.ForVerdict question = asked(test);
        State state = question.state();
        List<Turn> line = new ArrayList<>();
        for (String text : better) {
            line.add(state.readTurn(text).orElseThrow());
            state = state.play(text);
        }
        Verdict verdict = new Verdict(question.state().toMove(), best, chance, Judgement.of(best - chance), line);
        test.table.receive(new Answer.Judged(question.id(), Optional.of(verdict)));
    }

    @Test
    void the_turns_are_judged_one_after_the_other() {
        TestTable test = ended();
        MatchReview review = test.table.coach().review();
        assertThat(review.isStarted()).isFalse();
        assertThat(review.isDone()).isFalse();
        review.start();
        assertThat(asked(test).turns()).isEmpty();
        assertThat(asked(test).turn().text()).isEqualTo("b2-d4");
        assertThat(review.turns()).isEqualTo(3);
        judge(test, 0.5, 0.5);
        assertThat(review.judged()).isEqualTo(1);
        assertThat(asked(test).turns()).hasToString("[b2-d4]");
        judge(test, 0.5, 0.5);
        int changes = test.changes;
        judge(test, 0.5, 0.2, "c3-c4");
        assertThat(test.changes).isGreaterThan(changes);
        assertThat(review.isDone()).isTrue();
        assertThat(review.summary(Side.FIRST).blunders()).isEqualTo(1);
        assertThat(review.summary(Side.FIRST).accuracy()).isBetween(50.0, 75.0);
        assertThat(review.summary(Side.SECOND).accuracy()).isGreaterThan(99);
        assertThat(review.turningPoint().flatMap(node -> node.turn()).map(Turn::text))
                .contains("b1-a2");
        assertThat(review.chances()).containsExactly(Optional.of(0.5), Optional.of(0.5), Optional.of(0.2));
    }

    @Test
    void a_reviewed_record_is_annotated_without_words_once_the_review_is_done() {
        TestTable test = ended();
        test.table.coach().review().start();
        judge(test, 0.5, 0.5);
        judge(test, 0.5, 0.5);
        assertThat(reviewed(test)).doesNotContain("chance");
        judge(test, 0.5, 0.2, "c3-c4");
        assertThat(test.movetext()).as("the game as it was played").doesNotContain("chance");
        assertThat(reviewed(test).replaceAll("\\s+", " "))
                .contains("1. b2-d4 {[%chance 50]}", "b1-a2 $4 {[%chance 20]} (2. c3-c4)");
    }

    private static String reviewed(TestTable test) {
        return GameWriter.write(test.table.reviewedRecord(TestTable.PLAYERS));
    }

    @Test
    void a_match_that_goes_on_is_not_reviewed() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        int questions = test.questions.size();
        test.table.coach().review().start();
        assertThat(test.questions).hasSize(questions);
        assertThat(test.table.coach().review().isStarted()).isFalse();
    }

    @Test
    void a_match_that_is_continued_drops_its_review() {
        TestTable test = ended();
        MatchReview review = test.table.coach().review();
        review.start();
        judge(test, 0.5, 0.5);
        int open = asked(test).id();
        test.table.controls().playOn();
        assertThat(test.cancelled).contains(open);
        assertThat(review.isStarted()).isFalse();
        assertThat(review.judged()).isZero();
    }

    @Test
    void after_a_failure_it_can_be_started_again_where_it_stopped() {
        TestTable test = ended();
        MatchReview review = test.table.coach().review();
        review.start();
        judge(test, 0.5, 0.5);
        test.table.receive(new Answer.Failed(asked(test).id(), Message.of("engine.ended")));
        int questions = test.questions.size();
        assertThat(review.isDone()).isFalse();
        review.start();
        assertThat(test.questions).hasSize(questions + 1);
        assertThat(asked(test).turn().text()).isEqualTo("d7-b5");
        review.start();
        assertThat(test.questions).as("an open question is not asked again").hasSize(questions + 1);
    }

    @Test
    void a_review_goes_on_at_another_table_with_the_same_turns() {
        TestTable match = ended();
        match.table.coach().review().start();
        judge(match, 0.5, 0.5);
        judge(match, 0.5, 0.4);
        TestTable study = ended();
        MatchReview resumed = study.table.coach().review();
        resumed.resume(match.table.coach().review());
        assertThat(resumed.judged()).isEqualTo(2);
        assertThat(asked(study).turn().text())
                .as("the only turn not judged yet")
                .isEqualTo("b1-a2");
        judge(study, 0.5, 0.2);
        assertThat(resumed.isDone()).isTrue();
        TestTable other = TestTable.against(Games.EXIMO);
        other.play("b1-a2");
        other.table.controls().resign();
        other.table.coach().review().resume(resumed);
        assertThat(other.table.coach().review().judged()).as("other turns").isZero();
    }

    @Test
    void turns_without_a_verdict_count_for_nobody() {
        TestTable test = ended();
        MatchReview review = test.table.coach().review();
        review.start();
        test.table.receive(new Answer.Judged(asked(test).id(), Optional.empty()));
        judge(test, 0.5, 0.5);
        judge(test, 0.5, 0.5);
        assertThat(review.isDone()).isTrue();
        assertThat(review.summary(Side.FIRST).turns()).isEqualTo(1);
        assertThat(review.turningPoint()).isEmpty();
        assertThat(test.movetext()).startsWith("1. b2-d4 d7-b5");
    }

    @Test
    void a_match_is_judged_while_it_goes_on_only_if_that_is_wanted() {
        TestTable test = TestTable.people(Games.EXIMO);
        MatchReview review = test.table.coach().review();
        test.play("b2-d4");
        assertThat(test.questions).isEmpty();
        review.setLive(true);
        assertThat(asked(test).turn().text()).isEqualTo("b2-d4");
        test.play("d7-b5");
        assertThat(test.questions).as("one question at a time").hasSize(1);
        judge(test, 0.5, 0.5);
        assertThat(asked(test).turn().text()).isEqualTo("d7-b5");
        judge(test, 0.5, 0.4);
        assertThat(review.chances()).containsExactly(Optional.of(0.5), Optional.of(0.6));
        assertThat(test.movetext()).doesNotContain("chance");

        test.table.controls().takeBack();
        assertThat(review.chances()).as("of the turn that is left").containsExactly(Optional.of(0.5));
        test.play("b7-a6");
        assertThat(asked(test).turn().text()).isEqualTo("b7-a6");
        int open = asked(test).id();
        review.setLive(false);
        assertThat(test.cancelled).contains(open);
        assertThat(review.isStarted()).isFalse();
    }

    @Test
    void a_failure_is_known() {
        TestTable test = ended();
        MatchReview review = test.table.coach().review();
        assertThat(review.hasFailed()).isFalse();
        review.start();
        assertThat(review.hasFailed()).isFalse();
        test.table.receive(new Answer.Failed(asked(test).id(), Message.of("engine.ended")));
        assertThat(review.hasFailed()).isTrue();
    }
}
