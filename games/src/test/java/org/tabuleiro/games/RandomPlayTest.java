package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Invariants of the fast face, in every position of random games. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RandomPlayTest {
    private static final int GAMES = 200 / Integer.getInteger("trials.divisor", 1);
    /** Far more steps than any random game has needed. */
    private static final int CAP = 50_000;

    private final int[] steps = new int[Position.MAX_STEPS];

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void random_play_ends(Game game) {
        for (long seed = 0; seed < GAMES; seed++) {
            boolean[] over = {false};
            RandomGame.fast(game, seed, CAP, position -> over[0] = position.status() != Position.ONGOING);
            assertThat(over[0]).as("%s, seed %d", game, seed).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void there_is_a_step_exactly_while_the_rules_of_the_game_let_it_go_on(Game game) {
        everywhere(
                game,
                position ->
                        assertThat(position.generate(steps, 0) > 0).isEqualTo(position.outcome() == Position.ONGOING));
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void no_two_steps_share_a_code_or_a_text(Game game) {
        everywhere(game, position -> {
            int count = position.generate(steps, 0);
            assertThat(Arrays.stream(steps, 0, count)).doesNotHaveDuplicates();
            assertThat(IntStream.range(0, count)
                            .mapToObj(i -> position.step(steps[i]).text()))
                    .doesNotHaveDuplicates();
        });
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void steps_are_written_from_the_index_that_was_asked_for(Game game) {
        everywhere(game, position -> {
            int count = position.generate(steps, 0);
            int[] shifted = new int[Position.MAX_STEPS + 5];
            Arrays.fill(shifted, 0, 5, -7);
            assertThat(position.generate(shifted, 5)).isEqualTo(count + 5);
            assertThat(Arrays.copyOfRange(shifted, 5, count + 5)).isEqualTo(Arrays.copyOf(steps, count));
            assertThat(Arrays.copyOf(shifted, 5)).containsOnly(-7);
        });
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void taking_back_restores_everything(Game game) {
        everywhere(game, position -> {
            Position before = position.copy();
            String text = game.write(position.layout());
            int depth = position.depth();
            int count = position.generate(steps, 0);
            for (int i = 0; i < count; i++) {
                position.make(steps[i]);
                position.unmake();
                assertThat(position.sameAs(before))
                        .as(position.step(steps[i]).text())
                        .isTrue();
            }
            int far = wander(position, new Random(depth));
            assertThat(position.depth()).isEqualTo(depth + far);
            for (int i = 0; i < far; i++) {
                position.unmake();
            }
            assertThat(position.sameAs(before)).isTrue();
            assertThat(game.write(position.layout())).isEqualTo(text);
            assertThat(position.depth()).isEqualTo(depth);
        });
    }

    /** Plays up to 20 random steps, past draws; how many they were. */
    private static int wander(Position position, Random random) {
        int[] some = new int[Position.MAX_STEPS];
        for (int far = 0; far < 20; far++) {
            int count = position.generate(some, 0);
            if (count == 0) {
                return far;
            }
            position.make(some[random.nextInt(count)]);
        }
        return 20;
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void the_incremental_key_is_the_key_from_scratch(Game game) {
        everywhere(game, position -> assertThat(position.key()).isEqualTo(position.keyFromScratch()));
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void endsTurn_predicts_whether_the_turn_number_changes(Game game) {
        everywhere(game, position -> {
            int turn = position.turnNumber();
            int side = position.toMove();
            int count = position.generate(steps, 0);
            for (int i = 0; i < count; i++) {
                boolean foretold = position.endsTurn(steps[i]);
                position.make(steps[i]);
                boolean ended = position.turnNumber() == turn + 1;
                boolean startsTurn = position.isTurnStart();
                int next = position.toMove();
                position.unmake();
                assertThat(foretold).as(position.step(steps[i]).text()).isEqualTo(ended);
                assertThat(startsTurn).isEqualTo(ended);
                assertThat(next).isEqualTo(ended ? 1 - side : side);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void closing_steps_are_counted_and_the_others_listed(Game game) {
        everywhere(game, position -> {
            Set<Integer> others = new HashSet<>();
            int count = position.generate(steps, 0);
            for (int i = 0; i < count; i++) {
                if (!position.endsTurn(steps[i])) {
                    others.add(steps[i]);
                }
            }
            int[] open = new int[Position.MAX_STEPS];
            assertThat(position.countClosing(open)).isEqualTo(count - others.size());
            Set<Integer> listed = new HashSet<>();
            for (int i = 0; open[i] >= 0; i++) {
                listed.add(open[i]);
            }
            assertThat(listed).isEqualTo(others);
        });
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void a_null_move_changes_only_the_player_to_move(Game game) {
        everywhere(game, position -> {
            Layout before = position.layout();
            long key = position.key();
            position.makeNullMove();
            Layout after = position.layout();
            assertThat(after.board()).isEqualTo(before.board());
            assertThat(after.side()).isNotEqualTo(before.side());
            assertThat(position.key()).isEqualTo(position.keyFromScratch());
            position.unmake();
            assertThat(position.layout()).isEqualTo(before);
            assertThat(position.key()).isEqualTo(key);
        });
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void keys_are_equal_exactly_where_board_reserve_side_and_pending_are(Game game) {
        Map<String, Long> keys = new HashMap<>();
        Map<Long, String> texts = new HashMap<>();
        everywhere(game, position -> {
            String whole = game.write(position.layout());
            String text = whole.substring(0, whole.lastIndexOf(' ', whole.lastIndexOf(' ') - 1));
            Long key = keys.putIfAbsent(text, position.key());
            assertThat(key == null || key == position.key()).as(text).isTrue();
            String other = texts.putIfAbsent(position.key(), text);
            assertThat(other == null ? text : other).isEqualTo(text);
        });
    }

    private static void everywhere(Game game, Consumer<Position> check) {
        for (long seed = 0; seed < GAMES; seed++) {
            RandomGame.fast(game, seed, CAP, check);
        }
    }
}
