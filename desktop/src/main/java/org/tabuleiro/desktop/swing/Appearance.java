package org.tabuleiro.desktop.swing;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import java.awt.Font;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javax.swing.UIManager;
import org.tabuleiro.content.Palette;
import org.tabuleiro.desktop.storage.Settings;

/** The look and feel: light or dark, and the zoom. */
public final class Appearance {
    public static final List<String> NAMES = List.of("light", "dark");
    /** Bounds and default of the zoom, in per cent. */
    public static final int SMALLEST = 80;

    public static final int NORMAL = 100;
    public static final int LARGEST = 200;
    /** The size of letters in pixels, and in a window that is as large as a whole screen. */
    private static final int SIZE = 13;

    private static final int LARGE_SIZE = 15;
    private static final int LARGE_WIDTH = 1600;
    private static final int LARGE_HEIGHT = 900;

    /** Loading fonts takes as long as opening a window, so it runs in parallel. */
    private static final FutureTask<TypeFaces> FONTS = new FutureTask<>(TypeFaces::load);

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

    /** The size of letters by the zoom and the size of the window. */
    public static float letterSize(Settings settings) {
        boolean isLarge = settings.number("width", 0, 0, Integer.MAX_VALUE) >= LARGE_WIDTH
                && settings.number("height", 0, 0, Integer.MAX_VALUE) >= LARGE_HEIGHT;
        return (isLarge ? LARGE_SIZE : SIZE) * zoom(settings) / 100f;
    }

    /** Applies the settings. */
    public static void install(Settings settings) {
        boolean dark = chosen(settings).equals("dark");
        FlatLaf.setGlobalExtraDefaults(colours(dark));
        UIManager.put("defaultFont", fonts().sans(letterSize(settings)));
        if (dark) {
            FlatDarkLaf.setup();
        } else {
            FlatLightLaf.setup();
        }
    }

    private static TypeFaces fonts() {
        FONTS.run();
        try {
            return FONTS.get();
        } catch (InterruptedException | ExecutionException unreadable) {
            return TypeFaces.OF_SYSTEM;
        }
    }

    /** The palette of the page as colours of the look and feel: paper, ink and a brass line. */
    private static Map<String, String> colours(boolean dark) {
        Map<String, String> colours = new HashMap<>();
        Palette palette = dark ? Palette.DARK : Palette.LIGHT;
        for (Palette.Use use : Palette.Use.values()) {
            colours.put("tabuleiro." + use.id(), palette.colour(use));
        }
        // Hands are walnut in both looks; black pieces need a light ground.
        colours.put("tabuleiro.rail", "#4A2E1C");
        colours.put("tabuleiro.rail-cell", "#A67B52");
        colours.put("tabuleiro.rail-empty", "#3A2415");
        colours.put("tabuleiro.rail-chosen", "#F6DFA8");
        colours.put("tabuleiro.badge", "#FCF9F2");
        colours.put("tabuleiro.badge-ink", "#2A221B");
        colours.put("tabuleiro.avatar", dark ? "#8A7358" : "#E7DCC6");
        colours.put("@background", "$tabuleiro.paper");
        colours.put("@foreground", "$tabuleiro.ink");
        colours.put("@disabledForeground", "$tabuleiro.ink-3");
        colours.put("@accentColor", "$tabuleiro.accent");
        colours.put("@accentFocusColor", "$tabuleiro.brass");
        colours.put("@componentBackground", "$tabuleiro.sheet");
        colours.put("@buttonBackground", "$tabuleiro.sheet");
        colours.put("@menuBackground", "$tabuleiro.sheet");
        colours.put("@selectionBackground", "$tabuleiro.accent-soft");
        colours.put("@selectionForeground", "$tabuleiro.ink");
        colours.put("@selectionInactiveBackground", "$tabuleiro.sunk");
        colours.put("@selectionInactiveForeground", "$tabuleiro.ink");
        colours.put("Component.borderColor", "$tabuleiro.line-strong");
        colours.put("Component.focusedBorderColor", "$tabuleiro.brass");
        colours.put("Component.focusColor", "$tabuleiro.brass");
        colours.put("Button.borderColor", "$tabuleiro.line-strong");
        colours.put("Button.focusedBorderColor", "$tabuleiro.brass");
        colours.put("Button.hoverBorderColor", "$tabuleiro.brass");
        colours.put("Button.hoverBackground", "$tabuleiro.sheet");
        colours.put("Button.pressedBackground", "$tabuleiro.accent-soft");
        colours.put("Button.focusedBackground", "$tabuleiro.sheet");
        colours.put("Button.disabledBackground", "$tabuleiro.paper");
        colours.put("Button.disabledBorderColor", "$tabuleiro.line");
        colours.put("ToggleButton.selectedBackground", "$tabuleiro.accent-soft");
        colours.put("Separator.foreground", "$tabuleiro.line");
        colours.put("MenuBar.background", "$tabuleiro.paper");
        colours.put("MenuBar.borderColor", "$tabuleiro.paper");
        colours.put("MenuBar.selectionBackground", "$tabuleiro.accent-soft");
        colours.put("MenuBar.selectionForeground", "$tabuleiro.ink");
        colours.put("MenuItem.selectionType", "null");
        colours.put("PopupMenu.borderColor", "$tabuleiro.line-strong");
        colours.put("TabbedPane.underlineColor", "$tabuleiro.brass");
        colours.put("TabbedPane.inactiveUnderlineColor", "$tabuleiro.brass");
        colours.put("TabbedPane.contentAreaColor", "$tabuleiro.line");
        colours.put("TabbedPane.hoverColor", "$tabuleiro.accent-soft");
        colours.put("TabbedPane.focusColor", "$tabuleiro.accent-soft");
        colours.put("TabbedPane.background", "$tabuleiro.sheet");
        colours.put("TabbedPane.tabSelectionHeight", "2");
        colours.put("TabbedPane.foreground", "$tabuleiro.ink-2");
        colours.put("TabbedPane.selectedForeground", "$tabuleiro.ink");
        colours.put("SplitPane.dividerSize", "8");
        colours.put("SplitPaneDivider.gripColor", "$tabuleiro.line-strong");
        colours.put("SplitPaneDivider.hoverColor", "$tabuleiro.accent-soft");
        colours.put("ToolTip.background", "$tabuleiro.sheet");
        colours.put("ToolTip.border", "6,10,6,10,$tabuleiro.line-strong");
        colours.put("ProgressBar.foreground", "$tabuleiro.brass");
        colours.put("ProgressBar.background", "$tabuleiro.line");
        colours.put(
                "[style]Panel.card", "arc: 16; background: $tabuleiro.sheet; border: 14,14,14,14,$tabuleiro.line,1,16");
        colours.put(
                "[style]Panel.sheet", "arc: 14; background: $tabuleiro.sheet; border: 1,1,1,1,$tabuleiro.line,1,14");
        colours.put(
                "[style]Button.primary",
                "background: $tabuleiro.accent; foreground: $tabuleiro.on-accent; borderColor: $tabuleiro.accent;"
                        + " hoverBackground: lighten($tabuleiro.accent, 5%); pressedBackground: darken($tabuleiro.accent, 5%);"
                        + " focusedBackground: $tabuleiro.accent; disabledBackground: $Button.background; font: bold");
        colours.put("[style]Label.quiet", "foreground: $tabuleiro.ink-2");
        colours.put("[style]Label.caption", "foreground: $tabuleiro.ink-2; font: -1");
        colours.put("Button.default.background", "$tabuleiro.accent");
        colours.put("Button.default.foreground", "$tabuleiro.on-accent");
        colours.put("Button.default.hoverBackground", "lighten($tabuleiro.accent, 5%)");
        colours.put("Button.default.pressedBackground", "darken($tabuleiro.accent, 5%)");
        colours.put("Button.default.focusedBackground", "$tabuleiro.accent");
        colours.put("Button.default.borderColor", "$tabuleiro.accent");
        colours.put("Button.default.boldText", "true");
        colours.put("Component.focusWidth", "1");
        colours.put("Button.arc", "10");
        colours.put("Button.margin", "3,8,3,8");
        colours.put("Component.arc", "8");
        colours.put("TextComponent.arc", "8");
        colours.put("ScrollBar.thumbArc", "999");
        colours.put("ScrollBar.showButtons", "false");
        colours.put("ScrollBar.track", "#0000");
        colours.put("ScrollBar.hoverTrackColor", "#0000");
        // The default is derived from the colour of the track, which is transparent.
        colours.put("ScrollBar.thumb", "$tabuleiro.line-strong");
        colours.put("ScrollBar.hoverThumbColor", "$tabuleiro.ink-3");
        colours.put("ScrollBar.pressedThumbColor", "$tabuleiro.ink-2");
        colours.put("Component.hideMnemonics", "false");
        return colours;
    }

    /** The serif typeface, for names, prompts, scores and comments. */
    public static Font serif(int style, float size) {
        return fonts().serif(style, size);
    }

    /** Updates all windows. */
    public static void update() {
        FlatLaf.updateUI();
    }
}
