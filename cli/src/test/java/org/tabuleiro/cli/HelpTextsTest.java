package org.tabuleiro.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class HelpTextsTest {

    @ParameterizedTest
    @CsvSource({"console, GAME", "desktop, start"})
    void the_help_of_a_game_names_every_game(String program, String key) {
        for (Language language : Language.values()) {
            Catalogue catalogue = new Catalogue(language);
            String help =
                    new HelpTexts(catalogue, program, List.of(Alternatives.ids(catalogue, Games.ALL))).getString(key);
            String ids = Games.ALL.stream().map(Game::id).collect(Collectors.joining(", "));
            String or = language == Language.ENGLISH ? " or " : " ou ";
            int last = ids.lastIndexOf(", ");
            assertThat(help).contains(ids.substring(0, last) + or + ids.substring(last + 2));
        }
    }
}
