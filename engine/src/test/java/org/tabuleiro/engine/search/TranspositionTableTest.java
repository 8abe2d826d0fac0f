package org.tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Position;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TranspositionTableTest {
    private static final long KEY = 0x123456789ABCDEFL;

    @Test
    void the_largest_step_code_survives_with_the_rest_of_its_entry() {
        TranspositionTable table = new TranspositionTable(1);
        table.store(KEY, Position.MAX_CODE, -321, 17, TranspositionTable.EXACT);
        long data = table.find(KEY);
        assertThat(TranspositionTable.step(data)).isEqualTo(Position.MAX_CODE);
        assertThat(TranspositionTable.score(data)).isEqualTo(-321);
        assertThat(TranspositionTable.depth(data)).isEqualTo(17);
        assertThat(TranspositionTable.bound(data)).isEqualTo(TranspositionTable.EXACT);
    }

    @Test
    void a_step_code_beyond_the_limit_is_rejected_not_truncated() {
        TranspositionTable table = new TranspositionTable(1);
        for (int step : new int[] {Position.MAX_CODE + 1, -1}) {
            assertThatThrownBy(() -> table.store(KEY, step, 0, 1, TranspositionTable.EXACT))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("from 0 to " + Position.MAX_CODE + ", not " + step);
        }
    }
}
