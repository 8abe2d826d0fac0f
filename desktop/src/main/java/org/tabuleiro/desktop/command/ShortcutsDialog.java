package org.tabuleiro.desktop.command;

import java.awt.Font;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.swing.JDialog;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.ColouredBox;
import org.tabuleiro.desktop.swing.DialogEdge;
import org.tabuleiro.desktop.swing.KeyBindings;
import org.tabuleiro.desktop.swing.ScrollablePanel;
import org.tabuleiro.desktop.swing.UiTexts;

/** Lists all shortcuts in groups: of the start screen, of games, of the board, and of the commands by menu. */
public final class ShortcutsDialog extends JDialog {
    /** The keys that are no commands, by the names of their messages. */
    private static final Map<String, List<String>> KEYS = Map.of(
            "home", List.of("cards"),
            "game", List.of("walk", "ends", "wheel", "draw-arrows"),
            "board",
                    List.of(
                            "arrows",
                            "enter",
                            "backspace",
                            "escape",
                            "next-piece",
                            "previous-piece",
                            "say-targets",
                            "say-last"));

    private static final int MAX_COLUMNS = 3;
    private static final int GAP = 28;

    private final transient UiTexts texts;
    private final transient Commands commands;

    public ShortcutsDialog(Window owner, UiTexts texts, Commands commands) {
        super(owner, texts.of("command.shortcuts"), ModalityType.MODELESS);
        this.texts = texts;
        this.commands = commands;
        setName("shortcuts");
        DialogEdge.add(this);
        List<JPanel> groups = new ArrayList<>();
        List.of("game", "board", "home").forEach(group -> groups.add(group(group)));
        for (Commands.Menu menu : Commands.Menu.values()) {
            JPanel group = group(menu);
            if (group.getComponentCount() > 0) {
                groups.add(group);
            }
        }
        List<JPanel> columns = columns(groups, owner.getWidth());
        ScrollablePanel page = new ScrollablePanel(
                new MigLayout("insets 8 20 20 20, gapx " + GAP + ", fillx", "[grow, fill]", "[top]"));
        JLabel heading = new JLabel(texts.of("command.shortcuts"));
        heading.setFont(
                Appearance.serif(Font.BOLD, UIManager.getFont("Label.font").getSize2D() * 1.8f));
        page.add(heading, "span, wmin 0, gaptop 8");
        page.add(columns.getFirst(), "newline");
        columns.subList(1, columns.size()).forEach(page::add);
        JScrollPane scroll = new JScrollPane(page);
        scroll.setBorder(null);
        add(scroll);
        KeyBindings.closeOnEscape(this);
        setDefaultCloseOperation(DISPOSE_ON_CLOSE);
        pack();
        setSize(Math.min(getWidth() + 24, owner.getWidth()), Math.min(getHeight(), owner.getHeight()));
        setLocationRelativeTo(owner);
    }

    /** As many columns as fit, up to three, of about the same height. */
    private static List<JPanel> columns(List<JPanel> groups, int width) {
        int widest = 0;
        int height = 0;
        for (JPanel group : groups) {
            widest = Math.max(widest, group.getPreferredSize().width);
            height += group.getPreferredSize().height;
        }
        int count = Math.clamp((width - 2 * GAP) / (widest + GAP), 1, MAX_COLUMNS);
        List<JPanel> columns = new ArrayList<>();
        int filled = 0;
        for (JPanel group : groups) {
            int middle = filled + group.getPreferredSize().height / 2;
            if (columns.size() < 1 + middle * count / height) {
                columns.add(new JPanel(new MigLayout("insets 0, fillx, wrap 1, gapy 0", "[grow, fill]", "")));
            }
            columns.getLast().add(group);
            filled += group.getPreferredSize().height;
        }
        return columns;
    }

    private static JPanel group() {
        return new JPanel(new MigLayout("insets 0, fillx, wrap 2, gapx 10, gapy 2", "[grow][right]", "[center]"));
    }

    private JPanel group(String group) {
        JPanel column = group();
        title(column, "keys." + group);
        KEYS.getOrDefault(group, List.of())
                .forEach(key -> row(column, texts.of("keys-do." + key), List.of(texts.of("keys." + key))));
        return column;
    }

    private JPanel group(Commands.Menu menu) {
        JPanel column = group();
        boolean isFirst = true;
        for (Commands.Command command : commands.of(menu)) {
            List<String> keys = keys(command);
            if (!keys.isEmpty()) {
                if (isFirst) {
                    title(column, "menu." + menu.name().toLowerCase(Locale.ROOT));
                }
                isFirst = false;
                row(column, texts.of(command.textKey()), keys);
            }
        }
        return column;
    }

    /** The shortcut of the menu, and characters such as "?"; other spellings of a shortcut are left out. */
    private List<String> keys(Commands.Command command) {
        List<String> keys = new ArrayList<>();
        KeyStroke shown = command.key();
        if (shown != null) {
            keys.add(KeyNames.text(shown));
        }
        commands.aliases().forEach((key, other) -> {
            if (other.equals(command) && key.getKeyEventType() == KeyEvent.KEY_TYPED) {
                keys.add(KeyNames.text(key));
            }
        });
        return keys;
    }

    private void title(JPanel column, String key) {
        JLabel title = new JLabel(texts.of(key));
        title.setFont(
                Appearance.serif(Font.BOLD, UIManager.getFont("Label.font").getSize2D() * 1.3f));
        column.add(title, "span 2, gaptop 12, left");
    }

    private static void row(JPanel column, String does, List<String> keys) {
        JLabel label = new JLabel(does);
        label.setToolTipText(does);
        label.putClientProperty("FlatLaf.styleClass", "caption");
        column.add(label, "wmin 60");
        JPanel caps = new JPanel(new MigLayout("insets 0, gap 4", "", "[center]"));
        for (String key : keys) {
            ColouredBox cap = new ColouredBox(new MigLayout("insets 2 7 2 7", "", ""))
                    .colours("tabuleiro.sheet", "tabuleiro.line-strong", "");
            JLabel name = new JLabel(key);
            name.putClientProperty("FlatLaf.styleClass", "caption");
            cap.add(name);
            caps.add(cap);
        }
        column.add(caps, "wmin pref");
    }
}
