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
import org.tabuleiro.table.scene.ClockFace;
import org.tabuleiro.table.setup.SetupPlan;

/** What people at a table can do around their turns. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TableTest {
    private static final Catalogue ENGLISH = new Catalogue(Language.ENGLISH);
    /** Red plays e5-d5; then Blue has to pass. */
    private static final String BLUE_PASSES = "4R/5/5/RRR2/bbRR1[] r - 0 21";

    // --- entering turns ---

    @Test
    void a_complete_turn_is_played_at_once_unless_it_is_to_be_confirmed() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        sitting.click("b2", "d4");
        assertThat(sitting.line()).isEqualTo("b2-d4");
        sitting.table.input().setConfirming(true);
        sitting.click("d7", "b5");
        assertThat(sitting.line()).isEqualTo("b2-d4");
        assertThat(sitting.table.status()).isEqualTo(new Status.Complete(false));
        assertThat(sitting.table.choices()).contains(Choice.CONFIRM, Choice.UNDO_CLICK, Choice.RESET_TURN);
        sitting.table.input().confirm();
        assertThat(sitting.line()).isEqualTo("b2-d4 d7-b5");
        assertThat(sitting.table.choices()).doesNotContain(Choice.CONFIRM, Choice.UNDO_CLICK, Choice.RESET_TURN);
    }

    @Test
    void a_refused_click_says_why_until_something_else_is_done() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        assertThat(sitting.click("b6")).isInstanceOf(TurnBuilder.Refused.class);
        Table.Notice notice = sitting.table.notice().orElseThrow();
        assertThat(notice.refusal()).isTrue();
        assertThat(notice.message().key()).isEqualTo("eximo.refusal.enemy-man");
        assertThat(sitting.events).contains(new TableEvent.Refused(notice.message()));
        sitting.click("b2");
        assertThat(sitting.table.notice()).isEmpty();
    }

    @Test
    void clicks_and_whole_turns_are_undone() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        assertThat(sitting.table.input().undoClick()).isFalse();
        sitting.click("b2");
        assertThat(sitting.table.input().undoClick()).isTrue();
        assertThat(sitting.table.input().entry().clicks()).isEmpty();
        sitting.click("b2");
        sitting.table.input().resetTurn();
        assertThat(sitting.table.input().entry().clicks()).isEmpty();
    }

    @Test
    void a_click_takes_a_ship_of_a_set_up_off_again() {
        Sitting sitting = Sitting.people(Games.BREAKTHRU);
        sitting.click("d4", "e4");
        assertThat(sitting.click("d4")).isInstanceOf(TurnBuilder.Accepted.class);
        assertThat(sitting.table.input().entry().steps()).hasSize(1);
        assertThat(sitting.click("f6")).isInstanceOf(TurnBuilder.Refused.class);
        sitting.click("e5");
        sitting.table.input().returnTo(1);
        assertThat(sitting.table.input().entry().steps()).hasSize(1);
    }

    @Test
    void a_suggested_set_up_waits_to_be_looked_at() {
        Sitting sitting = Sitting.people(Games.BREAKTHRU);
        sitting.table.input().suggest(new SetupPlan(Games.BREAKTHRU.start()).filled(java.util.List.of()));
        assertThat(sitting.table.match().played()).isEmpty();
        assertThat(sitting.table.status()).isEqualTo(new Status.Complete(true));
        sitting.table.input().confirm();
        assertThat(sitting.table.match().played()).hasSize(1);
    }

    @Test
    void typed_turns_are_entered_by_whoever_reads_them_and_refused_with_a_reason() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        Message reason = Message.of("turn.empty");
        assertThat(sitting.table.input().enter(entry -> java.util.Optional.of(reason)))
                .contains(reason);
        assertThat(sitting.table.notice()).contains(new Table.Notice(reason, true));
    }

    @Test
    void a_typed_turn_that_is_refused_does_not_play_the_set_up_that_waits() {
        Sitting sitting = Sitting.people(Games.BREAKTHRU);
        sitting.click("a1");
        sitting.table.input().suggest(new SetupPlan(Games.BREAKTHRU.start()).filled(java.util.List.of()));
        assertThat(sitting.table.notice()).as("an older refusal is forgotten").isEmpty();
        sitting.table.input().enter(entry -> java.util.Optional.of(Message.of("refusal.complete")));
        assertThat(sitting.table.match().played()).isEmpty();
    }

    // --- what is said ---

    @Test
    void the_report_of_a_turn_is_followed_by_the_prompt_and_another_notice_is_not() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        String prompt = sitting.table.sentence(ENGLISH);
        sitting.play("b2-d4");
        sitting.answer("d7-b5");
        assertThat(sitting.table.sentence(ENGLISH)).isEqualTo("Black played d7-b5. " + prompt);
        sitting.click("b6");
        assertThat(sitting.table.sentence(ENGLISH)).doesNotContain(prompt);
    }

    @Test
    void an_open_draw_offer_is_said_until_a_turn_is_begun() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        sitting.table.controls().offerDraw();
        sitting.table.input().resetTurn();
        assertThat(sitting.table.sentence(ENGLISH)).isEqualTo("White offers a draw.");
        sitting.click("b2");
        assertThat(sitting.table.sentence(ENGLISH)).doesNotContain("draw");
    }

    @Test
    void in_a_study_nothing_is_only_tried_out() {
        Sitting sitting = Sitting.study(Games.EXIMO.start());
        assertThat(sitting.table.sentence(ENGLISH)).doesNotContain("Trying out");
        Sitting played = Sitting.people(Games.EXIMO);
        played.table.controls().setAnalysing(true);
        assertThat(played.table.sentence(ENGLISH)).startsWith("Trying out");
    }

    // --- looking about ---

    @Test
    void looking_at_earlier_turns_neither_plays_nor_loses_a_half_entered_turn() {
        Sitting sitting = Sitting.people(Games.BREAKTHRU);
        sitting.play("@g4@d5@e5@f5@g6@d7@e7@h7@d8@e8@f8@g8");
        sitting.click("a1", "b1");
        sitting.table.display(sitting.table.tree().root());
        assertThat(sitting.table.input().mayEnter()).isFalse();
        assertThat(sitting.table.status()).isEqualTo(new Status.Browsing(true, false));
        assertThat(sitting.table.choices()).contains(Choice.GO_LIVE);
        sitting.table.display(sitting.table.live());
        assertThat(sitting.table.input().entry().steps()).hasSize(2);
    }

    @Test
    void a_turn_entered_while_an_earlier_position_is_displayed_is_refused_with_a_reason() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        sitting.play("b2-d4");
        sitting.table.display(sitting.table.tree().root());
        assertThat(sitting.click("g2")).isEqualTo(new TurnBuilder.Refused(Message.of("table.browsing")));
        assertThat(sitting.table.input().enter(entry -> java.util.Optional.empty()))
                .contains(Message.of("table.browsing"));
        assertThat(sitting.line()).isEqualTo("b2-d4");
    }

    @Test
    void who_looks_elsewhere_stays_there_when_the_match_goes_on() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.play("b2-d4");
        sitting.table.display(sitting.table.tree().root());
        sitting.answer("d7-b5");
        assertThat(sitting.table.displayed()).isSameAs(sitting.table.tree().root());
        assertThat(sitting.table.live().depth()).isEqualTo(2);
    }

    // --- take back and redo ---

    @Test
    void against_the_computer_take_back_leads_to_ones_own_turn_and_redo_plays_it_again() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.play("b2-d4");
        sitting.answer("d7-b5");
        sitting.play("b1-a2");
        sitting.answer("b8-a7");
        assertThat(sitting.table.controls().takeBack()).isTrue();
        assertThat(sitting.line()).isEqualTo("b2-d4 d7-b5");
        assertThat(sitting.table.choices()).contains(Choice.REDO);
        assertThat(sitting.table.controls().redo()).isTrue();
        assertThat(sitting.line()).isEqualTo("b2-d4 d7-b5 b1-a2 b8-a7");
        sitting.table.controls().takeBack();
        sitting.table.controls().takeBack();
        assertThat(sitting.table.choices()).doesNotContain(Choice.TAKE_BACK);
        assertThat(sitting.table.controls().takeBack()).isFalse();
        assertThat(sitting.table.notice().orElseThrow().message().key()).isEqualTo("table.nothing-to-take-back");
        assertThat(sitting.line()).isEmpty();
    }

    @Test
    void the_first_turn_of_the_computer_is_not_taken_back() {
        Sitting sitting = new Sitting(GameSetting.against(Games.EXIMO.start(), Side.SECOND, new Seat.Computer(1)));
        sitting.answer("b2-d4");
        assertThat(sitting.table.controls().takeBack()).isFalse();
        assertThat(sitting.line()).isEqualTo("b2-d4");
        assertThat(sitting.table.controls().redo()).isFalse();
        assertThat(sitting.table.notice().orElseThrow().message().key()).isEqualTo("table.nothing-to-redo");
    }

    @Test
    void take_back_leads_past_a_forced_pass_and_redo_beyond_it() {
        Sitting sitting = Sitting.people(Games.SIXTEEN_STONES.read(BLUE_PASSES).orElseThrow());
        sitting.play("e5-d5");
        assertThat(sitting.line()).endsWith("pass");
        TableEvent.Played passed = (TableEvent.Played) sitting.events.getLast();
        assertThat(passed.forced()).isTrue();
        assertThat(sitting.table.notice().orElseThrow().message().key()).isEqualTo("sixteen-stones.played.pass");
        assertThat(sitting.table.controls().takeBack()).isTrue();
        assertThat(sitting.line()).isEmpty();
        assertThat(sitting.table.controls().redo()).isTrue();
        assertThat(sitting.line()).endsWith("pass");
    }

    @Test
    void one_s_own_resignation_is_taken_back_alone() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.play("b2-d4");
        sitting.answer("d7-b5");
        sitting.table.controls().resign();
        assertThat(sitting.table.result()).contains(Result.win(Side.SECOND, Result.RESIGNATION));
        assertThat(sitting.table.controls().takeBack()).isTrue();
        assertThat(sitting.table.result()).isEmpty();
        assertThat(sitting.line()).isEqualTo("b2-d4 d7-b5");
    }

    @Test
    void the_computer_s_resignation_is_taken_back_with_the_person_s_last_turn() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.table.setMayResign(true);
        sitting.play("b2-d4");
        sitting.table.receive(new Answer.Resigns(sitting.asked().id()));
        assertThat(sitting.table.result()).contains(Result.win(Side.FIRST, Result.RESIGNATION));
        assertThat(sitting.table.controls().takeBack()).isTrue();
        assertThat(sitting.line()).isEmpty();
    }

    @Test
    void a_flag_is_taken_back_with_the_last_turn_and_its_time() {
        Sitting sitting = Sitting.timed(Games.EXIMO);
        sitting.now = 10_000;
        sitting.play("b2-d4");
        sitting.now = 400_000;
        sitting.table.tick(sitting.now);
        assertThat(sitting.table.result()).contains(Result.win(Side.FIRST, Result.TIME));
        assertThat(sitting.table.controls().takeBack()).isTrue();
        assertThat(sitting.line()).isEmpty();
        assertThat(sitting.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("5:00");
        sitting.now = 800_000;
        sitting.table.tick(sitting.now);
        assertThat(sitting.table.result()).contains(Result.win(Side.SECOND, Result.TIME));
        assertThat(sitting.table.controls().takeBack())
                .as("before the first turn only the flag is taken back")
                .isTrue();
        assertThat(sitting.table.result()).isEmpty();
    }

    @Test
    void between_two_computers_take_back_pauses_first() {
        Sitting sitting = Sitting.computers(Games.EXIMO);
        sitting.answer("b2-d4");
        sitting.answer("d7-b5");
        assertThat(sitting.table.controls().takeBack()).isTrue();
        assertThat(sitting.line()).isEqualTo("b2-d4");
        assertThat(sitting.table.match().paused()).isTrue();
    }

    @Test
    void a_turn_without_a_choice_waits_for_its_moment_where_people_are_to_follow() {
        Sitting sitting = Sitting.people(Games.SIXTEEN_STONES.read(BLUE_PASSES).orElseThrow());
        sitting.table.setPace(new Table.Pace(600, 0, 0));
        sitting.play("e5-d5");
        if (sitting.table.input().entry().steps().size() == 1) {
            sitting.play("end");
        }
        assertThat(sitting.line()).doesNotEndWith("pass");
        assertThat(sitting.table.wakeAt()).hasValue(600);
        sitting.now = 700;
        sitting.table.tick(sitting.now);
        assertThat(sitting.line()).endsWith("pass");
        assertThat(sitting.table.wakeAt())
                .as("where there is a choice nothing waits")
                .isEmpty();
    }

    // --- ends ---

    @Test
    void a_half_entered_turn_is_out_of_sight_after_the_end_and_comes_back_with_the_match() {
        Sitting sitting = Sitting.people(Games.BREAKTHRU);
        sitting.click("d4", "e4");
        sitting.table.controls().resign();
        assertThat(sitting.table.status()).isInstanceOf(Status.Over.class);
        assertThat(sitting.table.input().offersTargets()).isFalse();
        sitting.click("f4");
        assertThat(sitting.table.input().entry().steps())
                .as("a try begins anew")
                .hasSize(1);
        sitting.table.input().resetTurn();
        assertThat(sitting.table.controls().takeBack()).isTrue();
        assertThat(sitting.table.input().entry().steps()).hasSize(2);
    }

    @Test
    void playing_on_takes_back_an_end_between_the_players_alone() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.table.setMayResign(true);
        sitting.play("b2-d4");
        sitting.table.receive(new Answer.Resigns(sitting.asked().id()));
        sitting.play("d7-b5");
        assertThat(sitting.table.choices()).contains(Choice.PLAY_ON);
        sitting.table.controls().playOn();
        assertThat(sitting.table.result()).isEmpty();
        assertThat(sitting.line()).isEqualTo("b2-d4");
        assertThat(sitting.movetext()).as("what was tried stays").isEqualTo("1. b2-d4 (1. b2-d4 d7-b5) *");
        Question.ForTurn again = (Question.ForTurn) sitting.asked();
        assertThat(again.mayResign()).as("it was asked to play on").isFalse();
        assertThat(sitting.table.isLiveDisplayed()).isTrue();
        assertThat(sitting.table.choices()).doesNotContain(Choice.PLAY_ON);
    }

    @Test
    void an_interface_tells_what_it_has_done_until_something_else_is_done() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        Message saved = Message.of("table.no-turn");
        sitting.table.tell(saved);
        assertThat(sitting.table.notice()).contains(new Table.Notice(saved, false));
        assertThat(sitting.changes).isEqualTo(2);
        Table.Notice refusal = new Table.Notice(Message.of("table.browsing"), true);
        sitting.table.tell(refusal);
        assertThat(sitting.table.notice()).contains(refusal);
        assertThat(sitting.events).contains(new TableEvent.Refused(refusal.message()));
        sitting.click("b2");
        assertThat(sitting.table.notice()).isEmpty();
    }

    @Test
    void a_person_resigns_and_the_end_is_told() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        assertThat(sitting.table.choices()).contains(Choice.RESIGN, Choice.OFFER_DRAW);
        sitting.play("b2-d4");
        sitting.table.controls().resign();
        Result result = Result.win(Side.FIRST, Result.RESIGNATION);
        assertThat(sitting.events).contains(new TableEvent.Ended(result));
        assertThat(sitting.table.status()).isEqualTo(new Status.Over(java.util.Optional.of(result)));
        assertThat(sitting.table.choices())
                .doesNotContain(Choice.RESIGN, Choice.OFFER_DRAW, Choice.PAUSE, Choice.HURRY)
                .contains(Choice.TAKE_BACK, Choice.ANALYSE);
    }

    @Test
    void two_people_agree_on_a_draw() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        sitting.table.controls().offerDraw();
        assertThat(sitting.events).contains(new TableEvent.DrawOffered(Side.FIRST));
        assertThat(sitting.table.choices())
                .contains(Choice.ACCEPT_DRAW, Choice.DECLINE_DRAW)
                .doesNotContain(Choice.OFFER_DRAW);
        sitting.table.controls().answerDraw(false);
        assertThat(sitting.events).contains(new TableEvent.DrawDeclined(Side.SECOND));
        sitting.table.controls().offerDraw();
        sitting.table.controls().offerDraw();
        assertThat(sitting.table.result()).contains(Result.draw(Result.AGREEMENT));
    }

    @Test
    void nobody_resigns_or_offers_a_draw_for_computers() {
        Sitting sitting = Sitting.computers(Games.EXIMO);
        assertThat(sitting.table.choices()).doesNotContain(Choice.RESIGN, Choice.OFFER_DRAW);
        sitting.table.controls().resign();
        assertThat(sitting.table.notice().orElseThrow().message().key()).isEqualTo("table.draw.watched");
        sitting.table.controls().offerDraw();
        assertThat(sitting.table.match().isOver()).isFalse();
    }

    // --- clocks ---

    @Test
    void who_oversteps_the_time_loses() {
        Sitting sitting = Sitting.timed(Games.EXIMO);
        assertThat(sitting.table.wakeAt()).hasValue(300_000);
        sitting.now = 299_999;
        sitting.table.tick(sitting.now);
        assertThat(sitting.table.result()).isEmpty();
        sitting.now = 300_000;
        sitting.table.tick(sitting.now);
        assertThat(sitting.table.result()).contains(Result.win(Side.SECOND, Result.TIME));
        assertThat(sitting.table.wakeAt()).isEmpty();
    }

    @Test
    void a_paused_clock_stands_still() {
        Sitting sitting = Sitting.timed(Games.EXIMO);
        sitting.now = 1_000;
        sitting.table.controls().pause();
        assertThat(sitting.table.choices()).contains(Choice.RESUME).doesNotContain(Choice.PAUSE);
        sitting.now = 1_000_000;
        sitting.table.tick(sitting.now);
        assertThat(sitting.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("4:59");
        sitting.table.controls().resume();
        sitting.now += 1_000;
        assertThat(sitting.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("4:58");
    }

    @Test
    void the_clock_stands_still_while_the_match_is_analysed() {
        Sitting sitting = Sitting.timed(Games.EXIMO);
        sitting.table.controls().setAnalysing(true);
        assertThat(sitting.table.choices()).contains(Choice.END_ANALYSIS).doesNotContain(Choice.ANALYSE);
        sitting.now = 1_000_000;
        assertThat(sitting.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("5:00");
        sitting.table.controls().setAnalysing(false);
        sitting.now += 1_000;
        assertThat(sitting.table.clock(Side.FIRST).orElseThrow().text()).isEqualTo("4:59");
    }

    @Test
    void a_pause_that_was_there_before_the_analysis_stays_after_it() {
        Sitting sitting = Sitting.timed(Games.EXIMO);
        sitting.table.controls().pause();
        sitting.table.controls().setAnalysing(true);
        sitting.table.controls().setAnalysing(false);
        assertThat(sitting.table.match().paused()).isTrue();
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
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.play("b2-d4");
        sitting.answer("d7-b5");
        sitting.table.controls().setAnalysing(true);
        sitting.play("b1-a2", "b8-a7");
        assertThat(sitting.line()).isEqualTo("b2-d4 d7-b5");
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 d7-b5 (1... d7-b5 2. b1-a2 b8-a7) *");
        int questions = sitting.questions.size();
        sitting.table.controls().setAnalysing(false);
        assertThat(sitting.table.displayed()).isSameAs(sitting.table.live());
        sitting.play("b1-a2");
        assertThat(sitting.line()).as("the same turn for real").isEqualTo("b2-d4 d7-b5 b1-a2");
        assertThat(sitting.questions).hasSize(questions + 1);
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 d7-b5 2. b1-a2 (2. b1-a2 b8-a7) *");
    }

    @Test
    void half_entered_turns_of_an_analysis_wait_where_they_belong() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        sitting.play("b2-d4", "d7-b5");
        sitting.table.controls().setAnalysing(true);
        sitting.table.display(sitting.table.tree().root());
        sitting.click("g2");
        sitting.table.display(sitting.table.live());
        assertThat(sitting.table.input().entry().clicks()).isEmpty();
        sitting.table.display(sitting.table.tree().root());
        assertThat(sitting.table.input().entry().clicks()).containsExactly(Click.of(Games.EXIMO, "g2"));
    }

    @Test
    void variations_after_the_end_leave_the_main_line_and_the_result_alone() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        sitting.play("b2-d4", "d7-b5");
        sitting.table.controls().resign();
        sitting.play("b1-a2");
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 d7-b5 (1... d7-b5 2. b1-a2) 0-1");
        assertThat(sitting.events.getLast()).isInstanceOf(TableEvent.Tried.class);
        sitting.table.display(sitting.table.tree().root());
        sitting.click("g2", "h3");
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 (1. g2-h3) 1... d7-b5 (1... d7-b5 2. b1-a2) 0-1");
        assertThat(sitting.table.controls().takeBack())
                .as("the variation is taken back first")
                .isTrue();
        assertThat(sitting.table.controls().takeBack()).isTrue();
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 d7-b5 0-1");
        assertThat(sitting.table.controls().redo()).isTrue();
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 d7-b5 (1... d7-b5 2. b1-a2) 0-1");
    }

    @Test
    void playing_a_turn_does_not_delete_variations_that_were_noted_there() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        sitting.play("b2-d4");
        sitting.table.controls().setAnalysing(true);
        sitting.play("b6-b5");
        sitting.table.controls().setAnalysing(false);
        sitting.play("d7-b5");
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 d7-b5 (1... b6-b5) *");
    }

    @Test
    void turns_that_were_taken_back_stay_out_of_the_record() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        sitting.play("b2-d4", "d7-b5");
        sitting.table.controls().takeBack();
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 *");
        assertThat(sitting.table.live().children())
                .as("they can still be looked at")
                .hasSize(1);
        assertThat(sitting.table.isTakenBack(sitting.table.live().children().get(0)))
                .isTrue();
        sitting.table.display(sitting.table.live().children().get(0));
        assertThat(sitting.table.status()).isEqualTo(new Status.Browsing(false, true));
        sitting.table.display(sitting.table.live());
        sitting.play("b6-b5");
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 b6-b5 *");
        assertThat(sitting.table.tree().root().children().get(0).children()).hasSize(1);
    }

    @Test
    void a_taken_back_turn_with_a_note_becomes_a_variation() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        sitting.play("b2-d4");
        sitting.table.editing().note(sitting.table.live(), java.util.List.of(2), java.util.List.of("hasty"));
        sitting.table.display(sitting.table.tree().root());
        sitting.table.display(sitting.table.live());
        sitting.play("d7-b5");
        sitting.table.controls().takeBack();
        sitting.table.controls().takeBack();
        sitting.play("g2-h3");
        assertThat(sitting.movetext()).isEqualTo("1. g2-h3 (1. b2-d4 $2 {hasty}) *");
    }

    @Test
    void the_line_of_the_match_is_neither_promoted_away_nor_deleted() {
        Sitting sitting = Sitting.people(Games.EXIMO);
        sitting.play("b2-d4");
        sitting.table.controls().setAnalysing(true);
        sitting.table.display(sitting.table.tree().root());
        sitting.play("g2-h3");
        assertThat(sitting.table.editing().canPromote(sitting.table.displayed()))
                .isFalse();
        assertThat(sitting.table.editing().canDelete(sitting.table.live())).isFalse();
        assertThat(sitting.table.editing().canDelete(sitting.table.displayed())).isTrue();
        assertThat(sitting.table.editing().promote(sitting.table.displayed())).isFalse();
        assertThat(sitting.table.editing().delete(sitting.table.live())).isFalse();
        assertThat(sitting.table.editing().delete(sitting.table.displayed())).isTrue();
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 *");
    }

    // --- studies ---

    @Test
    void in_a_study_turns_extend_the_main_line_and_each_is_undone() {
        Sitting sitting = Sitting.study(Games.EXIMO.start());
        sitting.play("b2-d4", "d7-b5");
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 d7-b5 *");
        sitting.table.display(sitting.table.tree().root());
        sitting.play("g2-h3");
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 (1. g2-h3) 1... d7-b5 *");
        assertThat(sitting.table.editing().canPromote(sitting.table.displayed()))
                .isTrue();
        assertThat(sitting.table.editing().promote(sitting.table.displayed())).isTrue();
        assertThat(sitting.table.editing().canPromote(sitting.table.displayed()))
                .isFalse();
        assertThat(sitting.movetext()).isEqualTo("1. g2-h3 (1. b2-d4 d7-b5) *");
        sitting.table.controls().takeBack();
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 (1. g2-h3) 1... d7-b5 *");
        sitting.table.controls().takeBack();
        sitting.table.controls().takeBack();
        sitting.table.controls().takeBack();
        assertThat(sitting.movetext()).isEqualTo("*");
        assertThat(sitting.table.controls().takeBack()).isFalse();
        sitting.table.controls().redo();
        sitting.table.controls().redo();
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 d7-b5 *");
        assertThat(sitting.line()).isEqualTo("b2-d4 d7-b5");
    }

    @Test
    void a_study_of_a_finished_game_keeps_its_end() {
        Sitting played = Sitting.people(Games.EXIMO);
        played.play("b2-d4", "d7-b5");
        played.table.controls().resign();
        Sitting study = Sitting.study(played.table.record(Sitting.PLAYERS));
        assertThat(study.table.result()).contains(Result.win(Side.SECOND, Result.RESIGNATION));
        study.play("b1-a2");
        assertThat(study.movetext()).isEqualTo("1. b2-d4 d7-b5 (1... d7-b5 2. b1-a2) 0-1");
        Sitting again = Sitting.study(study.table.record(Sitting.PLAYERS));
        assertThat(again.movetext()).isEqualTo("1. b2-d4 d7-b5 (1... d7-b5 2. b1-a2) 0-1");
        assertThat(again.table.live().depth()).isEqualTo(2);
    }

    @Test
    void deleting_a_turn_of_the_main_line_of_a_study_lets_a_variation_take_over() {
        Sitting sitting = Sitting.study(Games.EXIMO.start());
        sitting.play("b2-d4", "d7-b5");
        sitting.table.display(sitting.table.tree().root());
        sitting.play("g2-h3");
        sitting.table.editing().delete(sitting.table.tree().root().children().get(0));
        assertThat(sitting.movetext()).isEqualTo("1. g2-h3 *");
        sitting.table.controls().takeBack();
        assertThat(sitting.movetext()).isEqualTo("1. b2-d4 (1. g2-h3) 1... d7-b5 *");
    }

    // --- seats and names ---

    @Test
    void players_swap_their_seats_and_keep_their_names() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        sitting.table.putTags(java.util.Map.of(GameRecord.FIRST, "Ana"));
        assertThat(sitting.table.choices()).contains(Choice.SWAP_SEATS);
        sitting.table.swapSeats();
        assertThat(sitting.table.seat(Side.FIRST)).isEqualTo(new Seat.Computer(3));
        assertThat(sitting.table.tags()).containsEntry(GameRecord.SECOND, "Ana").doesNotContainKey(GameRecord.FIRST);
        assertThat(sitting.asked()).isInstanceOf(Question.ForTurn.class);
    }

    @Test
    void the_only_person_is_addressed_and_a_study_calls_players_as_its_record_does() {
        Sitting sitting = Sitting.against(Games.EXIMO);
        assertThat(RecordTags.label(sitting.table, Side.FIRST, ENGLISH)).isEqualTo("You");
        Map<String, String> tags = RecordTags.of(sitting.table, ENGLISH, "2026.11.17");
        Sitting study = Sitting.study(sitting.table.record(tags));
        assertThat(RecordTags.label(study.table, Side.FIRST, ENGLISH)).isEqualTo("Person");
        assertThat(RecordTags.label(study.table, Side.SECOND, ENGLISH)).isEqualTo("Computer, level 3");
        Sitting people = Sitting.people(Games.EXIMO);
        Sitting unnamed = Sitting.study(people.table.record(RecordTags.of(people.table, ENGLISH, "2026.11.17")));
        assertThat(RecordTags.label(unnamed.table, Side.FIRST, ENGLISH)).isEmpty();
    }

    @Test
    void a_person_takes_over_the_side_to_move() {
        Sitting sitting = Sitting.computers(Games.EXIMO);
        assertThat(sitting.table.choices()).contains(Choice.TAKE_OVER);
        sitting.table.controls().pause();
        sitting.table.controls().takeOver();
        assertThat(sitting.table.seat(Side.FIRST)).isEqualTo(new Seat.Person());
        assertThat(sitting.table.match().paused()).isFalse();
        assertThat(sitting.table.input().mayEnter()).isTrue();
    }
}
