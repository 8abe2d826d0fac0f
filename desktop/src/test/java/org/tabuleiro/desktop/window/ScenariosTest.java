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

/** What happens around a turn, in the window. */
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
        private final TestWindow desk;
        private Catalogue texts = new Catalogue(Language.ENGLISH);

        InWindow(Path home) {
            this.home = home;
            // Full strength thinks for ten minutes unless it is hurried.
            this.desk = TestWindow.open(home, Map.of("seconds", "600"));
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
            desk.play(new GameSetting(start, first, second, new TimeControl.None()));
        }

        @Override
        public void openSaved(String text) {
            try {
                Path file = Files.writeString(home.resolve("saved.pgn"), text);
                TestWindow.run(() -> desk.window().openFile(file));
                desk.await("the game is open", () -> desk.window().table().isPresent());
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
            JTextField typed = (JTextField) desk.find("typed");
            TestWindow.run(() -> {
                typed.setText(turn);
                typed.postActionEvent();
            });
            desk.settle();
        }

        private void press(String name) {
            AbstractButton button = (AbstractButton) desk.await(name);
            TestWindow.run(button::doClick);
            desk.settle();
        }

        @Override
        public void choose(Choice choice) {
            switch (choice) {
                case OFFER_DRAW -> desk.command("draw");
                case ACCEPT_DRAW -> press("draw:accept");
                case RESIGN -> {
                    desk.command("resign");
                    press("question:yes");
                }
                case TAKE_BACK -> desk.command("take-back");
                case REDO -> desk.command("redo");
                case HURRY -> desk.command("hurry");
                case PAUSE -> desk.command("pause");
                case STEP -> desk.command("step");
                case RETRY -> press("engine:retry");
                case ANALYSE -> desk.command("analyse");
                default -> throw new IllegalArgumentException("no scenario chooses " + choice);
            }
        }

        @Override
        public void display(int turns) {
            TestWindow.run(() -> desk.table().display(desk.table().live().path().get(turns)));
            desk.settle();
        }

        @Override
        public void sit(Side side, Seat seat) {
            TestWindow.run(() -> desk.table().sit(side, seat));
            desk.settle();
        }

        @Override
        public void speak(Language language) {
            desk.command("language." + language.code());
            texts = new Catalogue(language);
        }

        @Override
        public Catalogue texts() {
            return texts;
        }

        @Override
        public void awaitSaid(String text) {
            desk.await("it says " + text, () -> desk.prompt().contains(text));
        }

        @Override
        public void awaitTurns(int turns) {
            desk.await(
                    turns + " turns are played",
                    () -> desk.table().match().played().size() == turns);
        }

        @Override
        public boolean isPaused() {
            return TestWindow.ask(() -> desk.table().match().paused())
                    && desk.look("take-over").isPresent();
        }

        @Override
        public GameRecord record() {
            return TestWindow.ask(() -> desk.window().files().record().orElseThrow());
        }

        @Override
        public void close() {
            desk.close();
        }
    }
}
