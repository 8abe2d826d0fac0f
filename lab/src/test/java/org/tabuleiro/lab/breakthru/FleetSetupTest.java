package org.tabuleiro.lab.breakthru;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.games.Board;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class FleetSetupTest {
    private static final int TRIALS = 200;
    private static final Board BOARD = Games.BREAKTHRU.board();

    /** Plays a set-up on the real board, which rejects illegal ones. */
    private static State played(FleetSetup setup) {
        State start = Games.BREAKTHRU.start();
        State before = setup.side() == Side.FIRST
                ? start
                : start.play(classic(Side.FIRST, "standard").text());
        return before.play(setup.text());
    }

    private static FleetSetup classic(Side side, String name) {
        return FleetSetup.classic(side, String.valueOf(Games.BREAKTHRU.setups().get(name)));
    }

    private static void assertValid(FleetSetup setup) {
        assertThat(played(setup).turnNumber()).isEqualTo(setup.side() == Side.FIRST ? 2 : 3);
        assertThat(setup.squares())
                .hasSize(setup.side() == Side.FIRST ? 12 : 20)
                .doesNotHaveDuplicates();
        for (int square : setup.squares()) {
            int file = BOARD.file(square);
            int rank = BOARD.rank(square);
            assertThat(setup.squares()).contains(BOARD.square(10 - file, rank), BOARD.square(file, 10 - rank));
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void a_random_set_up_is_legal_complete_and_symmetric(Side side) {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < TRIALS; i++) {
            assertValid(FleetSetup.random(side, random));
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void a_mutant_is_legal_and_mostly_different_but_shares_ships_with_its_parent(Side side) {
        SplittableRandom random = new SplittableRandom(6);
        FleetSetup parent = classic(side, "lotus");
        int others = 0;
        for (int i = 0; i < TRIALS; i++) {
            FleetSetup mutant = parent.mutant(random);
            assertValid(mutant);
            List<Integer> common =
                    mutant.squares().stream().filter(parent.squares()::contains).toList();
            assertThat(common).hasSizeGreaterThanOrEqualTo(parent.squares().size() - 8);
            others += mutant.equals(parent) ? 0 : 1;
        }
        assertThat(others).isGreaterThan(TRIALS * 3 / 4);
    }

    @Test
    void a_classic_set_up_is_what_its_name_stands_for() {
        String position = String.valueOf(Games.BREAKTHRU.setups().get("diamond"));
        State byTurns = Games.BREAKTHRU
                .start()
                .play(classic(Side.FIRST, "diamond").text())
                .play(classic(Side.SECOND, "diamond").text());
        assertThat(byTurns.layout().board())
                .isEqualTo(Games.BREAKTHRU.read(position).orElseThrow().layout().board());
    }
}
