package org.tabuleiro.desktop.game;

import javax.swing.JScrollPane;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.swing.ScrollablePanel;

/** The panel beside the board; scrolls only where its smallest height does not fit, as with a very large font. */
final class SidePanel extends ScrollablePanel {
    SidePanel() {
        super(new MigLayout("insets 10px 6px 8px 12px, fill, gapy 8px, wrap 1, hidemode 3", "[grow, fill]", ""));
    }

    /** With less space between the parts. */
    void setCompact(boolean compact) {
        ((MigLayout) getLayout())
                .setLayoutConstraints(
                        (compact ? "insets 4px 6px 4px 12px, gapy 4px" : "insets 10px 6px 8px 12px, gapy 8px")
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
