package org.tabuleiro.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.JTabbedPane;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tabuleiro.desktop.board.BoardView;
import org.tabuleiro.desktop.window.EventQueueMonitor;
import org.tabuleiro.desktop.window.TestWindow;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;

/**
 * Whole games against the engine at full strength, with somebody who plays, browses and resizes meanwhile: no event keeps the
 * interface's thread busy for long, and the board stays where it is.
 */
final class ResponsivenessTest {
    private static final long MOST_MILLIS = 100;
    /** No game between a blunderer and the engine takes longer. */
    private static final int MOST_TURNS = 60;

    @TempDir
    private Path folder = Path.of("");

    static Stream<Game> games() {
        return Games.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void no_event_uses_more_than_100_ms_and_the_board_stays_where_it_is(Game game) {
        EventQueueMonitor watch = EventQueueMonitor.install();
        try (TestWindow desk = TestWindow.open(folder, Map.of("seconds", "1"))) {
            State start = game.setups().isEmpty()
                    ? game.start()
                    : game.read(game.setups().values().iterator().next()).orElseThrow();
            desk.play(new GameSetting(start, new Seat.Person(), new Seat.Computer(8), new TimeControl.None()));
            BoardView board = desk.board();
            Moved moved = new Moved();
            TestWindow.run(() -> {
                for (Component each = board; each != null; each = each.getParent()) {
                    each.addComponentListener(moved);
                }
            });
            // From here on: what came before is the window being opened, mostly the loading of classes, once in a run.
            watch.limit(MOST_MILLIS);
            Table table = desk.table();
            Random random = new Random(1);
            int turns = 0;
            while (table.result().isEmpty() && turns < MOST_TURNS) {
                if (TestWindow.ask(table.input()::mayEnter)) {
                    play(desk, table, random);
                    turns++;
                } else {
                    moved.mayMove = true;
                    resize(desk, turns);
                    moved.mayMove = false;
                    browse(desk, turns);
                    // It has looked ahead, however busy the machine is: otherwise it would be a blunderer too.
                    JLabel prompt = (JLabel) desk.find("prompt");
                    desk.await(
                            "the computer thinks",
                            () -> prompt.getText().contains("depth")
                                    || table.input().mayEnter()
                                    || table.result().isPresent());
                    desk.press("ctrl J");
                    desk.await(
                            "the computer plays",
                            () -> table.input().mayEnter() || table.result().isPresent());
                }
            }
            assertThat(table.live().state().isOver())
                    .as("the game was played to its end")
                    .isTrue();
            desk.settle();
            assertThat(moved.seen).isEmpty();
            assertThat(watch.slow()).isEmpty();
        } finally {
            watch.limit(Integer.MAX_VALUE);
        }
    }

    /** Plays some legal turn, click by click. */
    private static void play(TestWindow desk, Table table, Random random) {
        int before = TestWindow.ask(() -> table.live().state().turnNumber());
        while (TestWindow.ask(() -> table.live().state().turnNumber()) == before
                && TestWindow.ask(table.input()::mayEnter)) {
            State state = TestWindow.ask(() -> table.input().entry().state());
            List<Step> steps = state.legalSteps();
            Step step = steps.get(random.nextInt(steps.size()));
            state.game().guide().ways(state, step).get(0).forEach(desk::click);
        }
    }

    private static void resize(TestWindow desk, int turn) {
        TestWindow.run(() -> {
            desk.window().setSize(turn % 2 == 0 ? 800 : 1150, turn % 2 == 0 ? 600 : 850);
            desk.window().validate();
        });
        desk.await("the window has its size", () -> desk.window().getWidth() == (turn % 2 == 0 ? 800 : 1150));
        desk.settle();
    }

    /** Looks at what was played, and at what stands beside the board. */
    private static void browse(TestWindow desk, int turn) {
        desk.press("alt HOME");
        desk.press("alt RIGHT");
        desk.press("alt END");
        desk.press("alt LEFT");
        JTabbedPane tabs = TestWindow.ask(
                () -> TestWindow.all(desk.window(), JTabbedPane.class).get(0));
        TestWindow.run(() -> tabs.setSelectedIndex(turn % tabs.getTabCount()));
        desk.settle();
        desk.press("alt END");
    }

    /** Sees the board, or what holds it, moving without anybody having touched the window. */
    private static final class Moved extends ComponentAdapter {
        private final List<String> seen = new ArrayList<>();
        private boolean mayMove;

        @Override
        public void componentMoved(ComponentEvent event) {
            note(event);
        }

        @Override
        public void componentResized(ComponentEvent event) {
            note(event);
        }

        private void note(ComponentEvent event) {
            if (!mayMove) {
                Rectangle bounds = event.getComponent().getBounds();
                seen.add(event.getComponent().getClass().getSimpleName() + " is at " + bounds);
            }
        }
    }
}
