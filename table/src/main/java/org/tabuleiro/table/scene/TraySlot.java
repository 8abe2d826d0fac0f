package org.tabuleiro.table.scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;

/**
 * A place in a tray beside the board.
 *
 * @param side whose tray
 * @param hollow the hollow of the bank, from 0; empty for the pocket of the pieces that are out of the game
 */
public record TraySlot(Side side, Optional<Integer> hollow) {

    /**
     * The places to which pieces go that leave the board, and from which pieces come back over the edge. A
     * piece has one only if the reserves before and after account for it.
     */
    static Map<PieceMotion, TraySlot> of(Game game, Layout before, Layout after, List<PieceMotion> motions) {
        List<PieceMotion> leaving = new ArrayList<>();
        List<PieceMotion> captured = new ArrayList<>();
        List<PieceMotion> returning = new ArrayList<>();
        for (PieceMotion motion : motions) {
            switch (motion) {
                case PieceMotion.Exit exit -> leaving.add(exit);
                case PieceMotion.Removal removal -> captured.add(removal);
                case PieceMotion.Entrance entrance -> returning.add(entrance);
                case PieceMotion.Glide glide -> {}
                case PieceMotion.Landing landing -> {}
            }
        }
        // A piece that is pushed over the edge always goes to the bank.
        leaving.addAll(captured);
        Map<PieceMotion, TraySlot> slots = new HashMap<>();
        for (Side side : Side.values()) {
            add(slots, game, before, after, side, leaving);
            add(slots, game, after, before, side, returning);
        }
        return slots;
    }

    private static void add(
            Map<PieceMotion, TraySlot> slots,
            Game game,
            Layout before,
            Layout after,
            Side side,
            List<PieceMotion> leaving) {
        int hollow = Reserves.count(game, before, side);
        int banked = Reserves.count(game, after, side);
        int lost = Reserves.lost(game, after, side) - Reserves.lost(game, before, side);
        for (PieceMotion motion : leaving) {
            if (Layout.isFirst(motion.letter()) == (side == Side.FIRST)) {
                if (hollow < banked) {
                    slots.put(motion, new TraySlot(side, Optional.of(hollow)));
                    hollow++;
                } else if (lost > 0) {
                    slots.put(motion, new TraySlot(side, Optional.empty()));
                    lost--;
                }
            }
        }
    }
}
