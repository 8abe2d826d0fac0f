package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.TurnBuilder.Accepted;
import org.tabuleiro.games.TurnBuilder.Progress;
import org.tabuleiro.games.TurnBuilder.Refused;

/** The builder accepts a click exactly if it is a target, and otherwise refuses it with a reason. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class RandomClicksTest {
    private static final int CLICKS = 30_000 / Integer.getInteger("trials.divisor", 1);
    private static final List<String> WORDS = List.of("end", "pass", "sac", "gold", "silver", "resign", "", "a0", "é");

    @ParameterizedTest
    @MethodSource("org.tabuleiro.games.EveryGame#all")
    void random_clicks_are_taken_where_they_are_targets_and_refused_with_a_reason_elsewhere(Game game) {
        Random random = new Random(11);
        TurnBuilder builder = new TurnBuilder(RandomGame.start(game, random));
        List<String> path = new ArrayList<>();
        int refused = 0;
        for (int i = 0; i < CLICKS; i++) {
            Click click = anyClick(builder, random);
            path.add(click.text(game.board()));
            State state = builder.state();
            // Formatted only for a failure: it would take most of the time of the test.
            Supplier<String> where = () -> "%s, seed 11, after %s in %s".formatted(game, path, state);
            if (!click(builder, click, where)) {
                refused++;
            }
            progressAgrees(builder, where);
            if (random.nextInt(12) == 0) {
                builder.undo();
                path.add("undo");
            }
            if (builder.progress() == Progress.COMPLETE && random.nextBoolean()) {
                boolean over = builder.state().isOver();
                builder = new TurnBuilder(over ? RandomGame.start(game, random) : builder.state());
                path.clear();
            }
        }
        assertThat(refused).isBetween(CLICKS / 20, CLICKS * 9 / 10);
    }

    /** Mostly something that can be clicked. */
    private static Click anyClick(TurnBuilder builder, Random random) {
        Game game = builder.state().game();
        List<TurnBuilder.Target> targets = builder.targets();
        int kind = random.nextInt(10);
        if (kind < 6 && !targets.isEmpty()) {
            return targets.get(random.nextInt(targets.size())).click();
        }
        return switch (kind) {
            case 0, 1 -> new Click.Piece((char) ('A' + random.nextInt(26)));
            case 2 -> new Click.Word(WORDS.get(random.nextInt(WORDS.size())));
            case 3 ->
                builder.clicks().isEmpty()
                        ? new Click.Square(0)
                        : builder.clicks().getLast();
            default -> new Click.Square(random.nextInt(game.board().size()));
        };
    }

    /** Clicks, and checks the answer against the targets; whether the click was taken. */
    private static boolean click(TurnBuilder builder, Click click, Supplier<String> where) {
        State state = builder.state();
        List<Step> steps = builder.steps();
        List<Click> clicks = builder.clicks();
        List<TurnBuilder.Target> targets = builder.targets();
        boolean lettingGo = !clicks.isEmpty() && clicks.getLast().equals(click);
        boolean expected =
                lettingGo || targets.stream().anyMatch(target -> target.click().equals(click));

        State preview = builder.preview(click);
        assertThat(builder.state()).as(where).isSameAs(state);
        assertThat(builder.steps()).as(where).isSameAs(steps);
        assertThat(builder.clicks()).as(where).isSameAs(clicks);

        switch (builder.click(click)) {
            case Accepted(List<Step> played) -> {
                assertThat(expected).as(where).isTrue();
                List<Step> all = new ArrayList<>(steps);
                all.addAll(played);
                assertThat(builder.steps()).as(where).isEqualTo(all);
                assertThat(builder.clicks().isEmpty() || played.isEmpty())
                        .as(where)
                        .isTrue();
                assertThat(preview).as(where).isEqualTo(builder.state());
            }
            case Refused(Message reason) -> {
                assertThat(expected).as(where).isFalse();
                assertThat(reason.key()).as(where).isNotBlank();
                assertThat(builder.state()).as(where).isSameAs(state);
                assertThat(builder.steps()).as(where).isSameAs(steps);
                assertThat(builder.clicks()).as(where).isSameAs(clicks);
                assertThat(builder.targets()).as(where).isEqualTo(targets);
                assertThat(preview).as(where).isEqualTo(state);
            }
        }
        return expected;
    }

    private static void progressAgrees(TurnBuilder builder, Supplier<String> where) {
        List<Step> legal = builder.state().legalSteps();
        boolean complete = builder.state().isOver()
                || (!builder.steps().isEmpty() && builder.state().isTurnStart());
        boolean mayEnd =
                !complete && legal.stream().anyMatch(step -> step.text().equals("end"));
        Progress expected = complete ? Progress.COMPLETE : mayEnd ? Progress.MAY_END : Progress.INCOMPLETE;
        assertThat(builder.progress()).as(where).isEqualTo(expected);
        assertThat(builder.turn().isPresent())
                .as(where)
                .isEqualTo(complete && !builder.steps().isEmpty());
        assertThat(builder.prompt().key()).as(where).isNotBlank();
        assertThat(builder.forced().isEmpty() || legal.size() == 1).as(where).isTrue();
        assertThat(builder.targets().isEmpty()).as(where).isEqualTo(complete);
    }
}
