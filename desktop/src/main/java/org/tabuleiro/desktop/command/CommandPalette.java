package org.tabuleiro.desktop.command;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Window;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.DefaultListModel;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.TextChanges;
import org.tabuleiro.desktop.swing.UiTexts;

/** The command palette: a searchable list of the enabled commands. */
public final class CommandPalette extends JDialog {
    private static final int PAGE = 8;

    private final transient UiTexts texts;
    private final transient List<Commands.Command> commands;
    private final DefaultListModel<Commands.Command> found = new DefaultListModel<>();
    private final JList<Commands.Command> list = new JList<>(found);
    private final JTextField field = new JTextField();

    public CommandPalette(Window owner, UiTexts texts, Commands commands) {
        super(owner, texts.of("command.commands"), ModalityType.APPLICATION_MODAL);
        this.texts = texts;
        this.commands = commands.all();
        setLayout(new MigLayout("insets 12, fill, wrap 1, gapy 8", "[grow, fill]", "[][grow, fill]"));
        field.setName("command-search");
        field.putClientProperty("JTextField.placeholderText", texts.of("search"));
        field.putClientProperty("JTextField.showClearButton", true);
        field.getAccessibleContext().setAccessibleName(texts.of("search"));
        list.setName("command-list");
        list.getAccessibleContext().setAccessibleName(texts.of("command.commands"));
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setFocusable(false);
        // The focus stays in the text field; the list is painted as if focused.
        list.putClientProperty(
                "FlatLaf.style",
                "selectionInactiveBackground: $List.selectionBackground;"
                        + " selectionInactiveForeground: $List.selectionForeground");
        list.setCellRenderer(new Row());
        add(field, "hmin 32");
        add(new JScrollPane(list));
        TextChanges.subscribe(field, this::search);
        KeyBindings.onFocused(field, "ENTER", this::choose);
        KeyBindings.onFocused(field, "ESCAPE", this::dispose);
        KeyBindings.onFocused(field, "DOWN", () -> step(1));
        KeyBindings.onFocused(field, "UP", () -> step(-1));
        KeyBindings.onFocused(field, "PAGE_DOWN", () -> step(PAGE));
        KeyBindings.onFocused(field, "PAGE_UP", () -> step(-PAGE));
        list.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                choose();
            }
        });
        search();
        setSize(new Dimension(Math.min(520, owner.getWidth()), Math.min(460, owner.getHeight())));
        setLocationRelativeTo(owner);
    }

    private void step(int by) {
        if (!found.isEmpty()) {
            // A single step wraps around, as in menus.
            int index = Math.abs(by) == 1
                    ? Math.floorMod(list.getSelectedIndex() + by, found.size())
                    : Math.clamp(list.getSelectedIndex() + by, 0, found.size() - 1);
            list.setSelectedIndex(index);
            list.ensureIndexIsVisible(index);
        }
    }

    private void search() {
        List<String> words = List.of(plain(field.getText()).split("\\s+", -1));
        List<Commands.Command> possible = commands.stream()
                .filter(command -> command.isEnabled().getAsBoolean())
                .toList();
        found.clear();
        // Matches in the command name rank before matches in the menu name.
        found.addAll(possible.stream().filter(each -> has(text(each), words)).toList());
        found.addAll(possible.stream()
                .filter(each -> !has(text(each), words) && has(place(each) + " " + text(each), words))
                .toList());
        list.setSelectedIndex(0);
        list.ensureIndexIsVisible(0);
    }

    private static boolean has(String text, List<String> words) {
        String plain = plain(text);
        return words.stream().allMatch(plain::contains);
    }

    private String text(Commands.Command command) {
        return texts.of(command.textKey());
    }

    /** The menu path of a command. */
    private String place(Commands.Command command) {
        String menu = texts.of("menu." + command.menu().name().toLowerCase(Locale.ROOT));
        return command.group().isEmpty() ? menu : menu + " › " + texts.of("menu." + command.group());
    }

    /** Case folding and accent stripping: "posicao" finds "posição". */
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
            SwingUtilities.invokeLater(command::run);
        }
    }

    /** A row: menu path, command name, shortcut. */
    private final class Row extends JPanel implements ListCellRenderer<Commands.Command> {
        private final JLabel place = new JLabel();
        private final JLabel name = new JLabel();
        private final JLabel key = new JLabel();

        Row() {
            super(new BorderLayout(8, 0));
            setBorder(BorderFactory.createEmptyBorder(5, 8, 5, 8));
            add(place, BorderLayout.LINE_START);
            add(name);
            add(key, BorderLayout.LINE_END);
        }

        @Override
        public Component getListCellRendererComponent(
                JList<? extends Commands.Command> owner,
                Commands.Command command,
                int index,
                boolean selected,
                boolean focused) {
            place.setText(CommandPalette.this.place(command) + " ›");
            boolean on = command.isSelected() != null && command.isSelected().getAsBoolean();
            name.setText(text(command) + (on ? " ✓" : ""));
            KeyStroke stroke = command.key();
            key.setText(stroke == null ? "" : KeyNames.text(stroke));
            setBackground(selected ? owner.getSelectionBackground() : owner.getBackground());
            var ink = selected ? owner.getSelectionForeground() : owner.getForeground();
            var quiet = selected ? ink : UIManager.getColor("tabuleiro.ink-2");
            name.setForeground(ink);
            Stream.of(place, key).map(JComponent.class::cast).forEach(label -> label.setForeground(quiet));
            String says = place.getText() + " " + name.getText() + " " + key.getText();
            getAccessibleContext().setAccessibleName(says.strip());
            return this;
        }
    }
}
