package org.tabuleiro.desktop.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;
import org.tabuleiro.table.scene.Mark;
import org.tabuleiro.table.scene.Scene;
import org.tabuleiro.table.scene.SceneSvg;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BoardImageTest {
    private static final int SIZE = 400;
    private static final String TITLE = "a <title> & more";
    private static final Catalogue BANKS = new Catalogue(Language.PORTUGUESE);

    private static State state(Game game) {
        return PgnFileTest.played(game, 2).end();
    }

    private static BoardImage print(Game game) {
        State state = state(game);
        int taken = state.layout()
                .board()
                .indexOf(state.layout().board().replace(".", "").charAt(0));
        List<Mark> marks = List.of(
                new Mark.Spot(10, Mark.Kind.LAST),
                new Mark.Spot(11, Mark.Kind.TAKE),
                new Mark.Spot(12, Mark.Kind.GO),
                new Mark.Trail(0, 12),
                new Mark.Arrow(3, 14, 1, 0),
                new Mark.Faded(taken, state.layout().at(taken)));
        return new BoardImage(
                new Scene(game, state.layout(), marks),
                Theme.LAWN,
                new SceneSvg.Options(true, true, BANKS.banks(game), TITLE));
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void the_svg_is_well_formed_and_self_contained(Game game) throws Exception {
        byte[] svg = print(game).svg();
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        Document document = factory.newDocumentBuilder().parse(new ByteArrayInputStream(svg));
        assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo(TITLE);
        assertThat(document.getElementsByTagName("image").getLength()).isZero();
        NodeList uses = document.getElementsByTagName("use");
        assertThat(uses.getLength()).isGreaterThan(1);
        for (int i = 0; i < uses.getLength(); i++) {
            assertThat(((Element) uses.item(i)).getAttribute("href")).startsWith("#piece-");
        }
        String text = new String(svg, StandardCharsets.UTF_8);
        assertThat(text.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http", "file:");
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void images_differ_only_where_pieces_differ(Game game) throws IOException {
        Layout full = state(game).layout();
        int square = full.board().indexOf(full.board().replace(".", "").charAt(0));
        String board =
                full.board().substring(0, square) + Layout.EMPTY + full.board().substring(square + 1);
        Layout less = new Layout(
                board, full.reserve(), full.side(), full.pending(), full.noProgressCount(), full.turnNumber());
        BufferedImage one = picture(game, full);
        BufferedImage other = picture(game, less);
        // Without coordinates and with a margin of a tenth of a square, the bounds of the square are known.
        int rows = game.board().height();
        double side = one.getWidth() / (game.board().width() + 0.2);
        double left = (game.board().file(square) + 0.1) * side;
        int differing = 0;
        int lowest = 0;
        int highest = one.getHeight();
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                if (one.getRGB(x, y) != other.getRGB(x, y)) {
                    differing++;
                    lowest = Math.max(lowest, y);
                    highest = Math.min(highest, y);
                    assertThat((double) x).isBetween(left - 1, left + side + 1);
                }
            }
        }
        assertThat(differing).isGreaterThan((int) (side * side / 10));
        assertThat(lowest - highest).isLessThanOrEqualTo((int) side + 1);
        assertThat(rows).isPositive();
    }

    private static BufferedImage picture(Game game, Layout layout) throws IOException {
        BoardImage picture = new BoardImage(
                new Scene(game, layout, List.of()),
                Theme.WOOD,
                new SceneSvg.Options(false, false, BANKS.banks(game), ""));
        return ImageIO.read(new ByteArrayInputStream(picture.png(SIZE)));
    }

    @Test
    void an_image_has_the_requested_size() {
        BufferedImage large = print(Games.XADRERSI).image(1234);
        assertThat(Math.max(large.getWidth(), large.getHeight())).isEqualTo(1234);
        BufferedImage image = print(Games.EXIMO).image(BoardImage.MIN_SIZE);
        assertThat(image.getWidth()).isEqualTo(BoardImage.MIN_SIZE);
    }

    @Test
    void banks_are_shown_and_named_above_and_below_the_board_also_when_they_are_empty() {
        Game game = Games.SIXTEEN_STONES;
        State state = ShortGames.after(game, 16);
        assertThat(state.layout().reserve()).containsOnly(0);
        BufferedImage named = bank(state, List.of("Banco", "Banco"));
        BufferedImage other = bank(state, List.of("Outro", "Outro"));
        BufferedImage without = bank(state, List.of());
        assertThat(named.getHeight() / (double) named.getWidth())
                .isGreaterThan(1.2 * without.getHeight() / without.getWidth());
        int strip = named.getHeight() / 10;
        for (int top : List.of(0, named.getHeight() - strip)) {
            int differing = 0;
            for (int y = top; y < top + strip; y++) {
                for (int x = 0; x < named.getWidth(); x++) {
                    differing += named.getRGB(x, y) != other.getRGB(x, y) ? 1 : 0;
                }
            }
            assertThat(differing).as("pixels of the name at " + top).isGreaterThan(50);
        }
        BufferedImage nameless = bank(state, List.of("", ""));
        int frame = 0xFF000000 | Integer.decode(Theme.WOOD.colour(Theme.Use.FRAME));
        for (int top : List.of(0, nameless.getHeight() - strip)) {
            int drawn = 0;
            for (int y = top; y < top + strip; y++) {
                for (int x = 0; x < nameless.getWidth(); x++) {
                    drawn += nameless.getRGB(x, y) != frame ? 1 : 0;
                }
            }
            assertThat(drawn).as("pixels of the empty place at " + top).isGreaterThan(50);
        }
    }

    private static BufferedImage bank(State state, List<String> names) {
        return new BoardImage(Scene.of(state), Theme.WOOD, new SceneSvg.Options(false, false, names, "")).image(SIZE);
    }
}
