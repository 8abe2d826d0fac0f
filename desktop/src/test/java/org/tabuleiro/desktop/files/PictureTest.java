package org.tabuleiro.desktop.files;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
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
import org.tabuleiro.desktop.board.BoardPrint;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;
import org.tabuleiro.table.Mark;
import org.tabuleiro.table.Scene;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PictureTest {
    private static final int SIZE = 400;
    private static final Catalogue BANKS = new Catalogue(Language.PORTUGUESE);

    private static State state(Game game) {
        return GameFileTest.played(game, 2).end();
    }

    private static BoardPrint print(Game game) {
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
        return new BoardPrint(new Scene(game, state.layout(), marks), Theme.LAWN, true, true, BANKS.banks(game));
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void the_vector_picture_is_well_formed_and_names_nothing_outside_itself(Game game) throws Exception {
        byte[] svg = Picture.svg(print(game), "a <title> & more");
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        Document document = factory.newDocumentBuilder().parse(new ByteArrayInputStream(svg));
        assertThat(document.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo("a <title> & more");
        assertThat(document.getElementsByTagName("image").getLength()).isZero();
        NodeList uses = document.getElementsByTagName("use");
        assertThat(uses.getLength()).isGreaterThan(1);
        for (int i = 0; i < uses.getLength(); i++) {
            assertThat(((Element) uses.item(i)).getAttribute("href")).startsWith("#piece-");
        }
        String text = new String(svg, StandardCharsets.UTF_8);
        assertThat(text.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http", "file:", "<text", "font");
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void vectors_and_pixels_show_the_same(Game game) throws IOException {
        BoardPrint print = print(game);
        // In the measures that the vector picture names, lines are as wide.
        BufferedImage png = ImageIO.read(new ByteArrayInputStream(Picture.png(print, 2 * SIZE)));
        BufferedImage drawn = new BufferedImage(png.getWidth(), png.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = drawn.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        SVGDocument svg = Objects.requireNonNull(new SVGLoader()
                .load(new ByteArrayInputStream(Picture.svg(print, "")), null, LoaderContext.createDefault()));
        svg.render((Component) null, g, new ViewBox(png.getWidth(), png.getHeight()));
        g.dispose();
        long far = 0;
        for (int y = 0; y < png.getHeight(); y++) {
            for (int x = 0; x < png.getWidth(); x++) {
                far += distance(png.getRGB(x, y), drawn.getRGB(x, y)) > 120 ? 1 : 0;
            }
        }
        // Edges fall a little differently; a missing piece or mark would be far more.
        assertThat(far * 100.0 / (png.getWidth() * png.getHeight())).isLessThan(1.5);
    }

    private static int distance(int one, int other) {
        return Math.abs((one >> 16 & 255) - (other >> 16 & 255))
                + Math.abs((one >> 8 & 255) - (other >> 8 & 255))
                + Math.abs((one & 255) - (other & 255));
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void pictures_differ_where_pieces_differ_and_nowhere_else(Game game) throws IOException {
        Layout full = state(game).layout();
        int square = full.board().indexOf(full.board().replace(".", "").charAt(0));
        String board =
                full.board().substring(0, square) + Layout.EMPTY + full.board().substring(square + 1);
        Layout less = new Layout(board, full.reserve(), full.side(), full.pending(), full.quiet(), full.turn());
        BufferedImage one = picture(game, full);
        BufferedImage other = picture(game, less);
        // Without names of files and ranks and with a margin of a tenth, the square's place is easily told.
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
        BoardPrint print =
                new BoardPrint(new Scene(game, layout, List.of()), Theme.WOOD, false, false, BANKS.banks(game));
        return ImageIO.read(new ByteArrayInputStream(Picture.png(print, SIZE)));
    }

    @Test
    void a_picture_is_as_large_as_was_asked_for() {
        Dimension size = print(Games.XADRERSI).size(1234);
        assertThat(Math.max(size.width, size.height)).isEqualTo(1234);
        BufferedImage image = Picture.image(print(Games.EXIMO), Picture.LEAST);
        assertThat(image.getWidth()).isEqualTo(Picture.LEAST);
    }

    @Test
    void pieces_in_hand_stand_on_the_side_of_their_owner() {
        BoardPrint unflipped = new BoardPrint(Scene.of(Games.XADRERSI.start()), Theme.WOOD, false, true, List.of());
        BoardPrint flipped = new BoardPrint(Scene.of(Games.XADRERSI.start()), Theme.WOOD, true, true, List.of());
        String svg = new String(Picture.svg(unflipped, ""), StandardCharsets.UTF_8);
        String turned = new String(Picture.svg(flipped, ""), StandardCharsets.UTF_8);
        assertThat(svg.indexOf("<use href=\"#piece-second-k\""))
                .isLessThan(svg.indexOf("<use href=\"#piece-first-K\""));
        assertThat(turned.indexOf("<use href=\"#piece-first-K\""))
                .isLessThan(turned.indexOf("<use href=\"#piece-second-k\""));
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
    }

    private static BufferedImage bank(State state, List<String> names) {
        return Picture.image(new BoardPrint(Scene.of(state), Theme.WOOD, false, false, names), SIZE);
    }
}
