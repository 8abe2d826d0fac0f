package org.tabuleiro.table.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.engine.review.Judgement;
import org.tabuleiro.engine.review.Verdict;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.table.Answer;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.Question;
import org.tabuleiro.table.TestTable;
import org.tabuleiro.table.coach.MistakeReview.Stage;
import org.tabuleiro.table.scene.Mark;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MistakeReviewTest {
    private static final String TAGS = "[Game \"eximo\"]\n[First \"A\"]\n[Second \"B\"]\n[Result \"*\"]\n\n";
    /** White has a mistake and a blunder, Black an inaccuracy. */
    private static final String ANNOTATED = TAGS
            + "1. b2-d4 $2 {[%chance 35]} (1. c3-c4) d7-b5 $6 {[%chance 40]} (1... c6-c5)"
            + " 2. b1-a2 $4 {[%chance 10]} (2. c3-c4) *\n";

    private static TestTable study(String file) {
        return TestTable.study(GameReader.read(file, Games::find).orElseThrow().get(0));
    }

    private static MistakeReview review(TestTable test, Side side) {
        test.table.coach().reviewMistakes(side);
        return test.table.coach().mistakes().orElseThrow();
    }

    private static String text(MistakeReview review) {
        return new Catalogue(Language.ENGLISH).text(review.sentence());
    }

    private static void judge(TestTable test, double best, double chance, String... better) {
        Question.ForVerdict question = (Question.ForVerdict) test.questions.getLast();
        State state = question.state();
        List<Turn> line = new ArrayList<>();
        for (String text : better) {
            line.add(state.readTurn(text).orElseThrow());
            state = state.play(text);
        }
        Verdict verdict = new Verdict(question.state().toMove(), best, chance, Judgement.of(best - chance), line);
        test.table.receive(new Answer.Judged(question.id(), Optional.of(verdict)));
    }

    private static String displayed(TestTable test) {
        return String.join(
                " ",
                test.table.displayed().path().stream()
                        .flatMap(node -> node.turn().stream())
                        .map(Turn::text)
                        .toList());
    }

    @Test
    void it_begins_with_the_position_before_the_first_mistake() {
        TestTable test = study(ANNOTATED);
        MistakeReview review = review(test, Side.FIRST);
        assertThat(review.stage()).isEqualTo(Stage.FIND);
        assertThat(displayed(test)).isEmpty();
        assertThat(text(review)).isEqualTo("You played b2-d4. Find a better move.");
        assertThat(new Catalogue(Language.PORTUGUESE).text(review.sentence()))
                .isEqualTo("Jogou b2-d4. Encontre uma jogada melhor.");
        assertThat(List.of(review.number(), review.count(), review.solved())).containsExactly(1, 2, 0);
        assertThat(test.table.choices()).contains(Choice.HINT);
        assertThat(test.questions).isEmpty();
    }

    @Test
    void the_mistake_is_an_arrow_until_a_step_is_entered_or_the_answer_is_known() {
        TestTable test = study(ANNOTATED);
        review(test, Side.FIRST);
        int b2 = Games.EXIMO.board().find("b2");
        int d4 = Games.EXIMO.board().find("d4");
        assertThat(test.table.hintMarks()).containsExactly(new Mark.Arrow(b2, d4, 1, Mark.Arrow.MISTAKE));
        test.table.display(test.table.live());
        assertThat(test.table.hintMarks()).isEmpty();
        test.table.coach().mistakes().orElseThrow().retry();
        test.play("c3-c4");
        assertThat(test.table.hintMarks()).isEmpty();
    }

    @Test
    void the_best_turn_solves_without_a_question() {
        TestTable test = study(ANNOTATED);
        MistakeReview review = review(test, Side.FIRST);
        test.play("c3-c4");
        assertThat(review.stage()).isEqualTo(Stage.SOLVED);
        assertThat(review.solved()).isEqualTo(1);
        assertThat(text(review)).isEqualTo("Excellent: c3-c4 is the best move.");
        assertThat(test.questions).isEmpty();
    }

    @Test
    void another_turn_is_judged_and_solves_if_it_is_as_good() {
        TestTable test = study(ANNOTATED);
        MistakeReview review = review(test, Side.FIRST);
        test.play("c3-b4");
        assertThat(review.stage()).isEqualTo(Stage.JUDGING);
        Question.ForVerdict question = (Question.ForVerdict) test.questions.getLast();
        assertThat(question.turn().text()).isEqualTo("c3-b4");
        assertThat(question.turns()).isEmpty();
        judge(test, 0.5, 0.46);
        assertThat(review.stage()).isEqualTo(Stage.SOLVED);
        assertThat(text(review)).isEqualTo("Well done: c3-b4 is a good move.");
        assertThat(displayed(test)).isEqualTo("c3-b4");
    }

    @Test
    void a_turn_that_loses_too_much_is_refused_and_the_person_tries_again() {
        TestTable test = study(ANNOTATED);
        MistakeReview review = review(test, Side.FIRST);
        test.play("c3-b4");
        judge(test, 0.5, 0.44);
        assertThat(review.stage()).isEqualTo(Stage.WRONG);
        assertThat(text(review)).isEqualTo("There is a better move than c3-b4. Try again.");
        assertThat(displayed(test)).isEmpty();
        assertThat(test.movetext()).as("a wrong answer is not kept").doesNotContain("c3-b4");
        assertThat(review.solved()).isZero();
        test.play("c3-c4");
        assertThat(review.stage()).isEqualTo(Stage.SOLVED);
    }

    @Test
    void the_turn_of_the_game_is_no_answer() {
        TestTable test = study(ANNOTATED);
        MistakeReview review = review(test, Side.FIRST);
        test.play("b2-d4");
        assertThat(review.stage()).isEqualTo(Stage.WRONG);
        assertThat(text(review)).isEqualTo("b2-d4 is what you played in the game. Try another move.");
        assertThat(displayed(test)).isEmpty();
        review.retry();
        assertThat(review.stage()).isEqualTo(Stage.FIND);
    }

    @Test
    void the_solution_is_displayed_and_the_next_mistake_follows() {
        TestTable test = study(ANNOTATED);
        MistakeReview review = review(test, Side.FIRST);
        review.showSolution();
        assertThat(review.stage()).isEqualTo(Stage.SHOWN);
        assertThat(text(review)).isEqualTo("The best move was c3-c4.");
        assertThat(displayed(test)).isEqualTo("c3-c4");
        int changes = test.changes;
        review.next();
        assertThat(test.changes).isGreaterThan(changes);
        assertThat(review.stage()).isEqualTo(Stage.FIND);
        assertThat(review.number()).isEqualTo(2);
        assertThat(displayed(test)).isEqualTo("b2-d4 d7-b5");
        test.play("c3-c4");
        review.next();
        assertThat(review.stage()).isEqualTo(Stage.DONE);
        assertThat(text(review)).isEqualTo("You solved 1 of 2 mistakes.");
        review.next();
        assertThat(review.stage()).isEqualTo(Stage.DONE);
        assertThat(review.number()).isEqualTo(2);
    }

    @Test
    void skipping_closes_the_question() {
        TestTable test = study(ANNOTATED);
        MistakeReview review = review(test, Side.FIRST);
        test.play("c3-b4");
        int open = test.questions.getLast().id();
        review.next();
        assertThat(test.cancelled).contains(open);
        assertThat(review.stage()).isEqualTo(Stage.FIND);
        judge(test, 0.5, 0.5);
        assertThat(review.stage()).isEqualTo(Stage.FIND);
    }

    @Test
    void inaccuracies_and_the_other_side_are_left_out() {
        TestTable test = study(ANNOTATED);
        MistakeReview review = review(test, Side.SECOND);
        assertThat(review.stage()).isEqualTo(Stage.DONE);
        assertThat(review.count()).isZero();
        assertThat(text(review)).isEqualTo("No mistakes found. Well played!");
    }

    @Test
    void a_game_without_annotations_is_reviewed_first() {
        TestTable test = study(TAGS + "1. b2-d4 d7-b5 *\n");
        MistakeReview review = review(test, Side.FIRST);
        assertThat(review.stage()).isEqualTo(Stage.REVIEWING);
        judge(test, 0.5, 0.2, "c3-c4");
        judge(test, 0.5, 0.5);
        assertThat(review.stage()).isEqualTo(Stage.FIND);
        assertThat(review.count()).isEqualTo(1);
        review.showSolution();
        assertThat(displayed(test)).isEqualTo("c3-c4");
        assertThat(test.movetext()).contains("$4").contains("[%chance 20]");
    }

    @Test
    void an_assistant_that_fails_solves_nothing() {
        TestTable test = study(ANNOTATED);
        MistakeReview review = review(test, Side.FIRST);
        test.play("c3-b4");
        test.table.receive(new Answer.Failed(test.questions.getLast().id(), Message.of("engine.ended")));
        assertThat(review.stage()).isEqualTo(Stage.WRONG);
    }

    @Test
    void turns_elsewhere_are_not_answers_and_only_a_study_is_reviewed() {
        TestTable test = study(ANNOTATED);
        MistakeReview review = review(test, Side.FIRST);
        test.table.display(test.table.live());
        test.play("b6-c5");
        assertThat(review.stage()).isEqualTo(Stage.FIND);
        assertThat(test.questions).isEmpty();
        test.table.coach().endMistakes();
        assertThat(test.table.coach().mistakes()).isEmpty();
        TestTable match = TestTable.against(Games.EXIMO);
        match.table.coach().reviewMistakes(Side.FIRST);
        assertThat(match.table.coach().mistakes()).isEmpty();
    }
}
