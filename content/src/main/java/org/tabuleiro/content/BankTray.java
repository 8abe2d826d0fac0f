package org.tabuleiro.content;

import java.util.Properties;

/**
 * The trays in the frame of a board, which hold the stones in the banks: a row of hollows above and one below
 * the field, each with a label at the left and a pocket for the stones out of the game at the right. In
 * units of the {@link BoardDrawing}.
 *
 * @param above the middle of the upper tray
 * @param below the middle of the lower tray
 * @param first the centre of the first hollow
 * @param step the distance between two hollows
 * @param hollows the number of hollows
 * @param stone the size of a stone
 * @param label where the label begins
 * @param pocket where the label of the pocket begins
 * @param lost the centre of the stone in the pocket
 */
public record BankTray(
        int above, int below, int first, int step, int hollows, int stone, int label, int pocket, int lost) {

    static BankTray read(Properties properties) {
        return new BankTray(
                number(properties, "above"),
                number(properties, "below"),
                number(properties, "first"),
                number(properties, "step"),
                number(properties, "hollows"),
                number(properties, "stone"),
                number(properties, "label"),
                number(properties, "pocket"),
                number(properties, "lost"));
    }

    private static int number(Properties properties, String name) {
        return Integer.parseInt(properties.getProperty("tray." + name));
    }

    /** The centre of a hollow. */
    public int hollow(int index) {
        return first + index * step;
    }
}
