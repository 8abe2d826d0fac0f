package org.tabuleiro.desktop.window;

import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.content.Lesson;
import org.tabuleiro.content.Lessons;
import org.tabuleiro.content.RulePage;
import org.tabuleiro.desktop.learn.CourseScreen;
import org.tabuleiro.desktop.learn.LessonScreen;
import org.tabuleiro.desktop.storage.CompletedLessons;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Player;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Studies;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.lesson.LessonRun;

/** Shows rules and lessons in the window, instead of the home screen or of the game, which stays open. */
final class LearnNavigation {
    private final MainWindow window;
    private final Player.Factory players;
    private @Nullable Game game;
    private @Nullable LessonScreen screen;
    private @Nullable Table study;
    /** The table whose clock is paused while lessons cover it. */
    private Optional<Table> paused = Optional.empty();

    private int lesson;

    LearnNavigation(MainWindow window, Player.Factory players) {
        this.window = window;
        this.players = players;
    }

    /** The game whose course or lesson is shown. */
    Optional<Game> game() {
        return Optional.ofNullable(game);
    }

    /** The lesson that is shown. */
    Optional<LessonRun> run() {
        return Optional.ofNullable(screen).map(LessonScreen::run);
    }

    private List<Lesson> lessons(Game of) {
        return Lessons.of(of, window.texts().catalogue().language());
    }

    /** Shows the lessons and the rules of a game. */
    void showCourse(Game wanted) {
        endLesson();
        if (game == null) {
            pauseClock();
        }
        game = wanted;
        String back = window.texts().of(window.hasGame() ? "learn.back-to-game" : "command.home");
        window.showLearning(
                new CourseScreen(
                        wanted, lessons(wanted), back, window.texts(), window.settings(), new FromCourse(wanted)),
                title(wanted));
    }

    /** A clock does not run while its game is covered. */
    private void pauseClock() {
        paused = window.table()
                .filter(each -> each.match().isTimed()
                        && !each.match().isOver()
                        && !each.match().paused());
        paused.ifPresent(each -> each.controls().pause());
    }

    /** The game is shown again. */
    void resumeClock() {
        paused.filter(each -> each.match().paused())
                .ifPresent(each -> each.controls().resume());
        paused = Optional.empty();
    }

    private String title(Game of) {
        return window.texts().of("learn.title", window.texts().catalogue().name(of));
    }

    private void showLesson(Game of, int index) {
        endLesson();
        lesson = index;
        showLesson(of, new LessonRun(lessons(of).get(index), 0, this::open));
    }

    private void showLesson(Game of, LessonRun run) {
        List<String> titles = lessons(of).stream().map(Lesson::title).toList();
        LessonScreen shown =
                new LessonScreen(run, lesson, titles, window.texts(), window.settings(), new FromLesson(of));
        screen = shown;
        window.showLearning(shown, title(of) + " – " + run.lesson().title());
    }

    private Table open(State start) {
        closeStudy();
        Table opened = Studies.of(start, players, MainWindow::millis);
        study = opened;
        return opened;
    }

    private void closeStudy() {
        if (study != null) {
            study.close();
            study = null;
        }
    }

    private void endLesson() {
        if (screen != null) {
            screen.close();
            screen = null;
        }
        closeStudy();
    }

    /** Nothing of it is shown any more. */
    void close() {
        endLesson();
        game = null;
    }

    /** Rebuilds what is shown after a change of language or look; the lesson continues. */
    void rebuild() {
        Game shown = game;
        LessonScreen old = screen;
        if (shown != null && old != null) {
            old.close();
            old.run().setLesson(lessons(shown).get(lesson));
            showLesson(shown, old.run());
        } else if (shown != null) {
            showCourse(shown);
        }
    }

    private void playFirstGame(Game of) {
        State start = window.starter().options(of).setting(() -> true).start();
        window.starter().begin(GameSetting.against(start, Side.FIRST, new Seat.Computer(1)));
    }

    private final class FromCourse implements CourseScreen.Navigation {
        private final Game of;

        @Override
        public JComponent diagram(RulePage.Diagram diagram) {
            return window.diagram(diagram);
        }

        FromCourse(Game of) {
            this.of = of;
        }

        @Override
        public void goBack() {
            window.endLearning();
        }

        @Override
        public void openLesson(int index) {
            showLesson(of, index);
        }

        @Override
        public void play() {
            if (window.opened().table().map(Table::game).equals(Optional.of(of))) {
                window.endLearning();
            } else {
                window.starter().begin(window.starter().againstComputer(of));
            }
        }

        @Override
        public void playFirstGame() {
            LearnNavigation.this.playFirstGame(of);
        }

        @Override
        public void changed() {
            window.saveSettings();
        }
    }

    private final class FromLesson implements LessonScreen.Navigation {
        private final Game of;

        FromLesson(Game of) {
            this.of = of;
        }

        @Override
        public void showCourse() {
            LearnNavigation.this.showCourse(of);
        }

        @Override
        public void showNextLesson() {
            showLesson(of, lesson + 1);
        }

        @Override
        public void playFirstGame() {
            LearnNavigation.this.playFirstGame(of);
        }

        @Override
        public void completed() {
            run().ifPresent(run -> CompletedLessons.add(window.settings(), of, run.lesson()));
            window.saveSettings();
        }
    }
}
