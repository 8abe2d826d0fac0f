package org.tabuleiro.desktop.swing;

import java.awt.Toolkit;
import org.tabuleiro.desktop.storage.Settings;

/** Whether things move: what the user has set, or else what the desktop says. */
public final class Motion {
    /** The setting of the user. */
    public static final String REDUCED = "reduced-motion";

    /** The setting of GTK desktops, which the toolkit reads from XSETTINGS. */
    private static final String GTK = "gnome.Gtk/EnableAnimations";

    private Motion() {}

    /** Whether nothing should move. */
    public static boolean isReduced(Settings settings) {
        return settings.is(
                REDUCED, isReducedByDesktop(Toolkit.getDefaultToolkit().getDesktopProperty(GTK)));
    }

    /** Whether the value of the property of the desktop switches animations off; null if it has none. */
    static boolean isReducedByDesktop(@org.jspecify.annotations.Nullable Object animations) {
        return animations instanceof Number number ? number.intValue() == 0 : Boolean.FALSE.equals(animations);
    }
}
