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
class MatchTest {

    static List<Game> games() {
        return Games.ALL;
    }

    private static Match match(Game game, String first, String second) {
        return new Match(
                game,
                Contestant.find(first, game).orElseThrow(),
                Contestant.find(second, game).orElseThrow(),
                List.of(first, second),
                7);
    }

    @ParameterizedTest
    @MethodSource("games")
    void both_games_of_a_pair_begin_alike_with_the_sides_swapped(Game game) {
        Match match = match(game, "random", "nodes:50");
        GameRecord one = match.play(1);
        GameRecord two = match.play(2);
        assertThat(two.start()).isEqualTo(one.start());
        assertThat(two.tags().get(GameRecord.FIRST)).isEqualTo(one.tags().get(GameRecord.SECOND));
        assertThat(match.play(1)).isEqualTo(one);
        assertThat(match.play(3).start()).isNotEqualTo(one.start());
    }

    @Test
    void a_pair_begins_with_as_many_random_turns_as_asked_for() {
        Match match = match(Games.XADRERSI, "random", "random");
        assertThat(match.play(1).start().turn()).isEqualTo(5);
        assertThat(match.withOpening(2).play(1).start().turn()).isEqualTo(3);
    }

    @Test
    void points_go_to_the_first_named_player_on_either_side() {
        Match match = match(Games.EXIMO, "nodes:2000", "random");
        assertThat(Match.points(match.play(1), 1)).isEqualTo(1);
        assertThat(Match.points(match.play(2), 2)).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_player_that_only_tries_things_out_beats_one_that_does_not(Game game) {
        Match match = match(game, "uct:200", "random");
        double points = 0;
        for (int number = 1; number <= 6; number++) {
            points += Match.points(match.play(number), number);
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
    void an_engine_that_breaks_off_or_breaks_a_rule_loses_the_game_and_the_match_goes_on(String engine) {
        Match match = match(Games.EXIMO, engine, "random");
        for (int number = 1; number <= 2; number++) {
            GameRecord record = match.play(number);
            assertThat(Match.points(record, number)).isZero();
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
