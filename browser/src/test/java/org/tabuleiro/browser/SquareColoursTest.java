package org.tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/** The colours of the squares in pixels: in play, on the card, in the editor, and in exported pictures. */
final class SquareColoursTest {
    private static final String PIECES_AND_MARKS = ".board-picture :is(.piece, .mark, .mark-edge, .label)";
    /** How much two squares of one colour may differ: wood has grain, and light falls on it from one side. */
    private static final int TOLERANCE = 60;

    static Stream<Arguments> looks() {
        return Stream.of(Theme.values())
                .flatMap(theme -> Stream.of(false, true).map(dark -> Arguments.of(theme, dark)));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void all_squares_of_eximo_have_one_colour(Theme theme, boolean dark) throws IOException {
        try (BrowserContext visitor = visitor(theme, dark)) {
            List<Color> squares = squares(playing(visitor, Games.EXIMO), Games.EXIMO);
            for (Color square : squares) {
                assertThat(distance(square, squares.get(27))).isLessThan(TOLERANCE);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void a_line_surrounds_the_central_area_of_breakthru(Theme theme, boolean dark) throws IOException {
        try (BrowserContext visitor = visitor(theme, dark)) {
            BufferedImage image = image(playing(visitor, Games.BREAKTHRU));
            double side = image.getWidth() / 11.0;
            for (double edge : List.of(3 * side, 8 * side)) {
                for (double along = 3.3; along < 8; along += 1) {
                    assertThat(contrastAcross(image, edge, along * side, true)).isGreaterThanOrEqualTo(3);
                    assertThat(contrastAcross(image, edge, along * side, false)).isGreaterThanOrEqualTo(3);
                }
            }
        }
    }

    /** The contrast between the brightest and the darkest pixel near a line. */
    private static double contrastAcross(BufferedImage image, double edge, double along, boolean upright) {
        double lightest = 0;
        double darkest = 1;
        for (int by = -6; by <= 6; by++) {
            int across = (int) Math.round(edge) + by;
            Color colour = new Color(upright ? image.getRGB(across, (int) along) : image.getRGB((int) along, across));
            lightest = Math.max(lightest, light(colour));
            darkest = Math.min(darkest, light(colour));
        }
        return (lightest + 0.05) / (darkest + 0.05);
    }

    private static double light(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int value) {
        double part = value / 255.0;
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    @ParameterizedTest
    @MethodSource("looks")
    void the_board_of_xadrersi_is_chequered(Theme theme, boolean dark) throws IOException {
        try (BrowserContext visitor = visitor(theme, dark)) {
            List<Color> squares = squares(playing(visitor, Games.XADRERSI), Games.XADRERSI);
            for (int square = 0; square < 64; square++) {
                boolean isDark = (square % 8 + square / 8) % 2 == 0;
                assertThat(distance(squares.get(square), squares.get(isDark ? 0 : 1)))
                        .isLessThan(TOLERANCE);
                assertThat(distance(squares.get(square), squares.get(isDark ? 1 : 0)))
                        .isGreaterThan(TOLERANCE);
            }
        }
    }

    @Test
    void grid_lines_separate_the_squares_of_eximo_on_the_smallest_card() throws IOException {
        try (BrowserContext visitor = visitor(Visit.DESK.size(360, 640), Theme.WARM)) {
            Page page = visitor.newPage();
            page.navigate(Running.application().address());
            Locator card = page.locator("tabuleiro-home .board-image").first();
            card.waitFor();
            BufferedImage board = image(card);
            // There are no men on the a-file; the frame around the board is left out.
            int file = board.getWidth() / 16;
            int frame = board.getHeight() / 40;
            int lines = 0;
            for (int y = frame + 3; y < board.getHeight() - frame - 3; y++) {
                int here = luminance(board, file, y);
                boolean brightest = here > luminance(board, file, y - 1) && here >= luminance(board, file, y + 1);
                int around = Math.max(luminance(board, file, y - 3), luminance(board, file, y + 3));
                lines += brightest && here > around + 10 ? 1 : 0;
            }
            assertThat(lines).isBetween(7, 9);
        }
    }

    @Test
    void cards_the_editor_and_pictures_have_the_same_squares() throws IOException {
        try (BrowserContext visitor = visitor(Theme.WARM, true)) {
            Page page = visitor.newPage();
            for (Game game : Games.ALL) {
                List<Color> expected = squares(playing(visitor, game), game);
                page.navigate(Running.application().address());
                // A picture such as the exported ones, made when the site was built.
                Locator card = page.locator("tabuleiro-home [data-game='" + game.id() + "'] .board-image");
                assertThat(card.getAttribute("src")).contains("/card-" + game.id() + "-warm-dark-");
                page.navigate(Running.application().address() + "#/edit/" + game.id());
                Locator editor = page.locator("tabuleiro-edit .board-picture");
                editor.waitFor();
                hide(page);
                assertAlike("editor", squares(editor, game), expected);
                assertAlike("picture", exported(visitor, game), expected);
            }
        }
    }

    /** Small boards have fewer lines: the compass of Breakthru touches some squares only on large ones. */
    private static void assertAlike(String where, List<Color> squares, List<Color> expected) {
        for (int square = 0; square < squares.size(); square++) {
            assertThat(distance(squares.get(square), expected.get(square)))
                    .as(where + " " + square)
                    .isLessThan(2 * TOLERANCE);
        }
    }

    private static int distance(Color one, Color other) {
        return Math.abs(one.getRed() - other.getRed())
                + Math.abs(one.getGreen() - other.getGreen())
                + Math.abs(one.getBlue() - other.getBlue());
    }

    private static BrowserContext visitor(Theme theme, boolean dark) {
        return visitor(Visit.DESK.dark(dark), theme);
    }

    /** The pieces on the cards stand still: those that move would be drawn anew. */
    private static BrowserContext visitor(Visit visit, Theme theme) {
        BrowserContext visitor = Running.browser().visitor(visit);
        visitor.addInitScript(
                "localStorage.setItem('tabuleiro.settings', '{\"moving\":false,\"board\":\"" + theme.id() + "\"}')");
        return visitor;
    }

    /** The empty board of a new game. */
    private static Locator playing(BrowserContext visitor, Game game) {
        Page page = visitor.newPage();
        GamePage.open(page, Running.application().address(), game);
        hide(page);
        return page.locator("tabuleiro-game .board-picture");
    }

    private static void hide(Page page) {
        page.evaluate(
                "what => document.querySelectorAll(what).forEach(each => each.style.visibility = 'hidden')",
                PIECES_AND_MARKS);
    }

    /** The squares of the exported picture; pieces and labels leave a corner of each square free. */
    private static List<Color> exported(BrowserContext visitor, Game game) throws IOException {
        Page page = visitor.newPage();
        AnalysisPage.open(page, Running.application().address(), game).tab("share");
        BufferedImage picture = ImageIO.read(
                page.waitForDownload(() -> page.locator("[data-share='png']").click())
                        .path()
                        .toFile());
        BoardDrawing drawing = BoardDrawing.of(game, Theme.WARM, Theme.Variant.DARK, BoardDrawing.Size.FULL);
        double unit = picture.getWidth() / (double) drawing.width();
        // Pieces in hand are above and below the frame.
        double top = (picture.getHeight() - unit * drawing.height()) / 2 + unit * drawing.top();
        BufferedImage board = picture.getSubimage(
                (int) Math.round(unit * drawing.left()),
                (int) Math.round(top),
                (int) Math.round(100 * unit * game.board().width()),
                (int) Math.round(100 * unit * game.board().height()));
        return squares(board, game);
    }

    private static List<Color> squares(Locator board, Game game) throws IOException {
        return squares(image(board), game);
    }

    private static BufferedImage image(Locator board) throws IOException {
        board.page()
                .waitForFunction(
                        "() => [...document.querySelectorAll('.board-ground')].every((image) => image.complete)");
        return ImageIO.read(new ByteArrayInputStream(board.screenshot()));
    }

    /** The colour of each square, beside its right edge: pieces and the corners of zones are elsewhere. */
    private static List<Color> squares(BufferedImage board, Game game) {
        List<Color> colours = new ArrayList<>();
        double side = board.getWidth() / (double) game.board().width();
        for (int square = 0; square < game.board().size(); square++) {
            int row = game.board().height() - 1 - game.board().rank(square);
            int x = (int) ((game.board().file(square) + 0.9) * side);
            int y = (int) ((row + 0.33) * side);
            int width = (int) Math.max(1, side * 0.05);
            colours.add(average(board.getSubimage(x, y, width, 2 * width)));
        }
        return colours;
    }

    private static Color average(BufferedImage part) {
        int[] pixels = part.getRGB(0, 0, part.getWidth(), part.getHeight(), null, 0, part.getWidth());
        return new Color(
                IntStream.of(pixels).map(pixel -> pixel >> 16 & 255).sum() / pixels.length,
                IntStream.of(pixels).map(pixel -> pixel >> 8 & 255).sum() / pixels.length,
                IntStream.of(pixels).map(pixel -> pixel & 255).sum() / pixels.length);
    }

    private static int luminance(BufferedImage image, int x, int y) {
        Color colour = new Color(image.getRGB(x, y));
        return (colour.getRed() * 2 + colour.getGreen() * 7 + colour.getBlue()) / 10;
    }
}
