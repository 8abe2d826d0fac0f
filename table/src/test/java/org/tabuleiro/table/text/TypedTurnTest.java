package org.tabuleiro.table.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Click;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.TurnBuilder;

/** What can be typed for a turn, and what is refused. */
final class TypedTurnTest {
    private static final TypedTurn TYPED = new TypedTurn(new Catalogue(Language.ENGLISH));

    private static TurnBuilder begin(String game) {
        Game rules = Games.find(game).orElseThrow();
        return new TurnBuilder(
                rules.setups().containsKey("standard")
                        ? rules.read(rules.setups().getOrDefault("standard", ""))
                                .orElseThrow()
                        : rules.start());
    }

    @ParameterizedTest
    @CsvSource({"b3-b4, b3-b4", "B3-B4, b3-b4", "b3 b4, b3-b4", "b3:b4, b3-b4", "c2-c4, c2-c4"})
    void a_turn_is_its_text_or_its_squares(String typed, String turn) {
        TurnBuilder builder = begin("eximo");
        assertThat(TYPED.enter(builder, typed)).isEmpty();
        assertThat(builder.steps()).extracting(Step::text).containsExactly(turn);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "eximo|b3-b4;drop",
                "eximo|b3-b4x",
                "eximo|b3-b4 please",
                "eximo|b3-b4-",
                "eximo|b3-b",
                "eximo|b3?",
                "xadrersi|N@f3",
                "xadrersi|K@f3!",
                "sixteen-stones|@c3x",
                "breakthru|<b>b3</b>"
            })
    void a_text_that_is_more_than_a_turn_is_refused_as_a_whole(String game, String typed) {
        TurnBuilder builder = begin(game);
        Optional<Message> refusal = TYPED.enter(builder, typed);
        assertThat(refusal).isPresent();
        assertThat(builder.steps()).isEmpty();
        assertThat(builder.clicks()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|breakthru|Gold begins,e8-e6,f8-e8|gold,e8-e6,f8-e8",
                "en|breakthru|gold begins e8-e6 f8-e8|gold,e8-e6,f8-e8",
                "pt|breakthru|Dourado começa,e8-e6,f8-e8|gold,e8-e6,f8-e8",
                "pt|sixteen-stones|e3-d3,fim|e3-d3,end",
                "pt|sixteen-stones|e3-d3 FIM|e3-d3,end",
                "pt|sixteen-stones|sacrifício,e3-d3|sac,e3-d3",
                "en|sixteen-stones|Sacrifice,e3-d3|sac,e3-d3"
            })
    void words_are_typed_as_they_are_shown_in_lists_and_hints(String language, String id, String typed, String turn) {
        Game game = Games.find(id).orElseThrow();
        String position = id.equals("breakthru")
                ? game.setups().getOrDefault("standard", "")
                : "1d1R1/1R3/4R/Rbb1d/Rdb1R[2Rb] r - 17 45";
        TurnBuilder builder = new TurnBuilder(game.read(position).orElseThrow());
        TypedTurn reader = new TypedTurn(new Catalogue(Language.find(language).orElseThrow()));
        assertThat(reader.enter(builder, typed)).isEmpty();
        assertThat(builder.steps()).extracting(Step::text).containsExactly(turn.split(","));
    }

    @Test
    void a_refusal_says_what_was_expected() {
        Message refusal = TYPED.enter(begin("eximo"), "b3-b4;drop").orElseThrow();
        assertThat(new Catalogue(Language.ENGLISH).text(refusal)).contains("b3-b4;drop", "Expected", "b3-b4");
    }

    @Test
    void a_square_that_is_named_twice_in_a_set_up_is_refused_with_the_rest() {
        TurnBuilder builder = new TurnBuilder(Games.BREAKTHRU.start());
        assertThat(TYPED.enter(builder, "@d5@e5@d5")).get().asString().contains("d5");
        assertThat(builder.steps()).isEmpty();
    }

    @Test
    void the_beginning_of_a_turn_is_entered() {
        TurnBuilder builder = begin("eximo");
        assertThat(TYPED.enter(builder, "b3")).isEmpty();
        assertThat(builder.clicks()).containsExactly(Click.of(Games.EXIMO, "b3"));
    }
}
