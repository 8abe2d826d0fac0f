package org.tabuleiro.desktop.dialog;

import java.awt.Component;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JFileChooser;
import javax.swing.UIManager;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.desktop.storage.Settings;
import org.tabuleiro.desktop.swing.UiTexts;

/** File chooser dialogs, starting in the folder used last. */
public final class FilePicker {
    private static final String FOLDER = "folder";

    private final Component owner;
    private final UiTexts texts;
    private final Settings settings;

    public FilePicker(Component owner, UiTexts texts, Settings settings) {
        this.owner = owner;
        this.texts = texts;
        this.settings = settings;
    }

    /** Asks for files to open; empty if cancelled. */
    public List<Path> open() {
        JFileChooser chooser = chooser("pgn");
        chooser.setMultiSelectionEnabled(true);
        return open(chooser);
    }

    /** Asks for a file to open. */
    Optional<Path> openOne() {
        return open(chooser("pgn")).stream().findFirst();
    }

    private List<Path> open(JFileChooser chooser) {
        if (chooser.showOpenDialog(owner) != JFileChooser.APPROVE_OPTION) {
            return List.of();
        }
        File[] chosen =
                chooser.isMultiSelectionEnabled() ? chooser.getSelectedFiles() : new File[] {chooser.getSelectedFile()};
        List<Path> paths = Arrays.stream(chosen).map(File::toPath).toList();
        paths.forEach(this::remember);
        return paths;
    }

    /**
     * Asks for a file to write.
     *
     * @param name the suggested name
     * @param ending the extension, without the dot
     * @param beside an accessory component
     */
    public Optional<Path> save(String name, String ending, @Nullable JComponent beside) {
        JFileChooser chooser = chooser(ending);
        chooser.setSelectedFile(new File(chooser.getCurrentDirectory(), name));
        chooser.setAccessory(beside);
        if (chooser.showSaveDialog(owner) != JFileChooser.APPROVE_OPTION) {
            return Optional.empty();
        }
        Path chosen = chooser.getSelectedFile().toPath();
        String file = String.valueOf(chosen.getFileName());
        Path path = file.toLowerCase(Locale.ROOT).endsWith("." + ending) || file.indexOf('.') > 0
                ? chosen
                : chosen.resolveSibling(file + "." + ending);
        remember(path);
        return Optional.of(path);
    }

    private JFileChooser chooser(String ending) {
        // Swing has no Portuguese texts.
        String prefix = "desktop.chooser.";
        for (String key : texts.catalogue().keys(prefix)) {
            UIManager.put(
                    "FileChooser." + key.substring(prefix.length()),
                    texts.catalogue().text(key));
        }
        JFileChooser chooser = new JFileChooser(settings.get(FOLDER, ""));
        chooser.setName("chooser");
        chooser.setFileFilter(new FileNameExtensionFilter(texts.of("files." + ending), ending));
        return chooser;
    }

    private void remember(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        if (folder != null) {
            settings.set(FOLDER, folder.toString());
        }
    }
}
