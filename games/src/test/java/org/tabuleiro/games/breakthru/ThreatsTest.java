package org.tabuleiro.games.breakthru;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Position;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ThreatsTest {
    private static final Game GAME = new Breakthru();

    /** Positions of all kinds: pieces anywhere, a few or many, either side to move. */
    private static List<BreakthruPosition> positions(int count, long seed) {
        Random random = new Random(seed);
        List<BreakthruPosition> found = new ArrayList<>();
        while (found.size() < count) {
            char[] board = ".".repeat(121).toCharArray();
            int escorts = random.nextInt(13);
            int ships = 1 + random.nextInt(20);
            for (int i = 0; i < escorts + ships; i++) {
                board[random.nextInt(121)] = i < escorts ? 'G' : 's';
            }
            board[random.nextInt(121)] = 'F';
            String rows = new String(board).replaceAll("(.{11})", "$1/").substring(0, 131);
            String text = digits(rows) + "[] " + (random.nextBoolean() ? "g - 0 5" : "s - 0 4");
            BreakthruPosition position =
                    (BreakthruPosition) GAME.read(text).orElseThrow().toPosition();
            if (position.outcome() == Position.ONGOING) {
                found.add(position);
            }
        }
        return found;
    }

    private static String digits(String rows) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (char letter : (rows + "/").toCharArray()) {
            if (letter == '.') {
                empty++;
                continue;
            }
            text.append(empty > 0 ? String.valueOf(empty) : "").append(letter);
            empty = 0;
        }
        return text.substring(0, text.length() - 1);
    }

    /** By making every turn: whether the player to move gets the flagship to the edge, or captures it. */
    private static boolean wins(Position position) {
        int[] steps = new int[Position.MAX_STEPS];
        int count = position.generate(steps, 0);
        for (int i = 0; i < count; i++) {
            int side = position.toMove();
            position.make(steps[i]);
            int flagship = ((BreakthruPosition) position).flagship();
            boolean won = side == 0 ? BreakthruBoard.isEdge(flagship) : flagship == BreakthruPosition.NONE;
            position.unmake();
            if (won) {
                return true;
            }
        }
        return false;
    }

    @Test
    void a_win_in_one_turn_is_detected_without_making_a_step() {
        int wins = 0;
        for (BreakthruPosition position : positions(8_000, 1)) {
            boolean expected = wins(position);
            assertThat(position.canWinNow(position.toMove()))
                    .as(position.layout().toString())
                    .isEqualTo(expected);
            wins += expected ? 1 : 0;
        }
        assertThat(wins).isBetween(800, 7_200);
    }

    @Test
    void a_futile_step_leaves_the_opponent_a_win_whatever_follows() {
        int[] steps = new int[Position.MAX_STEPS];
        int[] seconds = new int[Position.MAX_STEPS];
        int futileCount = 0;
        for (BreakthruPosition position : positions(3_000, 2)) {
            int side = position.toMove();
            int threats = position.threats(side ^ 1);
            if (position.canWinNow(side) || threats == 0) {
                continue;
            }
            int count = position.generate(steps, 0);
            for (int i = 0; i < count; i++) {
                boolean futile = position.isFutile(steps[i], threats);
                position.make(steps[i]);
                if (position.isTurnStart()) {
                    assertThat(!futile || position.canWinNow(side ^ 1)).isTrue();
                } else if (futile && futileCount % 50 == 0) {
                    int all = position.generate(seconds, 0);
                    for (int j = 0; j < all; j++) {
                        position.make(seconds[j]);
                        assertThat(position.canWinNow(side ^ 1)).isTrue();
                        position.unmake();
                    }
                }
                position.unmake();
                futileCount += futile ? 1 : 0;
            }
        }
        assertThat(futileCount).isGreaterThan(1_000);
    }

    @Test
    void a_futile_second_move_leaves_the_opponent_a_win() {
        int[] steps = new int[Position.MAX_STEPS];
        for (BreakthruPosition position : positions(3_000, 3)) {
            int side = position.toMove();
            int first = position.generate(steps, 0) - 1;
            position.make(steps[first]);
            if (position.isTurnStart() || !position.canWinNow(side ^ 1)) {
                continue;
            }
            int threats = position.threats(side ^ 1);
            int count = position.generate(steps, 0);
            for (int i = 0; i < count; i++) {
                if (position.isFutile(steps[i], threats)) {
                    position.make(steps[i]);
                    assertThat(position.canWinNow(side ^ 1)).isTrue();
                    position.unmake();
                }
            }
        }
    }
}
