package org.tabuleiro.desktop.window;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import javax.swing.AbstractButton;
import javax.swing.JTextField;
import org.junit.jupiter.api.io.TempDir;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.Choice;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.Seat;
import org.tabuleiro.testing.TableDriver;
import org.tabuleiro.testing.TableScenarios;

/** The table scenarios in the window. */
class ScenariosTest extends TableScenarios {
    @TempDir
    Path folder;

    @Override
    protected TableDriver driver() {
        try {
            return new InWindow(Files.createTempDirectory(folder, "person"));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** The window, used by its buttons, its commands and by typing. */
    private static final class InWindow implements TableDriver {
        private final Path home;
        private final AppDriver app;
        private Catalogue texts = new Catalogue(Language.ENGLISH);

        InWindow(Path home) {
            this.home = home;
            // Full strength thinks for ten minutes unless it is hurried.
            this.app = AppDriver.open(home, Map.of("seconds", "600"));
        }

        @Override
        public Set<Ability> abilities() {
            return Set.of(Ability.values());
        }

        @Override
        public void open(String id, String position, Seat first, Seat second) {
            Game game = Games.find(id).orElseThrow();
            State start =
                    position.isEmpty() ? game.start() : game.read(position).orElseThrow();
            app.play(new GameSetting(start, first, second, new TimeControl.None()));
        }

        @Override
        public void openSaved(String text) {
            try {
                Path file = Files.writeString(home.resolve("saved.pgn"), text);
                AppDriver.run(() -> app.window().openFile(file));
                app.await("the game is open", () -> app.window().table().isPresent());
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }

        @Override
        public void openWithBrokenProgram() {
            open("eximo", "", new Seat.Person(), new Seat.Engine("exit 1"));
        }

        @Override
        public void play(String turn) {
            JTextField typed = (JTextField) app.find("typed");
            AppDriver.run(() -> {
                typed.setText(turn);
                typed.postActionEvent();
            });
            app.flushEvents();
        }

        private void press(String name) {
            AbstractButton button = (AbstractButton) app.await(name);
            AppDriver.run(button::doClick);
            app.flushEvents();
        }

        @Override
        public void choose(Choice choice) {
            switch (choice) {
                case OFFER_DRAW -> app.command("draw");
                case ACCEPT_DRAW -> press("draw:accept");
                case RESIGN -> {
                    app.command("resign");
                    press("question:yes");
                }
                case TAKE_BACK -> app.command("take-back");
                case REDO -> app.command("redo");
                case HURRY -> app.command("hurry");
                case PAUSE -> app.command("pause");
                case STEP -> app.command("step");
                case RETRY -> press("engine:retry");
                case ANALYSE -> app.command("analyse");
                default -> throw new IllegalArgumentException("no scenario chooses " + choice);
            }
        }

        @Override
        public void display(int turns) {
            AppDriver.run(() -> app.table().display(app.table().live().path().get(turns)));
            app.flushEvents();
        }

        @Override
        public void sit(Side side, Seat seat) {
            AppDriver.run(() -> app.table().sit(side, seat));
            app.flushEvents();
        }

        @Override
        public void speak(Language language) {
            app.command("language." + language.code());
            texts = new Catalogue(language);
        }

        @Override
        public Catalogue texts() {
            return texts;
        }

        @Override
        public void awaitSaid(String text) {
            app.await(
                    "it says " + text,
                    () -> AppDriver.query(() ->
                                    app.find("prompt").getAccessibleContext().getAccessibleName())
                            .contains(text));
        }

        @Override
        public void awaitTurns(int turns) {
            app.await(
                    turns + " turns are played",
                    () -> app.table().match().played().size() == turns);
        }

        @Override
        public boolean isPaused() {
            return AppDriver.query(() -> app.table().match().paused())
                    && app.lookup("take-over").isPresent();
        }

        @Override
        public GameRecord record() {
            return AppDriver.query(() -> app.window().files().record().orElseThrow());
        }

        @Override
        public void close() {
            app.close();
        }
    }
}
