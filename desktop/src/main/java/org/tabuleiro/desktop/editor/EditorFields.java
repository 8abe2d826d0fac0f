package org.tabuleiro.desktop.editor;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import javax.swing.ButtonGroup;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.desktop.board.PieceIcon;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.setup.PositionDraft;

/** The fields of a position besides the board: side to move, what comes next, reserves and counters. */
final class EditorFields extends JPanel {
    private static final int MAX_VALUE = 9999;

    private final transient UiTexts texts;
    private final transient PositionDraft draft;
    private final transient Runnable changed;
    private final Map<Side, JRadioButton> sides = new EnumMap<>(Side.class);
    private final List<JSpinner> reserve = new ArrayList<>();
    private final JLabel pendingLabel = new JLabel();
    private final JComboBox<String> pending = new JComboBox<>();
    private transient List<String> pendingFields = List.of();
    private JSpinner noProgress = new JSpinner();
    private JSpinner turn = new JSpinner();
    /** Whether the fields are being filled by the program. */
    private boolean filling;

    EditorFields(UiTexts texts, PositionDraft draft, Runnable changed) {
        super(new MigLayout("insets 0, wrap 1, gapy 2, hidemode 3", "[grow, fill]", ""));
        this.texts = texts;
        this.draft = draft;
        this.changed = changed;
        pendingLabel.setText(texts.of("editor.pending"));
        pending.setName("pending");
        pendingLabel.setLabelFor(pending);
        pending.addActionListener(event -> edit(() -> draft.pending(pendingFields.get(pending.getSelectedIndex()))));
    }

    /** Creates the fields of a game. */
    void offer(Game game) {
        removeAll();
        reserve.clear();
        ButtonGroup group = new ButtonGroup();
        JPanel both = new JPanel(new MigLayout("insets 0"));
        for (Side side : Side.values()) {
            JRadioButton button = new JRadioButton(texts.catalogue().side(game, side));
            button.setName("side:" + side);
            button.addActionListener(event -> edit(() -> draft.side(side)));
            group.add(button);
            sides.put(side, button);
            both.add(button);
        }
        row(new JLabel(texts.of("editor.side")), both, "");
        row(pendingLabel, pending, "wmin 60");
        if (!game.reserveLetters().isEmpty()) {
            String own = game.id() + ".reserve";
            Catalogue catalogue = texts.catalogue();
            row(new JLabel(catalogue.has(own) ? catalogue.text(own) : texts.of("editor.reserve")), reserve(game), "");
        }
        noProgress = spinner(0, draft::noProgressCount);
        String counted = game.id() + ".no-progress";
        if (texts.catalogue().has(counted)) {
            named(new JLabel(texts.catalogue().text(counted)), noProgress, "quiet", texts.of("editor.turns"));
        }
        turn = spinner(1, draft::turn);
        named(new JLabel(texts.of("editor.turn")), turn, "turn", "");
        revalidate();
    }

    /** A column per side. */
    private JPanel reserve(Game game) {
        int count = game.reserveLetters().length();
        JPanel panel = new JPanel(new MigLayout("insets 0, gap 12 2, flowy, wrap " + (count + 1) / 2, "", ""));
        for (int i = 0; i < count; i++) {
            int index = i;
            char letter = game.reserveLetters().charAt(i);
            String name = texts.catalogue().text(game.id() + ".piece." + letter);
            JSpinner number = spinner(0, value -> draft.reserve(index, value));
            number.setName("reserve:" + letter);
            number.setToolTipText(name);
            number.getAccessibleContext().setAccessibleName(name);
            panel.add(beside(new JLabel(new PieceIcon(game, letter, 22)), number));
            reserve.add(number);
        }
        return panel;
    }

    private static JPanel beside(JComponent left, JComponent right) {
        JPanel panel = new JPanel(new MigLayout("insets 0, gap 6", "", "[center]"));
        for (JComponent each : List.of(left, right)) {
            panel.add(each, each instanceof JSpinner ? "w 72!" : "");
        }
        return panel;
    }

    private JSpinner spinner(int min, IntConsumer set) {
        JSpinner spinner = new JSpinner(new SpinnerNumberModel(min, min, MAX_VALUE, 1));
        spinner.addChangeListener(event -> edit(() -> set.accept((Integer) spinner.getValue())));
        return spinner;
    }

    private void row(JLabel label, JComponent field, String constraints) {
        label.putClientProperty("FlatLaf.styleClass", "small");
        add(label, "gaptop 6");
        add(field, constraints);
    }

    private void named(JLabel label, JSpinner field, String name, String unit) {
        field.setName(name);
        label.setLabelFor(field);
        row(label, beside(field, new JLabel(unit)), "");
    }

    private void edit(Runnable edit) {
        if (!filling) {
            edit.run();
            changed.run();
        }
    }

    /** Shows the position, except in a field that is being typed into. */
    void show(Layout layout) {
        filling = true;
        try {
            sides.forEach((side, button) -> button.setSelected(side == layout.side()));
            for (int i = 0; i < reserve.size(); i++) {
                set(reserve.get(i), layout.reserve().get(i));
            }
            showPending(layout);
            set(noProgress, layout.noProgressCount());
            set(turn, layout.turnNumber());
        } finally {
            filling = false;
        }
    }

    /** What can come next is offered only if there is something to choose. */
    private void showPending(Layout layout) {
        pendingFields = draft.pendingFields();
        pending.removeAllItems();
        pendingFields.forEach(field -> pending.addItem(draft.pendingName(texts.catalogue(), field)));
        pending.setSelectedIndex(pendingFields.indexOf(layout.pending()));
        boolean isOpen = pendingFields.size() > 1 || !layout.pending().equals(Layout.NOTHING);
        pending.setVisible(isOpen);
        pendingLabel.setVisible(isOpen);
    }

    private static void set(JSpinner spinner, int value) {
        spinner.setValue(Math.min(value, MAX_VALUE));
    }
}
