package org.tabuleiro.desktop.game;

import java.awt.Dimension;
import java.util.List;
import java.util.stream.Collectors;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JPanel;

/** A row of chips, the last of which are always in view: where not all fit, the first are behind dots. */
final class ChipRow extends JPanel {
    private static final int GAP = 4;

    private final JButton dots = new JButton("…");
    private transient List<JButton> chips = List.of();
    private int hidden;

    ChipRow() {
        super(null);
        setOpaque(false);
        dots.setName("chip:more");
        style(dots);
        // Returns to the last of the steps that are not in view.
        dots.addActionListener(event -> chips.get(hidden - 1).doClick(0));
    }

    /** Shows other chips. */
    void show(List<JButton> newChips) {
        chips = newChips;
        removeAll();
        add(dots);
        chips.forEach(chip -> {
            style(chip);
            add(chip);
        });
        revalidate();
    }

    /** Round, and no wider than its words. */
    private static void style(JButton chip) {
        chip.putClientProperty("JButton.buttonType", "roundRect");
        chip.putClientProperty("JComponent.minimumWidth", 0);
    }

    @Override
    public void doLayout() {
        hidden = hiddenIn(getWidth());
        dots.setVisible(hidden > 0);
        String first =
                chips.subList(0, hidden).stream().map(AbstractButton::getText).collect(Collectors.joining(" "));
        dots.setToolTipText(first);
        dots.getAccessibleContext().setAccessibleName(first);
        int x = hidden > 0 ? place(dots, 0) : 0;
        for (int i = 0; i < chips.size(); i++) {
            chips.get(i).setVisible(i >= hidden);
            x = i < hidden ? x : place(chips.get(i), x);
        }
    }

    /** Returns where the next one is placed. */
    private int place(JButton chip, int x) {
        Dimension size = chip.getPreferredSize();
        chip.setBounds(x, (getHeight() - size.height) / 2, size.width, size.height);
        return x + size.width + GAP;
    }

    /** The number of chips at the beginning that do not fit; the last chip always has a place. */
    private int hiddenIn(int width) {
        int first = 0;
        while (first < chips.size() - 1 && wanted(first) > width) {
            first++;
        }
        return first;
    }

    private int wanted(int first) {
        int sum = first > 0 ? dots.getPreferredSize().width + GAP : 0;
        for (JButton chip : chips.subList(first, chips.size())) {
            sum += chip.getPreferredSize().width + GAP;
        }
        return sum - GAP;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(wanted(0), dots.getPreferredSize().height);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(40, getPreferredSize().height);
    }
}
