package org.tabuleiro.desktop.window;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Window;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import javax.swing.AbstractAction;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import net.miginfocom.swing.MigLayout;

/** All commands in a list that one searches by typing. */
final class CommandList extends JDialog {
    private final transient Texts texts;
    private final transient List<Commands.Command> commands;
    private final DefaultListModel<Commands.Command> found = new DefaultListModel<>();
    private final JList<Commands.Command> list = new JList<>(found);
    private final JTextField field = new JTextField();

    CommandList(Window owner, Texts texts, Commands commands) {
        super(owner, texts.of("command.commands"), ModalityType.APPLICATION_MODAL);
        this.texts = texts;
        this.commands = commands.all();
        setLayout(new MigLayout("insets 8, fill, wrap 1", "[grow, fill]", "[][grow, fill]"));
        field.setName("command-search");
        list.setName("command-list");
        field.getAccessibleContext().setAccessibleName(texts.of("command.commands"));
        add(field);
        add(new JScrollPane(list));
        list.setCellRenderer(new Row());
        field.getDocument().addDocumentListener(new DocumentListener() {
            @Override
            public void insertUpdate(DocumentEvent event) {
                search();
            }

            @Override
            public void removeUpdate(DocumentEvent event) {
                search();
            }

            @Override
            public void changedUpdate(DocumentEvent event) {
                search();
            }
        });
        on("ENTER", this::choose);
        on("ESCAPE", this::dispose);
        on("DOWN", () -> step(1));
        on("UP", () -> step(-1));
        list.addMouseListener(new java.awt.event.MouseAdapter() {
            @Override
            public void mouseClicked(java.awt.event.MouseEvent event) {
                choose();
            }
        });
        search();
        setMinimumSize(new Dimension(420, 420));
        pack();
        setLocationRelativeTo(owner);
    }

    private void on(String key, Runnable action) {
        getRootPane().getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(key), key);
        field.getInputMap().put(KeyStroke.getKeyStroke(key), key);
        AbstractAction run = new AbstractAction() {
            @Override
            public void actionPerformed(java.awt.event.ActionEvent event) {
                action.run();
            }
        };
        getRootPane().getActionMap().put(key, run);
        field.getActionMap().put(key, run);
    }

    private void step(int by) {
        int index = Math.clamp(list.getSelectedIndex() + by, 0, Math.max(0, found.size() - 1));
        list.setSelectedIndex(index);
        list.ensureIndexIsVisible(index);
    }

    private void search() {
        String wanted = plain(field.getText());
        found.clear();
        for (Commands.Command command : commands) {
            if (command.mayRun().getAsBoolean() && plain(text(command)).contains(wanted)) {
                found.addElement(command);
            }
        }
        list.setSelectedIndex(0);
    }

    private String text(Commands.Command command) {
        return texts.of("command." + command.id());
    }

    /** Without accents and capitals: who looks for "posicao" means "posição". */
    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .strip();
    }

    private void choose() {
        Commands.Command command = list.getSelectedValue();
        dispose();
        if (command != null) {
            command.run();
        }
    }

    private final class Row extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(
                JList<?> owner, Object value, int index, boolean selected, boolean focused) {
            JLabel label = (JLabel) super.getListCellRendererComponent(owner, value, index, selected, focused);
            if (value instanceof Commands.Command command) {
                KeyStroke key = command.key();
                label.setText(text(command) + (key == null ? "" : "   [" + Keys.text(key) + "]"));
            }
            return label;
        }
    }
}
