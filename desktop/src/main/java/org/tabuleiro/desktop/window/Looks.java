package org.tabuleiro.desktop.window;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import java.awt.Font;
import javax.swing.UIManager;
import org.tabuleiro.desktop.storage.Settings;

/** Light or dark, large or small. */
public final class Looks {
    private static final int SIZE = 13;

    private Looks() {}

    /** Takes over what was chosen. */
    public static void install(Settings settings) {
        FlatInterFont.installLazy();
        FlatLaf.setPreferredFontFamily(FlatInterFont.FAMILY);
        int zoom = settings.number("zoom", 100, 80, 200);
        if (settings.get("look", "light").equals("dark")) {
            FlatDarkLaf.setup();
        } else {
            FlatLightLaf.setup();
        }
        UIManager.put("defaultFont", new Font(FlatInterFont.FAMILY, Font.PLAIN, SIZE * zoom / 100));
    }

    /** Shows it in all windows. */
    static void update() {
        FlatLaf.updateUI();
    }
}
