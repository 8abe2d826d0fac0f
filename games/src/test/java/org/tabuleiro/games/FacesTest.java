package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The friendly face says what the fast one says, and what it writes it reads. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class FacesTest {
    private static final int GAMES = 100 / Integer.getInteger("trials.divisor", 1);
    private static final int CAP = 50_000;

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void the_two_faces_agree_all_along_a_game(Game game) {
        for (long seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            State state = RandomGame.start(game, random);
            Position position = state.toPosition();
            List<String> path = new ArrayList<>();
            while (true) {
                String where = game + ", seed " + seed + ", after " + path;
                assertThat(state.toString()).as(where).isEqualTo(game.write(position.layout()));
                assertThat(texts(state)).as(where).isEqualTo(texts(position));
                assertThat(state.toMove().ordinal()).as(where).isEqualTo(position.toMove());
                assertThat(state.turnNumber()).as(where).isEqualTo(position.turnNumber());
                assertThat(state.isTurnStart()).as(where).isEqualTo(position.isTurnStart());
                assertThat(state.isOver()).as(where).isEqualTo(position.status() != Position.ONGOING);
                assertThat(state.result()).as(where).isEqualTo(position.result());
                assertThat(state.result().map(FacesTest::status).orElse(Position.ONGOING))
                        .as(where)
                        .isEqualTo(position.status());
                assertThat(state.toPosition().sameAs(position)).as(where).isTrue();
                if (state.isOver()) {
                    break;
                }
                Step step =
                        state.legalSteps().get(random.nextInt(state.legalSteps().size()));
                path.add(step.text());
                state = state.play(step);
                position.make(step.code());
            }
        }
    }

    private static int status(Result result) {
        return result.winner()
                .map(side -> side == Side.FIRST ? Position.FIRST_WINS : Position.SECOND_WINS)
                .orElse(Position.DRAW);
    }

    private static List<String> texts(State state) {
        return state.legalSteps().stream().map(Step::text).toList();
    }

    /** The texts of what is generated, or none where a draw rule has ended the game. */
    private static List<String> texts(Position position) {
        int[] steps = new int[Position.MAX_STEPS];
        int count = position.status() == Position.ONGOING ? position.generate(steps, 0) : 0;
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            texts.add(position.step(steps[i]).text());
        }
        return texts;
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void a_position_is_drawn_when_it_begins_a_turn_for_the_third_time(Game game) {
        for (long seed = 0; seed < GAMES; seed++) {
            Map<String, Integer> seen = new HashMap<>();
            RandomGame.friendly(game, seed, CAP, state -> {
                Layout layout = state.layout();
                String place = layout.board() + layout.reserve() + layout.side() + layout.pending();
                int times = state.isTurnStart() ? seen.merge(place, 1, Integer::sum) : 0;
                Optional<String> reason = state.result().map(Result::reason);
                if (times < 3) {
                    assertThat(reason).isNotEqualTo(Optional.of(Result.REPETITION));
                } else {
                    assertThat(reason).isPresent();
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void a_position_string_reads_back_as_an_equal_state_with_the_same_text(Game game) {
        for (long seed = 0; seed < GAMES; seed++) {
            RandomGame.friendly(game, seed, CAP, state -> {
                State read = game.read(state.toString()).orElseThrow();
                assertThat(read).isEqualTo(state).hasSameHashCodeAs(state).hasToString(state.toString());
                assertThat(read.toPosition().key()).isEqualTo(state.toPosition().key());
                if (!state.isOver()) {
                    assertThat(texts(read)).isEqualTo(texts(state));
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void a_layout_is_what_its_position_string_says(Game game) {
        for (long seed = 0; seed < GAMES; seed++) {
            RandomGame.friendly(game, seed, CAP, state -> {
                Layout layout = state.layout();
                assertThat(layout.board()).hasSize(game.board().size());
                assertThat(layout.reserve()).hasSize(game.reserveLetters().length());
                assertThat(game.state(layout).orElseThrow().layout()).isEqualTo(layout);
                assertThat(Side.ofTurn(layout.turnNumber())).isEqualTo(layout.side());
            });
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void scores_are_given_for_both_players_or_for_none(Game game) {
        int count = game.scores(game.start()).size();
        assertThat(count).isIn(0, 2);
        RandomGame.friendly(
                game, 1, CAP, state -> assertThat(game.scores(state)).hasSize(count));
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void every_named_set_up_is_a_position_that_is_not_over(Game game) {
        game.setups().forEach((name, text) -> {
            State state = game.read(text).orElseThrow();
            assertThat(state).as(name).hasToString(text);
            assertThat(state.isOver()).as(name).isFalse();
        });
    }
}
