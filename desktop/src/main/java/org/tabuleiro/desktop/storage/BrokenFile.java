package org.tabuleiro.desktop.storage;

import java.io.IOException;
import org.tabuleiro.games.Message;

/** A file of the program's own that cannot be made sense of: it is kept under another name, for whoever wants to look at it. */
final class BrokenFile {
    private BrokenFile() {}

    /** Renames the file; the message says so, with the file's name, its new name and why. */
    static Message putAside(SafeFile file, String key, Message why) {
        try {
            return Message.of(key, file.path().toString(), file.putAside().toString(), why);
        } catch (IOException stuck) {
            return Message.of(key, file.path().toString(), file.path().toString(), why);
        }
    }
}
