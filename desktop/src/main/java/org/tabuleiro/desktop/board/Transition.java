package org.tabuleiro.desktop.board;

import java.awt.geom.Point2D;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tabuleiro.content.PieceDrawing;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.table.scene.LayoutMotion;
import org.tabuleiro.table.scene.PieceMotion;
import org.tabuleiro.table.scene.TraySlot;

/**
 * Draws pieces on their way from one layout to the next: pieces glide, new ones land, captured ones shrink
 * and fade or slide into their tray.
 *
 * @param motion how the pieces move
 * @param done the part of the time that has passed, from 0 to 1
 */
record Transition(LayoutMotion motion, double done) {
    /** The size from which a new piece lands, as part of its normal size. */
    private static final double LANDING = 1.08;
    /** The size to which a captured piece shrinks. */
    private static final double LEAVING = 0.9;
    /** The part of the way to a tray on which a piece first goes over the rim. */
    private static final double RIM = 0.4;

    /**
     * A piece as it is drawn.
     *
     * @param letter the piece
     * @param centre its centre
     * @param size its size in the units of the drawing
     * @param opacity its opacity
     */
    record MovingPiece(char letter, Point2D centre, double size, float opacity) {}

    /** The squares whose piece is still on its way. */
    Set<Integer> arriving() {
        Set<Integer> squares = new HashSet<>();
        for (PieceMotion each : motion.motions()) {
            switch (each) {
                case PieceMotion.Glide glide -> squares.add(glide.to());
                case PieceMotion.Entrance entrance -> squares.add(entrance.square());
                case PieceMotion.Landing landing -> squares.add(landing.square());
                case PieceMotion.Exit exit -> {}
                case PieceMotion.Removal removal -> {}
            }
        }
        return squares;
    }

    /** What the tray of a side still shows: a piece on its way is not there. */
    Layout trays(Side side) {
        boolean isAwaiting = motion.trays().entrySet().stream()
                .anyMatch(each -> each.getValue().side() == side && !(each.getKey() instanceof PieceMotion.Entrance));
        return isAwaiting ? motion.before() : motion.after();
    }

    /**
     * The pieces on their way, from the lowest to the highest.
     *
     * @param grid where the squares are
     * @param places where the trays are; empty for boards without trays
     */
    List<MovingPiece> pieces(Grid grid, Optional<TrayPlaces> places) {
        // Smoothstep easing.
        double eased = done * done * (3 - 2 * done);
        return motion.motions().stream()
                .sorted(Comparator.comparingInt(each -> layer(each, places)))
                .map(each -> piece(each, grid, places, eased))
                .toList();
    }

    /** What disappears is below the pieces that glide, and what is above the frame or lands is above them. */
    private int layer(PieceMotion each, Optional<TrayPlaces> places) {
        boolean isInTray = places.isPresent() && motion.trays().containsKey(each);
        return switch (each) {
            case PieceMotion.Exit exit -> isInTray ? 2 : 0;
            case PieceMotion.Entrance entrance -> isInTray ? 2 : 0;
            case PieceMotion.Removal removal -> isInTray ? 2 : 0;
            case PieceMotion.Glide glide -> 1;
            case PieceMotion.Landing landing -> 3;
        };
    }

    private MovingPiece piece(PieceMotion each, Grid grid, Optional<TrayPlaces> places, double eased) {
        return switch (each) {
            case PieceMotion.Glide(char letter, int from, int to) ->
                new MovingPiece(letter, between(grid.centre(from), grid.centre(to), eased), PieceDrawing.SIZE, 1);
            case PieceMotion.Landing(char letter, int square) ->
                new MovingPiece(letter, grid.centre(square), PieceDrawing.SIZE * between(LANDING, 1, eased), (float)
                        Math.min(1, 3 * eased));
            case PieceMotion.Removal(char letter, int from, int square) ->
                leaving(each, grid.centre(from), grid.centre(square), places, eased);
            case PieceMotion.Exit(char letter, int square, int files, int ranks) ->
                leaving(each, grid.centre(square), grid.beside(square, files, ranks), places, eased);
            case PieceMotion.Entrance(char letter, int square, int files, int ranks) ->
                leaving(each, grid.centre(square), grid.beside(square, files, ranks), places, 1 - eased);
        };
    }

    /**
     * A piece that leaves the board, or one that comes back if the time runs backwards: it moves to where it
     * leaves and then into its tray; without a tray it shrinks and fades.
     */
    private MovingPiece leaving(PieceMotion each, Point2D from, Point2D to, Optional<TrayPlaces> places, double eased) {
        Optional<TraySlot> slot = Optional.ofNullable(motion.trays().get(each));
        if (places.isEmpty() || slot.isEmpty()) {
            double size = PieceDrawing.SIZE * between(1, LEAVING, eased);
            return new MovingPiece(each.letter(), between(from, to, eased), size, (float) (1 - eased));
        }
        Point2D rim = between(from, to, Math.min(1, eased / RIM));
        double late = Math.max(0, (eased - RIM) / (1 - RIM));
        Point2D end = places.get().of(slot.get().side(), slot.get().hollow());
        double size = between(PieceDrawing.SIZE, places.get().tray().stone(), late);
        return new MovingPiece(each.letter(), between(rim, end, late), size, 1);
    }

    private static double between(double from, double to, double part) {
        return from + (to - from) * part;
    }

    private static Point2D between(Point2D from, Point2D to, double part) {
        return new Point2D.Double(between(from.getX(), to.getX(), part), between(from.getY(), to.getY(), part));
    }
}
