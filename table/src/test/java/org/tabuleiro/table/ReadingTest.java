package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.games.record.GameWriter;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ReadingTest {

    private static GameRecord played(Game game, int turns) {
        GameTree tree = new GameTree(game.start());
        GameTree.Node node = tree.root();
        for (int i = 0; i < turns; i++) {
            Turn turn = node.state().legalTurns().iterator().next();
            node = tree.add(node, turn);
        }
        return tree.record(Map.of(GameRecord.FIRST, "Ana", GameRecord.SECOND, "Rui"), List.of(), Optional.empty());
    }

    private static String text(Trouble trouble) {
        return new Catalogue(Language.ENGLISH).text(trouble.message());
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void a_pasted_position_is_recognised_whichever_game_it_is_of(Game game) {
        State state = played(game, 2).end();
        assertThat(Reading.of(state.toString())).isEqualTo(new Reading.OfPosition(state));
        assertThat(Reading.of("\n  " + state.toString().replace(" ", "\n ") + "\r\n"))
                .isEqualTo(new Reading.OfPosition(state));
    }

    @Test
    void a_position_without_its_reserve_is_one_of_the_game_with_such_a_board() {
        assertThat(text(((Reading.OfNothing) Reading.of("5/5/5/5/5 r place 0 1")).trouble()))
                .contains("Sixteen Stones");
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void a_pasted_game_is_recognised_whichever_it_is(Game game) {
        GameRecord record = played(game, 3);
        assertThat(Reading.of(GameWriter.write(record))).isEqualTo(new Reading.OfGames(List.of(record)));
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void a_position_with_a_fault_is_explained_as_one_of_the_game_it_was_meant_for(Game game) {
        String wrong = game.start().toString().replaceFirst(" [a-z] ", " x ");
        assertThat(((Reading.OfNothing) Reading.of(wrong)).trouble().message().toString())
                .contains(game.id() + ".name")
                .contains("position.side");
    }

    @Test
    void a_text_that_is_nothing_says_what_was_expected() {
        assertThat(text(((Reading.OfNothing) Reading.of("hello")).trouble())).contains("neither a game nor a position");
        assertThat(text(((Reading.OfNothing) Reading.of("  ")).trouble())).contains("nothing in it");
    }

    @Test
    void the_caret_stays_with_its_sign_in_a_very_long_line() {
        String text = "x".repeat(5000) + "!" + "y".repeat(5000);
        Trouble.Place place = Trouble.Place.of(text, 1, 5001);
        assertThat(place.text().length()).isLessThan(120);
        assertThat(place.text().charAt(place.caret())).isEqualTo('!');
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_trouble_with_a_text_has_words(Language language) {
        Catalogue catalogue = new Catalogue(language);
        assertThat(List.of("empty", "neither", "position")).allMatch(key -> catalogue.has("table.trouble." + key));
    }
}
