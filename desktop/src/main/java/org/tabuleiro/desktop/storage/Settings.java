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

/** The user settings, stored in a file; invalid values count as unset. */
public final class Settings {
    private static final int MAX_RECENT_FILES = 10;
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

    /** Loads the values; returns the error if that fails. */
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

    /** The error of a file that could not be read; it was set aside, and nothing is set. */
    public Optional<Message> error() {
        return error;
    }

    /** Writes the file. */
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

    /** Returns a setting. */
    public String get(String key, String defaultValue) {
        return values.getProperty(key, defaultValue);
    }

    /** Changes a setting. */
    public void set(String key, String value) {
        values.setProperty(key, value);
    }

    /** Returns a boolean setting. */
    public boolean is(String key, boolean defaultValue) {
        return Boolean.parseBoolean(get(key, String.valueOf(defaultValue)));
    }

    /** Changes a boolean setting. */
    public void set(String key, boolean value) {
        set(key, String.valueOf(value));
    }

    /** Returns a number, clamped to its bounds. */
    public int number(String key, int defaultValue, int min, int max) {
        try {
            return Math.clamp(Integer.parseInt(get(key, String.valueOf(defaultValue))), min, max);
        } catch (NumberFormatException broken) {
            return defaultValue;
        }
    }

    /** The language; that of the system if unset. */
    public Language language() {
        return Language.find(get("language", ""))
                .orElseGet(() -> Language.ofLocale(java.util.Locale.getDefault().toString()));
    }

    /** The colours of the board. */
    public Theme theme() {
        return Theme.find(get("theme", "")).orElse(Theme.DEFAULT);
    }

    /** The recently used files, the latest first. */
    public List<String> recentFiles() {
        List<String> files = new ArrayList<>();
        for (int i = 0; i < MAX_RECENT_FILES; i++) {
            String file = get("recent." + i, "");
            if (!file.isEmpty()) {
                files.add(file);
            }
        }
        return files;
    }

    /** Puts a file first in the list of recent files. */
    public void addRecentFile(Path path) {
        List<String> files = new ArrayList<>(recentFiles());
        files.remove(path.toString());
        files.add(0, path.toString());
        setRecentFiles(files);
    }

    /** Removes a file from the list of recent files. */
    public void removeRecentFile(Path path) {
        List<String> files = new ArrayList<>(recentFiles());
        files.remove(path.toString());
        setRecentFiles(files);
    }

    private void setRecentFiles(List<String> files) {
        for (int i = 0; i < MAX_RECENT_FILES; i++) {
            set("recent." + i, i < files.size() ? files.get(i) : "");
        }
    }
}
