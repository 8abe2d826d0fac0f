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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/** The colours of the squares in pixels: in play, on the card, in the editor, and in exported pictures. */
final class SquareColoursTest {
    private static final String PIECES_AND_MARKS = ".board-picture :is(.piece, .mark, .label)";

    static Stream<Arguments> looks() {
        return Stream.of(Theme.values())
                .flatMap(theme -> Stream.of(false, true).map(dark -> Arguments.of(theme, dark)));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void all_squares_of_eximo_have_one_colour(Theme theme, boolean dark) throws IOException {
        try (BrowserContext visitor = visitor(theme, dark)) {
            List<Color> squares = squares(playing(visitor, Games.EXIMO), Games.EXIMO);
            assertThat(squares).containsOnly(Color.decode(theme.colour(Theme.Use.LIGHT)));
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void the_25_squares_of_breakthrus_central_area_differ_from_all_others(Theme theme, boolean dark)
            throws IOException {
        try (BrowserContext visitor = visitor(theme, dark)) {
            Locator board = playing(visitor, Games.BREAKTHRU);
            List<Color> squares = squares(board, Games.BREAKTHRU);
            Set<Color> inside = new HashSet<>();
            Set<Color> outside = new HashSet<>();
            for (int square = 0; square < squares.size(); square++) {
                int file = square % 11;
                int rank = square / 11;
                boolean central = file >= 3 && file <= 7 && rank >= 3 && rank <= 7;
                (central ? inside : outside).add(squares.get(square));
            }
            assertThat(inside).hasSize(1).doesNotContainAnyElementsOf(outside);
            BufferedImage image = image(board);
            assertThat(new Color(image.getRGB(image.getWidth() * 3 / 11, image.getHeight() / 2)))
                    .as("the line around the area")
                    .isEqualTo(Color.decode(theme.colour(Theme.Use.LABEL)));
        }
    }

    @Test
    void the_board_of_xadrersi_is_chequered() throws IOException {
        try (BrowserContext visitor = visitor(Theme.WOOD, false)) {
            List<Color> squares = squares(playing(visitor, Games.XADRERSI), Games.XADRERSI);
            assertThat(Set.copyOf(squares)).hasSize(2);
            assertThat(squares.get(0)).isEqualTo(Color.decode(Theme.WOOD.colour(Theme.Use.DARK)));
        }
    }

    @Test
    void grid_lines_separate_the_squares_of_eximo_on_the_smallest_card() throws IOException {
        try (BrowserContext visitor = Running.browser().visitor(Visit.DESK.size(360, 640))) {
            Page page = visitor.newPage();
            page.navigate(Running.application().address());
            Locator card = page.locator(".card .board-picture").first();
            card.waitFor();
            hide(page);
            BufferedImage board = image(card);
            int middle = board.getHeight() * 9 / 16;
            int lines = 0;
            for (int x = 1; x < board.getWidth(); x++) {
                lines += luminance(board, x, middle) < luminance(board, x - 1, middle) - 20 ? 1 : 0;
            }
            assertThat(lines).isBetween(7, 9);
        }
    }

    @Test
    void cards_the_editor_and_pictures_have_the_same_squares() throws IOException {
        try (BrowserContext visitor = visitor(Theme.STONE, true)) {
            Page page = visitor.newPage();
            for (Game game : Games.ALL) {
                List<Color> expected = squares(playing(visitor, game), game);
                page.navigate(Running.application().address());
                Locator card = page.locator(".card .board-picture").nth(Games.ALL.indexOf(game));
                card.waitFor();
                hide(page);
                assertThat(squares(card, game)).as("card").isEqualTo(expected);
                page.navigate(Running.application().address() + "#/edit/" + game.id());
                Locator editor = page.locator("tabuleiro-edit .board-picture");
                editor.waitFor();
                hide(page);
                assertThat(squares(editor, game)).as("editor").isEqualTo(expected);
                assertThat(exported(visitor, game)).as("picture").isEqualTo(expected);
            }
        }
    }

    private static BrowserContext visitor(Theme theme, boolean dark) {
        BrowserContext visitor = Running.browser().visitor(Visit.DESK.dark(dark));
        visitor.addInitScript("localStorage.setItem('tabuleiro.settings', '{\"board\":\"" + theme.id() + "\"}')");
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
        // A square has 100 units; the labels have a margin of 45 on every side, and reserves are above and
        // below.
        double unit = picture.getWidth() / (100.0 * game.board().width() + 2 * 45);
        int width = (int) Math.round(100 * unit * game.board().width());
        int height = (int) Math.round(100 * unit * game.board().height());
        BufferedImage board =
                picture.getSubimage((int) Math.round(45 * unit), (picture.getHeight() - height) / 2, width, height);
        return squares(board, game);
    }

    private static List<Color> squares(Locator board, Game game) throws IOException {
        return squares(image(board), game);
    }

    private static BufferedImage image(Locator board) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(board.screenshot()));
    }

    /** The colour of each square, near its upper right corner. */
    private static List<Color> squares(BufferedImage board, Game game) {
        List<Color> colours = new ArrayList<>();
        double side = board.getWidth() / (double) game.board().width();
        for (int square = 0; square < game.board().size(); square++) {
            int row = game.board().height() - 1 - game.board().rank(square);
            double x = (game.board().file(square) + 0.91) * side;
            double y = (row + 0.09) * side;
            colours.add(new Color(board.getRGB((int) x, (int) y)));
        }
        return colours;
    }

    private static int luminance(BufferedImage image, int x, int y) {
        Color colour = new Color(image.getRGB(x, y));
        return (colour.getRed() * 2 + colour.getGreen() * 7 + colour.getBlue()) / 10;
    }
}
