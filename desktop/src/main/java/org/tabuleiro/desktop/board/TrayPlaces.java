package org.tabuleiro.desktop.board;

import java.awt.geom.Point2D;
import java.util.Optional;
import org.tabuleiro.content.BankTray;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.scene.Reserves;
import org.tabuleiro.table.scene.Scene;

/**
 * Where the stones of the banks lie, in the frame of a board.
 *
 * @param tray the trays of the drawing
 * @param grid where the squares are
 */
record TrayPlaces(BankTray tray, Grid grid) {

    /** The place of a stone: a hollow, or the pocket of the stones out of the game if there is no index. */
    Point2D of(Side side, Optional<Integer> index) {
        return inFrame(
                index.map(each -> tray.hollow(Math.min(each, tray.hollows() - 1)))
                        .orElse(tray.lost()),
                side);
    }

    Point2D label(Side side) {
        return inFrame(tray.label(), side);
    }

    Point2D pocketLabel(Side side) {
        return inFrame(tray.pocket(), side);
    }

    private Point2D inFrame(int x, Side side) {
        double unit = grid.side() / 100;
        int y = (side == Side.SECOND) != grid.flipped() ? tray.above() : tray.below();
        return new Point2D.Double(grid.left() + x * unit, grid.top() + y * unit);
    }

    /** The side in whose bank a stone lies at a point; empty for none. */
    Optional<Side> at(Scene scene, Point2D point) {
        double reach = grid.side() * tray.stone() / 200;
        for (Side side : Side.values()) {
            int stones = Reserves.count(scene.game(), scene.layout(), side);
            for (int i = 0; i < Math.min(stones, tray.hollows()); i++) {
                if (of(side, Optional.of(i)).distance(point) <= reach) {
                    return Optional.of(side);
                }
            }
        }
        return Optional.empty();
    }
}
