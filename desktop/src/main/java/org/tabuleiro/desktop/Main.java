package org.tabuleiro.desktop;

import com.formdev.flatlaf.FlatLightLaf;
import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import javax.swing.SwingUtilities;
import org.tabuleiro.desktop.window.MainWindow;

/** Starts the desktop application. */
public final class Main {
    private Main() {}

    /** Opens the window. */
    public static void main(String[] args) {
        FlatInterFont.installLazy();
        SwingUtilities.invokeLater(() -> {
            com.formdev.flatlaf.FlatLaf.setPreferredFontFamily(FlatInterFont.FAMILY);
            FlatLightLaf.setup();
            new MainWindow(args.length > 0 ? args[0] : "eximo").setVisible(true);
        });
    }
}
