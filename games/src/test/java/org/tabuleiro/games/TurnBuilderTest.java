package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.TurnBuilder.Accepted;
import org.tabuleiro.games.TurnBuilder.Progress;

/** Every legal turn can be clicked, and every click can be taken back. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TurnBuilderTest {
    /** Positions with more turns than this are only sampled. */
    private static final int ALL_UP_TO = 4_000;

    private static final int SAMPLE = 100;

    /** About how many turns are clicked per game. */
    private static final int ENOUGH = 1_000;

    /** All that a person sees of a builder. */
    private record View(
            State state, List<Step> steps, List<Click> clicks, List<TurnBuilder.Target> targets, Progress progress) {
        static View of(TurnBuilder builder) {
            return new View(builder.state(), builder.steps(), builder.clicks(), builder.targets(), builder.progress());
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void every_legal_turn_is_reached_by_clicks(Game game) {
        int clicked = 0;
        for (long seed = 0; clicked < ENOUGH && seed < 100; seed++) {
            Random random = new Random(seed);
            List<State> states = RandomGame.states(game, seed, 300);
            State state = states.get(random.nextInt(states.size()));
            List<Turn> turns = someTurns(state);
            if (turns.size() > ALL_UP_TO) {
                for (int i = 0; i < SAMPLE; i++) {
                    clicksMake(state, state.turnOf(RandomGame.turn(state, random)), random);
                }
                clicked += SAMPLE;
                continue;
            }
            Set<String> reached = new HashSet<>();
            clickAll(new TurnBuilder(state), reached);
            assertThat(reached)
                    .as("%s, seed %d: %s", game, seed, state)
                    .containsExactlyInAnyOrderElementsOf(
                            turns.stream().map(Turn::text).toList());
            clicked += turns.size();
        }
    }

    private static List<Turn> someTurns(State state) {
        List<Turn> turns = new ArrayList<>();
        for (Turn turn : state.legalTurns()) {
            turns.add(turn);
            if (turns.size() > ALL_UP_TO) {
                break;
            }
        }
        return turns;
    }

    /**
     * Clicks every legal step in every way, then every step after it, and collects the turns that come out.
     */
    private static void clickAll(TurnBuilder builder, Set<String> reached) {
        State state = builder.state();
        List<Step> steps = builder.steps();
        for (Step step : state.legalSteps()) {
            List<Step> longer = new ArrayList<>(steps);
            longer.add(step);
            if (!state.turnOf(longer).steps().equals(longer)) {
                continue;
            }
            for (List<Click> way : state.game().guide().ways(state, step)) {
                clickWay(builder, way);
                assertThat(builder.steps()).as("%s by %s", state, way).startsWith(longer.toArray(Step[]::new));
                if (builder.progress() == Progress.COMPLETE) {
                    reached.add(builder.turn().orElseThrow().text());
                } else {
                    clickAll(builder, reached);
                }
                for (int i = 0; i < way.size(); i++) {
                    assertThat(builder.undo()).isTrue();
                }
                assertThat(builder.state()).isSameAs(state);
                assertThat(builder.steps()).isEqualTo(steps);
                assertThat(builder.clicks()).isEmpty();
            }
        }
    }

    private static void clickWay(TurnBuilder builder, List<Click> way) {
        for (Click click : way) {
            assertThat(builder.click(click))
                    .as("%s of %s in %s", click, way, builder.state())
                    .isInstanceOf(Accepted.class);
        }
    }

    /** Clicks one turn step by step in random ways, and takes it back click by click. */
    private static void clicksMake(State state, Turn turn, Random random) {
        TurnBuilder builder = new TurnBuilder(state);
        List<View> views = new ArrayList<>(List.of(View.of(builder)));
        while (builder.progress() != Progress.COMPLETE) {
            Step step = turn.steps().get(builder.steps().size());
            List<List<Click>> ways = state.game().guide().ways(builder.state(), step);
            for (Click click : ways.get(random.nextInt(ways.size()))) {
                assertThat(builder.click(click))
                        .as("%s of %s in %s", click, turn, state)
                        .isInstanceOf(Accepted.class);
                views.add(View.of(builder));
            }
        }
        assertThat(builder.turn()).as("%s in %s", turn, state).contains(turn);
        for (int i = views.size() - 2; i >= 0; i--) {
            assertThat(builder.undo()).isTrue();
            assertThat(View.of(builder)).isEqualTo(views.get(i));
        }
        assertThat(builder.undo()).isFalse();
        assertThat(View.of(builder)).isEqualTo(views.get(0));
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void a_turn_is_taken_back_click_by_click(Game game) {
        for (long seed = 0; seed < 4; seed++) {
            Random random = new Random(seed);
            List<State> states = RandomGame.states(game, seed, 150);
            for (int i = 0; i < states.size(); i += 4) {
                if (!states.get(i).isOver()) {
                    State state = states.get(i);
                    clicksMake(state, state.turnOf(RandomGame.turn(state, random)), random);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void reset_and_return_lead_to_the_views_of_before(Game game) {
        for (long seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            List<State> states = RandomGame.states(game, seed, 100);
            State state = states.get(random.nextInt(states.size() - 1));
            TurnBuilder builder = new TurnBuilder(state);
            NavigableMap<Integer, View> views = new TreeMap<>();
            while (builder.progress() != Progress.COMPLETE) {
                views.put(builder.steps().size(), View.of(builder));
                List<Step> legal = builder.state().legalSteps();
                Step step = legal.get(random.nextInt(legal.size()));
                clickWay(builder, game.guide().ways(builder.state(), step).get(0));
            }
            for (int count = builder.steps().size() - 1; count >= 0; count--) {
                builder.returnTo(count);
                // Forced steps go back together with the click that led to them.
                assertThat(View.of(builder)).isEqualTo(views.floorEntry(count).getValue());
            }
            Step first = state.legalSteps().get(0);
            clickWay(builder, game.guide().ways(state, first).get(0));
            builder.reset();
            assertThat(View.of(builder)).isEqualTo(View.of(new TurnBuilder(state)));
            assertThat(builder.undo()).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void steps_entered_as_a_whole_are_taken_back_together(Game game) {
        for (long seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            List<State> states = RandomGame.states(game, seed, 100);
            State state = states.get(random.nextInt(states.size() - 1));
            TurnBuilder builder = new TurnBuilder(state);
            View before = View.of(builder);
            List<Step> turn = RandomGame.turn(state, random);
            assertThat(builder.enter(turn).played()).isEqualTo(turn);
            assertThat(builder.progress()).isEqualTo(Progress.COMPLETE);
            assertThat(builder.undo()).isTrue();
            assertThat(View.of(builder)).isEqualTo(before);
        }
    }
}
