package org.tabuleiro.games.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** A game being played. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PlayTest {
    private static final Map<String, String> TAGS = Map.of("First", "Ana", "Second", "Rui");
    private static final String WHITE_IN_ONE = "8/8/8/8/3b4/3W4/8/8 w - 0 1";

    private final Play play = new Play(Games.EXIMO.start());

    @Test
    void turns_are_pushed_popped_and_played_again() {
        play.push("b3-b4");
        State afterFirst = play.state();
        play.push("c6-c5");
        State afterSecond = play.state();
        assertThat(texts(play)).containsExactly("b3-b4", "c6-c5");

        assertThat(play.pop().map(Turn::text)).contains("c6-c5");
        assertThat(play.state()).isEqualTo(afterFirst);
        assertThat(play.pop().map(Turn::text)).contains("b3-b4");
        assertThat(play.state()).isEqualTo(play.start());
        assertThat(play.pop()).isEmpty();

        assertThat(play.redo().map(Turn::text)).contains("b3-b4");
        assertThat(play.redo().map(Turn::text)).contains("c6-c5");
        assertThat(play.redo()).isEmpty();
        assertThat(play.state()).isEqualTo(afterSecond);
        assertThat(texts(play)).containsExactly("b3-b4", "c6-c5");
    }

    @Test
    void a_new_turn_makes_what_was_taken_back_forgotten() {
        play.push("b3-b4");
        play.pop();
        play.push("c3-c4");
        assertThat(play.redo()).isEmpty();
        assertThat(texts(play)).containsExactly("c3-c4");
    }

    @Test
    void a_turn_that_is_not_legal_changes_nothing() {
        play.push("b3-b4");
        play.pop();
        assertThatThrownBy(() -> play.push("b3-b5")).isInstanceOf(IllegalArgumentException.class);
        Turn black = Games.EXIMO.start().play("b3-b4").readTurn("c6-c5").orElseThrow();
        assertThatThrownBy(() -> play.push(black)).isInstanceOf(IllegalArgumentException.class);
        assertThat(play.state()).isEqualTo(play.start());
        assertThat(play.redo().map(Turn::text)).contains("b3-b4");
    }

    @Test
    void the_beginning_of_a_turn_is_not_a_turn() {
        Play jump = new Play(Games.EXIMO.read("8/8/8/3W4/8/2W5/1W6/8 w - 0 1").orElseThrow());
        assertThatThrownBy(() -> jump.push("b2-d4")).isInstanceOf(IllegalArgumentException.class);
        assertThat(jump.turns()).isEmpty();
        jump.push("b2-d4-d6");
        assertThat(jump.turns()).hasSize(1);
    }

    @Test
    void a_side_can_resign() {
        play.push("b3-b4");
        play.resign(Side.FIRST);
        assertThat(play.result()).contains(Result.win(Side.SECOND, "resignation"));
    }

    @Test
    void a_draw_can_be_agreed() {
        play.agreeDraw();
        assertThat(play.result()).contains(Result.draw("agreement"));
    }

    @Test
    void a_side_can_lose_on_time() {
        play.flag(Side.SECOND);
        assertThat(play.result()).contains(Result.win(Side.FIRST, "time"));
    }

    @Test
    void a_game_that_is_over_neither_goes_on_nor_ends_again() {
        play.push("b3-b4");
        play.pop();
        play.resign(Side.SECOND);
        assertThatThrownBy(() -> play.push("b3-b4")).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(play::redo).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(play::agreeDraw).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> play.flag(Side.FIRST)).isInstanceOf(IllegalStateException.class);
        assertThat(play.result()).contains(Result.win(Side.FIRST, "resignation"));
    }

    @Test
    void taking_back_takes_a_resignation_back_too() {
        play.push("b3-b4");
        play.resign(Side.SECOND);
        play.pop();
        assertThat(play.result()).isEmpty();
        assertThat(play.redo()).isPresent();
        assertThat(play.result()).isEmpty();
    }

    @Test
    void the_rules_end_a_game() {
        Play last = new Play(Games.EXIMO.read(WHITE_IN_ONE).orElseThrow());
        last.push("d3xd5");
        assertThat(last.result()).contains(Result.win(Side.FIRST, "no-men"));
        assertThatThrownBy(() -> last.resign(Side.FIRST)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void a_record_holds_start_turns_result_and_names() {
        play.push("b3-b4");
        play.push("c6-c5");
        play.resign(Side.SECOND);
        GameRecord record = play.record(TAGS, List.of());
        assertThat(record.start()).isEqualTo(Games.EXIMO.start());
        assertThat(record.game()).isSameAs(Games.EXIMO);
        assertThat(record.tags()).isEqualTo(TAGS);
        assertThat(record.line()).isEqualTo(Line.of(play.turns()));
        assertThat(record.result()).isEqualTo(play.result());
        assertThat(record.end()).isEqualTo(play.state());
    }

    @Test
    void a_record_holds_the_steps_of_an_unfinished_turn_and_play_goes_on_before_them() {
        Play jump = new Play(Games.EXIMO.read("8/8/8/3W4/8/2W5/1W6/8 w - 0 1").orElseThrow());
        GameRecord record = jump.record(TAGS, steps(jump.state(), "b2-d4"));
        assertThat(record.line().turns()).singleElement().hasToString("b2-d4");
        assertThat(record.end().layout().pending()).isEqualTo("jump:d4");
        assertThat(record.result()).isEqualTo(Optional.empty());
        assertThat(new Play(record).state()).isEqualTo(jump.start());
    }

    @Test
    void play_goes_on_from_a_record() {
        play.push("b3-b4");
        play.push("c6-c5");
        play.agreeDraw();
        Play again = new Play(play.record(TAGS, List.of()));
        assertThat(again.state()).isEqualTo(play.state());
        assertThat(again.turns()).isEqualTo(play.turns());
        assertThat(again.result()).isEqualTo(play.result());
        again.pop();
        assertThat(again.result()).isEmpty();
    }

    @Test
    void a_record_without_players_cannot_be() {
        assertThatThrownBy(() -> play.record(Map.of("First", "Ana"), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static List<String> texts(Play play) {
        return play.turns().stream().map(Turn::text).toList();
    }

    private static List<Step> steps(State state, String text) {
        return state.readSteps(text).orElseThrow();
    }
}
