package org.tabuleiro.engine.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.engine.RandomPositions;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ThreatTest {
    private static Optional<Threat> threat(Game game, String position) {
        return Threat.find(game.read(position).orElseThrow());
    }

    private static String squares(Game game, Threat threat) {
        return String.join(
                " ", threat.squares().stream().map(game.board()::name).toList());
    }

    @Test
    void the_flagship_can_be_captured() {
        Threat threat = threat(Games.BREAKTHRU, "10s/11/11/11/4s6/3G1F5/11/11/3G7/11/s10[] g - 0 9")
                .orElseThrow();
        assertThat(threat.win()).contains("flagship-captured");
        assertThat(squares(Games.BREAKTHRU, threat)).isEqualTo("f6");
    }

    @Test
    void the_flagship_can_reach_the_edge() {
        Threat threat = threat(Games.BREAKTHRU, "10s/11/11/11/11/3G1F5/11/11/3G7/11/s10[] s - 0 10")
                .orElseThrow();
        assertThat(threat.win()).contains("flagship-on-edge");
        assertThat(squares(Games.BREAKTHRU, threat)).isEqualTo("f6 f11");
    }

    @Test
    void the_men_of_all_captures_are_collected_whole_chains_included() {
        // White b3 takes c3, then d4 and e6; Black's man on h2 stands apart.
        Threat threat = threat(Games.EXIMO, "8/8/4b3/8/3b4/1Wb5/7b/8 b - 0 32").orElseThrow();
        assertThat(threat.win()).isEmpty();
        assertThat(squares(Games.EXIMO, threat)).isEqualTo("c3 d4 e6");
    }

    @Test
    void the_capture_of_the_last_men_is_a_win() {
        Threat threat = threat(Games.EXIMO, "8/8/4b3/8/3b4/1Wb5/8/8 b - 0 32").orElseThrow();
        assertThat(threat.win()).contains("no-men");
        assertThat(squares(Games.EXIMO, threat)).isEqualTo("c3 d4 e6");
    }

    @Test
    void a_calm_position_has_no_threat() {
        assertThat(Threat.find(Games.EXIMO.start())).isEmpty();
    }

    @Test
    void nothing_is_threatened_where_pieces_are_placed_or_in_the_middle_of_a_turn() {
        for (Game game : List.of(Games.BREAKTHRU, Games.SIXTEEN_STONES)) {
            assertThat(Threat.find(game.start())).as(game.id()).isEmpty();
        }
        for (State state : RandomPositions.of(Games.XADRERSI, 20, 5)) {
            assertThat(Threat.find(state)).as(state.toString()).isEmpty();
        }
        State middle = Games.BREAKTHRU
                .read("10s/11/11/11/4s6/3G1F5/11/11/3G7/11/s10[] g - 0 9")
                .orElseThrow()
                .play("d6-d5");
        assertThat(middle.isTurnStart()).isFalse();
        assertThat(Threat.find(middle)).isEmpty();
    }

    @Test
    void a_threat_names_only_own_pieces_and_a_capture_or_win_that_a_turn_really_makes() {
        for (Game game : List.of(Games.EXIMO, Games.BREAKTHRU, Games.SIXTEEN_STONES)) {
            int captures = 0;
            for (State state : RandomPositions.of(game, 40, 7)) {
                Optional<Threat> threat = Threat.find(state);
                if (threat.isPresent() && threat.get().win().isEmpty()) {
                    captures++;
                    assertThat(threat.get().squares())
                            .as(state.toString())
                            .isNotEmpty()
                            .allMatch(square -> state.layout().isOf(state.toMove(), square));
                }
            }
            assertThat(captures).as(game.id()).isPositive();
        }
    }

    @Test
    void the_search_is_bounded() {
        for (Game game : Games.ALL) {
            for (State state : RandomPositions.of(game, 40, 11)) {
                assertThat(Threat.nodes(state)).as(state.toString()).isLessThan(Threat.MAX_NODES + 20);
            }
        }
    }
}
