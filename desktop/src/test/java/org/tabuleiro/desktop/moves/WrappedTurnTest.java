package org.tabuleiro.desktop.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.util.List;
import javax.swing.JLabel;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** How turns are fitted into the columns of the list of moves. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class WrappedTurnTest {
    private static final Font FONT = new Font(Font.SANS_SERIF, Font.PLAIN, 13);

    private static WrappedTurn wrapped(int room, String step) {
        return WrappedTurn.of(List.of(step), room, FONT, new JLabel()::getFontMetrics);
    }

    private static int width(String text) {
        return new JLabel().getFontMetrics(FONT).stringWidth(text);
    }

    @Test
    void words_go_to_the_next_line_in_letters_of_the_normal_size() {
        WrappedTurn turn = wrapped(width("a set-up of 1"), "a set-up of 12 pieces");
        assertThat(turn.size()).isEqualTo(13);
        assertThat(turn.lines()).extracting(String::strip).containsExactly("a set-up of", "12 pieces");
    }

    @Test
    void a_move_that_is_a_little_too_long_stays_on_one_line() {
        WrappedTurn turn = wrapped(width("g8xe6xg4xg2xe2") - 5, "g8xe6xg4xg2xe2");
        assertThat(turn.size()).isLessThan(13);
        assertThat(turn.lines()).hasSize(1);
    }
}
