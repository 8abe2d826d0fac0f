package org.tabuleiro.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.Side;

/** The sentences that say what is going on. */
final class StatusTest {
    private static final Catalogue ENGLISH = new Catalogue(Language.ENGLISH);

    static Stream<Arguments> sentences() {
        return Stream.of(
                Arguments.of(new Status.Entering(Message.of("refusal.over"), false), "refusal.over"),
                Arguments.of(new Status.Complete(true), "table.setup.complete"),
                Arguments.of(new Status.Complete(false), "table.complete"),
                Arguments.of(new Status.Pending(), "table.pending"),
                Arguments.of(new Status.Thinking(Side.FIRST), "table.thinking"),
                Arguments.of(new Status.Paused(), "table.paused"),
                Arguments.of(new Status.Browsing(false, true), "table.browsing-taken-back"),
                Arguments.of(new Status.Browsing(true, false), "table.browsing-entered"),
                Arguments.of(new Status.Browsing(false, false), "table.browsing"),
                Arguments.of(new Status.Over(Optional.empty()), "table.aborted"));
    }

    @ParameterizedTest
    @MethodSource("sentences")
    void each_status_has_its_sentence(Status status, String key) {
        assertThat(status.sentence(ENGLISH, Games.EXIMO)).isNotBlank().isEqualTo(ENGLISH.text(key));
    }

    static Stream<Arguments> details() {
        Message prompt = Message.of("refusal.over");
        return Stream.of(
                Arguments.of(new Status.Entering(prompt, true), ENGLISH.text("table.trying", prompt)),
                Arguments.of(
                        new Status.Waiting(Side.SECOND, 0, OptionalInt.empty()),
                        ENGLISH.text("table.waiting", "Black")),
                Arguments.of(
                        new Status.Waiting(Side.SECOND, 1, OptionalInt.empty()),
                        "Black is entering a turn: 1 step so far."),
                Arguments.of(
                        new Status.Waiting(Side.SECOND, 2, OptionalInt.empty()),
                        "Black is entering a turn: 2 steps so far."),
                Arguments.of(
                        new Status.Waiting(Side.SECOND, 1, OptionalInt.of(2)),
                        "Black is entering a turn: step 1 of 2."),
                Arguments.of(new Status.Failed(Side.FIRST, prompt), ENGLISH.text("table.failed", prompt)),
                Arguments.of(
                        new Status.Over(Optional.of(Result.win(Side.FIRST, Result.RESIGNATION))),
                        "White wins: Black resigned."));
    }

    @ParameterizedTest
    @MethodSource("details")
    void a_sentence_names_sides_and_reasons(Status status, String sentence) {
        assertThat(status.sentence(ENGLISH, Games.EXIMO)).isEqualTo(sentence);
    }
}
