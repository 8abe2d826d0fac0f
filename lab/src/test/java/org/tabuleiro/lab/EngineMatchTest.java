package org.tabuleiro.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.host.Contestant;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class EngineMatchTest {

    static List<Game> games() {
        return Games.ALL;
    }

    private static EngineMatch match(Game game, String first, String second) {
        return new EngineMatch(
                game,
                Contestant.find(first, game).orElseThrow(),
                Contestant.find(second, game).orElseThrow(),
                List.of(first, second),
                7);
    }

    @ParameterizedTest
    @MethodSource("games")
    void both_games_of_a_pair_have_the_same_opening_with_sides_swapped(Game game) {
        EngineMatch match = match(game, "random", "nodes:50");
        GameRecord one = match.play(1);
        GameRecord two = match.play(2);
        assertThat(two.start()).isEqualTo(one.start());
        assertThat(two.tags().get(GameRecord.FIRST)).isEqualTo(one.tags().get(GameRecord.SECOND));
        assertThat(match.play(1)).isEqualTo(one);
        assertThat(match.play(3).start()).isNotEqualTo(one.start());
    }

    @Test
    void the_length_of_the_random_opening_can_be_set() {
        EngineMatch match = match(Games.XADRERSI, "random", "random");
        assertThat(match.play(1).start().turnNumber()).isEqualTo(5);
        assertThat(match.withOpening(2).play(1).start().turnNumber()).isEqualTo(3);
    }

    @Test
    void points_are_those_of_the_first_engine_on_either_side() {
        EngineMatch match = match(Games.EXIMO, "nodes:2000", "random");
        assertThat(EngineMatch.points(match.play(1), 1)).isEqualTo(1);
        assertThat(EngineMatch.points(match.play(2), 2)).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void uct_beats_a_random_player(Game game) {
        EngineMatch match = match(game, "uct:200", "random");
        double points = 0;
        for (int number = 1; number <= 6; number++) {
            points += EngineMatch.points(match.play(number), number);
        }
        assertThat(points).isGreaterThanOrEqualTo(3.5);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "engine:exit 0",
                "engine:no-such-program-anywhere",
                "engine:echo ugiok; echo readyok; echo bestmove a1-a9; cat >/dev/null",
                "engine:echo ugiok; echo readyok; read line",
                "engine,patience=300:sleep 60",
                "engine,time=10,patience=300:echo ugiok; echo readyok; sleep 60"
            })
    void an_engine_that_fails_loses_the_game_and_the_match_continues(String engine) {
        EngineMatch match = match(Games.EXIMO, engine, "random");
        for (int number = 1; number <= 2; number++) {
            GameRecord record = match.play(number);
            assertThat(EngineMatch.points(record, number)).isZero();
            assertThat(record.tags()).containsKey("Termination");
        }
    }

    @Test
    void equal_scores_mean_equal_strength_and_three_quarters_mean_191() {
        assertThat(Tally.elo(0.5)).isCloseTo(0, within(0.001));
        assertThat(Tally.elo(0.75)).isCloseTo(190.8, within(0.1));
        assertThat(new Tally(60, 30, 10).score()).isEqualTo(0.75);
    }

    @Test
    void a_clear_match_is_evidence_for_the_stronger_hypothesis() {
        assertThat(new Tally(70, 10, 20).likelihoodRatio(0, 50)).isGreaterThan(2.94);
        assertThat(new Tally(20, 10, 70).likelihoodRatio(0, 50)).isLessThan(-2.94);
        assertThat(Tally.NONE.likelihoodRatio(0, 50)).isZero();
        assertThat(new Tally(1, 0, 0).likelihoodRatio(0, 50)).isBetween(-0.5, 0.5);
        assertThat(new Tally(200, 0, 0).likelihoodRatio(0, 50)).isGreaterThan(2.94);
        assertThat(new Tally(0, 0, 200).likelihoodRatio(0, 50)).isLessThan(-2.94);
        assertThat(new Tally(0, 1, 0).likelihoodRatio(0, 50)).isBetween(-0.5, 0.0);
        assertThat(new Tally(0, 100, 0).likelihoodRatio(0, 50)).isLessThan(-2.94);
    }
}
