package org.tabuleiro.table.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.content.BankNames;
import org.tabuleiro.content.BoardDrawing;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Look;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SceneSvgTest {
    private static SceneSvg.Options options(boolean flipped, Optional<BankNames> banks) {
        return new SceneSvg.Options(flipped, true, banks, "a <title> & more");
    }

    private static String svg(Scene scene, boolean flipped, Optional<BankNames> banks) {
        return SceneSvg.write(scene, style(scene.game()), options(flipped, banks), 600);
    }

    private static BoardStyle style(Game game) {
        return BoardStyle.of(game, Theme.WARM, Theme.Variant.LIGHT, BoardDrawing.Size.FULL);
    }

    private static String svg(Scene scene) {
        return svg(scene, false, Optional.empty());
    }

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void a_picture_is_well_formed_and_draws_every_piece(Game game) throws Exception {
        State played = game.start();
        for (int i = 0; i < 30 && !played.isOver(); i++) {
            played = played.play(played.legalSteps().get(i % played.legalSteps().size()));
        }
        State state = played;
        long onBoard =
                state.layout().board().chars().filter(c -> c != Layout.EMPTY).count();
        // Trays show every stone, and one for all that are out of the game; rails show one piece of a kind.
        long inReserve = state.layout().reserve().stream()
                .mapToInt(count -> Look.of(game).hasBanks() ? count : Math.min(count, 1))
                .sum();
        long lost = Stream.of(Side.values())
                .filter(side -> Look.of(game).hasBanks() && Reserves.lost(game, state.layout(), side) > 0)
                .count();
        String svg = svg(Scene.of(state));
        Document picture = parse(svg);
        assertThat(count(svg, "<use href=\"#piece-") - 1).isEqualTo((int) (onBoard + inReserve + lost));
        assertThat(picture.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo("a <title> & more");
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void a_picture_has_the_board_of_its_game_and_no_id_twice(Game game) {
        String svg = svg(Scene.of(Look.of(game).picture()));
        assertThat(svg).contains(style(game).board().content("board-"));
        List<String> ids = Pattern.compile(" id=\"([^\"]+)\"")
                .matcher(svg)
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(ids).isNotEmpty().doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void coordinates_are_outside_the_field_and_turn_with_the_board(Game game) {
        for (boolean flipped : List.of(false, true)) {
            String svg = svg(Scene.of(game.start()), flipped, Optional.empty());
            int field = 100 * game.board().height();
            assertThat(height(svg, "a</text>")).isGreaterThan(field);
            assertThat(x(svg, "1</text>")).isNegative();
            assertThat(x(svg, "a</text>") > 100).isEqualTo(flipped);
            assertThat(height(svg, "1</text>") < 100).isEqualTo(flipped);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void banks_are_named_on_the_sides_of_their_owners_also_when_they_are_empty(boolean flipped) {
        State state = Games.SIXTEEN_STONES
                .read("1d1R1/1R3/4R/Rbb1d/Rdb1R[2R] r - 17 45")
                .orElseThrow();
        String picture = svg(Scene.of(state), flipped, new Catalogue(Language.PORTUGUESE).banks(Games.SIXTEEN_STONES));
        assertThat(height(picture, "Vermelho · 2") < height(picture, "Azul · 0"))
                .isEqualTo(flipped);
        assertThat(picture).contains(">Vermelho · 2</text>", ">Azul · 0</text>", ">Fora do</text>", ">jogo · 2</text>");
        assertThat(svg(Scene.of(Games.XADRERSI.start()), flipped, Optional.empty()))
                .doesNotContain("Banco");
    }

    /** How far from the top a text is. */
    private static double height(String picture, String text) {
        return number(picture, "y", text);
    }

    /** How far from the left edge of the field a text is. */
    private static double x(String picture, String text) {
        return number(picture, "x", text);
    }

    private static double number(String picture, String attribute, String text) {
        Matcher place = Pattern.compile("<text [^>]*" + attribute + "=\"([0-9.-]+)\"[^>]*>" + text)
                .matcher(picture);
        assertThat(place.find()).isTrue();
        return Double.parseDouble(place.group(1));
    }

    @Test
    void pieces_in_hand_are_on_the_side_of_their_owner() {
        Scene scene = Scene.of(Games.XADRERSI.start());
        String below = svg(scene, false, Optional.empty());
        String above = svg(scene, true, Optional.empty());
        assertThat(below.indexOf("<use href=\"#piece-second-k\""))
                .isLessThan(below.indexOf("<use href=\"#piece-first-K\""));
        assertThat(above.indexOf("<use href=\"#piece-first-K\""))
                .isLessThan(above.indexOf("<use href=\"#piece-second-k\""));
    }

    @Test
    void the_longer_side_has_the_pixels_asked_for() {
        SceneSvg.Size size = SceneSvg.size(
                Scene.of(Games.XADRERSI.start()), style(Games.XADRERSI), options(false, Optional.empty()), 1234);
        assertThat(size.height()).isEqualTo(1234);
        assertThat(size.width()).isLessThan(1234);
    }

    /** Each mark with the shape that only it adds to an empty picture. */
    static Stream<Map.Entry<Mark, String>> marks() {
        return Stream.of(
                Map.entry(new Mark.Spot(9, Mark.Kind.GO), "<circle cx=\"150\" cy=\"650\" r=\"14.5\" fill=\"#"),
                Map.entry(new Mark.Spot(9, Mark.Kind.TAKE), "r=\"45\" fill=\"none\" stroke=\"#"),
                Map.entry(new Mark.Spot(36, Mark.Kind.TAKE), "r=\"24\" fill=\"none\" stroke=\"#"),
                Map.entry(new Mark.Spot(36, Mark.Kind.JUMP), "r=\"20\" fill=\"none\" stroke=\"#"),
                Map.entry(new Mark.Spot(9, Mark.Kind.VICTIM), "r=\"45\" fill=\"none\" stroke=\"#"),
                Map.entry(new Mark.Spot(9, Mark.Kind.MUST), "r=\"45\" fill=\"none\" stroke=\"#"),
                Map.entry(new Mark.Spot(9, Mark.Kind.PLACE), "M130 641v-11h11M159 630h11v11"),
                Map.entry(new Mark.Spot(9, Mark.Kind.CAPTURE), "M130 630L170 670M130 670L170 630"),
                Map.entry(new Mark.Trail(0, 1), "M50 750L150 750"),
                Map.entry(new Mark.Arrow(0, 2, 3, 0), ">3</text>"),
                Map.entry(new Mark.Arrow(9, 9, 1, 1), "r=\"38\" fill=\"none\""),
                Map.entry(new Mark.Handle(0, 1), "M128 750L172 750M155 767L172 750L155 733"),
                Map.entry(new Mark.Ghost(30, 'W'), "opacity=\"0.6\""),
                Map.entry(new Mark.Faded(9, 'W'), "M120 680L180 620"),
                Map.entry(new Mark.Heat(9, 2, 0), ">2</text>"),
                Map.entry(new Mark.Spot(9, Mark.Kind.VEIL), "M100 600h100v100h-100z\" fill=\""),
                Map.entry(new Mark.Spot(9, Mark.Kind.ZONE), "M100 600h100v100h-100z\" fill=\""),
                Map.entry(new Mark.Spot(9, Mark.Kind.LAST), "M105 605h90v90h-90z\" fill=\"none\""));
    }

    /** The dimmed piece of a drawing could not be told from the square. */
    @Test
    void a_piece_that_is_removed_is_not_faded() {
        Layout layout = Games.EXIMO.start().layout();
        assertThat(svg(new Scene(Games.EXIMO, layout, List.of(new Mark.Faded(9, 'W')))))
                .doesNotContain("height=\"94\" opacity");
    }

    @ParameterizedTest
    @MethodSource("marks")
    void every_mark_has_its_shape(Map.Entry<Mark, String> mark) throws Exception {
        Scene bare = Scene.of(Games.EXIMO.start());
        SceneSvg.Options unlabelled = new SceneSvg.Options(false, true, Optional.empty(), "");
        BoardStyle style = style(Games.EXIMO);
        Scene marked = new Scene(Games.EXIMO, bare.layout(), List.of(mark.getKey()));
        String with = SceneSvg.write(marked, style, unlabelled, 600);
        String without = SceneSvg.write(bare, style, unlabelled, 600);
        parse(with);
        assertThat(count(with, mark.getValue())).isGreaterThan(count(without, mark.getValue()));
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length;
    }
}
