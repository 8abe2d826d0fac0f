package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.engine.review.Hint;
import org.tabuleiro.engine.search.Analysis;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.preferences.Pace;

/** The questions of a table to its programs, and how it handles their answers. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PlayersTest {

    @Test
    void the_program_to_move_is_asked_once_with_start_turns_and_clocks() {
        TestTable test = TestTable.against(Games.EXIMO);
        assertThat(test.questions).isEmpty();
        assertThat(test.table.isThinking()).isFalse();
        test.play("b2-d4");
        Question.ForTurn question = (Question.ForTurn) test.asked();
        assertThat(question.side()).isEqualTo(Side.SECOND);
        assertThat(question.start()).isEqualTo(Games.EXIMO.start());
        assertThat(question.turns()).hasToString("[b2-d4]");
        assertThat(question.againstPerson()).isTrue();
        assertThat(test.table.status()).isEqualTo(new Status.Thinking(Side.SECOND));
        assertThat(test.table.choices()).contains(Choice.HURRY);
        test.table.display(test.table.tree().root());
        assertThat(test.questions).hasSize(1);
    }

    @Test
    void its_turn_is_played_and_reported() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        test.answer("d7-b5");
        TableEvent.Played played = (TableEvent.Played) test.events.getLast();
        assertThat(played.side()).isEqualTo(Side.SECOND);
        assertThat(played.enteredHere()).isFalse();
        assertThat(test.table.notice().orElseThrow().message().key()).isEqualTo("table.played");
        assertThat(test.table.input().mayEnter()).isTrue();
        assertThat(test.table.isThinking()).isFalse();
    }

    @Test
    void its_analysis_is_hidden_from_its_opponent() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        Analysis known = new Analysis(3, 100, 1, List.of());
        test.table.receive(new Answer.Progress(test.asked().id(), known));
        assertThat(test.table.thoughts()).isEmpty();
        assertThat(test.events).noneMatch(TableEvent.Thinking.class::isInstance);
        test.table.preferences().setShowsThoughts(true);
        assertThat(test.table.thoughts()).contains(known);
    }

    @Test
    void between_programs_the_analysis_is_no_secret() {
        TestTable test = TestTable.computers(Games.EXIMO);
        Analysis known = new Analysis(3, 100, 1, List.of());
        test.table.receive(new Answer.Progress(test.asked().id(), known));
        assertThat(test.table.thoughts()).contains(known);
    }

    @Test
    void its_analysis_is_shown_while_it_thinks_if_that_is_wanted() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.table.preferences().setShowsThoughts(true);
        test.play("b2-d4");
        Analysis known = new Analysis(3, 100, 1, List.of());
        test.table.receive(new Answer.Progress(test.asked().id(), known));
        assertThat(test.table.thoughts()).contains(known);
        assertThat(test.events).contains(new TableEvent.Thinking(Side.SECOND, known));
        test.answer("d7-b5");
        assertThat(test.table.thoughts()).isEmpty();
    }

    @Test
    void an_answer_to_a_closed_question_is_dropped() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        Question old = test.asked();
        test.table.controls().takeBack();
        assertThat(test.cancelled).contains(old.id());
        Turn turn = old.state().readTurn("d7-b5").orElseThrow();
        test.table.receive(new Answer.Chosen(old.id(), turn, false));
        assertThat(test.line()).isEmpty();
    }

    @Test
    void a_level_that_changes_while_it_thinks_is_asked_anew_and_the_old_answer_is_not_played() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        Question old = test.asked();
        test.table.sit(Side.SECOND, new Seat.Computer(5));
        assertThat(test.questions).hasSize(2);
        assertThat(test.cancelled).contains(old.id());
        assertThat(test.closed).isEqualTo(1);
        Turn turn = old.state().readTurn("d7-b5").orElseThrow();
        test.table.receive(new Answer.Chosen(old.id(), turn, false));
        assertThat(test.line()).isEqualTo("b2-d4");
        test.answer("b6-b5");
        assertThat(test.line()).isEqualTo("b2-d4 b6-b5");
    }

    @Test
    void an_answer_that_comes_inside_the_question_is_taken_all_the_same() {
        TestTable test = TestTable.computers(Games.EXIMO);
        test.answer("b2-d4");
        test.answer("d7-b5");
        assertThat(test.line()).isEqualTo("b2-d4 d7-b5");
        assertThat(test.questions).hasSize(3);
    }

    // --- draws ---

    @Test
    void a_draw_offered_while_the_computer_thinks_is_answered_and_does_not_discard_its_thinking() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        Question turn = test.asked();
        test.table.controls().offerDraw();
        assertThat(test.asked()).isInstanceOf(Question.ForDraw.class);
        assertThat(test.cancelled).doesNotContain(turn.id());
        assertThat(test.table.notice().orElseThrow().message().key()).isEqualTo("table.draw.asked");
        test.table.receive(new Answer.ToDraw(test.asked().id(), false));
        assertThat(test.table.notice().orElseThrow().message().key()).isEqualTo("table.draw.declined");
        test.table.receive(
                new Answer.Chosen(turn.id(), turn.state().readTurn("d7-b5").orElseThrow(), false));
        assertThat(test.line()).isEqualTo("b2-d4 d7-b5");
    }

    @Test
    void a_draw_offer_that_is_not_answered_yet_outlasts_the_turn_of_the_computer() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        Question turn = test.asked();
        test.table.controls().offerDraw();
        Question draw = test.asked();
        test.table.receive(
                new Answer.Chosen(turn.id(), turn.state().readTurn("d7-b5").orElseThrow(), false));
        assertThat(test.table.match().drawOffer()).isPresent();
        test.table.receive(new Answer.ToDraw(draw.id(), true));
        assertThat(test.table.result()).contains(Result.draw(Result.AGREEMENT));
    }

    @Test
    void an_offer_of_the_computer_comes_with_its_turn_and_is_declined_by_the_next_one() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        test.answer("d7-b5", true);
        assertThat(test.events).contains(new TableEvent.DrawOffered(Side.SECOND));
        assertThat(test.table.choices()).contains(Choice.ACCEPT_DRAW, Choice.DECLINE_DRAW);
        test.play("b1-a2");
        assertThat(test.table.match().drawOffer()).isEmpty();
        assertThat(test.table.choices()).doesNotContain(Choice.ACCEPT_DRAW);
    }

    @Test
    void an_offer_of_the_computer_is_accepted() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        test.answer("d7-b5", true);
        test.table.controls().offerDraw();
        assertThat(test.table.result()).contains(Result.draw(Result.AGREEMENT));
    }

    // --- pace, pause and single steps ---

    @Test
    void a_quick_answer_is_delayed_for_half_a_second() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.table.preferences().setPace(Pace.forPeople(true));
        test.play("b2-d4");
        test.now = 100;
        test.answer("d7-b5");
        assertThat(test.line()).isEqualTo("b2-d4");
        assertThat(test.table.wakeAt()).hasValue(500);
        test.now = 500;
        test.table.tick(test.now);
        assertThat(test.line()).isEqualTo("b2-d4 d7-b5");
    }

    @Test
    void between_computers_turns_come_at_their_own_pace_and_can_be_hurried() {
        TestTable test = TestTable.computers(Games.EXIMO);
        test.table.preferences().setPace(new Pace(0, 500, 1200));
        test.answer("b2-d4");
        assertThat(test.table.wakeAt()).hasValue(1200);
        test.table.controls().hurry();
        assertThat(test.line()).isEqualTo("b2-d4");
        test.table.controls().hurry();
        assertThat(test.hurried).as("one that still thinks is asked to answer").isEqualTo(1);
    }

    @Test
    void a_pause_closes_the_question_and_a_single_step_asks_again() {
        TestTable test = TestTable.computers(Games.EXIMO);
        test.table.preferences().setPace(new Pace(0, 500, 1200));
        Question first = test.asked();
        test.table.controls().pause();
        assertThat(test.cancelled).contains(first.id());
        assertThat(test.table.status()).isEqualTo(new Status.Paused());
        assertThat(test.table.choices()).contains(Choice.RESUME, Choice.STEP, Choice.TAKE_OVER);
        test.table.controls().step();
        assertThat(test.table.status()).isEqualTo(new Status.Thinking(Side.FIRST));
        assertThat(test.table.choices()).doesNotContain(Choice.STEP);
        test.answer("b2-d4");
        assertThat(test.line()).as("a single step does not wait").isEqualTo("b2-d4");
        assertThat(test.table.match().paused()).isTrue();
        assertThat(test.questions).as("nobody is asked after the step").hasSize(2);
        test.table.controls().resume();
        assertThat(test.questions).hasSize(3);
    }

    @Test
    void a_step_pauses_a_running_match() {
        TestTable test = TestTable.computers(Games.EXIMO);
        test.table.controls().step();
        assertThat(test.table.match().paused()).isTrue();
        test.answer("b2-d4");
        assertThat(test.line()).isEqualTo("b2-d4");
    }

    // --- failures ---

    @Test
    void a_failure_is_reported_and_the_player_is_asked_again_only_on_request() {
        TestTable test = new TestTable(new org.tabuleiro.table.GameSetting(
                Games.EXIMO.start(), new Seat.Person(), new Seat.Engine("broken"), new TimeControl.None()));
        test.play("b2-d4");
        Message reason = Message.of("engine.ended");
        test.table.receive(new Answer.Failed(test.asked().id(), reason));
        assertThat(test.events).contains(new TableEvent.Failed(Side.SECOND, reason));
        assertThat(test.table.status()).isEqualTo(new Status.Failed(Side.SECOND, reason));
        assertThat(test.table.choices()).contains(Choice.RETRY);
        assertThat(test.questions).hasSize(1);
        test.table.controls().retry();
        assertThat(test.questions).hasSize(2);
        assertThat(test.created).as("a new engine is started").isEqualTo(2);
        test.answer("d7-b5");
        assertThat(test.line()).isEqualTo("b2-d4 d7-b5");
    }

    @Test
    void an_illegal_turn_is_a_failure() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        Turn foreign = Games.EXIMO
                .start()
                .turnOf(Games.EXIMO.start().readSteps("g2-h3").orElseThrow());
        test.table.receive(new Answer.Chosen(test.asked().id(), foreign, false));
        assertThat(test.table.failure().orElseThrow().key()).isEqualTo("engine.illegal");
        test.table.controls().takeBack();
        assertThat(test.table.failure()).as("another position, another try").isEmpty();
    }

    @Test
    void another_player_on_the_seat_ends_a_failure() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        test.table.receive(new Answer.Failed(test.asked().id(), Message.of("engine.ended")));
        test.table.sit(Side.SECOND, new Seat.Person());
        assertThat(test.table.input().mayEnter()).isTrue();
        assertThat(test.table.failure()).isEmpty();
    }

    // --- hints ---

    private static void hint(TestTable test) {
        Question question = test.asked();
        Turn turn = question.state().readTurn("b2-d4").orElseThrow();
        Hint hint = new Hint(Optional.of(Click.of(Games.EXIMO, "b2")), Optional.of(Click.of(Games.EXIMO, "d4")), turn);
        test.table.receive(new Answer.Hinted(question.id(), hint));
    }

    private static String said(TestTable test) {
        return test.table.notice().orElseThrow().message().key();
    }

    @Test
    void a_hint_has_three_stages() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.table.controls().hint();
        assertThat(said(test)).isEqualTo("table.hint.thinking");
        assertThat(test.asked()).isInstanceOf(Question.ForHint.class);
        test.table.controls().hint();
        assertThat(test.questions).hasSize(1);
        hint(test);
        assertThat(said(test)).isEqualTo("table.hint.begin");
        assertThat(test.table.hintMarks()).hasSize(1);
        test.table.controls().hint();
        assertThat(said(test)).isEqualTo("table.hint.target");
        assertThat(test.table.hintMarks()).hasSize(2);
        test.table.controls().hint();
        assertThat(said(test)).isEqualTo("table.hint.turn");
        assertThat(test.table.hintMarks()).hasSize(3);
        assertThat(test.questions).hasSize(1);
    }

    @Test
    void a_hint_for_a_turn_of_one_click_tells_it_at_once() {
        TestTable test = TestTable.people(Games.SIXTEEN_STONES);
        test.table.controls().hint();
        Question question = test.asked();
        Turn turn = question.state().readTurn("@c3").orElseThrow();
        test.table.receive(new Answer.Hinted(question.id(), new Hint(Optional.empty(), Optional.empty(), turn)));
        assertThat(said(test)).isEqualTo("table.hint.turn");
        assertThat(test.table.hintMarks()).isNotEmpty();
    }

    @Test
    void a_hint_is_forgotten_with_the_next_click() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.table.controls().hint();
        Question asked = test.asked();
        test.click("g2");
        assertThat(test.cancelled).contains(asked.id());
        hint(test);
        assertThat(test.table.hintMarks()).isEmpty();
        assertThat(test.table.notice()).isEmpty();
    }

    @Test
    void a_hint_that_fails_says_so_and_there_is_none_while_the_computer_thinks() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.table.controls().hint();
        test.table.receive(new Answer.Failed(test.asked().id(), Message.of("engine.ended")));
        assertThat(said(test)).isEqualTo("table.hint.failed");
        test.play("b2-d4");
        assertThat(test.table.choices()).doesNotContain(Choice.HINT);
        test.table.controls().hint();
        assertThat(said(test)).isEqualTo("table.hint.none");
    }

    @Test
    void a_hint_in_an_analysis_is_about_the_displayed_line() {
        TestTable test = TestTable.study(Games.EXIMO.start());
        test.play("b2-d4", "d7-b5");
        test.table.display(test.table.tree().root().children().get(0));
        test.table.controls().hint();
        assertThat(test.asked().turns()).hasToString("[b2-d4]");
    }

    // --- closing ---

    @Test
    void a_table_that_closes_ends_its_programs() {
        TestTable test = TestTable.computers(Games.EXIMO);
        test.table.close();
        assertThat(test.closed).isEqualTo(1);
        assertThat(test.cancelled).contains(test.asked().id());
    }

    @Test
    void with_a_clock_full_strength_uses_about_what_a_turn_earns() {
        TestTable test = new TestTable(new GameSetting(
                Games.EXIMO.start(),
                new Seat.Computer(8),
                new Seat.Person(),
                new TimeControl.Increment(60_000, 1_000, 0)));
        Question.ForTurn question = (Question.ForTurn) test.asked();
        assertThat(question.thinkingTime(10_000)).isEqualTo(2_048);
        assertThat(question.thinkingTime(1_000)).isEqualTo(1_000);
        TestTable free = TestTable.against(Games.EXIMO);
        free.play("b2-d4");
        assertThat(((Question.ForTurn) free.asked()).thinkingTime(10_000)).isEqualTo(10_000);
    }
}
