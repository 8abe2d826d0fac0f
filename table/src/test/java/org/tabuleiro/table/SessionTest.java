package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.TurnBuilder;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;

final class SessionTest {
    private static final Map<String, String> PLAYERS = Map.of(GameRecord.FIRST, "One", GameRecord.SECOND, "Two");

    private static Session together(Game game) {
        return new Session(game.start(), new Seat.Person(), new Seat.Person());
    }

    private static TurnBuilder.Answer click(Session session, String... clicks) {
        TurnBuilder.Answer answer = new TurnBuilder.Accepted(List.of());
        for (String click : clicks) {
            answer = session.click(Click.of(session.game(), click));
        }
        return answer;
    }

    private static void play(Session session, String... turns) {
        for (String turn : turns) {
            session.enter(session.entry().state().readSteps(turn).orElseThrow());
        }
    }

    private static String line(Session session) {
        return String.join(
                " ",
                session.live().path().stream()
                        .flatMap(node -> node.turn().stream())
                        .map(Turn::text)
                        .toList());
    }

    @Test
    void a_complete_turn_is_played_at_once_unless_it_is_to_be_confirmed() {
        Session session = together(Games.EXIMO);
        click(session, "b2", "d4");
        assertThat(line(session)).isEqualTo("b2-d4");
        session.setConfirming(true);
        click(session, "d7", "b5");
        assertThat(line(session)).isEqualTo("b2-d4");
        session.confirm();
        assertThat(line(session)).isEqualTo("b2-d4 d7-b5");
    }

    @Test
    void looking_at_earlier_turns_neither_plays_nor_loses_a_turn_that_is_half_entered() {
        Session session = together(Games.BREAKTHRU);
        play(session, "@g4@d5@e5@f5@g6@d7@e7@h7@d8@e8@f8@g8");
        click(session, "a1", "b1");
        session.show(session.tree().root());
        assertThat(session.mayEnter()).isFalse();
        session.show(session.live());
        assertThat(session.entry().steps()).hasSize(2);
    }

    @Test
    void half_entered_turns_of_an_analysis_wait_where_they_belong() {
        Session session = together(Games.EXIMO);
        play(session, "b2-d4", "d7-b5");
        session.setFree(true);
        session.show(session.tree().root());
        click(session, "g2");
        session.show(session.live());
        assertThat(session.entry().clicks()).isEmpty();
        session.show(session.tree().root());
        assertThat(session.entry().clicks()).containsExactly(Click.of(Games.EXIMO, "g2"));
    }

    @Test
    void a_click_takes_a_ship_of_a_set_up_off_again() {
        Session session = together(Games.BREAKTHRU);
        click(session, "d4", "e4");
        assertThat(click(session, "d4")).isInstanceOf(TurnBuilder.Accepted.class);
        assertThat(session.entry().steps()).hasSize(1);
        assertThat(click(session, "f6")).isInstanceOf(TurnBuilder.Refused.class);
    }

    @Test
    void a_suggested_set_up_waits_to_be_looked_at() {
        Session session = together(Games.BREAKTHRU);
        session.suggest(new SetupPlan(Games.BREAKTHRU.start()).filled(List.of()));
        assertThat(session.live()).isSameAs(session.tree().root());
        assertThat(session.entry().turn()).isPresent();
        session.confirm();
        assertThat(session.live().depth()).isEqualTo(1);
    }

    @Test
    void against_the_computer_one_takes_back_to_ones_own_turn_and_plays_it_again() {
        Session session = new Session(Games.EXIMO.start(), new Seat.Person(), new Seat.Computer(1));
        play(session, "b2-d4", "d7-b5", "b1-a2", "b8-a7");
        assertThat(session.takeBack()).isTrue();
        assertThat(line(session)).isEqualTo("b2-d4 d7-b5");
        assertThat(session.redo()).isTrue();
        assertThat(line(session)).isEqualTo("b2-d4 d7-b5 b1-a2 b8-a7");
        session.takeBack();
        session.takeBack();
        assertThat(session.takeBack()).isFalse();
        assertThat(session.live()).isSameAs(session.tree().root());
    }

    @Test
    void the_first_turn_of_the_computer_is_not_taken_back() {
        Session session = new Session(Games.EXIMO.start(), new Seat.Computer(1), new Seat.Person());
        play(session, "b2-d4");
        assertThat(session.takeBack()).isFalse();
        assertThat(line(session)).isEqualTo("b2-d4");
    }

    @Test
    void where_nothing_can_be_taken_back_the_clock_runs_on() {
        Session session = new Session(Games.EXIMO.start(), new Seat.Computer(3), new Seat.Person());
        Clock clock = new Clock(new Clock.Control(5, 3, 3), () -> 0);
        session.setClock(clock);
        play(session, "b2-d4");
        assertThat(session.canTakeBack()).isFalse();
        assertThat(session.takeBack()).isFalse();
        assertThat(clock.running()).contains(Side.SECOND);
        assertThat(clock.text(Side.FIRST)).isEqualTo("5:03");
        play(session, "d7-b5");
        assertThat(session.canTakeBack()).isTrue();
    }

    @Test
    void a_resignation_is_taken_back_before_any_turn() {
        Session session = together(Games.EXIMO);
        play(session, "b2-d4");
        session.resign(Side.SECOND);
        assertThat(session.result()).contains(Result.win(Side.FIRST, Result.RESIGNATION));
        assertThat(session.takeBack()).isTrue();
        assertThat(session.result()).isEmpty();
        assertThat(line(session)).isEqualTo("b2-d4");
    }

    @Test
    void who_oversteps_the_time_loses_and_may_play_on_without_a_clock() {
        GameSetting setting =
                new GameSetting(Games.EXIMO.start(), new Seat.Person(), new Seat.Person(), Clock.Control.find("5+3"));
        Session session = new Session(setting);
        long[] now = {0};
        Clock clock = new Clock(Clock.Control.find("5+3").orElseThrow(), () -> now[0]);
        session.setClock(clock);
        now[0] = 299_000_000_000L;
        session.tick();
        assertThat(session.result()).isEmpty();
        now[0] = 300_000_000_000L;
        session.tick();
        assertThat(session.result()).contains(Result.win(Side.SECOND, Result.TIME));
        assertThat(session.reopen()).isTrue();
        assertThat(session.clock()).isEmpty();
    }

    @Test
    void the_clock_goes_to_the_other_side_with_each_turn_and_stops_at_the_end() {
        Session session = new Session(
                new GameSetting(Games.EXIMO.start(), new Seat.Person(), new Seat.Person(), Clock.Control.find("5+3")));
        Clock clock = session.clock().orElseThrow();
        assertThat(clock.running()).contains(Side.FIRST);
        play(session, "b2-d4");
        assertThat(clock.running()).contains(Side.SECOND);
        session.show(session.tree().root());
        assertThat(clock.running()).contains(Side.SECOND);
        session.resign(Side.SECOND);
        assertThat(clock.running()).isEmpty();
    }

    @Test
    void variations_are_tried_out_after_the_end_and_each_is_undone() {
        Session session = together(Games.EXIMO);
        play(session, "b2-d4", "d7-b5");
        session.resign(Side.FIRST);
        session.show(session.tree().root());
        click(session, "g2", "h3");
        assertThat(session.tree().root().children()).hasSize(2);
        assertThat(line(session)).isEqualTo("b2-d4 d7-b5");
        assertThat(session.takeBack()).isTrue();
        assertThat(session.tree().root().children()).hasSize(1);
        assertThat(session.result()).isPresent();
    }

    @Test
    void a_variation_is_promoted_and_deleted_and_both_are_undone() {
        Session session = together(Games.EXIMO);
        play(session, "b2-d4");
        session.setFree(true);
        session.show(session.tree().root());
        click(session, "g2", "h3");
        GameTree.Node other = session.shown();
        assertThat(session.editing().promote(other)).isTrue();
        assertThat(session.live()).isSameAs(other);
        assertThat(session.editing().promote(other)).isFalse();
        session.editing().undo();
        assertThat(line(session)).isEqualTo("b2-d4");
        session.editing().delete(other);
        assertThat(session.tree().root().children()).hasSize(1);
        session.editing().undo();
        assertThat(session.tree().root().children()).containsExactly(session.live(), other);
    }

    @Test
    void the_only_turn_is_tried_out_taken_back_and_deleted() {
        Session session = together(Games.EXIMO);
        session.setFree(true);
        click(session, "g2", "h3");
        assertThat(session.takeBack()).isTrue();
        assertThat(session.live()).isSameAs(session.tree().root());
        assertThat(session.redo()).isTrue();
        assertThat(line(session)).isEqualTo("g2-h3");
        assertThat(session.editing().delete(session.live())).isTrue();
        assertThat(session.live()).isSameAs(session.tree().root());
        assertThat(session.takeBack()).isTrue();
        assertThat(line(session)).isEqualTo("g2-h3");
    }

    @Test
    void what_is_noted_and_deleted_while_a_game_is_annotated_stays_so_and_old_judgements_do_not() {
        Session session = together(Games.EXIMO);
        play(session, "b2-d4");
        session.editing().note(session.live(), List.of(6), List.of("deleted", "old judgement"));
        GameRecord given = session.record(PLAYERS);
        Session other = together(Games.EXIMO);
        play(other, "b2-d4");
        other.editing().note(other.live(), List.of(2), List.of("deleted", "hm"));
        session.editing().note(session.live(), List.of(6), List.of("old judgement", "mine"));
        session.editing().annotate(given, other.record(PLAYERS));
        assertThat(session.live().comments()).containsExactly("mine", "hm");
        assertThat(session.live().marks()).containsExactly(2);
    }

    @Test
    void changes_that_were_taken_back_are_made_again_in_their_order() {
        Session session = together(Games.EXIMO);
        play(session, "b2-d4");
        session.setFree(true);
        List<GameRecord> records = new ArrayList<>(List.of(session.record(PLAYERS)));
        session.show(session.tree().root());
        click(session, "g2", "h3");
        records.add(session.record(PLAYERS));
        GameTree.Node other = session.shown();
        session.editing().note(other, List.of(1), List.of("to the edge"));
        records.add(session.record(PLAYERS));
        State there = other.state();
        session.editing().insert(other, List.of(there.readTurn("d7-b5").orElseThrow()));
        records.add(session.record(PLAYERS));
        session.editing().promote(other);
        records.add(session.record(PLAYERS));
        session.editing().delete(other);
        records.add(session.record(PLAYERS));

        for (int i = records.size() - 2; i >= 0; i--) {
            assertThat(session.takeBack()).isTrue();
            assertThat(session.record(PLAYERS)).isEqualTo(records.get(i));
        }
        assertThat(session.editing().canUndo()).isFalse();
        for (int i = 1; i < records.size(); i++) {
            assertThat(session.redo()).isTrue();
            assertThat(session.record(PLAYERS)).isEqualTo(records.get(i));
        }
        assertThat(session.editing().canRedo()).isFalse();
    }

    @Test
    void a_new_change_forgets_what_was_taken_back() {
        Session session = together(Games.EXIMO);
        play(session, "b2-d4");
        session.editing().note(session.live(), List.of(1), List.of());
        session.editing().undo();
        session.editing().note(session.live(), List.of(2), List.of());
        assertThat(session.editing().redo()).isFalse();
        assertThat(session.live().marks()).containsExactly(2);
    }

    @Test
    void an_annotated_game_is_taken_over_and_taken_back_as_a_whole() {
        Session session = together(Games.EXIMO);
        play(session, "b2-d4", "d7-b5");
        GameRecord before = session.record(PLAYERS);
        State start = Games.EXIMO.start();
        Session other = together(Games.EXIMO);
        play(other, "b2-d4", "d7-b5");
        other.editing().note(other.live(), List.of(2), List.of("hm"));
        other.editing()
                .insert(other.tree().root(), List.of(start.readTurn("g2-h3").orElseThrow()));
        session.editing().annotate(before, other.record(PLAYERS));
        assertThat(session.record(PLAYERS)).isEqualTo(other.record(PLAYERS)).isNotEqualTo(before);
        session.editing().undo();
        assertThat(session.record(PLAYERS)).isEqualTo(before);
        session.editing().redo();
        assertThat(session.record(PLAYERS)).isEqualTo(other.record(PLAYERS));
    }

    @Test
    void seats_are_swapped() {
        Session session = new Session(Games.EXIMO.start(), new Seat.Person(), new Seat.Computer(3));
        session.swapSeats();
        assertThat(session.seat(Side.FIRST)).isEqualTo(new Seat.Computer(3));
        assertThat(session.mayEnter()).isFalse();
        assertThat(Optional.of(session.seat(Side.SECOND))).contains(new Seat.Person());
    }

    @Test
    void a_turn_that_is_taken_back_earns_no_time() {
        Session session = new Session(Games.EXIMO.start(), new Seat.Person(), new Seat.Person());
        session.setClock(new Clock(new Clock.Control(5, 3, 3), () -> 0));
        for (int i = 0; i < 3; i++) {
            session.enter(session.entry().state().readSteps("b3-b4").orElseThrow());
            session.takeBack();
        }
        assertThat(session.clock().orElseThrow().text(Side.FIRST)).isEqualTo("5:00");
        session.redo();
        assertThat(session.clock().orElseThrow().text(Side.FIRST)).isEqualTo("5:03");
    }
}
