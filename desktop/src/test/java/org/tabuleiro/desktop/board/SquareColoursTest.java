package org.tabuleiro.desktop.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.files.BoardImage;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.SceneSvg;

/** The colours of the squares in pixels: on the board of the window, on small boards, and in pictures. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SquareColoursTest {
    /** The side of the largest square that is painted here. */
    private static final int SIDE = 40;

    private static Layout empty(Game game) {
        Layout start = game.start().layout();
        return new Layout(
                String.valueOf(Layout.EMPTY).repeat(game.board().size()),
                start.reserve().stream().map(count -> 0).toList(),
                start.side(),
                start.pending(),
                0,
                1);
    }

    /** A board as the game screen and the editor paint it, and where its squares are. */
    private record Painted(BufferedImage image, Grid grid) {}

    private static Painted paint(Game game, Theme theme, List<Mark> marks, boolean flipped) {
        int width = SIDE * (game.board().width() + 1);
        int height = SIDE * (game.board().height() + 1);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        BoardLook look = new BoardLook(theme, Theme.Variant.LIGHT, BoardDrawing.Size.FULL);
        Grid grid = Grid.fit(game.board(), BoardRenderer.of(game, look).drawing(), width, height, flipped);
        Graphics2D g = image.createGraphics();
        BoardPainter painter =
                new BoardPainter(g, new Scene(game, empty(game), marks), grid, look, new PieceRenderer(null));
        painter.board(null);
        painter.labels();
        painter.paint(Set.of());
        g.dispose();
        return new Painted(image, grid);
    }

    private static List<Color> board(Game game, Theme theme) {
        Painted painted = paint(game, theme, List.of(), false);
        return squares(painted.image, painted.grid, game);
    }

    /**
     * A small board, as on cards and in rule pages; with pieces, so squares are looked at near their corners.
     */
    private static List<Color> thumb(Game game, Theme theme) {
        BoardThumbnail thumb = new BoardThumbnail(game.start(), theme);
        thumb.setSize(200, 200);
        BufferedImage image = new BufferedImage(200, 200, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        thumb.paintComponent(g);
        g.dispose();
        BoardLook look = new BoardLook(theme, Theme.Variant.LIGHT, BoardDrawing.Size.SMALL);
        return squares(
                image, Grid.fit(game.board(), BoardRenderer.of(game, look).drawing(), 200, 200, false), game);
    }

    /** A picture of the board, as it is exported. */
    private static List<Color> picture(Game game, Theme theme) {
        BoardImage picture = new BoardImage(
                new Scene(game, empty(game), List.of()),
                theme,
                new SceneSvg.Options(false, false, Optional.empty(), ""));
        BufferedImage image = picture.image(600);
        BoardDrawing drawing = BoardDrawing.of(game, theme, Theme.Variant.LIGHT, BoardDrawing.Size.FULL);
        double unit = image.getWidth() / (double) drawing.width();
        return squares(
                image, new Grid(game.board(), drawing.left() * unit, drawing.top() * unit, 100 * unit, false), game);
    }

    /** The average of some pixels: wood has grain. */
    private static Color average(BufferedImage part) {
        int[] pixels = part.getRGB(0, 0, part.getWidth(), part.getHeight(), null, 0, part.getWidth());
        return new Color(
                IntStream.of(pixels).map(pixel -> pixel >> 16 & 255).sum() / pixels.length,
                IntStream.of(pixels).map(pixel -> pixel >> 8 & 255).sum() / pixels.length,
                IntStream.of(pixels).map(pixel -> pixel & 255).sum() / pixels.length);
    }

    private static Color colour(Game game, Theme theme, Theme.Use use) {
        return Color.decode(theme.colour(game, Theme.Variant.LIGHT, use));
    }

    /** How much two colours differ: light falls on wood from the upper left. */
    private static int distance(Color one, Color other) {
        return Math.abs(one.getRed() - other.getRed())
                + Math.abs(one.getGreen() - other.getGreen())
                + Math.abs(one.getBlue() - other.getBlue());
    }

    private static List<Color> squares(BufferedImage image, Grid grid, Game game) {
        List<Color> colours = new ArrayList<>();
        for (int square = 0; square < game.board().size(); square++) {
            int inset = (int) Math.ceil(grid.side() * 0.12);
            var box = grid.square(square);
            int side = (int) Math.max(1, grid.side() / 12);
            colours.add(average(image.getSubimage((int) box.getX() + inset, (int) box.getY() + inset, side, side)));
        }
        return colours;
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void all_squares_of_eximo_have_one_colour(Theme theme) {
        Color light = colour(Games.EXIMO, theme, Theme.Use.LIGHT);
        for (List<Color> squares :
                List.of(board(Games.EXIMO, theme), thumb(Games.EXIMO, theme), picture(Games.EXIMO, theme))) {
            for (Color square : squares) {
                assertThat(distance(square, light)).as(square + " and " + light).isLessThan(60);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void lines_tell_the_squares_of_eximo_apart(Theme theme) {
        Painted painted = paint(Games.EXIMO, theme, List.of(), false);
        BufferedImage image = painted.image;
        var box = painted.grid.square(Games.EXIMO.board().find("d4"));
        Set<Color> across = new HashSet<>();
        for (int x = (int) box.getMaxX() - 3; x <= (int) box.getMaxX() + 3; x++) {
            across.add(new Color(image.getRGB(x, (int) box.getCenterY())));
        }
        assertThat(across).hasSizeGreaterThan(1);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void the_board_of_xadrersi_is_chequered(Theme theme) {
        List<Color> squares = board(Games.XADRERSI, theme);
        Color dark = colour(Games.XADRERSI, theme, Theme.Use.DARK);
        Color light = colour(Games.XADRERSI, theme, Theme.Use.LIGHT);
        for (int square = 0; square < squares.size(); square++) {
            boolean isDark = (square % 8 + square / 8) % 2 == 0;
            assertThat(distance(squares.get(square), isDark ? dark : light))
                    .as("square " + square)
                    .isLessThan(distance(squares.get(square), isDark ? light : dark));
        }
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void the_25_squares_of_breakthrus_central_area_differ_from_all_others(Theme theme) {
        for (List<Color> squares : List.of(
                board(Games.BREAKTHRU, theme), thumb(Games.BREAKTHRU, theme), picture(Games.BREAKTHRU, theme))) {
            Set<Color> inside = new HashSet<>();
            Set<Color> outside = new HashSet<>();
            for (int square = 0; square < squares.size(); square++) {
                (isCentral(square) ? inside : outside).add(squares.get(square));
            }
            assertThat(inside).doesNotContainAnyElementsOf(outside);
        }
    }

    private static boolean isCentral(int square) {
        int file = square % 11;
        int rank = square / 11;
        return file >= 3 && file <= 7 && rank >= 3 && rank <= 7;
    }

    /** During the set-up marks fill all squares of the area. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void the_outline_of_the_area_is_visible_under_marks(Theme theme) {
        List<Mark> marks = IntStream.range(0, 121)
                .mapToObj(square -> (Mark) new Mark.Spot(square, Mark.Kind.ZONE))
                .toList();
        Game game = Games.BREAKTHRU;
        Painted marked = paint(game, theme, marks, true);
        var corner = marked.grid.square(game.board().find("h8"));
        List<Color> across = new ArrayList<>();
        List<Color> down = new ArrayList<>();
        for (int by = -4; by <= 4; by++) {
            across.add(
                    new Color(marked.image.getRGB((int) Math.round(corner.getMinX()) + by, (int) corner.getCenterY())));
            down.add(
                    new Color(marked.image.getRGB((int) corner.getCenterX(), (int) Math.round(corner.getMaxY()) + by)));
        }
        Color line = colour(game, theme, Theme.Use.OUTLINE);
        Color area = colour(game, theme, Theme.Use.AREA);
        assertThat(List.of(across, down))
                .allMatch(pixels -> pixels.stream().anyMatch(each -> distance(each, line) < distance(each, area)));
    }
}
