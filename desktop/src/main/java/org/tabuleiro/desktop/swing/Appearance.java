package org.tabuleiro.desktop.swing;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import java.awt.Font;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javax.swing.UIManager;
import org.tabuleiro.desktop.storage.Settings;

/** The look and feel: light or dark, and the zoom. */
public final class Appearance {
    public static final List<String> NAMES = List.of("light", "dark");
    /** Bounds and default of the zoom, in per cent. */
    public static final int SMALLEST = 80;

    public static final int NORMAL = 100;
    public static final int LARGEST = 200;
    private static final int SIZE = 13;

    /** Loading fonts takes as long as opening a window, so it runs in parallel. */
    private static final FutureTask<Boolean> FONTS =
            new FutureTask<>(() -> FlatInterFont.installStyle(FlatInterFont.STYLE_REGULAR)
                    && FlatInterFont.installStyle(FlatInterFont.STYLE_BOLD));

    private Appearance() {}

    /** Starts to load the fonts that {@link #install} needs. */
    public static void prepare() {
        Thread.ofPlatform().daemon().name("fonts").start(FONTS);
    }

    /** The look chosen in the settings. */
    public static String chosen(Settings settings) {
        String look = settings.get("look", "light");
        return NAMES.contains(look) ? look : "light";
    }

    /** The zoom in per cent. */
    public static int zoom(Settings settings) {
        return settings.number("zoom", NORMAL, SMALLEST, LARGEST);
    }

    /** Applies the settings. */
    public static void install(Settings settings) {
        boolean dark = chosen(settings).equals("dark");
        FlatLaf.setGlobalExtraDefaults(colours(dark));
        UIManager.put("defaultFont", new Font(family(), Font.PLAIN, SIZE * zoom(settings) / 100));
        if (dark) {
            FlatDarkLaf.setup();
        } else {
            FlatLightLaf.setup();
        }
    }

    private static String family() {
        FONTS.run();
        try {
            return FONTS.get() ? FlatInterFont.FAMILY : Font.SANS_SERIF;
        } catch (InterruptedException | ExecutionException unreadable) {
            return Font.SANS_SERIF;
        }
    }

    /** A felt-green accent on warm greys. */
    private static Map<String, String> colours(boolean dark) {
        Map<String, String> colours = new HashMap<>();
        colours.put("@accentColor", dark ? "#57A87F" : "#2A6B4B");
        colours.put("@background", dark ? "#2B2B29" : "#F3F1EC");
        colours.put("tabuleiro.card", dark ? "#363633" : "#FFFEFB");
        colours.put("tabuleiro.edge", dark ? "#4A4A46" : "#DDD8CC");
        colours.put("tabuleiro.quiet", dark ? "#B9B5AB" : "#5E5A50");
        colours.put("tabuleiro.error", dark ? "#FF9E8F" : "#A3260B");
        colours.put("tabuleiro.link", dark ? "#8FD0AE" : "#235C40");
        colours.put("tabuleiro.primary", dark ? "#57A87F" : "#2A6B4B");
        colours.put("tabuleiro.onPrimary", dark ? "#0F1F17" : "#FFFFFF");
        colours.put(
                "[style]Panel.card", "arc: 16; background: $tabuleiro.card; border: 14,14,14,14,$tabuleiro.edge,1,16");
        colours.put(
                "[style]Button.primary",
                "background: $tabuleiro.primary; foreground: $tabuleiro.onPrimary; borderColor: $tabuleiro.primary;"
                        + " hoverBackground: lighten($tabuleiro.primary, 5%); pressedBackground: darken($tabuleiro.primary, 5%);"
                        + " focusedBackground: $tabuleiro.primary; disabledBackground: $Button.background; font: bold");
        colours.put("[style]Label.quiet", "foreground: $tabuleiro.quiet");
        colours.put("[style]Label.caption", "foreground: $tabuleiro.quiet; font: -1");
        colours.put("Button.default.background", "$tabuleiro.primary");
        colours.put("Button.default.foreground", "$tabuleiro.onPrimary");
        colours.put("Button.default.hoverBackground", "lighten($tabuleiro.primary, 5%)");
        colours.put("Button.default.pressedBackground", "darken($tabuleiro.primary, 5%)");
        colours.put("Button.default.focusedBackground", "$tabuleiro.primary");
        colours.put("Button.default.borderColor", "$tabuleiro.primary");
        colours.put("Button.default.boldText", "true");
        colours.put("Component.focusWidth", "1");
        colours.put("Button.arc", "10");
        colours.put("Button.margin", "3,8,3,8");
        colours.put("Component.arc", "8");
        colours.put("TextComponent.arc", "8");
        colours.put("ScrollBar.thumbArc", "999");
        colours.put("ScrollBar.showButtons", "false");
        colours.put("MenuBar.background", "$Panel.background");
        colours.put("Component.hideMnemonics", "false");
        return colours;
    }

    /** Updates all windows. */
    public static void update() {
        FlatLaf.updateUI();
    }
}
