package org.tabuleiro.engine.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.engine.level.LevelPlayer;
import org.tabuleiro.engine.search.SearchLimits;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameReader;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.GameWriter;
import org.tabuleiro.games.record.Line;
import org.tabuleiro.games.record.Play;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ReviewTest {
    private static final SearchLimits LITTLE = SearchLimits.ofNodes(5_000);
    private static final Map<String, String> TAGS = Map.of(GameRecord.FIRST, "A", GameRecord.SECOND, "B");
    /** Gold can win at once on the edge; otherwise Silver captures the flagship from e7. */
    private static final String ESCAPE = "10s/11/11/11/4s6/3G1F5/11/11/3G7/11/s10[] g - 0 9";

    static List<Game> games() {
        return Games.ALL;
    }

    private static GameRecord game(String start, String... turns) {
        Play play = new Play(Games.BREAKTHRU.read(start).orElseThrow());
        for (String turn : turns) {
            play.push(turn);
        }
        return play.record(TAGS, List.of());
    }

    private static GameRecord randomGame(Game game) {
        Play play = new Play(game.start());
        LevelPlayer player = new LevelPlayer(game, 1, LITTLE, 3);
        while (play.result().isEmpty() && play.turns().size() < 20) {
            play.push(player.choose(play.state(), () -> false));
        }
        return play.record(TAGS, List.of());
    }

    private static Review judged(GameRecord record) {
        Review review = new Review(record, LITTLE);
        while (review.judgeNext(() -> false)) {
            assertThat(review.judged()).isPositive();
        }
        assertThat(review.isDone()).isTrue();
        return review;
    }

    @Test
    void leaving_the_flagship_en_prise_is_a_blunder() {
        Review review = judged(game(ESCAPE, "d6-d5,d3-d2", "e7xf6"));
        Verdict gold = review.verdict(0).orElseThrow();
        assertThat(gold.judgement()).isEqualTo(Judgement.BLUNDER);
        assertThat(gold.loss()).isEqualTo(1);
        assertThat(gold.better().get(0).text()).startsWith("Ff6-");
        assertThat(review.verdict(1).orElseThrow().judgement()).isEqualTo(Judgement.FINE);
        assertThat(review.summary(Side.FIRST)).isEqualTo(new ReviewSummary(1, 1, 0, 0, 0, 1));
        assertThat(review.summary(Side.SECOND)).isEqualTo(new ReviewSummary(1, 0, 100, 0, 0, 0));
    }

    @Test
    void every_winning_turn_is_fine() {
        for (String turn : List.of("Ff6-f11", "Ff6-f1", "Ff6-k6")) {
            assertThat(judged(game(ESCAPE, turn)).verdict(0).orElseThrow().judgement())
                    .isEqualTo(Judgement.FINE);
        }
    }

    @Test
    void annotations_are_added_and_existing_ones_kept() {
        GameRecord record = game(ESCAPE, "d6-d5,d3-d2", "e7xf6");
        List<Line.Entry> entries = new ArrayList<>(record.line().entries());
        entries.set(
                0,
                new Line.Entry(
                        entries.get(0).turn(), List.of(new Line.Mark(6), new Line.Comment("hm"), new Line.Mark(40))));
        GameRecord noted =
                new GameRecord(record.start(), record.tags(), new Line(List.of("first"), entries), record.result());
        GameRecord annotated = judged(noted).annotated();
        List<Line.Note> notes = annotated.line().entries().get(0).notes();
        assertThat(notes.subList(0, 4))
                .containsExactly(
                        new Line.Mark(Judgement.BLUNDER.mark()),
                        new Line.Comment("hm"),
                        new Line.Mark(40),
                        new Line.Comment("[%chance 0]"));
        assertThat(notes.get(4)).isInstanceOf(Line.Variation.class);
        assertThat(annotated.line().comments()).containsExactly("first");
        assertThat(GameReader.read(GameWriter.write(annotated), Games::find).orElseThrow())
                .containsExactly(annotated);
    }

    @ParameterizedTest
    @MethodSource("games")
    void reviewing_an_annotated_game_changes_nothing(Game game) {
        GameRecord once = judged(randomGame(game)).annotated();
        GameRecord twice = judged(once).annotated();
        assertThat(GameWriter.write(twice)).isEqualTo(GameWriter.write(once)).contains("{[%chance ");
    }

    @Test
    void annotations_of_earlier_reviews_are_replaced_and_human_comments_kept() {
        GameRecord record = game(ESCAPE, "d6-d5,d3-d2");
        Line.Comment said = new Line.Comment("gold 9 % or so");
        Line.Entry judgedBefore = new Line.Entry(
                record.line().turns().get(0),
                List.of(
                        new Line.Mark(6),
                        new Line.Comment("Prateado 7%"),
                        said,
                        new Line.Comment("gold 60 %"),
                        new Line.Comment("[%chance 60]"),
                        new Line.Comment("[%chance 60] why?")));
        GameRecord annotated = judged(new GameRecord(
                        record.start(), record.tags(), new Line(List.of(), List.of(judgedBefore)), record.result()))
                .annotated();
        assertThat(annotated.line().entries().get(0).notes().subList(0, 4))
                .containsExactly(
                        new Line.Mark(Judgement.BLUNDER.mark()),
                        said,
                        new Line.Comment("why?"),
                        new Line.Comment("[%chance 0]"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void win_probabilities_of_both_sides_add_up_to_1(Game game) {
        Review review = judged(randomGame(game));
        for (int i = 0; i < review.turns(); i++) {
            review.verdict(i).ifPresent(verdict -> {
                assertThat(verdict.chance(Side.FIRST) + verdict.chance(Side.SECOND))
                        .isEqualTo(1);
                assertThat(verdict.loss()).isBetween(0.0, 1.0);
            });
        }
    }

    @Test
    void a_review_that_is_stopped_repeatedly_completes() {
        GameRecord record = randomGame(Games.EXIMO);
        Review review = new Review(record, SearchLimits.ofNodes(20_000));
        int calls = 0;
        while (!review.isDone()) {
            int[] asked = {0};
            review.judgeNext(() -> ++asked[0] > 3);
            assertThat(++calls).isLessThan(100 * review.turns());
        }
        assertThat(calls).isGreaterThan(review.turns());
    }

    @Test
    void verdicts_before_a_stop_are_kept() {
        GameRecord record = randomGame(Games.XADRERSI);
        Review review = new Review(record, LITTLE);
        review.judgeNext(() -> false);
        review.judgeNext(() -> false);
        assertThat(review.judgeNext(() -> true)).isFalse();
        assertThat(review.judged()).isEqualTo(2);
        GameRecord annotated = review.annotated();
        assertThat(annotated.line().turns()).isEqualTo(record.line().turns());
        assertThat(annotated.line().entries().get(1).notes()).anyMatch(Line.Comment.class::isInstance);
        assertThat(annotated.line().entries().get(2).notes()).isEmpty();
    }

    @Test
    void set_ups_and_an_incomplete_turn_are_not_judged() {
        State start = Games.BREAKTHRU.start();
        Turn setUp = new LevelPlayer(Games.BREAKTHRU, 1, LITTLE, 1).choose(start, () -> false);
        Play play = new Play(start);
        play.push(setUp);
        State second = play.state();
        GameRecord record = play.record(TAGS, List.of(second.legalSteps().get(0)));
        Review review = judged(record);
        assertThat(review.turns()).isEqualTo(1);
        assertThat(review.verdict(0)).isEmpty();
        assertThat(review.annotated()).isEqualTo(record);
    }
}
