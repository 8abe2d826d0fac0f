package org.tabuleiro.desktop.window;

import org.tabuleiro.content.Language;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.game.GameScreen;
import org.tabuleiro.desktop.session.GameSounds;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.swing.Motion;

/** The commands of the View menu; all change settings and take effect immediately. */
final class ViewCommands {
    private static final Commands.Menu MENU = Commands.Menu.VIEW;
    private static final int ZOOM_STEP = 10;
    /** In per cent. */
    private static final int[] VOLUMES = {25, 50, 75, 100};

    private final Commands commands;
    private final MainWindow window;
    private final Settings settings;

    private ViewCommands(Commands commands, MainWindow window) {
        this.commands = commands;
        this.window = window;
        this.settings = window.settings();
    }

    static void add(Commands commands, MainWindow window) {
        new ViewCommands(commands, window).add();
    }

    private void add() {
        commands.add(MENU, "flip", "ctrl F", () -> window.with(GameScreen::flip));
        addToggle("coordinates", true);
        addToggle("heat", false);
        for (Theme theme : Theme.values()) {
            commands.addChoice(MENU, "theme", "theme." + theme.id(), () -> settings.theme() == theme, () -> {
                settings.set("theme", theme.id());
                window.applySettings();
            });
        }
        commands.separator(MENU);
        for (String look : Appearance.NAMES) {
            commands.addChoice(
                    MENU,
                    "look",
                    "look." + look,
                    () -> Appearance.chosen(settings).equals(look),
                    () -> {
                        settings.set("look", look);
                        window.rebuild();
                    });
        }
        commands.add(MENU, "larger", "ctrl PLUS", () -> zoom(Appearance.zoom(settings) + ZOOM_STEP));
        commands.add(MENU, "smaller", "ctrl MINUS", () -> zoom(Appearance.zoom(settings) - ZOOM_STEP));
        commands.add(MENU, "normal-size", "ctrl 0", () -> zoom(Appearance.NORMAL));
        // Keyboards on which + needs Shift, and the number pad.
        commands.alias("larger", "ctrl EQUALS");
        commands.alias("larger", "ctrl shift EQUALS");
        commands.alias("larger", "ctrl ADD");
        commands.alias("smaller", "ctrl SUBTRACT");
        for (Language language : Language.values()) {
            commands.addChoice(
                    MENU,
                    "language",
                    "language." + language.code(),
                    () -> window.texts().catalogue().language() == language,
                    () -> window.setLanguage(language));
        }
        commands.separator(MENU);
        addToggle("sound", true);
        for (int volume : VOLUMES) {
            commands.addChoice(
                    MENU,
                    "volume",
                    "volume." + volume,
                    () -> settings.number("volume", GameSounds.VOLUME, 0, 100) == volume,
                    () -> settings.set("volume", String.valueOf(volume)));
        }
        commands.addToggle(MENU, Motion.REDUCED, "", () -> Motion.isReduced(settings), () -> {
            settings.set(Motion.REDUCED, !Motion.isReduced(settings));
            window.applySettings();
        });
        addToggle("confirm", false);
        addToggle("resigns", true);
        addToggle("thoughts", false);
        addToggle("chances", false);
        addToggle("warnings", true);
    }

    /** A toggle of a setting that the game screen reads. */
    private void addToggle(String id, boolean otherwise) {
        commands.addToggle(MENU, id, "", () -> settings.is(id, otherwise), () -> {
            settings.set(id, !settings.is(id, otherwise));
            window.applySettings();
        });
    }

    private void zoom(int percent) {
        settings.set("zoom", String.valueOf(percent));
        settings.set("zoom", String.valueOf(Appearance.zoom(settings)));
        window.rebuild();
    }
}
