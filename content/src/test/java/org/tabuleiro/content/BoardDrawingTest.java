package org.tabuleiro.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.xml.sax.InputSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BoardDrawingTest {
    private static final Pattern ID = Pattern.compile(" id=\"([^\"]+)\"");
    private static final Pattern REFERENCE = Pattern.compile("(?:url\\(#|href=\"#)([^\")]+)");

    static Stream<Arguments> boards() {
        return Games.ALL.stream()
                .flatMap(game -> Stream.of(Theme.values())
                        .flatMap(theme -> Stream.of(Theme.Variant.values())
                                .flatMap(variant -> Stream.of(BoardDrawing.Size.values())
                                        .map(size -> Arguments.of(game, theme, variant, size)))));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void every_game_has_a_board_in_every_set(Game game, Theme theme, Theme.Variant variant, BoardDrawing.Size size)
            throws Exception {
        BoardDrawing board = BoardDrawing.of(game, theme, variant, size);
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(board.svg())));
        assertThat(board.svg()).as("every value has been filled in").doesNotContain("{", "}");
        assertThat(board.svg()).contains("<path");
        assertThat(board.width()).isEqualTo(100 * game.board().width() + 2 * board.left());
        assertThat(board.height()).isGreaterThan(100 * game.board().height() + board.top());
        if (size == BoardDrawing.Size.FULL) {
            assertThat(board.left()).as("room for coordinates").isGreaterThanOrEqualTo(40);
        }
        assertThat(board.tray().isPresent())
                .isEqualTo(game.equals(Games.SIXTEEN_STONES) && size == BoardDrawing.Size.FULL);
    }

    @ParameterizedTest
    @MethodSource("boards")
    void every_value_of_a_board_comes_from_its_set(
            Game game, Theme theme, Theme.Variant variant, BoardDrawing.Size size) {
        String path = game.id() + "/boards/" + theme.drawings() + (size == BoardDrawing.Size.SMALL ? "-small" : "");
        Pattern.compile("\\{([a-z-]+)}")
                .matcher(Resources.text(path + ".svg").orElseThrow())
                .results()
                .map(found -> found.group(1))
                .forEach(name ->
                        assertThat(theme.value(game, variant, name)).as(name).isPresent());
    }

    @ParameterizedTest
    @MethodSource("boards")
    void the_central_zone_of_breakthru_is_always_drawn(
            Game game, Theme theme, Theme.Variant variant, BoardDrawing.Size size) {
        String svg = BoardDrawing.of(game, theme, variant, size).svg();
        String outline = theme.colour(game, variant, Theme.Use.OUTLINE);
        boolean drawn = Pattern.compile("<path d=\"M300 300h500v500H300z\" fill=\"none\" stroke=\"" + outline + "\"")
                .matcher(svg)
                .find();
        assertThat(drawn).isEqualTo(game.equals(Games.BREAKTHRU));
    }

    @ParameterizedTest
    @MethodSource("boards")
    void the_trays_of_sixteen_stones_have_eight_hollows_each_where_stones_are_put(
            Game game, Theme theme, Theme.Variant variant, BoardDrawing.Size size) {
        BoardDrawing board = BoardDrawing.of(game, theme, variant, size);
        board.tray().ifPresent(tray -> {
            assertThat(tray.hollows()).isEqualTo(8);
            for (int i = 0; i < tray.hollows(); i++) {
                assertThat(board.svg())
                        .contains("<use href=\"#t\" x=\"" + tray.hollow(i) + "\" y=\"" + tray.above() + "\"/>")
                        .contains("<use href=\"#t\" x=\"" + tray.hollow(i) + "\" y=\"" + tray.below() + "\"/>");
            }
        });
        assertThat(board.svg().contains("href=\"#t\"")).isEqualTo(board.tray().isPresent());
    }

    @Test
    void a_dark_page_dims_warm_boards_and_changes_the_margin_of_the_chart() {
        for (Game game : Games.ALL) {
            assertThat(BoardDrawing.of(game, Theme.WARM, Theme.Variant.DARK, BoardDrawing.Size.FULL)
                            .svg())
                    .contains("opacity=\".08\"");
        }
        assertThat(Theme.WARM.colour(Games.BREAKTHRU, Theme.Variant.DARK, Theme.Use.FRAME))
                .isEqualTo("#2E261D");
    }

    /** On one page all pieces of a set are in one document; a picture has a board as well. */
    @Test
    void the_ids_of_a_set_differ_and_every_reference_has_its_id() {
        for (Theme theme : Theme.values()) {
            StringBuilder all = new StringBuilder();
            for (Game game : Games.ALL) {
                for (char letter : game.pieceLetters().toCharArray()) {
                    all.append(PieceDrawing.content(game, theme, letter));
                }
                all.append(BoardDrawing.of(game, theme, Theme.Variant.LIGHT, BoardDrawing.Size.FULL)
                        .content(game.id() + "-board-"));
            }
            List<String> ids = new ArrayList<>();
            ID.matcher(all).results().map(found -> found.group(1)).forEach(ids::add);
            assertThat(ids).doesNotHaveDuplicates();
            assertThat(ids)
                    .containsAll(REFERENCE
                            .matcher(all)
                            .results()
                            .map(BoardDrawingTest::name)
                            .toList());
        }
    }

    private static String name(MatchResult found) {
        return found.group(1);
    }

    @Test
    void old_and_unknown_names_of_sets_are_not_found() {
        assertThat(Stream.of("wood", "stone", "lawn", "", "WARM").map(Theme::find))
                .allMatch(Optional::isEmpty);
        assertThat(Theme.find("warm")).contains(Theme.DEFAULT);
        assertThat(Theme.find("contrast")).contains(Theme.CONTRAST);
    }
}
