package org.tabuleiro.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class BenchTest {
    /** The counts were computed by the C++ reference. */
    @ParameterizedTest
    @CsvSource({
        "eximo, TURNS, 3, 60284, " + Suite.EXIMO,
        "eximo, ALPHABETA, 4, 4980, " + Suite.EXIMO,
        "breakthru, TURNS, 1, 2860, " + Suite.BREAKTHRU,
        "breakthru, STEPS, 3, 2111067, " + Suite.BREAKTHRU_MIDDLE,
        "breakthru, ALPHABETA, 2, 8011, " + Suite.BREAKTHRU,
        "breakthru, ALPHABETA, 3, 276833, " + Suite.BREAKTHRU_MIDDLE,
        "xadrersi, TURNS, 3, 51828, " + Suite.XADRERSI,
        "sixteen-stones, STEPS, 5, 126534, " + Suite.STONES_WITH_BANKS,
        "sixteen-stones, TURNS, 2, 399342, " + Suite.STONES
    })
    void java_and_cpp_count_the_same(String game, BenchTask.Kind kind, int depth, long count, String position) {
        BenchTask task = new BenchTask(game, kind, depth, position);
        assertThat(BenchWorker.prepare(task).getAsLong()).isEqualTo(count);
        assertThat(BenchTask.read(task.line())).isEqualTo(task);
    }

    @Test
    void the_cpp_sources_are_found_in_the_project_and_in_no_jar() {
        assertThat(CppReference.sources())
                .get()
                .satisfies(folder -> assertThat(folder.resolve("eximo.h")).exists());
        assertThat(CppReference.class.getResource("cpp/reference.cpp")).isNull();
    }
}
