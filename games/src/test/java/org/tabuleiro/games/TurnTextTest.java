package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Turn texts: what is written is read, and so are the spellings of people. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TurnTextTest {
    private static final int GAMES = 100 / Integer.getInteger("trials.divisor", 1);

    /** Something that holds for a text of steps from a state. */
    private interface Check {
        void holds(State state, List<Step> steps, String text);
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void the_text_of_a_turn_reads_back_as_its_steps(Game game) {
        everyTurn(
                game, (state, steps, text) -> assertThat(state.readSteps(text)).isEqualTo(Parsed.ok(steps)));
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void the_text_of_the_first_steps_of_a_turn_reads_back_as_those(Game game) {
        everyTurn(game, (state, steps, text) -> {
            for (int count = 1; count < steps.size(); count++) {
                List<Step> some = steps.subList(0, count);
                assertThat(state.readSteps(TurnText.write(some))).isEqualTo(Parsed.ok(some));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void a_whole_turn_reads_back_from_its_text(Game game) {
        everyTurn(game, (state, steps, text) -> assertThat(state.readTurn(text)).isEqualTo(Parsed.ok(new Turn(steps))));
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void the_rest_of_a_turn_reads_as_a_turn_from_its_middle(Game game) {
        everyTurn(game, (state, steps, text) -> {
            if (steps.size() > 1) {
                List<Step> rest = steps.subList(1, steps.size());
                State middle = state.play(steps.get(0));
                assertThat(middle.readTurn(TurnText.write(rest))).isEqualTo(Parsed.ok(new Turn(rest)));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void the_beginning_of_a_turn_is_no_turn_and_the_fault_says_so(Game game) {
        everyTurn(game, (state, steps, text) -> {
            for (int count = 1; count < steps.size(); count++) {
                String beginning = TurnText.write(steps.subList(0, count));
                assertThat(state.readTurn(beginning)).isEqualTo(Parsed.fault("text", "turn.unfinished", beginning));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void a_turn_is_read_into_the_order_of_records(Game game) {
        everyTurn(game, (state, steps, text) -> {
            if (steps.stream()
                    .allMatch(step ->
                            step.kind() == Step.Kind.PLACE && step.piece().isEmpty())) {
                String backwards = TurnText.write(steps.reversed());
                assertThat(state.readTurn(backwards)).isEqualTo(Parsed.ok(new Turn(steps)));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void upper_case_reads_the_same(Game game) {
        readsTheSame(game, text -> text.toUpperCase(Locale.ROOT));
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void a_colon_reads_as_x(Game game) {
        readsTheSame(game, text -> text.replace('x', ':'));
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void blanks_after_commas_count_for_nothing(Game game) {
        readsTheSame(game, text -> text.replace(",", ",  "));
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void a_turn_text_has_no_blanks_and_no_comma_before_a_sign(Game game) {
        everyTurn(
                game,
                (state, steps, text) -> assertThat(text)
                        .matches("[a-z0-9A-Z@>,-]+")
                        .doesNotContain(",-", ",x", ",@")
                        .doesNotStartWith(","));
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void a_turn_with_a_step_too_many_is_refused(Game game) {
        everyTurn(game, (state, steps, text) -> {
            assertThat(state.readSteps(text + ",a1-a1")).isInstanceOf(Parsed.Fault.class);
            assertThat(state.readSteps(text + ",end,end")).isInstanceOf(Parsed.Fault.class);
            assertThat(state.readSteps(text + text)).isInstanceOf(Parsed.Fault.class);
        });
    }

    private static void readsTheSame(Game game, UnaryOperator<String> spelling) {
        everyTurn(
                game,
                (state, steps, text) -> assertThat(state.readSteps(spelling.apply(text)))
                        .as(spelling.apply(text))
                        .isEqualTo(Parsed.ok(steps)));
    }

    /**
     * Checks random turns at every start of a turn of random games; the steps are in the order of records.
     */
    private static void everyTurn(Game game, Check check) {
        for (long seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            RandomGame.friendly(game, seed, 400, state -> {
                if (state.isTurnStart() && !state.isOver()) {
                    Turn turn = state.turnOf(RandomGame.turn(state, random));
                    check.holds(state, turn.steps(), turn.text());
                }
            });
        }
    }
}
