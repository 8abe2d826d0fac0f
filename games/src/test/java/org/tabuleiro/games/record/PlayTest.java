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
import org.tabuleiro.games.Turn;

/** A stack of turns. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PlayTest {
    private static final Map<String, String> TAGS = Map.of("First", "Ana", "Second", "Rui");
    private static final String WHITE_IN_ONE = "8/8/8/8/3b4/3W4/8/8 w - 0 1";
    private static final String JUMP = "8/8/8/3W4/8/2W5/1W6/8 w - 0 1";

    private final Play play = new Play(Games.EXIMO.start());

    @Test
    void turns_are_pushed_and_popped() {
        play.push("b3-b4");
        State afterFirst = play.state();
        play.push("c6-c5");
        assertThat(play.turns()).hasToString("[b3-b4, c6-c5]");
        assertThat(play.pop().map(Turn::text)).contains("c6-c5");
        assertThat(play.state()).isEqualTo(afterFirst);
        assertThat(play.pop().map(Turn::text)).contains("b3-b4");
        assertThat(play.state()).isEqualTo(play.start());
        assertThat(play.pop()).isEmpty();
    }

    @Test
    void a_turn_that_is_not_legal_changes_nothing() {
        assertThatThrownBy(() -> play.push("b3-b5")).isInstanceOf(IllegalArgumentException.class);
        assertThat(play.turns()).isEmpty();
        assertThat(play.game()).isEqualTo(Games.EXIMO);
    }

    @Test
    void the_beginning_of_a_turn_is_no_turn() {
        Play jump = new Play(Games.EXIMO.read(JUMP).orElseThrow());
        State start = jump.state();
        Turn begun = start.turnOf(start.readSteps("b2-d4").orElseThrow());
        assertThatThrownBy(() -> jump.push(begun)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> jump.push("b2-d4")).isInstanceOf(IllegalArgumentException.class);
        assertThat(jump.turns()).isEmpty();
    }

    @Test
    void the_rules_end_the_game() {
        Play last = new Play(Games.EXIMO.read(WHITE_IN_ONE).orElseThrow());
        assertThat(last.result()).isEmpty();
        last.push("d3xd5");
        assertThat(last.result()).contains(Result.win(Side.FIRST, "no-men"));
        assertThatThrownBy(() -> last.push("d5-d6")).isInstanceOf(IllegalArgumentException.class);
        last.pop();
        assertThat(last.result()).isEmpty();
    }

    @Test
    void a_record_holds_the_turns_an_unfinished_one_and_a_result_between_the_players() {
        play.push("b3-b4");
        Result resigned = Result.win(Side.FIRST, Result.RESIGNATION);
        GameRecord record = play.record(TAGS, List.of(), Optional.of(resigned));
        assertThat(record.result()).contains(resigned);
        assertThat(record.line().turns()).isEqualTo(play.turns());
        assertThat(play.record(TAGS, List.of()).result()).isEmpty();
        Play jump = new Play(Games.EXIMO.read(JUMP).orElseThrow());
        GameRecord begun = jump.record(TAGS, jump.state().readSteps("b2-d4").orElseThrow());
        assertThat(begun.unfinished()).hasSize(1);
    }

    @Test
    void the_rules_decide_over_a_result_between_the_players() {
        Play last = new Play(Games.EXIMO.read(WHITE_IN_ONE).orElseThrow());
        last.push("d3xd5");
        Optional<Result> agreed = Optional.of(Result.draw(Result.AGREEMENT));
        assertThat(last.record(TAGS, List.of(), agreed).result()).contains(Result.win(Side.FIRST, "no-men"));
    }

    @Test
    void a_record_names_both_players() {
        assertThatThrownBy(() -> play.record(Map.of("First", "Ana"), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
