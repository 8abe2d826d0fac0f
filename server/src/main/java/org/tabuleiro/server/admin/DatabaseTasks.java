package org.tabuleiro.server.admin;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Consumer;
import org.tabuleiro.cli.BadInput;
import org.tabuleiro.files.FileError;
import org.tabuleiro.games.Message;
import org.tabuleiro.online.live.Projection;
import org.tabuleiro.online.store.Backups;
import org.tabuleiro.online.store.Database;
import org.tabuleiro.online.store.DatabaseException;
import org.tabuleiro.online.store.TableArchive;
import org.tabuleiro.online.store.TableArchive.ArchiveException;

/** Carries out what operators want done with the database as a whole. */
public final class DatabaseTasks {
    private final DatabaseChoice choice;
    private final Consumer<Message> output;

    /** Tasks on a database; what was done is reported. */
    public DatabaseTasks(DatabaseChoice choice, Consumer<Message> output) {
        this.choice = choice;
        this.output = output;
    }

    /** Carries out a task. Returns whether all is well. */
    public boolean run(AdminCommand command) {
        switch (command) {
            case AdminCommand.Export(Path file) -> exportTo(file);
            case AdminCommand.Import(Path file) -> importFrom(file);
            case AdminCommand.Backup(Path file) -> backup(file);
            case AdminCommand.Restore(Path file) -> restore(file);
            case AdminCommand.Rebuild(boolean repair) -> {
                return rebuild(repair);
            }
        }
        return true;
    }

    private void exportTo(Path file) {
        Path part = file.resolveSibling(file.getFileName() + ".new");
        try (Database database = choice.open()) {
            long rows;
            try (BufferedWriter out = Files.newBufferedWriter(part)) {
                rows = new TableArchive(database).write(out);
            }
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            output.accept(Message.of("server.admin.exported", Math.toIntExact(rows), file.toString()));
        } catch (IOException failure) {
            throw new BadInput(Message.of("server.admin.write", file.toString(), FileError.writing(file, failure)));
        } finally {
            deleteQuietly(part);
        }
    }

    private static void deleteQuietly(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException stays) {
            // What went wrong before is reported.
        }
    }

    private void importFrom(Path file) {
        try (BufferedReader in = Files.newBufferedReader(file);
                Database database = choice.open()) {
            long rows = new TableArchive(database).read(in);
            output.accept(Message.of("server.admin.imported", Math.toIntExact(rows), file.toString()));
        } catch (IOException failure) {
            throw new BadInput(Message.of("server.admin.read", file.toString(), FileError.reading(file, failure)));
        } catch (ArchiveException refused) {
            String detail = String.valueOf(refused.getMessage());
            throw new BadInput(
                    switch (refused.reason()) {
                        case MALFORMED -> Message.of("server.admin.malformed", file.toString(), detail);
                        case OTHER_SCHEMA -> Message.of("server.admin.schema", file.toString(), detail);
                        case NOT_EMPTY -> Message.of("server.admin.not-empty", detail);
                    });
        }
    }

    private void backup(Path file) {
        checkEmbedded();
        try (Database database = choice.open()) {
            Backups.Content content = Backups.write(database, file.toAbsolutePath());
            output.accept(counted("server.admin.backed-up", content, file.toString()));
        } catch (IOException failure) {
            throw new BadInput(Message.of("server.admin.write", file.toString(), FileError.writing(file, failure)));
        } catch (DatabaseException unreadable) {
            throw new BadInput(Message.of("server.admin.write", file.toString(), unreadable.detail()));
        }
    }

    private void restore(Path file) {
        checkEmbedded();
        Path folder = choice.folder();
        if (Backups.isIn(folder)) {
            throw new BadInput(Message.of("server.admin.restore.full", folder.toString()));
        }
        try {
            Backups.Content content = Backups.restore(file, folder);
            output.accept(counted("server.admin.restored", content, folder.toString()));
        } catch (IOException failure) {
            throw new BadInput(Message.of("server.admin.read", file.toString(), FileError.reading(file, failure)));
        } catch (DatabaseException unreadable) {
            throw new BadInput(Message.of("server.admin.read", file.toString(), unreadable.detail()));
        }
    }

    private static Message counted(String key, Backups.Content content, String where) {
        return Message.of(key, Math.toIntExact(content.matches()), Math.toIntExact(content.events()), where);
    }

    private void checkEmbedded() {
        if (choice.shared().isPresent()) {
            throw new BadInput(Message.of("server.admin.embedded-only"));
        }
    }

    private boolean rebuild(boolean repair) {
        try (Database database = choice.open()) {
            Projection.Outcome outcome = new Projection(database).check(repair);
            outcome.different()
                    .forEach(id ->
                            output.accept(Message.of(repair ? "server.admin.rebuilt" : "server.admin.different", id)));
            outcome.broken().forEach(id -> output.accept(Message.of("server.admin.broken", id)));
            output.accept(Message.of(
                    "server.admin.checked",
                    outcome.matches(),
                    outcome.different().size(),
                    outcome.broken().size()));
            return outcome.broken().isEmpty() && (repair || outcome.different().isEmpty());
        }
    }
}
