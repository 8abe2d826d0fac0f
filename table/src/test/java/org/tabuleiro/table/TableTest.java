package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.table.preferences.Pace;
import org.tabuleiro.table.scene.ClockFace;
import org.tabuleiro.table.setup.SetupPlan;

/** Tables: turn entry, notices, take-backs, ends, clocks, variations, studies, seats. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TableTest {
    private static final Catalogue ENGLISH = new Catalogue(Language.ENGLISH);
    /** Red plays e5-d5; then Blue has to pass. */
    private static final String BLUE_PASSES = "4R/5/5/RRR2/bbRR1[] r - 0 21";

    // --- entering turns ---

    @Test
    void a_complete_turn_is_played_at_once_unless_it_is_to_be_confirmed() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.click("b2", "d4");
        assertThat(test.line()).isEqualTo("b2-d4");
        test.table.input().setConfirming(true);
        test.click("d7", "b5");
        assertThat(test.line()).isEqualTo("b2-d4");
        assertThat(test.table.status()).isEqualTo(new Status.Complete(false));
        assertThat(test.table.choices()).contains(Choice.CONFIRM, Choice.UNDO_CLICK, Choice.RESET_TURN);
        test.table.input().confirm();
        assertThat(test.line()).isEqualTo("b2-d4 d7-b5");
        assertThat(test.table.choices()).doesNotContain(Choice.CONFIRM, Choice.UNDO_CLICK, Choice.RESET_TURN);
    }

    @Test
    void a_refused_click_says_why_until_something_else_is_done() {
        TestTable test = TestTable.people(Games.EXIMO);
        assertThat(test.click("b6")).isInstanceOf(TurnBuilder.Refused.class);
        Table.Notice notice = test.table.notice().orElseThrow();
        assertThat(notice.refusal()).isTrue();
        assertThat(notice.message().key()).isEqualTo("eximo.refusal.enemy-man");
        assertThat(test.events).contains(new TableEvent.Refused(notice.message()));
        test.click("b2");
        assertThat(test.table.notice()).isEmpty();
    }

    @Test
    void clicks_and_whole_turns_are_undone() {
        TestTable test = TestTable.people(Games.EXIMO);
        assertThat(test.table.input().undoClick()).isFalse();
        test.click("b2");
        assertThat(test.table.input().undoClick()).isTrue();
        assertThat(test.table.input().entry().clicks()).isEmpty();
        test.click("b2");
        test.table.input().resetTurn();
        assertThat(test.table.input().entry().clicks()).isEmpty();
    }

    @Test
    void a_click_removes_a_ship_of_a_set_up() {
        TestTable test = TestTable.people(Games.BREAKTHRU);
        test.click("d4", "e4");
        assertThat(test.click("d4")).isInstanceOf(TurnBuilder.Accepted.class);
        assertThat(test.table.input().entry().steps()).hasSize(1);
        assertThat(test.click("f6")).isInstanceOf(TurnBuilder.Refused.class);
        test.click("e5");
        test.table.input().returnTo(1);
        assertThat(test.table.input().entry().steps()).hasSize(1);
    }

    @Test
    void a_suggested_set_up_waits_for_confirmation() {
        TestTable test = TestTable.people(Games.BREAKTHRU);
        test.table.input().suggest(new SetupPlan(Games.BREAKTHRU.start()).filled(java.util.List.of()));
        assertThat(test.table.match().played()).isEmpty();
        assertThat(test.table.status()).isEqualTo(new Status.Complete(true));
        test.table.input().confirm();
        assertThat(test.table.match().played()).hasSize(1);
    }

    @Test
    void typed_turns_are_entered_by_a_function_or_refused_with_a_reason() {
        TestTable test = TestTable.people(Games.EXIMO);
        Message reason = Message.of("turn.empty");
        assertThat(test.table.input().enter(entry -> java.util.Optional.of(reason)))
                .contains(reason);
        assertThat(test.table.notice()).contains(new Table.Notice(reason, true));
    }

    @Test
    void a_typed_turn_that_is_refused_does_not_play_the_set_up_that_waits() {
        TestTable test = TestTable.people(Games.BREAKTHRU);
        test.click("a1");
        test.table.input().suggest(new SetupPlan(Games.BREAKTHRU.start()).filled(java.util.List.of()));
        assertThat(test.table.notice()).as("an older refusal is forgotten").isEmpty();
        test.table.input().enter(entry -> java.util.Optional.of(Message.of("refusal.complete")));
        assertThat(test.table.match().played()).isEmpty();
    }

    // --- notices ---

    @Test
    void the_report_of_a_turn_is_followed_by_the_prompt_and_another_notice_is_not() {
        TestTable test = TestTable.against(Games.EXIMO);
        String prompt = test.table.sentence(ENGLISH);
        test.play("b2-d4");
        test.answer("d7-b5");
        assertThat(test.table.sentence(ENGLISH)).isEqualTo("Black played d7-b5. " + prompt);
        test.click("b6");
        assertThat(test.table.sentence(ENGLISH)).doesNotContain(prompt);
    }

    @Test
    void an_open_draw_offer_is_shown_until_a_turn_is_begun() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.table.controls().offerDraw();
        test.table.input().resetTurn();
        assertThat(test.table.sentence(ENGLISH)).isEqualTo("White offers a draw.");
        test.click("b2");
        assertThat(test.table.sentence(ENGLISH)).doesNotContain("draw");
    }

    @Test
    void in_a_study_turns_are_not_variations_of_a_match() {
        TestTable test = TestTable.study(Games.EXIMO.start());
        assertThat(test.table.sentence(ENGLISH)).doesNotContain("Trying out");
        TestTable played = TestTable.people(Games.EXIMO);
        played.table.controls().setAnalysing(true);
        assertThat(played.table.sentence(ENGLISH)).startsWith("Trying out");
    }

    // --- display ---

    @Test
    void looking_at_earlier_turns_neither_plays_nor_loses_a_half_entered_turn() {
        TestTable test = TestTable.people(Games.BREAKTHRU);
        test.play("@g4@d5@e5@f5@g6@d7@e7@h7@d8@e8@f8@g8");
        test.click("a1", "b1");
        test.table.display(test.table.tree().root());
        assertThat(test.table.input().mayEnter()).isFalse();
        assertThat(test.table.status()).isEqualTo(new Status.Browsing(true, false));
        assertThat(test.table.choices()).contains(Choice.GO_LIVE);
        test.table.display(test.table.live());
        assertThat(test.table.input().entry().steps()).hasSize(2);
    }

    @Test
    void a_turn_entered_while_an_earlier_position_is_displayed_is_refused_with_a_reason() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.play("b2-d4");
        test.table.display(test.table.tree().root());
        assertThat(test.click("g2")).isEqualTo(new TurnBuilder.Refused(Message.of("table.browsing")));
        assertThat(test.table.input().enter(entry -> java.util.Optional.empty()))
                .contains(Message.of("table.browsing"));
        assertThat(test.line()).isEqualTo("b2-d4");
    }

    @Test
    void another_displayed_position_stays_displayed_when_the_match_continues() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        test.table.display(test.table.tree().root());
        test.answer("d7-b5");
        assertThat(test.table.displayed()).isSameAs(test.table.tree().root());
        assertThat(test.table.live().depth()).isEqualTo(2);
    }

    // --- take back and redo ---

    @Test
    void against_the_computer_take_back_leads_to_the_persons_turn_and_redo_restores_it() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        test.answer("d7-b5");
        test.play("b1-a2");
        test.answer("b8-a7");
        assertThat(test.table.controls().takeBack()).isTrue();
        assertThat(test.line()).isEqualTo("b2-d4 d7-b5");
        assertThat(test.table.choices()).contains(Choice.REDO);
        assertThat(test.table.controls().redo()).isTrue();
        assertThat(test.line()).isEqualTo("b2-d4 d7-b5 b1-a2 b8-a7");
        test.table.controls().takeBack();
        test.table.controls().takeBack();
        assertThat(test.table.choices()).doesNotContain(Choice.TAKE_BACK);
        assertThat(test.table.controls().takeBack()).isFalse();
        assertThat(test.table.notice().orElseThrow().message().key()).isEqualTo("table.nothing-to-take-back");
        assertThat(test.line()).isEmpty();
    }

    @Test
    void the_first_turn_of_the_computer_is_not_taken_back() {
        TestTable test = new TestTable(GameSetting.against(Games.EXIMO.start(), Side.SECOND, new Seat.Computer(1)));
        test.answer("b2-d4");
        assertThat(test.table.controls().takeBack()).isFalse();
        assertThat(test.line()).isEqualTo("b2-d4");
        assertThat(test.table.controls().redo()).isFalse();
        assertThat(test.table.notice().orElseThrow().message().key()).isEqualTo("table.nothing-to-redo");
    }

    @Test
    void take_back_leads_past_a_forced_pass_and_redo_beyond_it() {
        TestTable test = TestTable.people(Games.SIXTEEN_STONES.read(BLUE_PASSES).orElseThrow());
        test.play("e5-d5");
        assertThat(test.line()).endsWith("pass");
        TableEvent.Played passed = (TableEvent.Played) test.events.getLast();
        assertThat(passed.forced()).isTrue();
        assertThat(test.table.notice().orElseThrow().message().key()).isEqualTo("sixteen-stones.played.pass");
        assertThat(test.table.controls().takeBack()).isTrue();
        assertThat(test.line()).isEmpty();
        assertThat(test.table.controls().redo()).isTrue();
        assertThat(test.line()).endsWith("pass");
    }

    @Test
    void a_persons_resignation_is_taken_back_alone() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        test.answer("d7-b5");
        test.table.controls().resign();
        assertThat(test.table.result()).contains(Result.win(Side.SECOND, Result.RESIGNATION));
        assertThat(test.table.controls().takeBack()).isTrue();
        assertThat(test.table.result()).isEmpty();
        assertThat(test.line()).isEqualTo("b2-d4 d7-b5");
    }

    @Test
    void the_computer_s_resignation_is_taken_back_with_the_person_s_last_turn() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.table.preferences().setMayResign(true);
        test.play("b2-d4");
        test.table.receive(new Answer.Resigns(test.asked().id()));
        assertThat(test.table.result()).contains(Result.win(Side.FIRST, Result.RESIGNATION));
        assertThat(test.table.controls().takeBack()).isTrue();
        assertThat(test.line()).isEmpty();
    }

    @Test
    void a_flag_is_taken_back_with_the_last_turn_and_its_time() {
        TestTable test = TestTable.timed(Games.EXIMO);
        test.now = 10_000;
        test.play("b2-d4");
        test.now = 400_000;
        test.table.tick(test.now);
        assertThat(test.table.result()).contains(Result.win(Side.FIRST, Result.TIME));
        assertThat(test.table.controls().takeBack()).isTrue();
        assertThat(test.line()).isEmpty();
        assertThat(test.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("5:00");
        test.now = 800_000;
        test.table.tick(test.now);
        assertThat(test.table.result()).contains(Result.win(Side.SECOND, Result.TIME));
        assertThat(test.table.controls().takeBack())
                .as("before the first turn only the flag is taken back")
                .isTrue();
        assertThat(test.table.result()).isEmpty();
    }

    @Test
    void between_two_computers_take_back_pauses_first() {
        TestTable test = TestTable.computers(Games.EXIMO);
        test.answer("b2-d4");
        test.answer("d7-b5");
        assertThat(test.table.controls().takeBack()).isTrue();
        assertThat(test.line()).isEqualTo("b2-d4");
        assertThat(test.table.match().paused()).isTrue();
    }

    @Test
    void a_forced_turn_is_delayed_for_pacing() {
        TestTable test = TestTable.people(Games.SIXTEEN_STONES.read(BLUE_PASSES).orElseThrow());
        test.table.preferences().setPace(new Pace(600, 0, 0));
        test.play("e5-d5");
        if (test.table.input().entry().steps().size() == 1) {
            test.play("end");
        }
        assertThat(test.line()).doesNotEndWith("pass");
        assertThat(test.table.wakeAt()).hasValue(600);
        test.now = 700;
        test.table.tick(test.now);
        assertThat(test.line()).endsWith("pass");
        assertThat(test.table.wakeAt())
                .as("where there is a choice nothing waits")
                .isEmpty();
    }

    // --- ends ---

    @Test
    void a_half_entered_turn_is_out_of_sight_after_the_end_and_comes_back_with_the_match() {
        TestTable test = TestTable.people(Games.BREAKTHRU);
        test.click("d4", "e4");
        test.table.controls().resign();
        assertThat(test.table.status()).isInstanceOf(Status.Over.class);
        assertThat(test.table.input().offersTargets()).isFalse();
        test.click("f4");
        assertThat(test.table.input().entry().steps()).as("a try begins anew").hasSize(1);
        test.table.input().resetTurn();
        assertThat(test.table.controls().takeBack()).isTrue();
        assertThat(test.table.input().entry().steps()).hasSize(2);
    }

    @Test
    void playing_on_takes_back_an_end_between_the_players_alone() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.table.preferences().setMayResign(true);
        test.play("b2-d4");
        test.table.receive(new Answer.Resigns(test.asked().id()));
        test.play("d7-b5");
        assertThat(test.table.choices()).contains(Choice.PLAY_ON);
        test.table.controls().playOn();
        assertThat(test.table.result()).isEmpty();
        assertThat(test.line()).isEqualTo("b2-d4");
        assertThat(test.movetext()).as("what was tried stays").isEqualTo("1. b2-d4 (1. b2-d4 d7-b5) *");
        Question.ForTurn again = (Question.ForTurn) test.asked();
        assertThat(again.mayResign()).as("it was asked to play on").isFalse();
        assertThat(test.table.isLiveDisplayed()).isTrue();
        assertThat(test.table.choices()).doesNotContain(Choice.PLAY_ON);
    }

    @Test
    void a_notice_of_the_interface_stays_until_the_next_event() {
        TestTable test = TestTable.people(Games.EXIMO);
        Message saved = Message.of("table.no-turn");
        test.table.tell(saved);
        assertThat(test.table.notice()).contains(new Table.Notice(saved, false));
        assertThat(test.changes).isEqualTo(2);
        Table.Notice refusal = new Table.Notice(Message.of("table.browsing"), true);
        test.table.tell(refusal);
        assertThat(test.table.notice()).contains(refusal);
        assertThat(test.events).contains(new TableEvent.Refused(refusal.message()));
        test.click("b2");
        assertThat(test.table.notice()).isEmpty();
    }

    @Test
    void a_person_resigns_and_the_end_is_reported() {
        TestTable test = TestTable.people(Games.EXIMO);
        assertThat(test.table.choices()).contains(Choice.RESIGN, Choice.OFFER_DRAW);
        test.play("b2-d4");
        test.table.controls().resign();
        Result result = Result.win(Side.FIRST, Result.RESIGNATION);
        assertThat(test.events).contains(new TableEvent.Ended(result));
        assertThat(test.table.status()).isEqualTo(new Status.Over(java.util.Optional.of(result)));
        assertThat(test.table.choices())
                .doesNotContain(Choice.RESIGN, Choice.OFFER_DRAW, Choice.PAUSE, Choice.HURRY)
                .contains(Choice.TAKE_BACK, Choice.ANALYSE);
    }

    @Test
    void two_people_agree_on_a_draw() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.table.controls().offerDraw();
        assertThat(test.events).contains(new TableEvent.DrawOffered(Side.FIRST));
        assertThat(test.table.choices())
                .contains(Choice.ACCEPT_DRAW, Choice.DECLINE_DRAW)
                .doesNotContain(Choice.OFFER_DRAW);
        test.table.controls().answerDraw(false);
        assertThat(test.events).contains(new TableEvent.DrawDeclined(Side.SECOND));
        test.table.controls().offerDraw();
        test.table.controls().offerDraw();
        assertThat(test.table.result()).contains(Result.draw(Result.AGREEMENT));
    }

    @Test
    void no_person_can_resign_or_offer_a_draw_for_computers() {
        TestTable test = TestTable.computers(Games.EXIMO);
        assertThat(test.table.choices()).doesNotContain(Choice.RESIGN, Choice.OFFER_DRAW);
        test.table.controls().resign();
        assertThat(test.table.notice().orElseThrow().message().key()).isEqualTo("table.draw.watched");
        test.table.controls().offerDraw();
        assertThat(test.table.match().isOver()).isFalse();
    }

    // --- clocks ---

    @Test
    void a_side_that_is_out_of_time_loses() {
        TestTable test = TestTable.timed(Games.EXIMO);
        assertThat(test.table.wakeAt()).hasValue(300_000);
        test.now = 299_999;
        test.table.tick(test.now);
        assertThat(test.table.result()).isEmpty();
        test.now = 300_000;
        test.table.tick(test.now);
        assertThat(test.table.result()).contains(Result.win(Side.SECOND, Result.TIME));
        assertThat(test.table.wakeAt()).isEmpty();
    }

    @Test
    void a_paused_clock_stands_still() {
        TestTable test = TestTable.timed(Games.EXIMO);
        test.now = 1_000;
        test.table.controls().pause();
        assertThat(test.table.choices()).contains(Choice.RESUME).doesNotContain(Choice.PAUSE);
        test.now = 1_000_000;
        test.table.tick(test.now);
        assertThat(test.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("4:59");
        test.table.controls().resume();
        test.now += 1_000;
        assertThat(test.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("4:58");
    }

    @Test
    void the_clock_stands_still_while_the_match_is_analysed() {
        TestTable test = TestTable.timed(Games.EXIMO);
        test.table.controls().setAnalysing(true);
        assertThat(test.table.choices()).contains(Choice.END_ANALYSIS).doesNotContain(Choice.ANALYSE);
        test.now = 1_000_000;
        assertThat(test.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("5:00");
        test.table.controls().setAnalysing(false);
        test.now += 1_000;
        assertThat(test.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("4:59");
    }

    @Test
    void a_pause_that_was_there_before_the_analysis_stays_after_it() {
        TestTable test = TestTable.timed(Games.EXIMO);
        test.table.controls().pause();
        test.table.controls().setAnalysing(true);
        test.table.controls().setAnalysing(false);
        assertThat(test.table.match().paused()).isTrue();
    }

    @Test
    void clocks_show_tenths_at_the_end_and_hours_or_days_where_there_are_many() {
        assertThat(ClockFace.of(300_000)).isEqualTo(new ClockFace("5:00", false));
        assertThat(ClockFace.of(19_999)).isEqualTo(new ClockFace("0:19", true));
        assertThat(ClockFace.of(9_870)).isEqualTo(new ClockFace("0:09.8", true));
        assertThat(ClockFace.of(0)).isEqualTo(new ClockFace("0:00.0", true));
        assertThat(ClockFace.of(3_600_000)).isEqualTo(new ClockFace("1:00:00", false));
        assertThat(ClockFace.of(3L * 24 * 3_600_000)).isEqualTo(new ClockFace("3d 00h", false));
    }

    // --- variations ---

    @Test
    void analysing_tries_turns_anywhere_and_leaves_the_match_alone() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.play("b2-d4");
        test.answer("d7-b5");
        test.table.controls().setAnalysing(true);
        test.play("b1-a2", "b8-a7");
        assertThat(test.line()).isEqualTo("b2-d4 d7-b5");
        assertThat(test.movetext()).isEqualTo("1. b2-d4 d7-b5 (1... d7-b5 2. b1-a2 b8-a7) *");
        int questions = test.questions.size();
        test.table.controls().setAnalysing(false);
        assertThat(test.table.displayed()).isSameAs(test.table.live());
        test.play("b1-a2");
        assertThat(test.line()).as("the same turn for real").isEqualTo("b2-d4 d7-b5 b1-a2");
        assertThat(test.questions).hasSize(questions + 1);
        assertThat(test.movetext()).isEqualTo("1. b2-d4 d7-b5 2. b1-a2 (2. b1-a2 b8-a7) *");
    }

    @Test
    void half_entered_turns_of_an_analysis_wait_where_they_belong() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.play("b2-d4", "d7-b5");
        test.table.controls().setAnalysing(true);
        test.table.display(test.table.tree().root());
        test.click("g2");
        test.table.display(test.table.live());
        assertThat(test.table.input().entry().clicks()).isEmpty();
        test.table.display(test.table.tree().root());
        assertThat(test.table.input().entry().clicks()).containsExactly(Click.of(Games.EXIMO, "g2"));
    }

    @Test
    void variations_after_the_end_leave_the_main_line_and_the_result_alone() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.play("b2-d4", "d7-b5");
        test.table.controls().resign();
        test.play("b1-a2");
        assertThat(test.movetext()).isEqualTo("1. b2-d4 d7-b5 (1... d7-b5 2. b1-a2) 0-1");
        assertThat(test.events.getLast()).isInstanceOf(TableEvent.Tried.class);
        test.table.display(test.table.tree().root());
        test.click("g2", "h3");
        assertThat(test.movetext()).isEqualTo("1. b2-d4 (1. g2-h3) 1... d7-b5 (1... d7-b5 2. b1-a2) 0-1");
        assertThat(test.table.controls().takeBack())
                .as("the variation is taken back first")
                .isTrue();
        assertThat(test.table.controls().takeBack()).isTrue();
        assertThat(test.movetext()).isEqualTo("1. b2-d4 d7-b5 0-1");
        assertThat(test.table.controls().redo()).isTrue();
        assertThat(test.movetext()).isEqualTo("1. b2-d4 d7-b5 (1... d7-b5 2. b1-a2) 0-1");
    }

    @Test
    void playing_a_turn_does_not_delete_variations_that_were_noted_there() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.play("b2-d4");
        test.table.controls().setAnalysing(true);
        test.play("b6-b5");
        test.table.controls().setAnalysing(false);
        test.play("d7-b5");
        assertThat(test.movetext()).isEqualTo("1. b2-d4 d7-b5 (1... b6-b5) *");
    }

    @Test
    void turns_that_were_taken_back_stay_out_of_the_record() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.play("b2-d4", "d7-b5");
        test.table.controls().takeBack();
        assertThat(test.movetext()).isEqualTo("1. b2-d4 *");
        assertThat(test.table.live().children())
                .as("they can still be looked at")
                .hasSize(1);
        assertThat(test.table.isTakenBack(test.table.live().children().get(0))).isTrue();
        test.table.display(test.table.live().children().get(0));
        assertThat(test.table.status()).isEqualTo(new Status.Browsing(false, true));
        test.table.display(test.table.live());
        test.play("b6-b5");
        assertThat(test.movetext()).isEqualTo("1. b2-d4 b6-b5 *");
        assertThat(test.table.tree().root().children().get(0).children()).hasSize(1);
    }

    @Test
    void a_taken_back_turn_with_a_note_becomes_a_variation() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.play("b2-d4");
        test.table.editing().note(test.table.live(), java.util.List.of(2), java.util.List.of("hasty"));
        test.table.display(test.table.tree().root());
        test.table.display(test.table.live());
        test.play("d7-b5");
        test.table.controls().takeBack();
        test.table.controls().takeBack();
        test.play("g2-h3");
        assertThat(test.movetext()).isEqualTo("1. g2-h3 (1. b2-d4 $2 {hasty}) *");
    }

    @Test
    void the_line_of_the_match_is_neither_promoted_away_nor_deleted() {
        TestTable test = TestTable.people(Games.EXIMO);
        test.play("b2-d4");
        test.table.controls().setAnalysing(true);
        test.table.display(test.table.tree().root());
        test.play("g2-h3");
        assertThat(test.table.editing().canPromote(test.table.displayed())).isFalse();
        assertThat(test.table.editing().canDelete(test.table.live())).isFalse();
        assertThat(test.table.editing().canDelete(test.table.displayed())).isTrue();
        assertThat(test.table.editing().promote(test.table.displayed())).isFalse();
        assertThat(test.table.editing().delete(test.table.live())).isFalse();
        assertThat(test.table.editing().delete(test.table.displayed())).isTrue();
        assertThat(test.movetext()).isEqualTo("1. b2-d4 *");
    }

    // --- studies ---

    @Test
    void in_a_study_turns_extend_the_main_line_and_each_is_undone() {
        TestTable test = TestTable.study(Games.EXIMO.start());
        test.play("b2-d4", "d7-b5");
        assertThat(test.movetext()).isEqualTo("1. b2-d4 d7-b5 *");
        test.table.display(test.table.tree().root());
        test.play("g2-h3");
        assertThat(test.movetext()).isEqualTo("1. b2-d4 (1. g2-h3) 1... d7-b5 *");
        assertThat(test.table.editing().canPromote(test.table.displayed())).isTrue();
        assertThat(test.table.editing().promote(test.table.displayed())).isTrue();
        assertThat(test.table.editing().canPromote(test.table.displayed())).isFalse();
        assertThat(test.movetext()).isEqualTo("1. g2-h3 (1. b2-d4 d7-b5) *");
        test.table.controls().takeBack();
        assertThat(test.movetext()).isEqualTo("1. b2-d4 (1. g2-h3) 1... d7-b5 *");
        test.table.controls().takeBack();
        test.table.controls().takeBack();
        test.table.controls().takeBack();
        assertThat(test.movetext()).isEqualTo("*");
        assertThat(test.table.controls().takeBack()).isFalse();
        test.table.controls().redo();
        test.table.controls().redo();
        assertThat(test.movetext()).isEqualTo("1. b2-d4 d7-b5 *");
        assertThat(test.line()).isEqualTo("b2-d4 d7-b5");
    }

    @Test
    void a_study_of_a_finished_game_keeps_its_end() {
        TestTable played = TestTable.people(Games.EXIMO);
        played.play("b2-d4", "d7-b5");
        played.table.controls().resign();
        TestTable study = TestTable.study(played.table.record(TestTable.PLAYERS));
        assertThat(study.table.result()).contains(Result.win(Side.SECOND, Result.RESIGNATION));
        study.play("b1-a2");
        assertThat(study.movetext()).isEqualTo("1. b2-d4 d7-b5 (1... d7-b5 2. b1-a2) 0-1");
        TestTable again = TestTable.study(study.table.record(TestTable.PLAYERS));
        assertThat(again.movetext()).isEqualTo("1. b2-d4 d7-b5 (1... d7-b5 2. b1-a2) 0-1");
        assertThat(again.table.live().depth()).isEqualTo(2);
    }

    @Test
    void deleting_a_turn_of_the_main_line_of_a_study_lets_a_variation_take_over() {
        TestTable test = TestTable.study(Games.EXIMO.start());
        test.play("b2-d4", "d7-b5");
        test.table.display(test.table.tree().root());
        test.play("g2-h3");
        test.table.editing().delete(test.table.tree().root().children().get(0));
        assertThat(test.movetext()).isEqualTo("1. g2-h3 *");
        test.table.controls().takeBack();
        assertThat(test.movetext()).isEqualTo("1. b2-d4 (1. g2-h3) 1... d7-b5 *");
    }

    // --- seats and names ---

    @Test
    void players_swap_their_seats_and_keep_their_names() {
        TestTable test = TestTable.against(Games.EXIMO);
        test.table.putTags(java.util.Map.of(GameRecord.FIRST, "Ana"));
        assertThat(test.table.choices()).contains(Choice.SWAP_SEATS);
        test.table.swapSeats();
        assertThat(test.table.seat(Side.FIRST)).isEqualTo(new Seat.Computer(3));
        assertThat(test.table.tags()).containsEntry(GameRecord.SECOND, "Ana").doesNotContainKey(GameRecord.FIRST);
        assertThat(test.asked()).isInstanceOf(Question.ForTurn.class);
    }

    @Test
    void the_only_person_is_addressed_and_a_study_calls_players_as_its_record_does() {
        TestTable test = TestTable.against(Games.EXIMO);
        assertThat(RecordTags.label(test.table, Side.FIRST, ENGLISH)).isEqualTo("You");
        Map<String, String> tags = RecordTags.of(test.table, ENGLISH, "2026.11.17");
        TestTable study = TestTable.study(test.table.record(tags));
        assertThat(RecordTags.label(study.table, Side.FIRST, ENGLISH)).isEqualTo("Anonymous");
        assertThat(RecordTags.label(study.table, Side.SECOND, ENGLISH)).isEqualTo("Computer, level 3");
        TestTable people = TestTable.people(Games.EXIMO);
        TestTable unnamed = TestTable.study(people.table.record(RecordTags.of(people.table, ENGLISH, "2026.11.17")));
        assertThat(RecordTags.label(unnamed.table, Side.FIRST, ENGLISH)).isEmpty();
    }

    @Test
    void a_person_takes_over_the_side_to_move() {
        TestTable test = TestTable.computers(Games.EXIMO);
        assertThat(test.table.choices()).contains(Choice.TAKE_OVER);
        test.table.controls().pause();
        test.table.controls().takeOver();
        assertThat(test.table.seat(Side.FIRST)).isEqualTo(new Seat.Person());
        assertThat(test.table.match().paused()).isFalse();
        assertThat(test.table.input().mayEnter()).isTrue();
    }
}
