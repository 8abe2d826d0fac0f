package org.tabuleiro.desktop.window;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;
import org.tabuleiro.desktop.command.Commands;
import org.tabuleiro.desktop.dialog.ErrorDialog;
import org.tabuleiro.desktop.dialog.FilePicker;
import org.tabuleiro.desktop.dialog.QuestionDialog;
import org.tabuleiro.desktop.files.BoardImage;
import org.tabuleiro.desktop.files.PgnFile;
import org.tabuleiro.desktop.game.GameScreen;
import org.tabuleiro.desktop.swing.BackgroundTask;
import org.tabuleiro.games.Message;
import org.tabuleiro.table.paste.ReadError;
import org.tabuleiro.table.scene.SceneSvg;

/** The commands that export an image of the board. */
final class ImageCommands {
    private static final int DEFAULT_SIZE = 1000;
    private static final String SIZE_KEY = "picture-size";

    private final MainWindow window;

    ImageCommands(MainWindow window) {
        this.window = window;
    }

    static void add(Commands commands, MainWindow window) {
        ImageCommands own = new ImageCommands(window);
        Commands.Menu menu = Commands.Menu.FILE;
        commands.add(menu, "copy-picture", "ctrl alt C", own::copy);
        commands.add(menu, "export-svg", "", own::askSvg);
        commands.add(menu, "export-png", "", own::askPng);
    }

    private BoardImage picture(GameScreen screen) {
        return new BoardImage(
                screen.board().scene().withoutMoveHints(),
                window.settings().theme(),
                new SceneSvg.Options(
                        screen.board().isFlipped(),
                        window.settings().is("coordinates", true),
                        window.texts().catalogue().banks(screen.table().game()),
                        screen.table().displayed().state().toString()));
    }

    private int size() {
        return window.settings().number(SIZE_KEY, DEFAULT_SIZE, BoardImage.MIN_SIZE, BoardImage.MAX_SIZE);
    }

    private void copy() {
        window.with(screen -> {
            BoardImage picture = picture(screen);
            int size = size();
            BackgroundTask.run(
                    () -> SystemClipboard.put(picture.image(size)),
                    put -> screen.table().tell(Message.of(put ? "desktop.copied.picture" : "desktop.copied.not")));
        });
    }

    private FilePicker picker() {
        return new FilePicker(window, window.texts(), window.settings());
    }

    private String name(GameScreen screen, String ending) {
        return screen.table().game().id() + "-" + screen.table().displayed().depth() + "." + ending;
    }

    private void askSvg() {
        window.with(screen -> picker().save(name(screen, "svg"), "svg", null).ifPresent(this::saveSvg));
    }

    private void askPng() {
        window.with(screen -> {
            JSpinner size = new JSpinner(new SpinnerNumberModel(size(), BoardImage.MIN_SIZE, BoardImage.MAX_SIZE, 100));
            size.setName(SIZE_KEY);
            JLabel label = new JLabel(window.texts().of("picture.size"));
            label.setLabelFor(size);
            JPanel panel = new JPanel(new MigLayout("wrap 1"));
            panel.add(label);
            panel.add(size);
            picker().save(name(screen, "png"), "png", panel).ifPresent(path -> {
                window.settings().set(SIZE_KEY, String.valueOf(size.getValue()));
                savePng(path, size());
            });
        });
    }

    /** Writes the board as SVG. */
    void saveSvg(Path path) {
        if (mayReplace(path)) {
            window.with(screen -> {
                BoardImage picture = picture(screen);
                write(screen, path, picture::svg);
            });
        }
    }

    /** Writes the board as PNG; {@code size} is the longer side in pixels. */
    private void savePng(Path path, int size) {
        if (mayReplace(path)) {
            window.with(screen -> {
                BoardImage picture = picture(screen);
                write(screen, path, () -> picture.png(size));
            });
        }
    }

    private boolean mayReplace(Path path) {
        String question = QuestionDialog.wrap(window.texts().of("ask.file-picture", path.toString()));
        return !Files.exists(path)
                || QuestionDialog.ask(window, window.texts(), "file-exists", question, List.of("cancel", "replace"))
                        .equals("replace");
    }

    private void write(GameScreen screen, Path path, java.util.function.Supplier<byte[]> picture) {
        BackgroundTask.run(() -> PgnFile.put(path, picture.get()), error -> {
            ErrorDialog.show(window, window.texts(), error.map(List::of).orElse(List.<ReadError>of()));
            if (error.isEmpty()) {
                screen.table().tell(Message.of("desktop.saved", String.valueOf(path.getFileName())));
            }
        });
    }
}
