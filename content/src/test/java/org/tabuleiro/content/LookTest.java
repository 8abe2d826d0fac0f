package org.tabuleiro.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LookTest {

    static List<Game> games() {
        return Games.ALL;
    }

    private static List<Character> letters(Game game) {
        return game.pieceLetters().chars().mapToObj(c -> (char) c).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_piece_has_a_sign_of_its_own(Game game) {
        Look look = Look.of(game);
        List<String> glyphs = letters(game).stream().map(look::glyph).toList();
        List<String> classic = letters(game).stream().map(look::classic).toList();
        assertThat(glyphs).doesNotHaveDuplicates().allMatch(glyph -> glyph.length() == 1);
        assertThat(classic).doesNotHaveDuplicates().allMatch(sign -> sign.length() == 1 && sign.charAt(0) < 128);
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_piece_has_a_drawing(Game game) {
        for (char letter : letters(game)) {
            String side = Layout.isFirst(letter) ? "first-" : "second-";
            assertThat(Resources.text(game.id() + "/pieces/" + side + letter + ".svg"))
                    .as("drawing of " + letter)
                    .isPresent();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_picture_is_well_formed_and_draws_every_piece(Game game) throws Exception {
        State state = game.start();
        for (int i = 0; i < 30 && !state.isOver(); i++) {
            state = state.play(state.legalSteps().get(i % state.legalSteps().size()));
        }
        long onBoard =
                state.layout().board().chars().filter(c -> c != Layout.EMPTY).count();
        long beside =
                state.layout().reserve().stream().filter(count -> count > 0).count();
        Document picture = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(
                        new StringReader(BoardPicture.svg(state, List.of(), false, new Catalogue(Language.ENGLISH)))));
        assertThat(picture.getElementsByTagName("svg").getLength()).isEqualTo((int) (1 + onBoard + beside));
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_game_can_be_shown_at_a_glance(Game game) {
        State picture = Look.of(game).picture();
        assertThat(picture.game()).isEqualTo(game);
        assertThat(picture.layout().count(Layout.EMPTY)).isLessThan(game.board().size());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void pictures_of_sixteen_stones_name_both_banks_on_the_sides_of_their_owners_also_when_they_are_empty(
            boolean flipped) {
        State state = Games.SIXTEEN_STONES
                .read("1d1R1/1R3/4R/Rbb1d/Rdb1R[2R] r - 17 45")
                .orElseThrow();
        String picture = BoardPicture.svg(state, List.of(), flipped, new Catalogue(Language.PORTUGUESE));
        assertThat(height(picture, "Banco do Vermelho") < height(picture, "Banco do Azul"))
                .isEqualTo(flipped);
        assertThat(picture).contains("stroke-dasharray", ">×2</text>", ">×0</text>");
        assertThat(BoardPicture.svg(Games.XADRERSI.start(), List.of(), flipped, new Catalogue(Language.ENGLISH)))
                .doesNotContain("stroke-dasharray");
    }

    /** How far from the top a text stands in a picture. */
    private static int height(String picture, String text) {
        Matcher place = Pattern.compile("<text [^>]*y=\"(\\d+)\"[^>]*>" + text).matcher(picture);
        assertThat(place.find()).isTrue();
        return Integer.parseInt(place.group(1));
    }
}
