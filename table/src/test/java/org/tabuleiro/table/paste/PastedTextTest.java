package org.tabuleiro.table.paste;

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
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.games.record.GameWriter;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PastedTextTest {

    private static GameRecord played(Game game, int turns) {
        GameTree tree = new GameTree(game.start());
        GameTree.Node node = tree.root();
        for (int i = 0; i < turns; i++) {
            Turn turn = node.state().legalTurns().iterator().next();
            node = tree.add(node, turn);
        }
        return tree.record(Map.of(GameRecord.FIRST, "Ana", GameRecord.SECOND, "Rui"), List.of(), Optional.empty());
    }

    private static String text(ReadError error) {
        return new Catalogue(Language.ENGLISH).text(error.message());
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void a_pasted_position_is_recognised_whichever_game_it_is_of(Game game) {
        State state = played(game, 2).end();
        assertThat(PastedText.of(state.toString())).isEqualTo(new PastedText.OfPosition(state));
        assertThat(PastedText.of("\n  " + state.toString().replace(" ", "\n ") + "\r\n"))
                .isEqualTo(new PastedText.OfPosition(state));
    }

    @Test
    void a_position_without_its_reserve_is_one_of_the_game_with_such_a_board() {
        assertThat(text(((PastedText.OfNothing) PastedText.of("5/5/5/5/5 r place 0 1")).error()))
                .contains("Sixteen Stones");
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void a_pasted_game_is_recognised_whichever_it_is(Game game) {
        GameRecord record = played(game, 3);
        assertThat(PastedText.of(GameWriter.write(record))).isEqualTo(new PastedText.OfGames(List.of(record)));
    }

    @ParameterizedTest
    @FieldSource("org.tabuleiro.games.Games#ALL")
    void a_position_with_a_fault_is_explained_as_one_of_the_game_it_was_meant_for(Game game) {
        String wrong = game.start().toString().replaceFirst(" [a-z] ", " x ");
        assertThat(((PastedText.OfNothing) PastedText.of(wrong))
                        .error()
                        .message()
                        .toString())
                .contains(game.id() + ".name")
                .contains("position.side");
    }

    @Test
    void an_unknown_text_is_refused_with_what_was_expected() {
        assertThat(text(((PastedText.OfNothing) PastedText.of("hello")).error()))
                .contains("neither a game nor a position");
        assertThat(text(((PastedText.OfNothing) PastedText.of("  ")).error())).contains("This is empty");
    }

    @Test
    void the_caret_stays_at_its_character_in_a_very_long_line() {
        String text = "x".repeat(5000) + "!" + "y".repeat(5000);
        ReadError.Place place = ReadError.Place.of(text, 1, 5001);
        assertThat(place.text().length()).isLessThan(120);
        assertThat(place.text().charAt(place.caret())).isEqualTo('!');
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void every_read_error_has_a_message(Language language) {
        Catalogue catalogue = new Catalogue(language);
        assertThat(List.of("empty", "neither", "position")).allMatch(key -> catalogue.has("table.trouble." + key));
    }

    private static ReadError error(String text) {
        return ((PastedText.OfNothing) PastedText.of(text)).error();
    }

    @Test
    void a_fault_in_a_game_is_shown_where_it_is() {
        String text = """
                [Game "eximo"]
                [First "Ana"]
                [Second "Rui"]
                [Result "*"]

                1. b3-b9 *
                """;
        ReadError error = error(text);
        assertThat(error.message().key()).isEqualTo("file.at");
        assertThat(error.place()).contains(new ReadError.Place(6, 4, "1. b3-b9 *", 3));
        assertThat(error.place().orElseThrow().drawn()).isEqualTo("1. b3-b9 *\n   ^");
    }

    @Test
    void a_byte_order_mark_is_skipped() {
        State state = Games.EXIMO.start();
        assertThat(PastedText.of("\uFEFF" + state)).isEqualTo(new PastedText.OfPosition(state));
    }

    @Test
    void the_error_of_an_unknown_text_shows_its_first_line_that_is_not_blank() {
        assertThat(error("hello").place()).contains(new ReadError.Place(1, 1, "hello", 0));
        assertThat(error("\n\n \t hello\nworld").place()).contains(new ReadError.Place(3, 1, "   hello", 0));
    }

    @Test
    void a_long_text_without_tags_is_not_parsed_as_a_position() {
        String start = Games.EXIMO.start().toString();
        String wide = start.replaceFirst(" ", " ".repeat(4001 - start.length()));
        assertThat(wide).hasSize(4000);
        assertThat(PastedText.of(wide)).isEqualTo(new PastedText.OfPosition(Games.EXIMO.start()));
        assertThat(error(wide.replaceFirst(" ", "  ")).message().key()).isEqualTo("table.trouble.neither");
    }

    @Test
    void only_a_short_text_with_ranks_is_explained_as_a_position() {
        String wrong = "8/8/8/8/8/8/8/8 w - 0 x";
        assertThat(error(wrong).message().key()).isEqualTo("table.trouble.position");
        assertThat(error(wrong + "x".repeat(400 - wrong.length())).message().key())
                .isEqualTo("table.trouble.position");
        assertThat(error(wrong + "x".repeat(401 - wrong.length())).message().key())
                .isEqualTo("table.trouble.neither");
        assertThat(error("8 8 8 8 w - 0 1").message().key()).isEqualTo("table.trouble.neither");
        assertThat(error("/").message().key()).isEqualTo("table.trouble.position");
    }

    @Test
    void of_two_games_with_equal_ranks_the_one_whose_parser_got_further_explains_the_fault() {
        // Eximo and Xadrersi have eight ranks; a reserve is one of Xadrersi, none is one of Eximo.
        assertThat(error("8/8/8/8/8/8/8/K7[Q2R2B2Nkq2r2b2n] w - 0 0").message().toString())
                .contains("xadrersi.name");
        assertThat(error("8/8/8/8/8/8/8/W7 w - 0 0").message().toString()).contains("eximo.name");
    }

    @Test
    void of_games_that_explain_a_fault_alike_the_first_one_does() {
        assertThat(error("8/8/8/8/8/8/8/8 w").message().toString()).contains("eximo.name");
    }

    @Test
    void a_place_beyond_the_text_is_at_the_end_of_an_empty_line() {
        assertThat(ReadError.Place.of("one\ntwo", 2, 9)).isEqualTo(new ReadError.Place(2, 9, "two", 3));
        assertThat(ReadError.Place.of("one\ntwo", 3, 1)).isEqualTo(new ReadError.Place(3, 1, "", 0));
        assertThat(ReadError.Place.of("one\r\ntwo\rthree", 3, 2)).isEqualTo(new ReadError.Place(3, 2, "three", 1));
    }

    @Test
    void a_long_line_is_cut_with_dots_only_where_something_is_missing() {
        String hundred = "0123456789".repeat(10);
        assertThat(ReadError.Place.of(hundred, 1, 1).text()).isEqualTo(hundred);
        assertThat(ReadError.Place.of(hundred, 1, 67)).isEqualTo(new ReadError.Place(1, 67, hundred, 66));
        assertThat(ReadError.Place.of(hundred + "x", 1, 1).text()).isEqualTo(hundred + "…");
        assertThat(ReadError.Place.of(hundred, 1, 68))
                .isEqualTo(new ReadError.Place(1, 68, "…" + hundred.substring(1), 67));
    }

    @Test
    void a_fault_without_a_place_has_none() {
        Parsed.Fault<State> fault = new Parsed.Fault<>("file", Message.of("table.one-game"));
        assertThat(ReadError.of(fault, "text").place()).isEmpty();
        assertThat(ReadError.of(fault, "text").message().key()).isEqualTo("table.one-game");
        assertThat(ReadError.of("table.trouble.empty").place()).isEmpty();
    }
}
