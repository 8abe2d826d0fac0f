package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.tiny.Tiny;

/** Which part of a game a position belongs to. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PhaseTest {

    @Test
    void both_fleets_of_breakthru_are_set_up_before_play() {
        State state = Games.BREAKTHRU.start();
        assertThat(state.phase()).isEqualTo(Phase.SETUP);
        state = state.play("@d4@d5@d6@d7@d8@e4@e5@e6@e7@e8@f4");
        assertThat(state.phase()).isEqualTo(Phase.SETUP);
        state = state.play("@f5");
        assertThat(state.toMove()).isEqualTo(Side.SECOND);
        assertThat(state.phase()).isEqualTo(Phase.SETUP);
    }

    @Test
    void the_decision_who_begins_is_in_the_play_phase() {
        State choice = Games.BREAKTHRU
                .read(Games.BREAKTHRU.setups().values().iterator().next())
                .orElseThrow();
        assertThat(choice.phase()).isEqualTo(Phase.PLAY);
        assertThat(choice.play("silver").phase()).isEqualTo(Phase.PLAY);
    }

    @Test
    void sixteen_stones_are_placed_one_by_one_before_play() {
        State state = Games.SIXTEEN_STONES.start();
        for (int placed = 0; placed < 16; placed++) {
            assertThat(state.phase()).isEqualTo(Phase.PLACEMENT);
            state = state.play(state.legalSteps().get(0));
        }
        assertThat(state.phase()).isEqualTo(Phase.PLAY);
    }

    @Test
    void games_without_a_set_up_or_placement_are_in_play_throughout() {
        assertThat(Games.EXIMO.start().phase()).isEqualTo(Phase.PLAY);
        assertThat(Games.XADRERSI.start().phase()).isEqualTo(Phase.PLAY);
        assertThat(Tiny.GAME.start().phase()).isEqualTo(Phase.PLAY);
    }
}
