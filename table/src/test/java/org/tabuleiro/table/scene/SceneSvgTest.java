package org.tabuleiro.table.scene;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
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
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Theme;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class SceneSvgTest {
    private static final Pattern SQUARE =
            Pattern.compile("<rect x=[^>]* width=\"100\" height=\"100\" fill=\"(#[^\"]+)\"/>");

    private static SceneSvg.Options options(boolean flipped, List<String> banks) {
        return new SceneSvg.Options(flipped, true, banks, "a <title> & more");
    }

    private static String svg(Scene scene, boolean flipped, List<String> banks) {
        return SceneSvg.write(scene, BoardStyle.of(scene.game(), Theme.WOOD), options(flipped, banks), 600);
    }

    private static String svg(Scene scene) {
        return svg(scene, false, List.of());
    }

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void a_picture_is_well_formed_and_draws_every_piece(Game game) throws Exception {
        State state = game.start();
        for (int i = 0; i < 30 && !state.isOver(); i++) {
            state = state.play(state.legalSteps().get(i % state.legalSteps().size()));
        }
        long onBoard =
                state.layout().board().chars().filter(c -> c != Layout.EMPTY).count();
        long inReserve =
                state.layout().reserve().stream().filter(count -> count > 0).count();
        Document picture = parse(svg(Scene.of(state)));
        assertThat(picture.getElementsByTagName("use").getLength()).isEqualTo((int) (onBoard + inReserve));
        assertThat(picture.getElementsByTagName("title").item(0).getTextContent())
                .isEqualTo("a <title> & more");
    }

    /** The fills of the squares of the start position, in the order of the squares. */
    private static List<String> fills(Game game) {
        List<String> fills = new ArrayList<>();
        Matcher squares = SQUARE.matcher(svg(Scene.of(game.start())));
        while (squares.find()) {
            fills.add(squares.group(1));
        }
        assertThat(fills).hasSize(game.board().size());
        return fills;
    }

    @Test
    void squares_have_the_colours_of_their_board() {
        assertThat(fills(Games.EXIMO)).containsOnly(Theme.WOOD.colour(Theme.Use.LIGHT));
        assertThat(fills(Games.XADRERSI))
                .containsOnly(Theme.WOOD.colour(Theme.Use.LIGHT), Theme.WOOD.colour(Theme.Use.DARK))
                .startsWith(Theme.WOOD.colour(Theme.Use.DARK), Theme.WOOD.colour(Theme.Use.LIGHT));
    }

    @Test
    void the_central_area_of_breakthru_has_its_own_colour() {
        State start = Games.BREAKTHRU.start();
        Set<Integer> central = new TreeSet<>(Set.of(start.layout().board().indexOf('F')));
        start.legalSteps().forEach(step -> central.addAll(step.squares()));
        List<String> fills = fills(Games.BREAKTHRU);
        String area = Theme.WOOD.colour(Theme.Use.AREA);
        for (int square = 0; square < fills.size(); square++) {
            assertThat(fills.get(square).equals(area)).as("" + square).isEqualTo(central.contains(square));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_line_surrounds_the_marked_area(boolean flipped) {
        assertThat(svg(Scene.of(Games.BREAKTHRU.start()), flipped, List.of()))
                .containsPattern("<rect x=\"345\" y=\"[0-9]+\" width=\"500\" height=\"500\" fill=\"none\"");
        assertThat(svg(Scene.of(Games.EXIMO.start()), flipped, List.of()))
                .doesNotContain("height=\"500\" fill=\"none\"");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void banks_are_named_on_the_sides_of_their_owners_also_when_they_are_empty(boolean flipped) {
        State state = Games.SIXTEEN_STONES
                .read("1d1R1/1R3/4R/Rbb1d/Rdb1R[2R] r - 17 45")
                .orElseThrow();
        String picture = svg(Scene.of(state), flipped, new Catalogue(Language.PORTUGUESE).banks(Games.SIXTEEN_STONES));
        assertThat(height(picture, "Banco do Vermelho") < height(picture, "Banco do Azul"))
                .isEqualTo(flipped);
        assertThat(picture).contains("stroke-dasharray", ">×2</text>", ">×0</text>");
        assertThat(svg(Scene.of(Games.XADRERSI.start()), flipped, List.of())).doesNotContain("stroke-dasharray");
    }

    /** How far from the top a text is. */
    private static double height(String picture, String text) {
        Matcher place =
                Pattern.compile("<text [^>]*y=\"([0-9.]+)\"[^>]*>" + text).matcher(picture);
        assertThat(place.find()).isTrue();
        return Double.parseDouble(place.group(1));
    }

    @Test
    void pieces_in_hand_are_on_the_side_of_their_owner() {
        Scene scene = Scene.of(Games.XADRERSI.start());
        String below = svg(scene, false, List.of());
        String above = svg(scene, true, List.of());
        assertThat(below.indexOf("<use href=\"#piece-second-k\""))
                .isLessThan(below.indexOf("<use href=\"#piece-first-K\""));
        assertThat(above.indexOf("<use href=\"#piece-first-K\""))
                .isLessThan(above.indexOf("<use href=\"#piece-second-k\""));
    }

    @Test
    void the_longer_side_has_the_pixels_asked_for() {
        SceneSvg.Size size = SceneSvg.size(Scene.of(Games.XADRERSI.start()), options(false, List.of()), 1234);
        assertThat(size.height()).isEqualTo(1234);
        assertThat(size.width()).isLessThan(1234);
    }

    /** Each mark with the shape that only it adds to an empty picture. */
    static Stream<Map.Entry<Mark, String>> marks() {
        return Stream.of(
                Map.entry(new Mark.Spot(9, Mark.Kind.GO), "<circle cx=\"195\" cy=\"695\" r=\"15\" fill=\"#"),
                Map.entry(new Mark.Spot(9, Mark.Kind.TAKE), "r=\"40\" fill=\"none\" stroke=\"#"),
                Map.entry(new Mark.Spot(9, Mark.Kind.MUST), "r=\"45\" fill=\"none\" stroke=\"#"),
                Map.entry(new Mark.Spot(9, Mark.Kind.PLACE), "<rect x=\"171\" y=\"671\" width=\"48\" height=\"48\""),
                Map.entry(new Mark.Spot(9, Mark.Kind.CAPTURE), "M175 675L215 715M175 715L215 675"),
                Map.entry(new Mark.Trail(0, 1), "M95 795L195 795"),
                Map.entry(new Mark.Arrow(0, 2, 3, 0), ">3</text>"),
                Map.entry(new Mark.Arrow(9, 9, 1, 1), "r=\"38\" fill=\"none\""),
                Map.entry(new Mark.Handle(0, 1), "M173 795L217 795M200 812L217 795L200 778"),
                Map.entry(new Mark.Ghost(30, 'W'), "opacity=\"0.45\""),
                Map.entry(new Mark.Faded(30, 'W'), "opacity=\"0.3\""),
                Map.entry(new Mark.Heat(9, 2, 0), ">2</text>"),
                Map.entry(new Mark.Spot(9, Mark.Kind.LAST), Theme.WOOD.colour(Theme.Use.LAST)));
    }

    @ParameterizedTest
    @MethodSource("marks")
    void every_mark_has_its_shape(Map.Entry<Mark, String> mark) throws Exception {
        Scene bare = Scene.of(Games.EXIMO.start());
        SceneSvg.Options unlabelled = new SceneSvg.Options(false, true, List.of(), "");
        BoardStyle style = BoardStyle.of(Games.EXIMO, Theme.WOOD);
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
