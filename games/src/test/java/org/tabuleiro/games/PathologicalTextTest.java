package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Very long and very odd texts are refused in a time that grows with their length, not faster. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class PathologicalTextTest {
    /** Far more than needed; what grows out of bounds would take hours. */
    private static final Duration LIMIT = Duration.ofSeconds(20);

    private static final int MANY = 10_000;

    private static List<String> oddTexts() {
        List<String> odd = new ArrayList<>();
        for (String part : List.of(
                "a1", "a1-", "-a2", "@b1", ",", "x", ">", " ", "8/", "[", "]", "/", "9", "[[", "\0", "\uD800", "😀",
                "end,", "b3-b4,", "K@d4,", "(", "{", "\"")) {
            odd.add(part);
            odd.add(part.repeat(MANY));
        }
        odd.add("");
        odd.add("2147483648");
        odd.add("-2147483648 -9223372036854775809");
        return odd;
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void odd_texts_are_no_positions_no_reserves_and_no_boards(Game game) {
        assertTimeoutPreemptively(LIMIT, () -> {
            for (String text : oddTexts()) {
                assertThat(game.read(text)).isInstanceOf(Parsed.Fault.class);
                assertThat(game.read(game.start() + text)).isInstanceOf(Parsed.class);
                assertThat(game.readReserve("[" + text)).isInstanceOf(Parsed.class);
                game.forms()
                        .values()
                        .forEach(form ->
                                assertThat(form.read(game.board(), text)).isInstanceOf(Parsed.Fault.class));
            }
        });
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void odd_texts_are_no_turns(Game game) {
        assertTimeoutPreemptively(LIMIT, () -> {
            for (String text : oddTexts()) {
                if (text.length() >= MANY) {
                    assertThat(game.start().readSteps(text)).isInstanceOf(Parsed.Fault.class);
                }
            }
        });
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void turns_with_ten_thousand_good_tokens_are_refused_at_once(Game game) {
        assertTimeoutPreemptively(LIMIT, () -> {
            for (State state : RandomGame.states(game, 2, 40)) {
                if (state.isOver() || state.legalSteps().isEmpty()) {
                    continue;
                }
                String one = state.legalSteps().get(0).text();
                assertThat(state.readSteps((one + ",").repeat(MANY))).isInstanceOf(Parsed.Fault.class);
                String all = state.legalSteps().stream().map(Step::text).collect(Collectors.joining(","));
                assertThat(state.readSteps((all + ",a1-a1,").repeat(10))).isInstanceOf(Parsed.Fault.class);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void a_turn_that_goes_wrong_at_its_last_step_is_refused_at_once(Game game) {
        Random random = new Random(7);
        assertTimeoutPreemptively(LIMIT, () -> {
            for (State state : RandomGame.states(game, 7, 40)) {
                if (!state.isOver()) {
                    List<Step> steps = RandomGame.turn(state, random);
                    String wrong = TurnText.write(steps.subList(0, steps.size() - 1)) + ",a1-a1";
                    assertThat(state.readSteps(wrong)).isInstanceOf(Parsed.Fault.class);
                }
            }
        });
    }
}
