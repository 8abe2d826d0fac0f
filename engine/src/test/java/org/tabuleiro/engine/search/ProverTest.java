package org.tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.engine.Knowledge;
import org.tabuleiro.engine.RandomPositions;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ProverTest {
    private static final int COUNT = 200;

    static List<Game> games() {
        return List.of(Games.EXIMO, Games.BREAKTHRU, Games.SIXTEEN_STONES);
    }

    /** States near the end of games between weak players, at the start of a turn. */
    private static List<State> endings(Game game, int count, long seed) {
        Random random = new Random(seed);
        List<State> found = new ArrayList<>();
        while (found.size() < count) {
            State state = RandomPositions.of(game, 1, random.nextLong()).get(0);
            LevelPlayer player = new LevelPlayer(game, 1 + random.nextInt(3), SearchLimits.NONE, random.nextLong());
            List<State> states = new ArrayList<>();
            for (int i = 0; i < 200 && !state.isOver(); i++) {
                states.add(state);
                state = state.play(player.choose(state, () -> false));
            }
            if (state.result().flatMap(result -> result.winner()).isPresent()) {
                found.addAll(states.subList(Math.max(0, states.size() - 5), states.size()));
            }
        }
        return found.subList(0, count);
    }

    /** The same state without its history, from the position string. */
    private static State alone(State state) {
        return state.game().read(state.toString()).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_selective_search_never_contradicts_a_proof(Game game) {
        Prover prover = new Prover(Knowledge.of(game), 4);
        IterativeDeepening engine = new IterativeDeepening(Knowledge.of(game), 4);
        int proven = 0;
        int announced = 0;
        for (State each : endings(game, COUNT, 23)) {
            State state = alone(each);
            Analysis.Line proof = prove(prover, state);
            Analysis.Line found = best(engine, state);
            if (proof.exact()) {
                proven++;
                if (found.exact()) {
                    announced++;
                    assertThat(Integer.signum(found.score()))
                            .as(state.toString())
                            .isEqualTo(Integer.signum(proof.score()));
                }
            }
        }
        assertThat(proven).isGreaterThan(COUNT / 4);
        assertThat(announced).isGreaterThan(proven / 2);
    }

    @ParameterizedTest
    @MethodSource("games")
    void an_announced_win_is_won_in_time_against_any_defence(Game game) {
        Random random = new Random(29);
        IterativeDeepening engine = new IterativeDeepening(Knowledge.of(game), 4);
        int played = 0;
        for (State each : endings(game, COUNT, 31)) {
            State state = alone(each);
            Analysis.Line found = best(engine, state);
            if (!found.exact() || found.score() < 0) {
                continue;
            }
            played++;
            int until = state.turnNumber() + Score.turns(found.score());
            String first = state.toString();
            while (!state.isOver()) {
                assertThat(state.turnNumber()).as(first).isLessThan(until);
                Analysis.Line line = best(engine, state);
                assertThat(line.exact() && line.score() > 0)
                        .as(first + " then " + state)
                        .isTrue();
                state = state.play(line.turns().get(0));
                if (!state.isOver()) {
                    state = random(state, random);
                }
            }
            assertThat(state.result().orElseThrow().winner()).as(first).hasValue(each.toMove());
        }
        assertThat(played).isGreaterThan(COUNT / 5);
    }

    private static Analysis.Line prove(Prover prover, State state) {
        return prover.prove(state, SearchLimits.ofNodes(10_000), () -> false).best();
    }

    private static Analysis.Line best(IterativeDeepening engine, State state) {
        return engine.analyse(state, SearchLimits.ofNodes(4_000), 1, () -> false, known -> {})
                .best();
    }

    private static State random(State start, Random random) {
        State state = start;
        while (state.turnNumber() == start.turnNumber() && !state.isOver()) {
            List<Step> legal = state.legalSteps();
            state = state.play(legal.get(random.nextInt(legal.size())));
        }
        return state;
    }

    @Test
    void a_win_beyond_the_no_progress_rule_is_not_announced() {
        String board = "11/11/11/11/5G5/4GFG4/5G5/11/11/11/s10[] g - ";
        State early = Games.BREAKTHRU.read(board + "0 9").orElseThrow();
        State late = Games.BREAKTHRU.read(board + "199 9").orElseThrow();
        IterativeDeepening engine = new IterativeDeepening(Knowledge.of(Games.BREAKTHRU), 4);
        assertThat(best(engine, early).score()).isEqualTo(Score.WIN - 3);
        assertThat(best(engine, late).exact()).isFalse();
        Prover prover = new Prover(Knowledge.of(Games.BREAKTHRU), 4);
        assertThat(prove(prover, early).score()).isEqualTo(Score.WIN - 3);
        assertThat(prove(prover, late).exact()).isFalse();
    }
}
