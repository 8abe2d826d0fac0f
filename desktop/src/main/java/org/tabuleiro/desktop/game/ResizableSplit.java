package org.tabuleiro.desktop.game;

import java.awt.Component;
import javax.swing.JSplitPane;
import org.tabuleiro.desktop.storage.Settings;

/**
 * The board and the panel beside it. The board gets as much as the height allows; the divider can be moved,
 * and the width of the panel is remembered.
 */
final class ResizableSplit extends JSplitPane {
    private static final String KEY = "panel";
    private static final int WIDEST = 520;

    private final transient Settings settings;
    private final int narrowest;
    private boolean arranging;

    ResizableSplit(Component board, Component panel, int narrowest, Settings settings) {
        super(HORIZONTAL_SPLIT, true, board, panel);
        this.settings = settings;
        this.narrowest = narrowest;
        setName("split");
        setBorder(null);
        setResizeWeight(1);
        addPropertyChangeListener(DIVIDER_LOCATION_PROPERTY, event -> {
            if (!arranging && isShowing() && getWidth() > 0) {
                settings.set(KEY, String.valueOf(getWidth() - getDividerLocation() - getDividerSize()));
            }
        });
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        arranging = true;
        super.setBounds(x, y, width, height);
        setDividerLocation(width - panelWidth(width, height) - getDividerSize());
        arranging = false;
    }

    @Override
    public void doLayout() {
        boolean was = arranging;
        arranging = true;
        super.doLayout();
        arranging = was;
    }

    /** As chosen, or else what the board leaves. */
    private int panelWidth(int width, int height) {
        int free = Math.clamp(width - height - getDividerSize(), narrowest, WIDEST);
        int widest = Math.max(narrowest, width / 2);
        return Math.min(settings.number(KEY, free, narrowest, Math.max(narrowest, WIDEST * 2)), widest);
    }
}
