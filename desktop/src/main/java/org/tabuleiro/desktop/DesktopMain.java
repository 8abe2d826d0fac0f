package org.tabuleiro.desktop;

import java.awt.AWTError;
import java.awt.EventQueue;
import java.awt.GraphicsEnvironment;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.cli.CliOutput;
import org.tabuleiro.cli.LanguageOption;
import org.tabuleiro.content.Theme;
import org.tabuleiro.desktop.board.BoardThumbnail;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.Appearance;
import org.tabuleiro.desktop.window.MainWindow;
import org.tabuleiro.desktop.window.X11WindowClass;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.host.SearchCopies;

/** Starts the desktop application. */
public final class DesktopMain {
    private DesktopMain() {}

    /** Opens the window. */
    public static void main(String[] args) throws InterruptedException, InvocationTargetException {
        List<String> words = List.of(args);
        CliOutput output = CliOutput.ofSystem();
        try {
            output = LanguageOption.find(words).map(CliOutput::in).orElse(output);
            run(DesktopOptions.parse(words, output.catalogue()), output);
        } catch (BadInput bad) {
            output.printError(bad.fault());
            System.exit(BadInput.EXIT_CODE);
        }
    }

    private static void run(DesktopOptions options, CliOutput output)
            throws InterruptedException, InvocationTargetException {
        if (options.information().isPresent()) {
            output.print(options.information().get());
            return;
        }
        prepare(options);
        if (!hasScreen()) {
            throw new BadInput(Message.of("desktop.start.no-screen"));
        }
        X11WindowClass.set();
        SearchCopies.install();
        EventQueue.invokeAndWait(() -> open(options));
        if (options.once()) {
            // Painting happens in the event after the one that shows the window.
            EventQueue.invokeAndWait(() -> {});
            System.exit(0);
        }
    }

    private static void open(DesktopOptions options) {
        Settings settings = new Settings(options.folder());
        options.language().ifPresent(language -> settings.set("language", language.code()));
        Appearance.install(settings);
        MainWindow window = new MainWindow(options.folder(), settings);
        options.game().ifPresentOrElse(window::playComputer, window::showHome);
        window.setVisible(true);
        options.file().ifPresent(window::openFile);
        if (options.once() && options.game().isEmpty()) {
            for (Game game : Games.ALL) {
                window.playComputer(game);
            }
        }
    }

    /** Loads fonts and piece drawings in parallel with creating the window. */
    private static void prepare(DesktopOptions options) {
        Appearance.prepare();
        Thread.ofPlatform()
                .daemon()
                .name("pieces")
                .start(() -> options.game()
                        .map(List::of)
                        .orElse(Games.ALL)
                        .forEach(game -> BoardThumbnail.prepare(game, Theme.DEFAULT)));
    }

    /** Whether a display is available; known only after connecting to it. */
    private static boolean hasScreen() {
        try {
            return !GraphicsEnvironment.isHeadless()
                    && GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices().length > 0;
        } catch (AWTError | LinkageError none) {
            return false;
        }
    }
}
