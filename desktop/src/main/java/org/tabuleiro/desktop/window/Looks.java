package org.tabuleiro.desktop.window;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import java.awt.Font;
import java.util.List;
import javax.swing.UIManager;
import org.tabuleiro.desktop.storage.Settings;

/** Light or dark, large or small. */
public final class Looks {
    static final List<String> NAMES = List.of("light", "dark");
    private static final int SIZE = 13;

    private Looks() {}

    /** Light or dark, whichever was chosen. */
    static String chosen(Settings settings) {
        String look = settings.get("look", "light");
        return NAMES.contains(look) ? look : "light";
    }

    /** The size of everything, in per cent. */
    static int zoom(Settings settings) {
        return settings.number("zoom", 100, 80, 200);
    }

    /** Takes over what was chosen. */
    public static void install(Settings settings) {
        FlatInterFont.installLazy();
        FlatLaf.setPreferredFontFamily(FlatInterFont.FAMILY);
        UIManager.put("defaultFont", new Font(FlatInterFont.FAMILY, Font.PLAIN, SIZE * zoom(settings) / 100));
        if (chosen(settings).equals("dark")) {
            FlatDarkLaf.setup();
        } else {
            FlatLightLaf.setup();
        }
    }

    /** Shows it in all windows. */
    static void update() {
        FlatLaf.updateUI();
    }
}
