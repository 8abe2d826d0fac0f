package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.games.breakthru.BreakthruReference;
import org.tabuleiro.games.eximo.EximoReference;
import org.tabuleiro.games.sixteenstones.SixteenStonesReference;
import org.tabuleiro.games.xadrersi.XadrersiReference;

/** Two implementations of every rule set, the fast one and the obvious one, agree step by step. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ReferenceTest {
    /**
     * The other rules and how many random games they play if all trials are run; fewer where a game is long or
     * its reference slow.
     */
    private record Trial(Supplier<Reference> reference, int games) {}

    private static final Map<String, Trial> TRIALS = Map.ofEntries(
            Map.entry("eximo", new Trial(EximoReference::new, 3_000)),
            Map.entry("breakthru", new Trial(BreakthruReference::new, 1_000)),
            Map.entry("xadrersi", new Trial(XadrersiReference::new, 3_000)),
            Map.entry("sixteen-stones", new Trial(SixteenStonesReference::new, 1_000)));

    /** Games that neither side wins are left after this many steps: the reference knows no draw rules. */
    private static final int CAP = 300;

    private final int[] steps = new int[Position.MAX_STEPS];

    static List<Game> games() {
        return Games.ALL;
    }

    @Test
    void every_game_has_a_reference() {
        assertThat(TRIALS.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        Games.ALL.stream().map(Game::id).toList());
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_fast_rules_and_the_reference_agree_all_along_random_games(Game game) {
        Trial trial = Objects.requireNonNull(TRIALS.get(game.id()));
        for (long seed = 0; seed < trial.games / Integer.getInteger("trials.divisor", 1); seed++) {
            compare(game, trial.reference.get(), seed);
        }
    }

    private void compare(Game game, Reference start, long seed) {
        Random random = new Random(seed);
        Reference reference = start;
        Position position = game.newPosition();
        List<String> path = new ArrayList<>();
        while (true) {
            int count = position.generate(steps, 0);
            List<String> texts = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                texts.add(position.step(steps[i]).text());
            }
            String found = line(texts, ownResult(game, position), game.write(position.layout()));
            String expected = line(reference.steps(), reference.result(), reference.position());
            if (!found.equals(expected)) {
                assertThat(found).as("%s, seed %d, after %s", game, seed, path).isEqualTo(expected);
            }
            if (count == 0 || path.size() == CAP) {
                return;
            }
            int pick = random.nextInt(count);
            path.add(texts.get(pick));
            reference = reference.after(texts.get(pick));
            position.make(steps[pick]);
        }
    }

    private static String line(List<String> texts, String result, String position) {
        return position + "; " + result + "; " + texts.stream().sorted().toList();
    }

    private static String ownResult(Game game, Position position) {
        return position.outcome() == Position.ONGOING
                ? ""
                : position.result().map(game::text).orElse("");
    }
}
