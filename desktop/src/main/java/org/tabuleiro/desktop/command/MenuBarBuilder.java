package org.tabuleiro.desktop.command;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.event.MenuEvent;
import javax.swing.event.MenuListener;
import org.tabuleiro.desktop.swing.UiTexts;

/** Builds the menu bar from the commands. */
public final class MenuBarBuilder {
    private final Commands commands;
    private final UiTexts texts;

    public MenuBarBuilder(Commands commands, UiTexts texts) {
        this.commands = commands;
        this.texts = texts;
    }

    public JMenuBar bar() {
        JMenuBar bar = new JMenuBar();
        for (Commands.Menu menu : Commands.Menu.values()) {
            bar.add(menu(menu));
        }
        return bar;
    }

    private JMenu menu(Commands.Menu which) {
        String id = which.name().toLowerCase(Locale.ROOT);
        JMenu menu = new JMenu(texts.of("menu." + id));
        menu.setName("menu." + id);
        Map<JMenuItem, Commands.Command> items = new HashMap<>();
        Map<String, JMenu> groups = new HashMap<>();
        for (Commands.Command command : commands.of(which)) {
            if (commands.isAfterSeparator(command)) {
                menu.addSeparator();
            }
            JMenuItem item = item(command, texts);
            items.put(item, command);
            if (command.group().isEmpty()) {
                menu.add(item);
            } else {
                groups.computeIfAbsent(command.group(), group -> (JMenu) menu.add(new JMenu(texts.of("menu." + group))))
                        .add(item);
            }
        }
        menu.addMenuListener(new UpdateOnOpen(items));
        return menu;
    }

    /** An item that runs a command; the state of a toggle is not set. */
    static JMenuItem item(Commands.Command command, UiTexts texts) {
        String text = texts.of(command.textKey());
        JMenuItem item = command.isSelected() == null
                ? new JMenuItem(text)
                : command.group().isEmpty() ? new JCheckBoxMenuItem(text) : new JRadioButtonMenuItem(text);
        item.setName("menu:" + command.id());
        item.setAccelerator(command.key());
        item.addActionListener(event -> command.run());
        return item;
    }

    /**
     * Updates the items when the menu opens. While it is closed all items are enabled, because a shortcut
     * checks again.
     */
    private record UpdateOnOpen(Map<JMenuItem, Commands.Command> items) implements MenuListener {
        @Override
        public void menuSelected(MenuEvent event) {
            items.forEach((item, command) -> {
                item.setEnabled(command.isEnabled().getAsBoolean());
                if (command.isSelected() != null) {
                    item.setSelected(command.isSelected().getAsBoolean());
                }
            });
        }

        @Override
        public void menuDeselected(MenuEvent event) {
            items.keySet().forEach(item -> item.setEnabled(true));
        }

        @Override
        public void menuCanceled(MenuEvent event) {
            menuDeselected(event);
        }
    }
}
