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
import org.tabuleiro.desktop.window.AppDriver;
import org.tabuleiro.desktop.window.EventQueueMonitor;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;

/**
 * Whole games against the engine at full strength while the user plays, browses and resizes: no event blocks
 * the event dispatch thread for long, and the board does not move.
 */
final class ResponsivenessTest {
    private static final long MAX_MILLIS = 100;
    /** The engine beats random play well within this number of turns. */
    private static final int MAX_TURNS = 60;

    private static final int MAX_ATTEMPTS = 3;

    @TempDir
    private Path folder = Path.of("");

    static Stream<Game> games() {
        return Games.ALL.stream();
    }

    /**
     * On a virtual machine the time that the hypervisor steals counts as CPU time of the event that was being
     * dispatched. It hits other events in each game, while an event that is really slow is slow in all of them.
     */
    @ParameterizedTest
    @MethodSource("games")
    void no_event_uses_more_than_100_ms_and_the_board_does_not_move(Game game) {
        List<EventQueueMonitor.Slow> slow = slowEvents(game);
        for (int attempt = 1; attempt < MAX_ATTEMPTS && !slow.isEmpty(); attempt++) {
            slow = slowEvents(game);
        }
        assertThat(slow).isEmpty();
    }

    /** Plays a whole game in a new window; the board must not move. Returns the events over the limit. */
    private List<EventQueueMonitor.Slow> slowEvents(Game game) {
        EventQueueMonitor monitor = EventQueueMonitor.install();
        try (AppDriver app = AppDriver.open(folder, Map.of("seconds", "1"))) {
            State start = game.setups().isEmpty()
                    ? game.start()
                    : game.read(game.setups().values().iterator().next()).orElseThrow();
            app.play(new GameSetting(start, new Seat.Person(), new Seat.Computer(8), new TimeControl.None()));
            BoardView board = app.board();
            Moved moved = new Moved();
            AppDriver.run(() -> {
                for (Component each = board; each != null; each = each.getParent()) {
                    each.addComponentListener(moved);
                }
            });
            // Starts after the window is open, which is dominated by class loading.
            monitor.limit(MAX_MILLIS);
            Table table = app.table();
            Random random = new Random(1);
            int turns = 0;
            while (table.result().isEmpty() && turns < MAX_TURNS) {
                if (AppDriver.query(table.input()::mayEnter)) {
                    play(app, table, random);
                    turns++;
                } else {
                    moved.mayMove = true;
                    resize(app, turns);
                    moved.mayMove = false;
                    browse(app, turns);
                    // Wait for a searched move even on a busy machine: an unsearched one would be a blunder.
                    JLabel prompt = (JLabel) app.find("prompt");
                    app.await(
                            "the computer thinks",
                            () -> prompt.getText().contains("depth")
                                    || table.input().mayEnter()
                                    || table.result().isPresent());
                    app.press("ctrl J");
                    app.await(
                            "the computer plays",
                            () -> table.input().mayEnter() || table.result().isPresent());
                }
            }
            assertThat(table.live().state().isOver())
                    .as("the game was played to its end")
                    .isTrue();
            app.flushEvents();
            assertThat(moved.seen).isEmpty();
            return monitor.slow();
        } finally {
            monitor.limit(Integer.MAX_VALUE);
        }
    }

    /** Plays a random legal turn, click by click. */
    private static void play(AppDriver app, Table table, Random random) {
        int before = AppDriver.query(() -> table.live().state().turnNumber());
        while (AppDriver.query(() -> table.live().state().turnNumber()) == before
                && AppDriver.query(table.input()::mayEnter)) {
            State state = AppDriver.query(() -> table.input().entry().state());
            List<Step> steps = state.legalSteps();
            Step step = steps.get(random.nextInt(steps.size()));
            state.game().guide().ways(state, step).get(0).forEach(app::click);
        }
    }

    private static void resize(AppDriver app, int turn) {
        AppDriver.run(() -> {
            app.window().setSize(turn % 2 == 0 ? 800 : 1150, turn % 2 == 0 ? 600 : 850);
            app.window().validate();
        });
        app.await("the window has its size", () -> app.window().getWidth() == (turn % 2 == 0 ? 800 : 1150));
        app.flushEvents();
    }

    /** Browses the turns and the sidebar. */
    private static void browse(AppDriver app, int turn) {
        app.press("alt HOME");
        app.press("alt RIGHT");
        app.press("alt END");
        app.press("alt LEFT");
        JTabbedPane tabs = AppDriver.query(
                () -> AppDriver.all(app.window(), JTabbedPane.class).get(0));
        AppDriver.run(() -> tabs.setSelectedIndex(turn % tabs.getTabCount()));
        app.flushEvents();
        app.press("alt END");
    }

    /** Records unexpected moves of the board or its ancestors. */
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
