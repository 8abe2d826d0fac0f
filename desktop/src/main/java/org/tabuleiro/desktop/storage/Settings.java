package org.tabuleiro.desktop.storage;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import org.tabuleiro.content.Language;
import org.tabuleiro.content.Theme;
import org.tabuleiro.files.SafeFile;
import org.tabuleiro.files.TextFile;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Parsed;

/** What a person has chosen, kept in a file; a value that makes no sense counts as not chosen. */
public final class Settings {
    private static final int RECENT = 10;
    private static final int MAX_MEGABYTES = 1;

    private final Path folder;
    private final SafeFile file;
    private final Properties values = new Properties();
    private Optional<Message> error = Optional.empty();

    /** The settings in a folder. */
    public Settings(Path folder) {
        this.folder = folder;
        file = new SafeFile(folder.resolve("settings.properties"));
        if (Files.isRegularFile(file.path())) {
            load(file.path()).ifPresent(reason -> {
                values.clear();
                error = Optional.of(BrokenFile.setAside(file, "desktop.error.settings", reason));
            });
        }
    }

    /** Loads the values; returns the reason if that fails. */
    private Optional<Message> load(Path path) {
        switch (TextFile.read(path, MAX_MEGABYTES)) {
            case Parsed.Ok<String>(String text) -> {
                try {
                    values.load(new StringReader(text));
                    return Optional.empty();
                } catch (IOException | IllegalArgumentException broken) {
                    return Optional.of(Message.of("desktop.error.settings-expected"));
                }
            }
            case Parsed.Fault<String> fault -> {
                return Optional.of(fault.message());
            }
        }
    }

    /** What was wrong with the file, to be told to a person; it was set aside then, and nothing counts as chosen. */
    public Optional<Message> error() {
        return error;
    }

    /** Keeps what was chosen. */
    public void save() throws IOException {
        StringBuilder text = new StringBuilder();
        new TreeMap<>(values)
                .forEach((key, value) -> text.append(key)
                        .append('=')
                        .append(String.valueOf(value).replace("\\", "\\\\").replace("\n", "\\n"))
                        .append('\n'));
        Files.createDirectories(folder);
        file.write(text.toString());
    }

    /** A choice as text. */
    public String get(String key, String otherwise) {
        return values.getProperty(key, otherwise);
    }

    /** Makes a choice. */
    public void set(String key, String value) {
        values.setProperty(key, value);
    }

    /** A choice of yes or no. */
    public boolean is(String key, boolean otherwise) {
        return Boolean.parseBoolean(get(key, String.valueOf(otherwise)));
    }

    /** Makes a choice of yes or no. */
    public void set(String key, boolean value) {
        set(key, String.valueOf(value));
    }

    /** A number within bounds. */
    public int number(String key, int otherwise, int least, int most) {
        try {
            return Math.clamp(Integer.parseInt(get(key, String.valueOf(otherwise))), least, most);
        } catch (NumberFormatException broken) {
            return otherwise;
        }
    }

    /** The language; that of the system if none was chosen. */
    public Language language() {
        return Language.find(get("language", ""))
                .orElseGet(() -> Language.ofLocale(java.util.Locale.getDefault().toString()));
    }

    /** The colours of the board. */
    public Theme theme() {
        return Theme.find(get("theme", "")).orElse(Theme.WOOD);
    }

    /** Files opened or saved lately, the last first. */
    public List<String> recentFiles() {
        List<String> files = new ArrayList<>();
        for (int i = 0; i < RECENT; i++) {
            String file = get("recent." + i, "");
            if (!file.isEmpty()) {
                files.add(file);
            }
        }
        return files;
    }

    /** Remembers a file. */
    public void remember(Path path) {
        List<String> files = new ArrayList<>(recentFiles());
        files.remove(path.toString());
        files.add(0, path.toString());
        setRecentFiles(files);
    }

    /** Forgets a file, as one that is gone. */
    public void forget(Path path) {
        List<String> files = new ArrayList<>(recentFiles());
        files.remove(path.toString());
        setRecentFiles(files);
    }

    private void setRecentFiles(List<String> files) {
        for (int i = 0; i < RECENT; i++) {
            set("recent." + i, i < files.size() ? files.get(i) : "");
        }
    }
}
