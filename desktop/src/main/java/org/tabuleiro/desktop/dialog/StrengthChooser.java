package org.tabuleiro.desktop.dialog;

import java.awt.Font;
import java.util.Locale;
import java.util.Optional;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSlider;
import javax.swing.JTextField;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.table.Seat;

/** Chooses the strength of a computer: a level with its word, or an external engine by its command. */
final class StrengthChooser extends JPanel {
    private final transient UiTexts texts;
    private final transient Runnable resized;
    private final JLabel label = new JLabel();
    private final JLabel level = new JLabel();
    private final JSlider slider = new JSlider(1, LevelPlayer.LEVELS, 1);
    private final JCheckBox engine;
    private final JTextField command = new JTextField();

    /**
     * A chooser.
     *
     * @param name the name of its slider
     * @param texts the language
     * @param resized called when it needs more or less room
     */
    StrengthChooser(String name, UiTexts texts, Runnable resized) {
        super(new MigLayout(
                "insets 0, fillx, wrap 3, gapx 8px, gapy 2px, hidemode 3", "[][0:pref, grow][]", "[center]"));
        this.texts = texts;
        this.resized = resized;
        setOpaque(false);
        label.putClientProperty("FlatLaf.styleClass", "quiet");
        level.setFont(
                Appearance.serif(Font.BOLD, UIManager.getFont("Label.font").getSize2D() * 1.25f));
        level.setName(name + ":word");
        slider.setName(name);
        slider.setSnapToTicks(true);
        slider.setMajorTickSpacing(1);
        slider.setPaintTicks(true);
        slider.addChangeListener(event -> update());
        engine = new JCheckBox(texts.of("new.engine"));
        engine.setName(name + ":engine");
        engine.addActionListener(event -> update());
        command.setName(name + ":command");
        command.putClientProperty("JTextField.placeholderText", texts.of("new.command"));
        command.getAccessibleContext().setAccessibleName(texts.of("new.command"));
        add(label);
        add(level, "wmin 40");
        add(engine, "wmin pref");
        add(slider, "span 3, growx, wmin 80");
        add(command, "span 3, growx, wmin 80, hmin 34px");
        update();
    }

    /** Changes the label, such as the name of a side. */
    void setLabel(String text) {
        label.setText(text);
        slider.getAccessibleContext().setAccessibleDescription(text);
    }

    private void update() {
        String words = texts.of("level-name", texts.of("level-number", slider.getValue()), word());
        String shown = words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
        level.setText(engine.isSelected() ? "" : shown);
        level.setToolTipText(level.getText());
        slider.getAccessibleContext().setAccessibleName(shown);
        if (command.isVisible() != engine.isSelected()) {
            command.setVisible(engine.isSelected());
            slider.setVisible(!engine.isSelected());
            resized.run();
        }
    }

    private String word() {
        return texts.catalogue().text("level.word." + slider.getValue());
    }

    /** Shows a seat; a person leaves everything as it is. */
    void choose(Seat seat) {
        engine.setSelected(seat instanceof Seat.Engine);
        if (seat instanceof Seat.Engine(String text)) {
            command.setText(text);
        } else if (seat instanceof Seat.Computer(int number)) {
            slider.setValue(number);
        }
        update();
    }

    /** The chosen seat; empty for an engine without a command. */
    Optional<Seat> seat() {
        if (engine.isSelected()) {
            String text = command.getText().strip();
            return text.isEmpty() ? Optional.empty() : Optional.of(new Seat.Engine(text));
        }
        return Optional.of(new Seat.Computer(slider.getValue()));
    }

    /** Focuses the command field. */
    void askForCommand() {
        command.requestFocusInWindow();
    }
}
