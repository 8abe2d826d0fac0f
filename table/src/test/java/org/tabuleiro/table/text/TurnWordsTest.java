package org.tabuleiro.table.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

/** How turns are read. */
final class TurnWordsTest {
    private static TurnWords words(String game, String language) {
        return new TurnWords(
                new Catalogue(Language.find(language).orElseThrow()),
                Games.find(game).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "breakthru|en|silver|Silver begins",
                "breakthru|pt|gold|Dourado começa",
                "breakthru|en|d6-d5,d3-d2|d6-d5,d3-d2",
                "sixteen-stones|en|c3-d4,sac,b2-b3,end|c3-d4,sacrifice,b2-b3,end",
                "sixteen-stones|pt|c3-d4,sac,b2-b3,end|c3-d4,sacrifício,b2-b3,fim",
                "sixteen-stones|pt|pass|passa",
                "eximo|pt|c4xe6xe8@b1@c2|c4xe6xe8@b1@c2"
            })
    void words_are_called_by_their_names_and_moves_stay_as_they_are(
            String game, String language, String turn, String shown) {
        assertThat(words(game, language).turn(turn)).isEqualTo(shown);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_word_of_every_game_has_a_name(Language language) {
        for (Game game : Games.ALL) {
            for (String word : game.words()) {
                assertThat(new Catalogue(language).has(game.id() + ".turn." + word))
                        .as("%s %s", game, word)
                        .isTrue();
            }
        }
    }

    @Test
    void a_word_of_another_game_is_left_alone() {
        assertThat(words("eximo", "en").turn("pass")).isEqualTo("pass");
    }
}
