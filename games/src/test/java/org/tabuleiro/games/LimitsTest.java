package org.tabuleiro.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** Numbers beyond the bits of the fast face are rejected with a message. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LimitsTest {

    /** A game in which one step makes any number pending. */
    private static final class AnyPending extends Position {
        AnyPending() {
            super(1, 10);
        }

        static AnyPending beginning(int pending) {
            AnyPending position = new AnyPending();
            position.begin(Side.FIRST, pending, pending == 0, 0, 1);
            return position;
        }

        @Override
        public int generate(int[] steps, int from) {
            return from;
        }

        @Override
        public void make(int step) {
            push();
            setPending(step);
            keepStart();
        }

        void makeAtOnce(int step) {
            pushInTurn(key(), step);
        }

        int due() {
            return pending();
        }

        @Override
        public int outcome() {
            return ONGOING;
        }

        @Override
        public Step step(int code) {
            return Step.word(code, "word");
        }

        @Override
        protected Position blank() {
            return new AnyPending();
        }

        @Override
        protected String reason() {
            return "";
        }

        @Override
        protected long boardKey() {
            return 0;
        }

        @Override
        protected Layout layout(Side side, int noProgressCount, int turnNumber) {
            return new Layout("", List.of(), side, String.valueOf(pending()), noProgressCount, turnNumber);
        }
    }

    @Test
    void what_is_pending_may_be_the_greatest_number() {
        AnyPending position = AnyPending.beginning(0);
        position.make(Position.MAX_PENDING);
        assertThat(position.due()).isEqualTo(Position.MAX_PENDING);
        assertThat(position.key()).isEqualTo(position.keyFromScratch());
        assertThat(AnyPending.beginning(Position.MAX_PENDING).due()).isEqualTo(Position.MAX_PENDING);
    }

    @Test
    void what_is_pending_is_refused_beyond_that() {
        for (int pending : new int[] {Position.MAX_PENDING + 1, 1 << 20, -1}) {
            String told = "from 0 to " + Position.MAX_PENDING + ", not " + pending;
            assertThatThrownBy(() -> AnyPending.beginning(0).make(pending))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(told);
            assertThatThrownBy(() -> AnyPending.beginning(0).makeAtOnce(pending))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(told);
            assertThatThrownBy(() -> AnyPending.beginning(pending))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(told);
        }
    }

    @Test
    void the_code_of_a_step_is_refused_beyond_its_limit() {
        assertThat(Step.word(Position.MAX_CODE, "pass").code()).isEqualTo(Position.MAX_CODE);
        for (int code : new int[] {Position.MAX_CODE + 1, -1}) {
            assertThatThrownBy(() -> Step.word(code, "pass"))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("from 0 to " + Position.MAX_CODE + ", not " + code);
        }
    }
}
