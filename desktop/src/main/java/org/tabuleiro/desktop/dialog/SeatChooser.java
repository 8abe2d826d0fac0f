package org.tabuleiro.desktop.dialog;

import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.table.Seat;

/** Chooses a player: a person, a computer level, or an external engine by its command. */
final class SeatChooser extends JPanel {
    private static final int PERSON = 0;
    private static final int ENGINE = LevelPlayer.LEVELS + 1;

    private final JComboBox<String> who = new JComboBox<>();
    private final JTextField command = new JTextField();

    SeatChooser(String name, UiTexts texts, Runnable resized) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 4, hidemode 3", "[grow, fill]", ""));
        who.setName(name);
        command.setName(name + "-command");
        who.addItem(texts.of("new.person"));
        for (int level = 1; level <= LevelPlayer.LEVELS; level++) {
            who.addItem(texts.of("new.level." + level));
        }
        who.addItem(texts.of("new.engine"));
        who.setMaximumRowCount(who.getItemCount());
        command.putClientProperty("JTextField.placeholderText", texts.of("new.command"));
        command.getAccessibleContext().setAccessibleName(texts.of("new.command"));
        command.setVisible(false);
        who.addActionListener(event -> {
            boolean engine = who.getSelectedIndex() == ENGINE;
            if (engine != command.isVisible()) {
                command.setVisible(engine);
                resized.run();
            }
        });
        add(who);
        add(command);
    }

    JComboBox<String> field() {
        return who;
    }

    void choose(Seat seat) {
        switch (seat) {
            case Seat.Person() -> who.setSelectedIndex(PERSON);
            case Seat.Computer(int level) -> who.setSelectedIndex(level);
            case Seat.Engine(String text) -> {
                command.setText(text);
                who.setSelectedIndex(ENGINE);
            }
            // Not offered: programs come from the command line, remote players from elsewhere.
            case Seat.Program program -> who.setSelectedIndex(PERSON);
            case Seat.Elsewhere elsewhere -> who.setSelectedIndex(PERSON);
        }
    }

    /** The chosen seat; empty for an engine without a command. */
    Optional<Seat> seat() {
        int index = who.getSelectedIndex();
        if (index == ENGINE) {
            String text = command.getText().strip();
            return text.isEmpty() ? Optional.empty() : Optional.of(new Seat.Engine(text));
        }
        return Optional.of(index == PERSON ? new Seat.Person() : new Seat.Computer(index));
    }

    /** Focuses the command field. */
    void askForCommand() {
        command.requestFocusInWindow();
    }
}
