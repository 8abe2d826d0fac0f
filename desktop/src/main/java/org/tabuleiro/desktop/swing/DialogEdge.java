package org.tabuleiro.desktop.swing;

import javax.swing.BorderFactory;
import javax.swing.JDialog;
import javax.swing.UIManager;

/** A line around a dialog, so that it stands out from the window below, which has the same ground. */
public final class DialogEdge {
    private DialogEdge() {}

    /** Adds the line. */
    public static void add(JDialog dialog) {
        dialog.getRootPane().setBorder(BorderFactory.createLineBorder(UIManager.getColor("tabuleiro.line-strong")));
    }
}
