package org.tabuleiro.desktop;

import java.nio.file.Path;
import javax.swing.SwingUtilities;
import org.tabuleiro.desktop.storage.Folders;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.window.Looks;
import org.tabuleiro.desktop.window.MainWindow;
import org.tabuleiro.host.SearchCopies;

/** Starts the desktop application. */
public final class Main {
    private Main() {}

    /** Opens the window; {@code --folder FOLDER} says where settings and the last game are kept. */
    public static void main(String[] args) {
        Path folder = args.length == 2 && args[0].equals("--folder") ? Path.of(args[1]) : Folders.own();
        SearchCopies.plugIn();
        SwingUtilities.invokeLater(() -> {
            Looks.install(new Settings(folder));
            new MainWindow(folder).setVisible(true);
        });
    }
}
