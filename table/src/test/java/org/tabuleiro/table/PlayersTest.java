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

/** What a table asks its programs, and what it makes of their answers. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PlayersTest {

    @Test
    void the_program_to_move_is_asked_once_with_start_turns_and_clocks() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        assertThat(sitting.questions).isEmpty();
        assertThat(sitting.table.isThinking()).isFalse();
        sitting.play("b2-d4");
        Question.ForTurn question = (Question.ForTurn) sitting.asked();
        assertThat(question.side()).isEqualTo(Side.SECOND);
        assertThat(question.start()).isEqualTo(Games.EXIMO.start());
        assertThat(question.turns()).hasToString("[b2-d4]");
        assertThat(question.againstPerson()).isTrue();
        assertThat(sitting.table.status()).isEqualTo(new Status.Thinking(Side.SECOND));
        assertThat(sitting.table.choices()).contains(Choice.HURRY);
        sitting.table.display(sitting.table.tree().root());
        assertThat(sitting.questions).hasSize(1);
    }

    @Test
    void its_turn_is_played_and_told() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.play("b2-d4");
        sitting.answer("d7-b5");
        TableEvent.Played played = (TableEvent.Played) sitting.events.getLast();
        assertThat(played.side()).isEqualTo(Side.SECOND);
        assertThat(played.enteredHere()).isFalse();
        assertThat(sitting.table.notice().orElseThrow().message().key()).isEqualTo("table.played");
        assertThat(sitting.table.input().mayEnter()).isTrue();
        assertThat(sitting.table.isThinking()).isFalse();
    }

    @Test
    void what_it_has_found_is_shown_while_it_thinks() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.play("b2-d4");
        Analysis known = new Analysis(3, 100, 1, List.of());
        sitting.table.receive(new Answer.Progress(sitting.asked().id(), known));
        assertThat(sitting.table.thoughts()).contains(known);
        assertThat(sitting.events).contains(new TableEvent.Thinking(Side.SECOND, known));
        sitting.answer("d7-b5");
        assertThat(sitting.table.thoughts()).isEmpty();
    }

    @Test
    void an_answer_to_a_closed_question_is_dropped() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.play("b2-d4");
        Question old = sitting.asked();
        sitting.table.controls().takeBack();
        assertThat(sitting.cancelled).contains(old.id());
        Turn turn = old.state().readTurn("d7-b5").orElseThrow();
        sitting.table.receive(new Answer.Chosen(old.id(), turn, false));
        assertThat(sitting.line()).isEmpty();
    }

    @Test
    void a_level_that_changes_while_it_thinks_is_asked_anew_and_the_old_answer_is_not_played() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.play("b2-d4");
        Question old = sitting.asked();
        sitting.table.sit(Side.SECOND, new Seat.Computer(5));
        assertThat(sitting.questions).hasSize(2);
        assertThat(sitting.cancelled).contains(old.id());
        assertThat(sitting.closed).isEqualTo(1);
        Turn turn = old.state().readTurn("d7-b5").orElseThrow();
        sitting.table.receive(new Answer.Chosen(old.id(), turn, false));
        assertThat(sitting.line()).isEqualTo("b2-d4");
        sitting.answer("b6-b5");
        assertThat(sitting.line()).isEqualTo("b2-d4 b6-b5");
    }

    @Test
    void an_answer_that_comes_inside_the_question_is_taken_all_the_same() {
        Sitting sitting = Sitting.computers(Games.EXIMO);
        sitting.answer("b2-d4");
        sitting.answer("d7-b5");
        assertThat(sitting.line()).isEqualTo("b2-d4 d7-b5");
        assertThat(sitting.questions).hasSize(3);
    }

    // --- draws ---

    @Test
    void a_draw_offered_while_the_computer_thinks_is_answered_and_does_not_discard_its_thinking() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.play("b2-d4");
        Question turn = sitting.asked();
        sitting.table.controls().offerDraw();
        assertThat(sitting.asked()).isInstanceOf(Question.ForDraw.class);
        assertThat(sitting.cancelled).doesNotContain(turn.id());
        assertThat(sitting.table.notice().orElseThrow().message().key()).isEqualTo("table.draw.asked");
        sitting.table.receive(new Answer.ToDraw(sitting.asked().id(), false));
        assertThat(sitting.table.notice().orElseThrow().message().key()).isEqualTo("table.draw.declined");
        sitting.table.receive(
                new Answer.Chosen(turn.id(), turn.state().readTurn("d7-b5").orElseThrow(), false));
        assertThat(sitting.line()).isEqualTo("b2-d4 d7-b5");
    }

    @Test
    void a_draw_offer_that_is_not_answered_yet_outlasts_the_turn_of_the_computer() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.play("b2-d4");
        Question turn = sitting.asked();
        sitting.table.controls().offerDraw();
        Question draw = sitting.asked();
        sitting.table.receive(
                new Answer.Chosen(turn.id(), turn.state().readTurn("d7-b5").orElseThrow(), false));
        assertThat(sitting.table.match().drawOffer()).isPresent();
        sitting.table.receive(new Answer.ToDraw(draw.id(), true));
        assertThat(sitting.table.result()).contains(Result.draw(Result.AGREEMENT));
    }

    @Test
    void an_offer_of_the_computer_comes_with_its_turn_and_is_declined_by_the_next_one() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.play("b2-d4");
        sitting.answer("d7-b5", true);
        assertThat(sitting.events).contains(new TableEvent.DrawOffered(Side.SECOND));
        assertThat(sitting.table.choices()).contains(Choice.ACCEPT_DRAW, Choice.DECLINE_DRAW);
        sitting.play("b1-a2");
        assertThat(sitting.table.match().drawOffer()).isEmpty();
        assertThat(sitting.table.choices()).doesNotContain(Choice.ACCEPT_DRAW);
    }

    @Test
    void an_offer_of_the_computer_is_accepted() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.play("b2-d4");
        sitting.answer("d7-b5", true);
        sitting.table.controls().offerDraw();
        assertThat(sitting.table.result()).contains(Result.draw(Result.AGREEMENT));
    }

    // --- pace, pause and single steps ---

    @Test
    void a_quick_answer_waits_until_people_can_follow() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.table.setPace(new Table.Pace(0, 500, 1200));
        sitting.play("b2-d4");
        sitting.now = 100;
        sitting.answer("d7-b5");
        assertThat(sitting.line()).isEqualTo("b2-d4");
        assertThat(sitting.table.wakeAt()).hasValue(500);
        sitting.now = 500;
        sitting.table.tick(sitting.now);
        assertThat(sitting.line()).isEqualTo("b2-d4 d7-b5");
    }

    @Test
    void between_computers_turns_come_at_their_own_pace_and_can_be_hurried() {
        Sitting sitting = Sitting.computers(Games.EXIMO);
        sitting.table.setPace(new Table.Pace(0, 500, 1200));
        sitting.answer("b2-d4");
        assertThat(sitting.table.wakeAt()).hasValue(1200);
        sitting.table.controls().hurry();
        assertThat(sitting.line()).isEqualTo("b2-d4");
        sitting.table.controls().hurry();
        assertThat(sitting.hurried)
                .as("one that still thinks is asked to answer")
                .isEqualTo(1);
    }

    @Test
    void a_pause_closes_the_question_and_a_single_step_asks_again() {
        Sitting sitting = Sitting.computers(Games.EXIMO);
        sitting.table.setPace(new Table.Pace(0, 500, 1200));
        Question first = sitting.asked();
        sitting.table.controls().pause();
        assertThat(sitting.cancelled).contains(first.id());
        assertThat(sitting.table.status()).isEqualTo(new Status.Paused());
        assertThat(sitting.table.choices()).contains(Choice.RESUME, Choice.STEP, Choice.TAKE_OVER);
        sitting.table.controls().step();
        assertThat(sitting.table.status()).isEqualTo(new Status.Thinking(Side.FIRST));
        assertThat(sitting.table.choices()).doesNotContain(Choice.STEP);
        sitting.answer("b2-d4");
        assertThat(sitting.line()).as("a single step does not wait").isEqualTo("b2-d4");
        assertThat(sitting.table.match().paused()).isTrue();
        assertThat(sitting.questions).as("nobody is asked after the step").hasSize(2);
        sitting.table.controls().resume();
        assertThat(sitting.questions).hasSize(3);
    }

    @Test
    void a_step_pauses_a_running_match() {
        Sitting sitting = Sitting.computers(Games.EXIMO);
        sitting.table.controls().step();
        assertThat(sitting.table.match().paused()).isTrue();
        sitting.answer("b2-d4");
        assertThat(sitting.line()).isEqualTo("b2-d4");
    }

    // --- failures ---

    @Test
    void a_failure_is_told_and_the_player_is_asked_again_only_on_request() {
        Sitting sitting = new Sitting(new org.tabuleiro.table.GameSetting(
                Games.EXIMO.start(), new Seat.Person(), new Seat.Engine("broken"), new TimeControl.None()));
        sitting.play("b2-d4");
        Message reason = Message.of("engine.ended");
        sitting.table.receive(new Answer.Failed(sitting.asked().id(), reason));
        assertThat(sitting.events).contains(new TableEvent.Failed(Side.SECOND, reason));
        assertThat(sitting.table.status()).isEqualTo(new Status.Failed(Side.SECOND, reason));
        assertThat(sitting.table.choices()).contains(Choice.RETRY);
        assertThat(sitting.questions).hasSize(1);
        sitting.table.controls().retry();
        assertThat(sitting.questions).hasSize(2);
        assertThat(sitting.created).as("a new engine is started").isEqualTo(2);
        sitting.answer("d7-b5");
        assertThat(sitting.line()).isEqualTo("b2-d4 d7-b5");
    }

    @Test
    void an_illegal_turn_is_a_failure() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.play("b2-d4");
        Turn foreign = Games.EXIMO
                .start()
                .turnOf(Games.EXIMO.start().readSteps("g2-h3").orElseThrow());
        sitting.table.receive(new Answer.Chosen(sitting.asked().id(), foreign, false));
        assertThat(sitting.table.failure().orElseThrow().key()).isEqualTo("engine.illegal");
        sitting.table.controls().takeBack();
        assertThat(sitting.table.failure()).as("another position, another try").isEmpty();
    }

    @Test
    void somebody_else_on_the_seat_ends_a_failure() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.play("b2-d4");
        sitting.table.receive(new Answer.Failed(sitting.asked().id(), Message.of("engine.ended")));
        sitting.table.sit(Side.SECOND, new Seat.Person());
        assertThat(sitting.table.input().mayEnter()).isTrue();
        assertThat(sitting.table.failure()).isEmpty();
    }

    // --- hints ---

    private static void hint(Sitting sitting) {
        Question question = sitting.asked();
        Turn turn = question.state().readTurn("b2-d4").orElseThrow();
        Hint hint = new Hint(Optional.of(Click.of(Games.EXIMO, "b2")), Optional.of(Click.of(Games.EXIMO, "d4")), turn);
        sitting.table.receive(new Answer.Hinted(question.id(), hint));
    }

    private static String said(Sitting sitting) {
        return sitting.table.notice().orElseThrow().message().key();
    }

    @Test
    void a_hint_says_a_little_more_each_time() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        sitting.table.controls().hint();
        assertThat(said(sitting)).isEqualTo("table.hint.thinking");
        assertThat(sitting.asked()).isInstanceOf(Question.ForHint.class);
        sitting.table.controls().hint();
        assertThat(sitting.questions).hasSize(1);
        hint(sitting);
        assertThat(said(sitting)).isEqualTo("table.hint.begin");
        assertThat(sitting.table.hintMarks()).hasSize(1);
        sitting.table.controls().hint();
        assertThat(said(sitting)).isEqualTo("table.hint.target");
        assertThat(sitting.table.hintMarks()).hasSize(2);
        sitting.table.controls().hint();
        assertThat(said(sitting)).isEqualTo("table.hint.turn");
        assertThat(sitting.table.hintMarks()).hasSize(3);
        assertThat(sitting.questions).hasSize(1);
    }

    @Test
    void a_hint_is_forgotten_with_the_next_click() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        sitting.table.controls().hint();
        Question asked = sitting.asked();
        sitting.click("g2");
        assertThat(sitting.cancelled).contains(asked.id());
        hint(sitting);
        assertThat(sitting.table.hintMarks()).isEmpty();
        assertThat(sitting.table.notice()).isEmpty();
    }

    @Test
    void a_hint_that_fails_says_so_and_there_is_none_while_the_computer_thinks() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.table.controls().hint();
        sitting.table.receive(new Answer.Failed(sitting.asked().id(), Message.of("engine.ended")));
        assertThat(said(sitting)).isEqualTo("table.hint.failed");
        sitting.play("b2-d4");
        assertThat(sitting.table.choices()).doesNotContain(Choice.HINT);
        sitting.table.controls().hint();
        assertThat(said(sitting)).isEqualTo("table.hint.none");
    }

    @Test
    void a_hint_in_an_analysis_is_about_the_displayed_line() {
        Sitting sitting = Sitting.study(Games.EXIMO.start());
        sitting.play("b2-d4", "d7-b5");
        sitting.table.display(sitting.table.tree().root().children().get(0));
        sitting.table.controls().hint();
        assertThat(sitting.asked().turns()).hasToString("[b2-d4]");
    }

    // --- closing ---

    @Test
    void a_table_that_closes_ends_its_programs() {
        Sitting sitting = Sitting.computers(Games.EXIMO);
        sitting.table.close();
        assertThat(sitting.closed).isEqualTo(1);
        assertThat(sitting.cancelled).contains(sitting.asked().id());
    }

    @Test
    void with_a_clock_full_strength_uses_about_what_a_turn_earns() {
        Sitting sitting = new Sitting(new GameSetting(
                Games.EXIMO.start(),
                new Seat.Computer(8),
                new Seat.Person(),
                new TimeControl.Increment(60_000, 1_000, 0)));
        Question.ForTurn question = (Question.ForTurn) sitting.asked();
        assertThat(question.thinkingTime(10_000)).isEqualTo(2_048);
        assertThat(question.thinkingTime(1_000)).isEqualTo(1_000);
        Sitting free = Sitting.against(Games.EXIMO);
        free.play("b2-d4");
        assertThat(((Question.ForTurn) free.asked()).thinkingTime(10_000)).isEqualTo(10_000);
    }
}
