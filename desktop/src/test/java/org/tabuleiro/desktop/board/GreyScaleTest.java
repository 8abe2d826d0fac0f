package org.tabuleiro.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Scene;

/**
 * Pieces, sides and targets are distinguishable without colour: enough pixels of a square differ in luminance
 * by the contrast of 3:1 that WCAG requires.
 */
final class GreyScaleTest {
    private static final int SIDE = 48;
    private static final double CONTRAST = 3;
    /**
     * The least part of a square that a piece must make differ: a light piece on a light square shows by its
     * outline.
     */
    private static final double PIECE = 0.07;
    /** The least part in which pieces of the two sides must differ from each other. */
    private static final double SIDES = 0.10;
    /** The least part of a square that a mark must make differ: a dot or a thin ring is small. */
    private static final double MARK = 0.04;

    private static final double SMALL_MARK = 0.015;

    static Stream<Arguments> boards() {
        return Games.ALL.stream()
                .flatMap(game -> Stream.of(Theme.values())
                        .flatMap(theme ->
                                Stream.of(Theme.Variant.values()).map(variant -> Arguments.of(game, theme, variant))));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void every_piece_stands_out_from_every_square(Game game, Theme theme, Theme.Variant variant) {
        List<String> faults = new ArrayList<>();
        for (int square : squares(game)) {
            for (Mark under : grounds(square)) {
                double[][] bare = paint(game, theme, variant, square, Layout.EMPTY, List.of(under));
                for (char letter : letters(game)) {
                    check(
                            faults,
                            letter + " on " + under,
                            bare,
                            paint(game, theme, variant, square, letter, List.of(under)),
                            PIECE);
                }
            }
        }
        assertThat(faults).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("boards")
    void the_two_sides_differ(Game game, Theme theme, Theme.Variant variant) {
        List<String> faults = new ArrayList<>();
        int square = squares(game).get(0);
        for (char first : letters(game)) {
            for (char second : letters(game)) {
                if (Layout.isFirst(first) && !Layout.isFirst(second)) {
                    check(
                            faults,
                            first + " and " + second,
                            paint(game, theme, variant, square, first, List.of()),
                            paint(game, theme, variant, square, second, List.of()),
                            SIDES);
                }
            }
        }
        assertThat(faults).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("boards")
    void every_target_mark_is_visible_on_squares_and_on_pieces(Game game, Theme theme, Theme.Variant variant) {
        List<String> faults = new ArrayList<>();
        for (int square : squares(game)) {
            for (Mark.Kind kind :
                    List.of(Mark.Kind.GO, Mark.Kind.PLACE, Mark.Kind.TAKE, Mark.Kind.MUST, Mark.Kind.HINT)) {
                List<Character> grounds = new ArrayList<>();
                if (kind == Mark.Kind.TAKE || kind == Mark.Kind.MUST || kind == Mark.Kind.HINT) {
                    letters(game).forEach(grounds::add);
                }
                if (kind != Mark.Kind.MUST) {
                    grounds.add(Layout.EMPTY);
                }
                for (char letter : grounds) {
                    check(
                            faults,
                            kind + " on " + letter,
                            paint(game, theme, variant, square, letter, List.of()),
                            paint(game, theme, variant, square, letter, List.of(new Mark.Spot(square, kind))),
                            MARK);
                }
            }
        }
        assertThat(faults).isEmpty();
    }

    /** Where there are many squares for a placement, each has a small dot. */
    @ParameterizedTest
    @MethodSource("boards")
    void one_of_many_placements_is_visible(Game game, Theme theme, Theme.Variant variant) {
        List<String> faults = new ArrayList<>();
        for (int square : squares(game)) {
            List<Mark> many = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                many.add(new Mark.Spot(square - i, Mark.Kind.PLACE));
            }
            check(
                    faults,
                    "a placement",
                    paint(game, theme, variant, square, Layout.EMPTY, List.of()),
                    paint(game, theme, variant, square, Layout.EMPTY, many),
                    SMALL_MARK);
        }
        assertThat(faults).isEmpty();
    }

    private static void check(List<String> faults, String what, double[][] one, double[][] other, double least) {
        double share = differing(one, other);
        if (share < least) {
            faults.add(what + ": only " + Math.round(1000 * share) / 10.0 + " % of the square differ");
        }
    }

    /** A dark and a light square in the middle of the board. */
    private static List<Integer> squares(Game game) {
        int middle = game.board().square(game.board().width() / 2, game.board().height() / 2);
        return List.of(middle, middle + 1);
    }

    /** The marks below a piece; a mark on another square leaves this one plain. */
    private static List<Mark> grounds(int square) {
        return List.of(
                new Mark.Spot(0, Mark.Kind.LAST),
                new Mark.Spot(square, Mark.Kind.LAST),
                new Mark.Spot(square, Mark.Kind.CHOSEN),
                new Mark.Spot(square, Mark.Kind.ZONE));
    }

    private static List<Character> letters(Game game) {
        return game.pieceLetters().chars().mapToObj(c -> (char) c).toList();
    }

    /** The luminance of the pixels of one square, painted with the whole board around it. */
    private static double[][] paint(
            Game game, Theme theme, Theme.Variant variant, int square, char letter, List<Mark> marks) {
        int width = SIDE * (game.board().width() + 1);
        int height = SIDE * (game.board().height() + 1);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        StringBuilder board = new StringBuilder(
                String.valueOf(Layout.EMPTY).repeat(game.board().size()));
        board.setCharAt(square, letter);
        Layout start = game.start().layout();
        Layout layout = new Layout(
                board.toString(),
                Collections.nCopies(game.reserveLetters().length(), 0),
                start.side(),
                start.pending(),
                0,
                1);
        BoardLook look = new BoardLook(theme, variant, BoardDrawing.Size.FULL);
        Grid grid = Grid.fit(game.board(), BoardRenderer.of(game, look).drawing(), width, height, false);
        Graphics2D g = image.createGraphics();
        BoardPainter painter = new BoardPainter(g, new Scene(game, layout, marks), grid, look, new PieceRenderer(null));
        painter.board(null);
        painter.paint(Set.of());
        g.dispose();
        var box = grid.square(square).getBounds();
        double[][] light = new double[box.height][box.width];
        for (int y = 0; y < box.height; y++) {
            for (int x = 0; x < box.width; x++) {
                light[y][x] = luminance(image.getRGB(box.x + x, box.y + y));
            }
        }
        return light;
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >> 16 & 255) + 0.7152 * linear(rgb >> 8 & 255) + 0.0722 * linear(rgb & 255);
    }

    private static double linear(int value) {
        double part = value / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    private static double differing(double[][] one, double[][] other) {
        int differ = 0;
        for (int y = 0; y < one.length; y++) {
            for (int x = 0; x < one[y].length; x++) {
                double lighter = Math.max(one[y][x], other[y][x]) + 0.05;
                double darker = Math.min(one[y][x], other[y][x]) + 0.05;
                differ += lighter / darker >= CONTRAST ? 1 : 0;
            }
        }
        return differ / (double) (one.length * one[0].length);
    }
}
