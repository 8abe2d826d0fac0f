package org.tabuleiro.desktop.swing;

import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.util.Map;

/** Rendering hints for components that draw text themselves. */
public final class TextRendering {
    private TextRendering() {}

    /** Smooths text as the desktop does, or with plain antialiasing where the desktop does not say. */
    public static void smooth(Graphics2D graphics, Component component) {
        Object hints = component.getToolkit().getDesktopProperty("awt.font.desktophints");
        if (hints instanceof Map<?, ?> map) {
            graphics.addRenderingHints(map);
        } else {
            graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        }
    }
}
