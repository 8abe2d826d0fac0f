package org.tabuleiro.desktop.dialog;

import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.ButtonGroup;
import javax.swing.Icon;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.KeyBindings;

/** A choice of one of a few options, as a row of buttons; the arrow keys choose, too. */
final class Segments extends JPanel {
    private final List<JToggleButton> buttons = new ArrayList<>();

    /**
     * A choice.
     *
     * @param name the name; a button is called NAME:INDEX
     * @param labels the texts of the options
     * @param chosen called after a choice
     */
    Segments(String name, List<String> labels, Runnable chosen) {
        super(new MigLayout("insets 0, gap 6px, fillx", "[grow, fill]", ""));
        setOpaque(false);
        ButtonGroup group = new ButtonGroup();
        for (String label : labels) {
            JToggleButton button = new Segment();
            int index = buttons.size();
            button.setName(name + ":" + index);
            button.addActionListener(event -> chosen.run());
            KeyBindings.onFocused(button, "LEFT", () -> focus(index - 1));
            KeyBindings.onFocused(button, "RIGHT", () -> focus(index + 1));
            group.add(button);
            buttons.add(button);
            add(button, "hmin 38px, wmin 40");
            setLabel(index, label, Optional.empty());
        }
        buttons.get(0).setSelected(true);
    }

    private void focus(int index) {
        JToggleButton button = buttons.get(Math.floorMod(index, buttons.size()));
        button.requestFocusInWindow();
        button.doClick(0);
    }

    /** Changes the text of an option, and its picture. */
    void setLabel(int index, String label, Optional<Icon> icon) {
        JToggleButton button = buttons.get(index);
        button.setText(label);
        button.setToolTipText(label);
        button.setIcon(icon.orElse(null));
    }

    /** Names the group for assistive technology. */
    void describe(String label) {
        buttons.forEach(button -> button.getAccessibleContext().setAccessibleDescription(label));
    }

    void select(int index) {
        buttons.get(index).setSelected(true);
    }

    int selected() {
        int index = 0;
        while (!buttons.get(index).isSelected()) {
            index++;
        }
        return index;
    }

    /** The chosen one has a strong frame besides its colour. */
    private static final class Segment extends JToggleButton {
        private static final int ARC = 10;

        @Override
        protected void paintComponent(Graphics graphics) {
            super.paintComponent(graphics);
            if (isSelected()) {
                Graphics2D g = (Graphics2D) graphics.create();
                g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
                g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
                g.setColor(UIManager.getColor("tabuleiro.accent"));
                g.setStroke(new BasicStroke(2));
                g.drawRoundRect(2, 2, getWidth() - 5, getHeight() - 5, ARC, ARC);
                g.dispose();
            }
        }
    }
}
