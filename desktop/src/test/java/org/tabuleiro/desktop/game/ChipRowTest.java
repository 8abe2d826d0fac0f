package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.desktop.window.AppDriver;

/** Chips are in view as a whole or not at all. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ChipRowTest {
    private final List<String> clicked = new ArrayList<>();

    /** The texts of the visible chips of a row for ten steps. */
    private List<String> visible(ChipRow row, int width) {
        return AppDriver.query(() -> {
            row.show(IntStream.range(0, 10)
                    .mapToObj(number -> {
                        JButton chip = new JButton("step" + number);
                        chip.addActionListener(event -> clicked.add(chip.getText()));
                        return chip;
                    })
                    .toList());
            row.setSize(width, 40);
            row.doLayout();
            return AppDriver.all(row, JButton.class).stream()
                    .filter(JButton::isVisible)
                    .filter(chip -> chip.getX() >= 0 && chip.getX() + chip.getWidth() <= width)
                    .map(AbstractButton::getText)
                    .toList();
        });
    }

    @Test
    void where_there_is_room_all_are_in_view() {
        assertThat(visible(new ChipRow(), 2000)).hasSize(10).startsWith("step0").endsWith("step9");
    }

    @Test
    void the_first_are_behind_dots_that_return_to_the_last_of_them() {
        ChipRow row = new ChipRow();
        List<String> seen = visible(row, 300);
        assertThat(seen).hasSizeBetween(3, 6).startsWith("…").endsWith("step9");
        AppDriver.run(() -> AppDriver.all(row, JButton.class).getFirst().doClick(0));
        assertThat(clicked).containsExactly("step" + (10 - seen.size()));
    }
}
