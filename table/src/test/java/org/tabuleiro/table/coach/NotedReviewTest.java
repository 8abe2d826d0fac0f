package org.tabuleiro.table.coach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.content.ShortGames;
import org.tabuleiro.engine.review.Judgement;
import org.tabuleiro.engine.review.ReviewSummary;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.Turn;
import org.tabuleiro.games.record.GameTree;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class NotedReviewTest {
    private final GameTree tree = new GameTree(Games.EXIMO.start());

    private GameTree.Node play(int... percents) {
        GameTree.Node node = tree.root();
        List<Turn> turns = ShortGames.of(Games.EXIMO).line().turns();
        for (int i = 0; i < percents.length; i++) {
            node = tree.add(node, turns.get(i));
            if (percents[i] >= 0) {
                node.note(List.of(), List.of("[%chance " + percents[i] + "]"));
            }
        }
        return node;
    }

    @Test
    void accuracy_follows_from_the_chances_before_and_after_each_turn() {
        GameTree.Node end = play(50, 50, 40, 70);
        ReviewSummary first = NotedReview.summary(end, Side.FIRST).orElseThrow();
        assertThat(first.turns()).isEqualTo(2);
        assertThat(first.meanLoss()).isCloseTo(0.05, org.assertj.core.data.Offset.offset(1e-9));
        ReviewSummary second = NotedReview.summary(end, Side.SECOND).orElseThrow();
        assertThat(second.meanLoss()).isCloseTo(0.15, org.assertj.core.data.Offset.offset(1e-9));
        assertThat(second.accuracy()).isLessThan(first.accuracy());
    }

    @Test
    void mistakes_are_counted_by_their_marks() {
        GameTree.Node end = play(50, 60, 20);
        end.note(List.of(Judgement.BLUNDER.mark()), end.comments());
        assertThat(NotedReview.summary(end, Side.FIRST).orElseThrow().blunders())
                .isEqualTo(1);
        assertThat(NotedReview.summary(end, Side.SECOND).orElseThrow().blunders())
                .isZero();
    }

    @Test
    void a_game_without_notes_says_nothing() {
        GameTree.Node end = play(-1, -1);
        assertThat(NotedReview.isNoted(end)).isFalse();
        assertThat(NotedReview.summary(end, Side.FIRST)).isEmpty();
        assertThat(NotedReview.isNoted(play(-1, 30))).isTrue();
    }
}
