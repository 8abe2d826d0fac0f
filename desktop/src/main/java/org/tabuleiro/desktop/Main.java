package org.tabuleiro.desktop;

import java.awt.AWTError;
import java.awt.EventQueue;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.tabuleiro.content.Catalogue;
import org.tabuleiro.content.Language;
import org.tabuleiro.desktop.board.BoardThumb;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.window.Looks;
import org.tabuleiro.desktop.window.MainWindow;
import org.tabuleiro.desktop.window.Pictures;
import org.tabuleiro.desktop.window.WindowClass;
import org.tabuleiro.games.Game;
import org.tabuleiro.games.Games;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;
import org.tabuleiro.host.SearchCopies;

/** Starts the desktop application. */
public final class Main {
    private static final int BAD_INPUT = 2;

    private Main() {}

    /** Opens the window. */
    public static void main(String[] args) throws InterruptedException, InvocationTargetException {
        List<String> words = List.of(args);
        switch (Options.read(words)) {
            case Parsed.Ok<Options>(Options options) -> run(options);
            case Parsed.Fault<Options> fault -> refuse(language(words), fault.message());
        }
    }

    private static void run(Options options) throws InterruptedException, InvocationTargetException {
        Language language = options.language()
                .orElseGet(() -> Language.ofLocale(Locale.getDefault().toString()));
        if (options.help()) {
            utf8(System.out).println(new Catalogue(language).text("desktop.start.help"));
            return;
        }
        prepare(options);
        if (!hasScreen()) {
            refuse(language, Message.of("desktop.start.no-screen"));
        }
        WindowClass.set();
        SearchCopies.plugIn();
        if (options.pictures().isPresent()) {
            pictures(language, options.pictures().get());
        }
        EventQueue.invokeAndWait(() -> open(options));
        if (options.once()) {
            // What was shown is painted in the event after the one that showed it.
            EventQueue.invokeAndWait(() -> {});
            System.exit(0);
        }
    }

    private static void pictures(Language language, Path folder) throws InterruptedException {
        try {
            Pictures.make(folder);
            System.exit(0);
        } catch (IOException full) {
            refuse(
                    language,
                    Message.of("desktop.start.pictures", folder.toString(), String.valueOf(full.getMessage())));
        }
    }

    private static void open(Options options) {
        Settings settings = new Settings(options.folder());
        options.language().ifPresent(language -> settings.set("language", language.code()));
        Looks.install(settings);
        MainWindow window = new MainWindow(options.folder(), settings);
        options.game().ifPresentOrElse(window::playComputer, window::home);
        window.setVisible(true);
        options.file().ifPresent(window::openFile);
        if (options.once() && options.game().isEmpty()) {
            for (Game game : Games.ALL) {
                window.playComputer(game);
            }
        }
    }

    /** While the window is made, other threads read what it will show. */
    private static void prepare(Options options) {
        Looks.prepare();
        Thread.ofPlatform()
                .daemon()
                .name("pieces")
                .start(() -> options.game().map(List::of).orElse(Games.ALL).forEach(BoardThumb::prepare));
    }

    /** Whether there is a screen: asking for it is the only way to know that it answers. */
    private static boolean hasScreen() {
        try {
            return !GraphicsEnvironment.isHeadless()
                    && GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices().length > 0;
        } catch (AWTError | LinkageError none) {
            return false;
        }
    }

    private static void refuse(Language language, Message message) {
        Catalogue catalogue = new Catalogue(language);
        utf8(System.err).println("tabuleiro: " + catalogue.text(message));
        System.exit(BAD_INPUT);
    }

    /** The language to complain in about options that could not all be read. */
    private static Language language(List<String> words) {
        return Language.find(
                        words.contains("--lang=pt") || words.contains("pt") ? "pt" : words.contains("en") ? "en" : "")
                .orElseGet(() -> Language.ofLocale(Locale.getDefault().toString()));
    }

    private static PrintStream utf8(PrintStream stream) {
        return new PrintStream(stream, true, StandardCharsets.UTF_8);
    }
}
