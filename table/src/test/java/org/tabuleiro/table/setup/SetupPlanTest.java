package org.tabuleiro.table.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;

final class SetupPlanTest {
    private static final Game GAME = Games.BREAKTHRU;
    private static final State GOLD = GAME.start();
    private static final State SILVER = GOLD.play("@d4@e4@f4@g4@h4@d5@e5@f5@g5@h5@d6@e6");

    private static List<Step> steps(State state, String text) {
        return state.readSteps(text).orElseThrow();
    }

    private static List<String> texts(List<Step> steps) {
        return steps.stream().map(Step::text).toList();
    }

    @Test
    void every_named_set_up_is_a_whole_one_for_both_sides() {
        for (State state : List.of(GOLD, SILVER)) {
            SetupPlan plan = new SetupPlan(state);
            assertThat(plan.presets()).hasSize(GAME.setups().size());
            plan.presets().forEach((name, steps) -> {
                assertThat(steps).as(name).hasSize(plan.count()).doesNotHaveDuplicates();
                assertThat(state.play(state.turnOf(steps)).turnNumber()).isEqualTo(state.turnNumber() + 1);
            });
        }
    }

    @Test
    void mirroring_adds_the_images_and_no_more_than_there_are() {
        SetupPlan plan = new SetupPlan(GOLD);
        assertThat(texts(plan.mirrored(steps(GOLD, "@d4@e6@f5"), true)))
                .containsExactlyInAnyOrder("@d4", "@e6", "@f5", "@h4", "@g6");
        assertThat(texts(plan.mirrored(steps(GOLD, "@d4"), false))).containsExactly("@d4", "@d8");
        assertThat(plan.mirrored(steps(GOLD, "@d4@d5@d6@d7@d8@e4@e5@e6@e7@e8"), true))
                .hasSize(12);
    }

    @Test
    void filling_keeps_what_was_placed_and_follows_the_set_up_that_is_most_like_it() {
        SetupPlan plan = new SetupPlan(GOLD);
        List<Step> lotus = Optional.ofNullable(plan.presets().get("lotus")).orElseThrow();
        assertThat(plan.filled(lotus.subList(0, 5))).containsExactlyInAnyOrderElementsOf(lotus);
        List<Step> odd = steps(GOLD, "@h8@h4");
        assertThat(plan.filled(odd)).hasSize(12).containsAll(odd);
    }

    @Test
    void an_illegal_set_up_is_empty() {
        assertThat(new SetupPlan(SILVER).read("@d4@e4")).isEmpty();
        assertThat(texts(new SetupPlan(GOLD).read("@d4@e4"))).containsExactly("@d4", "@e4");
    }
}
