package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.conformance.Vectors;

/** Fuzzing: mutated texts are faults, never exceptions, and what is accepted is in canonical form. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class FuzzTest {
    private static final int TEXTS = 30_000 / Integer.getInteger("trials.divisor", 1);

    /** An action on a mutated text. */
    private interface Try {
        void with(String text);
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void mutated_position_strings_are_values_or_faults(Game game) {
        List<State> states = states(game);
        int[] accepted = {0};
        mutate(game, TEXTS, i -> states.get(i % states.size()).toString(), text -> {
            if (game.read(text) instanceof Parsed.Ok<State>(State state)) {
                // Position strings are read strictly: there is no second spelling.
                assertThat(state.toString()).isEqualTo(text);
                assertThat(state.isOver()).isEqualTo(state.legalSteps().isEmpty());
                state.legalSteps().forEach(step -> assertThat(state.play(step)).isNotNull());
                accepted[0]++;
            }
        });
        assertThat(accepted[0]).isPositive();
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void mutated_turn_texts_are_values_or_faults(Game game) {
        List<State> states =
                states(game).stream().filter(state -> !state.isOver()).toList();
        Random random = new Random(3);
        List<String> texts = states.stream()
                .map(state -> state.turnOf(RandomGame.turn(state, random)).text())
                .toList();
        for (int i = 0; i < states.size(); i++) {
            State state = states.get(i);
            String good = texts.get(i);
            mutate(game, TEXTS / states.size(), n -> good, text -> {
                if (state.readSteps(text) instanceof Parsed.Ok<List<Step>>(List<Step> steps)) {
                    Turn turn = state.turnOf(steps);
                    assertThat(state.readSteps(turn.text())).isEqualTo(Parsed.ok(turn.steps()));
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void mutated_board_forms_are_values_or_faults(Game game) {
        List<State> states = states(game);
        for (BoardForm form : game.forms().values()) {
            IntFunction<String> good =
                    i -> form.write(game.board(), states.get(i % states.size()).layout());
            mutate(game, TEXTS, good, text -> {
                if (form.read(game.board(), text) instanceof Parsed.Ok<String>(String board)) {
                    Layout layout = new Layout(board, List.of(), Side.FIRST, Layout.NOTHING, 0, 1);
                    String written = form.write(game.board(), layout);
                    assertThat(form.read(game.board(), written)).isEqualTo(Parsed.ok(board));
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void mutated_boards_and_reserves_are_completed_or_faults(Game game) {
        List<State> states = states(game);
        Mutator mutator = new Mutator(4);
        for (int i = 0; i < TEXTS; i++) {
            char[] board = states.get(i % states.size()).layout().board().toCharArray();
            List<Integer> reserve = new ArrayList<>();
            game.reserveLetters().chars().forEach(letter -> reserve.add(mutator.below(3)));
            String letters = Layout.EMPTY + game.pieceLetters();
            for (int k = mutator.below(4); k > 0; k--) {
                board[mutator.below(board.length)] = letters.charAt(mutator.below(letters.length()));
            }
            Side side = Side.values()[mutator.below(2)];
            Layout layout = game.complete(new String(board), reserve, side);
            assertThat(layout.board()).isEqualTo(new String(board));
            if (game.state(layout) instanceof Parsed.Ok<State>(State state)) {
                assertThat(game.read(state.toString())).as("seed 4, %d", i).isEqualTo(Parsed.ok(state));
                assertThat(state.layout()).isEqualTo(layout);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void mutated_reserves_are_values_or_faults(Game game) {
        List<State> states = states(game);
        mutate(game, TEXTS, i -> reserve(states.get(i % states.size()).toString()), text -> {
            if (game.readReserve(text) instanceof Parsed.Ok<List<Integer>>(List<Integer> counts)) {
                assertThat(counts).hasSize(game.reserveLetters().length()).allMatch(count -> count >= 0);
            }
        });
    }

    private static String reserve(String position) {
        int open = position.indexOf('[');
        return open < 0 ? "[]" : position.substring(open, position.indexOf(' '));
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void mutated_vector_lines_are_reported(Game game) {
        List<State> states = states(game);
        String start = game.start().toString();
        UnaryOperator<String> columns = text -> text.replace(' ', '\t');
        mutate(
                game,
                TEXTS,
                i -> {
                    State state = states.get(i % states.size());
                    Step step = state.isOver()
                            ? null
                            : state.legalSteps().get(i % state.legalSteps().size());
                    return switch (i % 4) {
                        case 0 ->
                            state + "\t" + state.legalSteps().size() + "\tda39a3ee5e6b4b0d3255bfef95601890afd80709\t";
                        case 1 -> state + "\t" + step + "\t" + state + "\t";
                        case 2 -> start + "\t" + step + " " + step + "\t" + state + "\t" + columns.apply("draw x");
                        default -> state + "\t2\t1";
                    };
                },
                text -> {
                    for (String kind : List.of("tsv", "turns.tsv", "games.tsv", "refused.tsv", "scores.tsv")) {
                        Vectors.Report report = Vectors.verify(game, game.id() + "." + kind, text);
                        assertThat(report.passed() + report.failures().size()).isLessThanOrEqualTo(text.length());
                    }
                });
    }

    /** Mutates many texts; a failure names the seed and the text. */
    private static void mutate(Game game, int count, IntFunction<String> texts, Try attempt) {
        long seed = 1;
        Mutator mutator = new Mutator(seed);
        for (int i = 0; i < count; i++) {
            String text = mutator.mutate(texts.apply(i));
            try {
                attempt.with(text);
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError(
                        "%s, seed %d, text %d: <%s>: %s".formatted(game, seed, i, text, failure), failure);
            }
        }
    }

    private static List<State> states(Game game) {
        List<State> states = new ArrayList<>();
        for (long seed = 0; seed < 5; seed++) {
            List<State> some = RandomGame.states(game, seed, 150);
            for (int i = 0; i < some.size(); i += 3) {
                states.add(some.get(i));
            }
            states.add(some.getLast());
        }
        return states;
    }
}
