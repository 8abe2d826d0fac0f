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
import org.tabuleiro.desktop.moves.TurnPopupMenu;
import org.tabuleiro.games.Games;

/** Every menu and menu item has a mnemonic. */
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
        try (AppDriver app =
                AppDriver.open(home, Map.of("language", language, "recent.0", "/a/x.pgn", "recent.1", "/b/x.pgn"))) {
            AppDriver.run(() -> {
                List<JMenu> menus = new ArrayList<>();
                for (Component menu : app.window().getJMenuBar().getComponents()) {
                    menus.add((JMenu) menu);
                }
                assertThat(menus).hasSize(Commands.Menu.values().length);
                check("the menu bar", menus);
            });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pt"})
    void the_popup_menu_of_a_turn_has_unique_mnemonics(String language) {
        try (AppDriver app = AppDriver.open(home, Map.of("language", language))) {
            app.playTogether(Games.EXIMO.start());
            AppDriver.run(() -> check(
                    "the turn",
                    Stream.of(new TurnPopupMenu(app.table(), app.window().texts()).getComponents())
                            .filter(JMenuItem.class::isInstance)
                            .map(JMenuItem.class::cast)
                            .filter(item -> item.getName().startsWith("popup:"))
                            .toList()));
        }
    }

    @Test
    void alt_and_a_letter_open_a_menu_and_another_letter_runs_a_command() {
        try (AppDriver app = AppDriver.open(home)) {
            app.playTogether(Games.EXIMO.start());
            app.press("alt V");
            JMenu view = (JMenu) app.find("menu.view");
            app.await("the menu is open", view::isPopupMenuVisible);
            JMenuItem flip = (JMenuItem) app.find("menu:flip");
            app.press(String.valueOf((char) (int) AppDriver.query(flip::getMnemonic)));
            app.await("the board is flipped", () -> app.board().isFlipped());
        }
    }

    @Test
    void mnemonics_are_always_underlined() {
        try (AppDriver app = AppDriver.open(home)) {
            JMenu file = (JMenu) app.find("menu.file");
            assertThat(AppDriver.query(file::getDisplayedMnemonicIndex)).isZero();
            assertThat(AppDriver.query(() -> UIManager.getBoolean("Component.hideMnemonics")))
                    .isFalse();
        }
    }
}
