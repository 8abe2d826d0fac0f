package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tabuleiro.engine.search.Search;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.match.Clocks;
import org.tabuleiro.match.Match;
import org.tabuleiro.match.Terms;
import org.tabuleiro.match.TimeControl;

/** What a program answers besides its turns. */
final class ResponderTest {
    private static final Search.Stop NEVER = () -> false;

    /** Black has two men, White twenty. */
    private static State lost(int turn) {
        return Games.EXIMO
                .read("1b5b/8/8/8/1WWWWWW1/1WW2WW1/1WWWWWW1/1WWWWWW1 b - 0 " + turn)
                .orElseThrow();
    }

    /** One turn before a draw by the no-progress rule, without a capture or escape in that turn. */
    private static State dead(int turn) {
        return Games.BREAKTHRU
                .read("11/11/11/11/5s5/4sFs4/5s5/11/11/11/G1G8[] s - 199 " + turn)
                .orElseThrow();
    }

    private static Question.ForTurn question(State state, boolean againstPerson, boolean mayResign) {
        Clocks clocks =
                Match.begin(state, Terms.casual(new TimeControl.None()), 0).clocks();
        return new Question.ForTurn(
                7, state.toMove(), state, List.of(), new TimeControl.None(), clocks, againstPerson, mayResign);
    }

    private static Turn first(State state) {
        return state.turnOf(List.of(state.legalSteps().getFirst()));
    }

    private static Answer answer(Responder responder, Question.ForTurn question) {
        return responder.answer(question, (asked, stop, progress) -> first(asked.state()), NEVER, progress -> {});
    }

    @Test
    void a_game_that_stays_lost_against_a_person_is_resigned() {
        Responder black = new Responder(Games.EXIMO, Side.SECOND);
        for (int turn : new int[] {50, 52}) {
            State state = lost(turn);
            assertThat(answer(black, question(state, true, true))).isEqualTo(new Answer.Chosen(7, first(state), false));
        }
        assertThat(answer(black, question(lost(54), true, true))).isEqualTo(new Answer.Resigns(7));
    }

    @Test
    void a_program_does_not_resign_if_not_allowed_or_against_a_program() {
        Responder forbidden = new Responder(Games.EXIMO, Side.SECOND);
        Responder watched = new Responder(Games.EXIMO, Side.SECOND);
        for (int turn = 50; turn < 60; turn += 2) {
            assertThat(answer(forbidden, question(lost(turn), true, false))).isInstanceOf(Answer.Chosen.class);
            assertThat(answer(watched, question(lost(turn), false, true))).isInstanceOf(Answer.Chosen.class);
        }
    }

    @Test
    void a_draw_is_offered_with_a_turn_in_an_even_game_without_progress_but_only_to_a_person() {
        Responder against = new Responder(Games.BREAKTHRU, Side.SECOND);
        Responder watched = new Responder(Games.BREAKTHRU, Side.SECOND);
        boolean offersDraw = false;
        for (int turn = 200; turn < 208; turn += 2) {
            offersDraw = ((Answer.Chosen) answer(against, question(dead(turn), true, true))).offersDraw();
            assertThat(((Answer.Chosen) answer(watched, question(dead(turn), false, true))).offersDraw())
                    .isFalse();
        }
        assertThat(offersDraw).isTrue();
    }

    @Test
    void the_losing_side_accepts_a_draw_and_the_winning_side_declines_it() {
        Responder black = new Responder(Games.EXIMO, Side.SECOND);
        answer(black, question(lost(50), true, false));
        answer(black, question(lost(52), true, false));
        assertThat(black.answer(new Question.ForDraw(8, Side.SECOND, lost(54), List.of())))
                .isEqualTo(new Answer.ToDraw(8, true));
        assertThat(new Responder(Games.EXIMO, Side.FIRST)
                        .answer(new Question.ForDraw(9, Side.FIRST, lost(54), List.of())))
                .isEqualTo(new Answer.ToDraw(9, false));
    }
}
