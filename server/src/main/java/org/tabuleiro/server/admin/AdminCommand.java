package org.tabuleiro.server.admin;

import java.nio.file.Path;

/** What an operator wants done with the database. */
public sealed interface AdminCommand {

    /**
     * Write all tables to a file.
     *
     * @param file the file
     */
    record Export(Path file) implements AdminCommand {}

    /**
     * Read all tables from a file into an empty database.
     *
     * @param file the file
     */
    record Import(Path file) implements AdminCommand {}

    /**
     * Write a copy of the embedded database.
     *
     * @param file the file
     */
    record Backup(Path file) implements AdminCommand {}

    /**
     * Make an embedded database of such a copy.
     *
     * @param file the file
     */
    record Restore(Path file) implements AdminCommand {}

    /**
     * Compare the columns of matches with their events.
     *
     * @param repair whether to write them again
     */
    record Rebuild(boolean repair) implements AdminCommand {}
}
