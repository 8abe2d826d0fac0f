package org.tabuleiro.desktop.window;

import java.nio.file.Path;
import java.util.List;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.event.MenuEvent;
import javax.swing.event.MenuListener;
import org.tabuleiro.desktop.swing.Mnemonics;

/** The submenu of recent files, rebuilt whenever it opens. */
final class RecentFilesMenu {
    private RecentFilesMenu() {}

    /** Inserts the submenu after the command that opens files. */
    static void add(JMenuBar bar, MainWindow window) {
        for (int i = 0; i < bar.getMenuCount(); i++) {
            JMenu menu = bar.getMenu(i);
            for (int k = 0; k < menu.getItemCount(); k++) {
                if (menu.getItem(k) != null
                        && "menu:open-file".equals(menu.getItem(k).getName())) {
                    menu.insert(submenu(window), k + 1);
                    return;
                }
            }
        }
    }

    private static JMenu submenu(MainWindow window) {
        JMenu recent = new JMenu(window.texts().of("menu.recent"));
        recent.setName("menu.recent");
        recent.addMenuListener(new MenuListener() {
            @Override
            public void menuSelected(MenuEvent event) {
                fill(recent, window);
                Mnemonics.apply(recent);
            }

            @Override
            public void menuDeselected(MenuEvent event) {}

            @Override
            public void menuCanceled(MenuEvent event) {}
        });
        fill(recent, window);
        return recent;
    }

    private static void fill(JMenu recent, MainWindow window) {
        recent.removeAll();
        List<String> files = window.settings().recentFiles();
        for (int i = 0; i < files.size(); i++) {
            Path path = Path.of(files.get(i));
            JMenuItem item = new JMenuItem(String.valueOf(path.getFileName()));
            item.setName("recent:" + i);
            item.setToolTipText(path.toString());
            item.addActionListener(event -> window.files().open(List.of(path)));
            recent.add(item);
        }
        if (files.isEmpty()) {
            JMenuItem none = new JMenuItem(window.texts().of("menu.recent-none"));
            none.setEnabled(false);
            recent.add(none);
        }
    }
}
