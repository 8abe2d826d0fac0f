package org.tabuleiro.desktop.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.UIManager;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.game.TurnPopupMenu;
import org.tabuleiro.games.Games;

/** Every menu and every item in it is reached by a letter of its text. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MenuMnemonicsTest {
    @TempDir
    Path home;

    private static List<JMenuItem> items(JMenu menu) {
        return Stream.of(menu.getMenuComponents())
                .filter(JMenuItem.class::isInstance)
                .map(JMenuItem.class::cast)
                .toList();
    }

    private static void check(String menu, List<? extends JMenuItem> items) {
        List<Character> letters = new ArrayList<>();
        for (JMenuItem item : items) {
            int index = item.getDisplayedMnemonicIndex();
            assertThat(index)
                    .as("%s: “%s” has a mnemonic", menu, item.getText())
                    .isNotNegative();
            char letter = Character.toUpperCase(item.getText().charAt(index));
            assertThat((char) item.getMnemonic())
                    .as("%s: the underlined letter of “%s”", menu, item.getText())
                    .isEqualTo(letter);
            letters.add(letter);
        }
        assertThat(letters).as(menu).doesNotHaveDuplicates();
        for (JMenuItem item : items) {
            if (item instanceof JMenu inner) {
                check(inner.getText(), items(inner));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pt"})
    void mnemonics_are_unique_in_the_menu_bar_and_in_each_menu(String language) {
        try (TestWindow desk =
                TestWindow.open(home, Map.of("language", language, "recent.0", "/a/x.pgn", "recent.1", "/b/x.pgn"))) {
            TestWindow.run(() -> {
                List<JMenu> menus = new ArrayList<>();
                for (Component menu : desk.window().getJMenuBar().getComponents()) {
                    menus.add((JMenu) menu);
                }
                assertThat(menus).hasSize(Commands.Menu.values().length);
                check("the menu bar", menus);
            });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pt"})
    void the_menu_of_a_turn_has_them_too(String language) {
        try (TestWindow desk = TestWindow.open(home, Map.of("language", language))) {
            desk.playTogether(Games.EXIMO.start());
            TestWindow.run(() -> check(
                    "the turn",
                    Stream.of(new TurnPopupMenu(desk.table(), desk.window().texts()).getComponents())
                            .filter(JMenuItem.class::isInstance)
                            .map(JMenuItem.class::cast)
                            .filter(item -> item.getName().startsWith("popup:"))
                            .toList()));
        }
    }

    @Test
    void alt_and_a_letter_open_a_menu_and_another_letter_runs_a_command() {
        try (TestWindow desk = TestWindow.open(home)) {
            desk.playTogether(Games.EXIMO.start());
            desk.press("alt V");
            JMenu view = (JMenu) desk.find("menu.view");
            desk.await("the menu is open", view::isPopupMenuVisible);
            JMenuItem flip = (JMenuItem) desk.find("menu:flip");
            desk.press(String.valueOf((char) (int) TestWindow.ask(flip::getMnemonic)));
            desk.await("the board is flipped", () -> desk.board().isFlipped());
        }
    }

    @Test
    void the_letters_are_underlined_without_a_key_being_pressed() {
        try (TestWindow desk = TestWindow.open(home)) {
            JMenu file = (JMenu) desk.find("menu.file");
            assertThat(TestWindow.ask(file::getDisplayedMnemonicIndex)).isZero();
            assertThat(TestWindow.ask(() -> UIManager.getBoolean("Component.hideMnemonics")))
                    .isFalse();
        }
    }
}
