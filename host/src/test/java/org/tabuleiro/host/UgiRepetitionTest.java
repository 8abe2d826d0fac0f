package org.tabuleiro.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Result;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.Turn;

/** An engine in another process receives the turns of the game, so that it can detect repetitions. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Timeout(120)
class UgiRepetitionTest {
    private static final Game GAME = Games.SIXTEEN_STONES;
    private static final EngineLimits TWO_TURNS = new EngineLimits("depth", 2, 60_000, 60_000);

    /**
     * Red has four stones against two, and does not want a draw; the stones are far apart, so that a turn is
     * one move.
     */
    private static final State AHEAD = GAME.read("4b/4b/5/RR3/RR3[] r - 0 19").orElseThrow();

    @Test
    void an_engine_that_is_ahead_avoids_a_threefold_repetition() {
        try (UgiClient engine = new UgiClient(EngineProcess.command(), GAME, TWO_TURNS, Map.of())) {
            Turn wanted = engine.choose(History.of(AHEAD));
            State after = AHEAD.play(wanted);
            Turn reply = quiet(after);
            // The position after the preferred turn has occurred twice: the players moved back and forth.
            State begin = GAME.read(after.toString()).orElseThrow();
            History game = History.of(begin);
            for (int time = 0; time < 2; time++) {
                game = game.then(reply);
                game = game.then(backwards(game.state(), wanted));
                game = game.then(backwards(game.state(), reply));
                game = time == 0
                        ? game.then(game.state().readTurn(wanted.text()).orElseThrow())
                        : game;
            }
            State now = game.state();
            assertThat(now.layout().board()).isEqualTo(AHEAD.layout().board());
            assertThat(now.play(wanted.text()).result()).contains(Result.draw(Result.REPETITION));

            assertThat(engine.choose(History.of(now))).isEqualTo(wanted);
            assertThat(engine.choose(game)).isNotEqualTo(wanted);
        }
    }

    /** A turn of one move that can be undone. */
    private static Turn quiet(State state) {
        for (Turn turn : state.legalTurns()) {
            Step first = turn.steps().get(0);
            if (turn.steps().size() == 1 && first.kind() == Step.Kind.MOVE && !first.isCapture()) {
                return turn;
            }
        }
        throw new AssertionError("no quiet move in " + state);
    }

    private static Turn backwards(State state, Turn turn) {
        assertThat(turn.steps()).hasSize(1);
        Step move = turn.steps().get(0);
        List<Turn> back = new ArrayList<>();
        for (Turn other : state.legalTurns()) {
            Step step = other.steps().get(0);
            if (other.steps().size() == 1
                    && step.isFrom(move.target())
                    && step.target() == move.origin().orElseThrow()) {
                back.add(other);
            }
        }
        assertThat(back).hasSize(1);
        return back.get(0);
    }
}
