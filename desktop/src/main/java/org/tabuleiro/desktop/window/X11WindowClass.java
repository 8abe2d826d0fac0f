package org.tabuleiro.desktop.window;

import java.awt.Toolkit;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;

/**
 * The WM_CLASS of the windows, by which X11 desktops group them and find the launcher. Java uses the name of
 * the main class and has no public API to change it: the field of the toolkit is set by reflection, which
 * needs {@code --add-opens java.desktop/sun.awt.X11=ALL-UNNAMED}.
 */
public final class X11WindowClass {
    static final String NAME = "Tabuleiro";
    static final String FIELD = "awtAppClassName";

    private X11WindowClass() {}

    /** Sets the class of windows opened from now on; where that is not possible they keep the default. */
    public static void set() {
        try {
            Field name = Toolkit.getDefaultToolkit().getClass().getDeclaredField(FIELD);
            name.setAccessible(true);
            name.set(null, NAME);
        } catch (ReflectiveOperationException | InaccessibleObjectException refused) {
            // Not X11, or started without the option: the window works without it.
        }
    }
}
