package org.tabuleiro.desktop.command;

import java.util.List;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import org.tabuleiro.desktop.swing.Mnemonics;
import org.tabuleiro.desktop.swing.UiTexts;

/** The menu of a game: everything that is not a primary action. */
public final class GameMenu {
    /** The commands in groups; a name that ends with a dot stands for a submenu of choices. */
    private static final List<List<String>> GROUPS = List.of(
            List.of("new-game", "again", "level.", "swap", "pause", "redo"),
            List.of("draw", "resign"),
            List.of("learn", "analyse", "annotate", "editor"),
            List.of("save", "copy-game", "copy-position", "copy-picture"),
            List.of("rules", "lessons", "shortcuts"));

    private final Commands commands;
    private final UiTexts texts;

    public GameMenu(Commands commands, UiTexts texts) {
        this.commands = commands;
        this.texts = texts;
    }

    /** A menu with the present state of the commands. */
    public JPopupMenu popup() {
        JPopupMenu popup = new JPopupMenu();
        popup.setName("game-menu");
        for (List<String> group : GROUPS) {
            if (popup.getComponentCount() > 0) {
                popup.addSeparator();
            }
            for (String id : group) {
                if (id.endsWith(".")) {
                    popup.add(submenu(
                            texts.of("menu." + id.substring(0, id.length() - 1)),
                            commands.all().stream()
                                    .filter(command -> command.id().startsWith(id))
                                    .toList()));
                } else {
                    commands.find(id).ifPresent(command -> popup.add(item(command)));
                }
            }
        }
        popup.add(submenu(texts.of("menu.settings"), commands.of(Commands.Menu.VIEW)));
        Mnemonics.apply(popup);
        return popup;
    }

    private JMenu submenu(String name, List<Commands.Command> content) {
        JMenu menu = new JMenu(name);
        content.stream().filter(command -> !command.id().equals("flip")).forEach(command -> menu.add(item(command)));
        menu.setEnabled(content.stream().anyMatch(command -> command.isEnabled().getAsBoolean()));
        return menu;
    }

    private JMenuItem item(Commands.Command command) {
        JMenuItem item = MenuBarBuilder.item(command, texts);
        item.setEnabled(command.isEnabled().getAsBoolean());
        if (command.isSelected() != null) {
            item.setSelected(command.isSelected().getAsBoolean());
        }
        return item;
    }
}
