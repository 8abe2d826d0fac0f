package org.tabuleiro.desktop.editor;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import javax.swing.ButtonGroup;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.board.PieceIcon;
import org.tabuleiro.desktop.swing.TextChanges;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.setup.PositionDraft;

/** The fields of a position besides the board: side to move, reserves and counters. */
final class EditorFields extends JPanel {
    private static final int MAX_VALUE = 9999;

    private final transient UiTexts texts;
    private final transient PositionDraft draft;
    private final transient Runnable changed;
    private final Map<Side, JRadioButton> sides = new EnumMap<>(Side.class);
    private final List<JSpinner> reserve = new ArrayList<>();
    private JTextField pending = new JTextField();
    private JSpinner noProgress = new JSpinner();
    private JSpinner turn = new JSpinner();
    /** Whether the fields are being filled by the program. */
    private boolean filling;
    /** Whether the pending field is being typed, which must not be overwritten. */
    private boolean typing;

    EditorFields(UiTexts texts, PositionDraft draft, Runnable changed) {
        super(new MigLayout("insets 0, wrap 2, gapy 4", "[][grow, fill]", ""));
        this.texts = texts;
        this.draft = draft;
        this.changed = changed;
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
        row("editor.side", both);
        if (!game.reserveLetters().isEmpty()) {
            row("editor.reserve", reserve(game));
        }
        pending = new JTextField();
        TextChanges.subscribe(pending, () -> {
            typing = true;
            edit(() -> draft.pending(pending.getText()));
            typing = false;
        });
        named(row("editor.pending", pending), pending, "pending");
        noProgress = spinner(0, draft::noProgressCount);
        named(row("editor.quiet", noProgress), noProgress, "quiet");
        turn = spinner(1, draft::turn);
        named(row("editor.turn", turn), turn, "turn");
        revalidate();
    }

    private JPanel reserve(Game game) {
        JPanel panel = new JPanel(new MigLayout("insets 0, gap 2, wrap 4", "", ""));
        for (int i = 0; i < game.reserveLetters().length(); i++) {
            int index = i;
            char letter = game.reserveLetters().charAt(i);
            JSpinner count = spinner(0, value -> draft.reserve(index, value));
            count.setName("reserve:" + letter);
            count.getAccessibleContext().setAccessibleName(texts.catalogue().text(game.id() + ".piece." + letter));
            panel.add(new JLabel(new PieceIcon(game, letter, 22)));
            panel.add(count, "w 60!");
            reserve.add(count);
        }
        return panel;
    }

    private JSpinner spinner(int min, IntConsumer set) {
        JSpinner spinner = new JSpinner(new SpinnerNumberModel(min, min, MAX_VALUE, 1));
        spinner.addChangeListener(event -> edit(() -> set.accept((Integer) spinner.getValue())));
        return spinner;
    }

    private JLabel row(String key, JComponent field) {
        JLabel label = new JLabel(texts.of(key));
        add(label);
        add(field, field instanceof JSpinner ? "w 90!, growx 0" : "");
        return label;
    }

    private static void named(JLabel label, JComponent field, String name) {
        field.setName(name);
        label.setLabelFor(field);
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
            if (!typing) {
                pending.setText(layout.pending());
            }
            set(noProgress, layout.noProgressCount());
            set(turn, layout.turnNumber());
        } finally {
            filling = false;
        }
    }

    private static void set(JSpinner spinner, int value) {
        spinner.setValue(Math.min(value, MAX_VALUE));
    }
}
