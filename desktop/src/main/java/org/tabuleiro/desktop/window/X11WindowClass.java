package org.tabuleiro.desktop.window;

import java.awt.Toolkit;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;

/**
 * The name by which X11 desktops group the windows of the application and find its launcher (the class in WM_CLASS). Java takes
 * the name of the main class and has no public way to change it: the field of the toolkit is set by reflection, which needs
 * {@code --add-opens java.desktop/sun.awt.X11=ALL-UNNAMED}.
 */
public final class X11WindowClass {
    static final String NAME = "Tabuleiro";
    static final String FIELD = "awtAppClassName";

    private X11WindowClass() {}

    /** Sets the name for windows that are opened from now on; where that is not possible they keep Java's. */
    public static void set() {
        try {
            Field name = Toolkit.getDefaultToolkit().getClass().getDeclaredField(FIELD);
            name.setAccessible(true);
            name.set(null, NAME);
        } catch (ReflectiveOperationException | InaccessibleObjectException refused) {
            // Another toolkit than that of X11, or a start without the option: the window works all the same.
        }
    }
}
