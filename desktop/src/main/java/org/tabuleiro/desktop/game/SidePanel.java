package org.tabuleiro.desktop.game;

import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.ScrollablePanel;

/** The panel beside the board; scrolls only where its smallest height does not fit, as with a very large font. */
final class SidePanel extends ScrollablePanel {
    SidePanel() {
        super(new MigLayout("insets 10 6 8 12, fill, gapy 8, wrap 1, hidemode 3", "[grow, fill]", ""));
    }

    /** With less space between the parts. */
    void setCompact(boolean compact) {
        ((MigLayout) getLayout())
                .setLayoutConstraints((compact ? "insets 4 6 4 12, gapy 4" : "insets 10 6 8 12, gapy 8")
                        + ", fill, wrap 1, hidemode 3");
    }

    JScrollPane scrolling() {
        JScrollPane pane =
                new JScrollPane(this, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        pane.setBorder(null);
        return pane;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return getParent().getHeight() >= getMinimumSize().height;
    }
}
