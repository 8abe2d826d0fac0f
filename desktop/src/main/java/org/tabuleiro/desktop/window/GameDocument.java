package org.tabuleiro.desktop.window;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tabuleiro.desktop.dialog.ErrorDialog;
import org.tabuleiro.desktop.dialog.FilePicker;
import org.tabuleiro.desktop.dialog.GameChooser;
import org.tabuleiro.desktop.dialog.QuestionDialog;
import org.tabuleiro.desktop.files.Document;
import org.tabuleiro.desktop.files.FoundGame;
import org.tabuleiro.desktop.files.PgnFile;
import org.tabuleiro.desktop.session.FinishedGameRecorder;
import org.tabuleiro.desktop.session.GameAutosaver;
import org.tabuleiro.desktop.swing.BackgroundTask;
import org.tabuleiro.desktop.swing.UiTexts;
import org.tabuleiro.files.FileError;
import org.tabuleiro.games.Message;
import org.tabuleiro.games.Side;
import org.tabuleiro.games.State;
import org.tabuleiro.games.record.GameRecord;
import org.tabuleiro.games.record.Line;
import org.tabuleiro.match.TimeControl;
import org.tabuleiro.table.GameSetting;
import org.tabuleiro.table.RecordTags;
import org.tabuleiro.table.SavedGame;
import org.tabuleiro.table.Seat;
import org.tabuleiro.table.Table;
import org.tabuleiro.table.paste.PastedText;
import org.tabuleiro.table.paste.ReadError;

/**
 * The open game and its file: opens, saves, pastes, and shows the unsaved state in the title. Files are
 * accessed in the background; the open game stays until another one has been read and the user has confirmed
 * leaving it.
 */
final class GameDocument implements Table.Listener {
    private final MainWindow window;
    private final FilePicker picker;
    private final FinishedGameRecorder finished;
    /** Waits for pending writes. */
    private final Runnable flush;

    private @Nullable Table table;
    private Optional<Document> document = Optional.empty();

    GameDocument(MainWindow window, FinishedGameRecorder finished, Runnable flush) {
        this.window = window;
        this.finished = finished;
        this.flush = flush;
        this.picker = new FilePicker(window, window.texts(), window.settings());
        window.setTransferHandler(new FileDropHandler(this::open, this::importText));
    }

    private UiTexts texts() {
        return window.texts();
    }

    /** Another game was opened. */
    void opened(Table now) {
        document = Optional.of(Document.unsaved(record(now)));
        finished.begin(now, record(now));
        table = now;
        now.subscribe(this);
        changed();
    }

    /** Opens the finished game as a study, where it can be edited; it keeps its file. */
    void review() {
        Table now = table;
        if (now != null && !now.isStudy()) {
            Map<String, String> tags = new LinkedHashMap<>(GameAutosaver.tags(now, texts()));
            tags.putAll(RecordTags.withoutWords(now));
            window.study(now.reviewedRecord(tags), GameSetting.rematch(now));
            // The notes of the record are rounded; the figures are to be those of the end.
            window.table()
                    .ifPresent(
                            study -> study.coach().review().resume(now.coach().review()));
        }
    }

    /** Opens the finished game as a study with the annotations of a review. */
    void reviewAnnotated() {
        review();
        Table now = table;
        if (now != null) {
            now.coach().annotate();
        }
    }

    /** Leads through the mistakes of the person, or else of the side at the bottom, in a study of the game. */
    void learn() {
        review();
        Table now = table;
        if (now != null) {
            Side side = RecordTags.onlyPerson(now).orElse(window.isFlipped() ? Side.SECOND : Side.FIRST);
            now.coach().reviewMistakes(side);
        }
    }

    /** The open game is displayed at another table. */
    void reopened(Table now) {
        table = now;
        now.subscribe(this);
        changed();
    }

    /** The open game was resumed, so it is unsaved. */
    void resumed() {
        record().ifPresent(now -> document =
                Optional.of(Document.unsaved(new GameRecord(now.start(), now.tags(), Line.EMPTY, Optional.empty()))));
        changed();
    }

    /** The game was closed. */
    void closed() {
        table = null;
        changed();
    }

    private GameRecord record(Table of) {
        GameRecord record = of.record(GameAutosaver.tags(of, texts()));
        return of.isStudy()
                ? new GameRecord(
                        record.start(),
                        RecordTags.withWords(record.tags(), texts().catalogue()),
                        record.line(),
                        record.result())
                : record;
    }

    /** The record of the open game. */
    Optional<GameRecord> record() {
        return Optional.ofNullable(table).map(this::record);
    }

    /** Whether the open game has changed since it was saved. */
    boolean isUnsaved() {
        return record().flatMap(now -> document.map(each -> each.isUnsaved(now)))
                .orElse(false);
    }

    @Override
    public void changed() {
        List<String> words = new ArrayList<>();
        Table now = table;
        if (now != null) {
            finished.changed(now, record(now));
            String name = texts().catalogue().name(now.game());
            words.add(isUnsaved() ? texts().of("title.unsaved", name) : name);
            document.flatMap(Document::place)
                    .ifPresent(place -> words.add(String.valueOf(place.file().getFileName())));
        }
        words.add("Tabuleiro");
        window.setTitle(String.join(" – ", words));
    }

    // Opening.

    /** Asks for files and opens them. */
    void open() {
        List<Path> files = picker.open();
        if (!files.isEmpty()) {
            open(files);
        }
    }

    /** Opens files; asks which game if there are several. */
    void open(List<Path> files) {
        BackgroundTask.run(() -> FoundGame.in(files), found -> {
            ErrorDialog.show(window, texts(), found.errors());
            files.stream().filter(file -> !Files.exists(file)).forEach(window.settings()::removeRecentFile);
            Optional<FoundGame> game = found.games().size() > 1
                    ? choose("games", found.games())
                    : found.games().stream().findFirst();
            game.ifPresent(each -> confirmLeave(() -> open(each)));
        });
    }

    private void open(FoundGame game) {
        if (game.isPosition()) {
            open(game.record().start());
        } else {
            open(game.record());
        }
        record().ifPresent(now -> document = Optional.of(game.document(now)));
        window.settings().addRecentFile(game.file().toAbsolutePath());
        changed();
    }

    /** Asks for a recent game and opens it. */
    void openRecent() {
        BackgroundTask.run(() -> FoundGame.in(finished.recent().files()), found -> {
            ErrorDialog.show(window, texts(), found.errors());
            if (found.games().isEmpty()) {
                QuestionDialog.ask(
                        window, texts(), "recent", QuestionDialog.wrap(texts().of("recent.none")), List.of("ok"));
            } else {
                choose("recent", found.games()).ifPresent(this::review);
            }
        });
    }

    private Optional<FoundGame> choose(String name, List<FoundGame> games) {
        return GameChooser.choose(window, texts(), window.settings().theme(), name, games);
    }

    /** Opens a recent game. It has no file chosen by the user. */
    void review(FoundGame game) {
        confirmLeave(() -> {
            open(game.record());
            record().ifPresent(now -> finished.review(game.file(), game.record(), now));
        });
    }

    /** Opens with two persons, so that the computer does not move in a game that is only reviewed. */
    private void open(GameRecord record) {
        Seat person = new Seat.Person();
        window.open(SavedGame.of(record).with(person, person));
    }

    private void open(State state) {
        window.open(new GameSetting(state, new Seat.Person(), new Seat.Person(), new TimeControl.None()));
    }

    /** Imports a game or a position from the clipboard. */
    void paste() {
        BackgroundTask.run(SystemClipboard::text, text -> importText(text.orElse("")));
    }

    /** Imports a game or a position from text. */
    void importText(String text) {
        BackgroundTask.run(() -> PastedText.of(text), reading -> {
            switch (reading) {
                case PastedText.OfGames(List<GameRecord> records) -> {
                    List<FoundGame> games = new ArrayList<>();
                    for (GameRecord record : records) {
                        games.add(new FoundGame(Path.of(""), games.size(), records.size(), record, false));
                    }
                    Optional<FoundGame> game = games.size() > 1 ? choose("games", games) : Optional.of(games.get(0));
                    game.ifPresent(each -> confirmLeave(() -> open(each.record())));
                }
                case PastedText.OfPosition(State state) -> confirmLeave(() -> open(state));
                case PastedText.OfNothing(ReadError error) -> ErrorDialog.show(window, texts(), List.of(error));
            }
        });
    }

    /** Runs an action that replaces the open game; asks first if it is unsaved. */
    void confirmLeave(Runnable then) {
        Table now = table;
        if (now == null || !isUnsaved() || isSaved(now)) {
            then.run();
            return;
        }
        String name = texts().catalogue().name(now.game());
        String question = QuestionDialog.wrap(texts().of("ask.leave-game", name));
        switch (QuestionDialog.ask(window, texts(), "leave", question, List.of("save", "drop", "cancel"))) {
            case "save" -> save(then);
            case "drop" -> then.run();
            default -> {}
        }
    }

    /** A finished game can be reopened from the recent games. */
    private boolean isSaved(Table ended) {
        flush.run();
        return finished.isSaved(ended, record(ended));
    }

    // Saving.

    /** Saves the game to its file, or asks for one. */
    void save() {
        save(() -> {});
    }

    private void save(Runnable then) {
        record().ifPresent(now -> document.filter(each -> each.place().isPresent())
                .ifPresentOrElse(
                        each -> BackgroundTask.run(() -> each.save(now), error -> saved(error, each.saved(now), then)),
                        () -> saveAs(then)));
    }

    /** Asks for a file and saves the game. */
    void saveAs() {
        saveAs(() -> {});
    }

    private void saveAs(Runnable then) {
        record().ifPresent(now -> picker.save(
                        now.game().id() + "-"
                                + now.tags().getOrDefault("Date", "").replace('.', '-') + PgnFile.EXTENSION,
                        "pgn",
                        null)
                .ifPresent(path -> saveTo(path, then)));
    }

    /** Saves the game to a file; asks whether to replace or append if it exists. */
    void saveTo(Path path, Runnable then) {
        record().ifPresent(now -> {
            if (Files.exists(path) && !isCurrentFile(path)) {
                BackgroundTask.run(() -> new PgnFile(path).read(), there -> saveInto(path, there, now, then));
            } else {
                replace(path, now, then);
            }
        });
    }

    private boolean isCurrentFile(Path path) {
        return document.flatMap(Document::place)
                .filter(place -> place.games() == 1)
                .map(place -> place.file().toAbsolutePath().equals(path.toAbsolutePath()))
                .orElse(false);
    }

    private void saveInto(Path path, PastedText there, GameRecord now, Runnable then) {
        if (Files.isDirectory(path)) {
            ErrorDialog.show(window, texts(), List.of(PgnFile.cannotWrite(path, FileError.notRegular(path))));
            return;
        }
        int games = there instanceof PastedText.OfGames(List<GameRecord> records) ? records.size() : 0;
        String question = games > 0
                ? texts().of("ask.file-games", path.toString(), games)
                : texts().of("ask.file-other", path.toString());
        List<String> answers = games > 0 ? List.of("append", "replace", "cancel") : List.of("cancel", "replace");
        switch (QuestionDialog.ask(window, texts(), "file-exists", QuestionDialog.wrap(question), answers)) {
            case "append" ->
                BackgroundTask.run(
                        () -> new PgnFile(path).append(now),
                        error -> saved(error, document(path, games, games + 1, now), then));
            case "replace" -> replace(path, now, then);
            default -> {}
        }
    }

    private void replace(Path path, GameRecord now, Runnable then) {
        BackgroundTask.run(
                () -> new PgnFile(path).write(List.of(now)), error -> saved(error, document(path, 0, 1, now), then));
    }

    private static Document document(Path path, int index, int games, GameRecord now) {
        return new Document(Optional.of(new Document.Place(path, index, games, now)), now);
    }

    private void saved(Optional<ReadError> error, Document after, Runnable then) {
        if (error.isPresent()) {
            ErrorDialog.show(window, texts(), List.of(error.get()));
            return;
        }
        document = Optional.of(after);
        after.place().ifPresent(place -> {
            window.settings().addRecentFile(place.file().toAbsolutePath());
            Message saved =
                    Message.of("desktop.saved", String.valueOf(place.file().getFileName()));
            window.table().ifPresent(now -> now.tell(saved));
        });
        changed();
        then.run();
    }
}
