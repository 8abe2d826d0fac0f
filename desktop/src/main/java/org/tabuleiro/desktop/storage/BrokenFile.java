package org.tabuleiro.desktop.storage;

import java.io.IOException;
import org.tabuleiro.files.SafeFile;
import org.tabuleiro.games.Message;

/** Sets aside a corrupt file of the program under another name, so that its content is not lost. */
final class BrokenFile {
    private BrokenFile() {}

    /** Renames the file. Returns a message with its old name, its new name and the reason. */
    static Message setAside(SafeFile file, String key, Message reason) {
        String before = file.path().toString();
        try {
            return Message.of(key, before, file.setAside().toString(), reason);
        } catch (IOException stuck) {
            return Message.of(key, before, before, reason);
        }
    }
}
