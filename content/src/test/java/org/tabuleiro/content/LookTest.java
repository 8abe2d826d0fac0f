package org.tabuleiro.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;

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
    void every_piece_has_its_own_character(Game game) {
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
            for (Theme theme : Theme.values()) {
                assertThat(PieceDrawing.svg(game, theme, letter))
                        .as(theme + " drawing of " + letter)
                        .doesNotContain("<text");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_game_can_be_shown_at_a_glance(Game game) {
        State picture = Look.of(game).picture();
        assertThat(picture.game()).isEqualTo(game);
        assertThat(picture.layout().count(Layout.EMPTY)).isLessThan(game.board().size());
    }
}
