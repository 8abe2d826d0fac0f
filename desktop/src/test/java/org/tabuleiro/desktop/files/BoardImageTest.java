package org.tabuleiro.desktop.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.tabuleiro.content.BankNames;
import org.tabuleiro.content.BoardDrawing;
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
                Theme.GRAPHIC,
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
            assertThat(((Element) uses.item(i)).getAttribute("href")).matches("#(piece|board)-.*");
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
        BoardDrawing drawing = BoardDrawing.of(game, Theme.WARM, Theme.Variant.LIGHT, BoardDrawing.Size.FULL);
        double unit = one.getWidth() / (double) drawing.width();
        double side = 100 * unit;
        double left = drawing.left() * unit + game.board().file(square) * side;
        int differing = 0;
        int lowest = 0;
        int highest = one.getHeight();
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                // The shadow of a piece ends outside its square; a stone less on the board is out of the game.
                if (contrast(one.getRGB(x, y), other.getRGB(x, y)) > 30 && isField(drawing, game, x / unit, y / unit)) {
                    differing++;
                    lowest = Math.max(lowest, y);
                    highest = Math.min(highest, y);
                    assertThat((double) x).isBetween(left - 1, left + side + 1);
                }
            }
        }
        assertThat(differing).isGreaterThan((int) (side * side / 10));
        assertThat(lowest - highest).isLessThanOrEqualTo((int) side + 1);
    }

    /** How much two colours differ. */
    private static int contrast(int one, int other) {
        return Math.abs((one >> 16 & 255) - (other >> 16 & 255))
                + Math.abs((one >> 8 & 255) - (other >> 8 & 255))
                + Math.abs((one & 255) - (other & 255));
    }

    /** Whether a point of a picture without rails is on a square. */
    private static boolean isField(BoardDrawing drawing, Game game, double x, double y) {
        return drawing.tray().isEmpty()
                || (y > drawing.top() && y < drawing.top() + 100 * game.board().height() && x > drawing.left());
    }

    private static BufferedImage picture(Game game, Layout layout) throws IOException {
        BoardImage picture = new BoardImage(
                new Scene(game, layout, List.of()),
                Theme.WARM,
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
        BufferedImage named = bank(state, Optional.of(new BankNames("Banco do A", "Banco do B", "Fora do jogo")));
        BufferedImage other = bank(state, Optional.of(new BankNames("Outro do A", "Outro do B", "Fora do jogo")));
        int strip = named.getHeight() / 8;
        for (int top : List.of(0, named.getHeight() - strip)) {
            int differing = 0;
            for (int y = top; y < top + strip; y++) {
                for (int x = 0; x < named.getWidth(); x++) {
                    differing += named.getRGB(x, y) != other.getRGB(x, y) ? 1 : 0;
                }
            }
            assertThat(differing).as("pixels of the name at " + top).isGreaterThan(30);
        }
    }

    private static BufferedImage bank(State state, Optional<BankNames> names) {
        return new BoardImage(Scene.of(state), Theme.WARM, new SceneSvg.Options(false, false, names, "")).image(SIZE);
    }
}
